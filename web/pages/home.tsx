import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DemoEntry } from "../features/demo/demo-entry.tsx";
import { Faq } from "../features/home/faq.tsx";
import { Features } from "../features/home/features.tsx";
import { Hero } from "../features/home/hero.tsx";
import { Join } from "../features/home/join.tsx";
import { LogoRow } from "../features/home/logo-row.tsx";
import { MobileApp } from "../features/home/mobile-app.tsx";
import { Services } from "../features/home/services.tsx";
import { Statistics } from "../features/home/statistics.tsx";
import { CLIENT_LOGOS, MEDIA_LOGOS } from "../illustrations/logos.tsx";
import { usePageContent } from "../lib/page.ts";
import { Later } from "../ui/later.tsx";

/** The order of the bands is the specification's (section 2). */
export function Page(): ReactNode {
  const { t } = useTranslation("home");
  const { faq } = usePageContent<"home">();
  return (
    <>
      <DemoEntry>{(demo) => <Hero onWatchDemo={demo.open} onDemoIntent={demo.preload} />}</DemoEntry>
      <Statistics />
      <Later>
        <MobileApp />
      </Later>
      <Later>
        <LogoRow id="clients-title" title={t("clients.title")} logos={CLIENT_LOGOS} />
      </Later>
      <Later>
        <Features />
      </Later>
      <Later>
        <LogoRow id="media-title" title={t("media.title")} logos={MEDIA_LOGOS} />
      </Later>
      <Later>
        <Services />
      </Later>
      <Later>
        <Join />
      </Later>
      <Later>
        <Faq items={faq} />
      </Later>
    </>
  );
}
