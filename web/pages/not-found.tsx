import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { LocationIcon } from "../illustrations/icons.tsx";
import { openChat } from "../lib/chat-events.ts";
import { useHref } from "../lib/page.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

const PAGES = ["home", "pricing", "faq", "contact"] as const;

export function Page(): ReactNode {
  const { t } = useTranslation("not-found");
  const href = useHref();
  return (
    <Notice mark={<LocationIcon className="size-8" />} tone="calm" title={t("title")}>
      <p className="lead mt-5">{t("text")}</p>
      <ul className="mt-8 border-t border-line">
        {PAGES.map((page) => (
          <li key={page} className="border-b border-line">
            <Link to={href(page)} className="block py-4 text-lg font-semibold underline-offset-4 hover:underline">
              {t(page)}
            </Link>
          </li>
        ))}
      </ul>
      <Button look="outline" className="mt-8 noscript:hidden" onClick={openChat}>
        {t("ask")}
      </Button>
    </Notice>
  );
}
