import type { MouseEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ExternalIcon } from "../illustrations/icons.tsx";
import { useFact, useHref } from "../lib/page.ts";

/** The header's page links, in the wide header and in the mobile menu alike. */
export function HeaderLinks(props: { className: string; onFollow?: (event: MouseEvent) => void }): ReactNode {
  const { t } = useTranslation();
  const href = useHref();
  const individualsApp = useFact("company.links.individualsApp");
  const follow = props.onFollow === undefined ? {} : { onClick: props.onFollow };
  return (
    <ul className={props.className}>
      <li>
        <Link to={href("home", "#features")} {...follow}>
          {t("header.features")}
        </Link>
      </li>
      <li>
        <Link to={href("pricing")} {...follow}>
          {t("header.pricing")}
        </Link>
      </li>
      <li>
        <a href={individualsApp} rel="noopener" {...follow}>
          {t("header.individuals")}
          <ExternalIcon className="external-mark" />
          <span className="sr-only"> {t("header.external")}</span>
        </a>
      </li>
      <li>
        <Link to={href("contact")} {...follow}>
          {t("header.contact")}
        </Link>
      </li>
    </ul>
  );
}

/** The customer dashboard of the company, on its own site. */
export function MyDashboardLink(props: { className: string }): ReactNode {
  const { t } = useTranslation();
  const dashboard = useFact("company.links.companyDashboard");
  return (
    <a href={dashboard} rel="noopener" className={props.className}>
      {t("header.myDashboard")}
      <ExternalIcon className="external-mark" />
      <span className="sr-only"> {t("header.external")}</span>
    </a>
  );
}
