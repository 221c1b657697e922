import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePageContent } from "../lib/page.ts";
import { RichText } from "../ui/rich-text.tsx";

export function Page(): ReactNode {
  const { t } = useTranslation("home");
  const { faq } = usePageContent<"home">();
  return (
    <div className="mx-auto max-w-3xl px-6 py-16">
      <h1 className="text-4xl font-semibold">{t("hero.title")}</h1>
      <section id="faq" className="mt-16">
        {faq.map((item) => (
          <details key={item.slug} name="faq" id={item.slug} className="border-b border-line py-4">
            <summary className="font-semibold">{item.question}</summary>
            <div className="prose pt-3">
              <RichText nodes={item.answer} />
            </div>
          </details>
        ))}
      </section>
    </div>
  );
}
