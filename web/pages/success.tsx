import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../features/checkout/confirmation.tsx";
import { CheckIcon } from "../illustrations/icons.tsx";
import { useFact, useHref } from "../lib/page.ts";
import { AskAbout } from "../ui/ask-about.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

export function Page(): ReactNode {
  const { t } = useTranslation("success");
  const href = useHref();
  const dashboard = useFact("company.links.companyDashboard");
  return (
    <Notice mark={<CheckIcon className="size-8" />} tone="good" title={t("title")}>
      <p className="lead mt-5" role="status">
        {t("text")}
      </p>
      <Confirmation />
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink look="dark" size="lg" href={href("pricing")}>
          {t("pricing")}
        </ButtonLink>
        <ButtonLink look="outline" size="lg" href={href("home")}>
          {t("home")}
        </ButtonLink>
      </div>
      <h2 className="mt-14 text-xl font-semibold">{t("next")}</h2>
      <ul className="mt-3 grid gap-2">
        <li>
          <a className="font-semibold underline underline-offset-4" href={dashboard} rel="noopener">
            {t("steps.dashboard")}
          </a>
        </li>
        <li>
          <AskAbout question={t("question")} source="success" topic={t("question")} label={t("steps.ask")} />
        </li>
      </ul>
    </Notice>
  );
}
