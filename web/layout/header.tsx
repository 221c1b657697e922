import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useHref } from "../lib/page.ts";

export function Header(_props: { isLoading: boolean }): ReactNode {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <header className="border-b border-line px-6 py-4">
      <Link to={href("home")} className="font-semibold">
        {t("brand")}
      </Link>
    </header>
  );
}
