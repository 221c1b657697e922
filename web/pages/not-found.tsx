import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useHref } from "../lib/page.ts";

export function Page(): ReactNode {
  const { t } = useTranslation("not-found");
  const href = useHref();
  return (
    <div className="mx-auto max-w-xl px-6 py-24">
      <h1 className="text-4xl font-semibold">{t("title")}</h1>
      <p className="mt-4">{t("text")}</p>
      <Link to={href("home")} className="mt-8 inline-block underline">
        {t("home")}
      </Link>
    </div>
  );
}
