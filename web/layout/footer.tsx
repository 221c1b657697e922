import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { BrandMark } from "../illustrations/brand-mark.tsx";
import { ProfessionalNetworkIcon, VideoChannelIcon, XIcon } from "../illustrations/icons.tsx";
import { openConsent } from "../lib/chat-events.ts";
import { useFact, useHref } from "../lib/page.ts";
import { Container } from "../ui/section.tsx";
import { LanguageLinks } from "./language-menu.tsx";

const LEGAL_PAGES = [
  "privacy-policy",
  "terms-of-service",
  "legal-notice",
  "shipping-policy",
  "cookie-policy",
  "gdpr",
] as const;

const SOCIAL = { linkedin: ProfessionalNetworkIcon, x: XIcon, youtube: VideoChannelIcon } as const;

export function Footer(): ReactNode {
  const { t } = useTranslation();
  const href = useHref();
  const tagline = useFact("company.tagline");
  return (
    <footer className="site-footer tone-ink">
      <Container>
        <div className="footer-top">
          <div>
            <p className="logo">
              <BrandMark className="size-8" />
              {t("brand")}
            </p>
            <p className="footer-tagline">{tagline}</p>
            <SocialLinks />
          </div>
          <nav className="footer-links" aria-label={t("footer.nav")}>
            <FooterColumn title={t("footer.service")}>
              <Link to={href("home", "#features")}>{t("footer.features")}</Link>
              <Link to={href("pricing")}>{t("footer.pricing")}</Link>
            </FooterColumn>
            <FooterColumn title={t("footer.support")}>
              <Link to={href("faq")}>{t("footer.faq")}</Link>
              <Link to={href("contact", "?topic=support")}>{t("footer.contact")}</Link>
            </FooterColumn>
            <FooterColumn title={t("footer.legal")}>
              {LEGAL_PAGES.map((page) => (
                <Link key={page} to={href(page)}>
                  {t(`footer.${page}`)}
                </Link>
              ))}
              <button type="button" className="script-only" onClick={openConsent}>
                {t("footer.cookieSettings")}
              </button>
            </FooterColumn>
          </nav>
        </div>
        <p className="footer-note">{t("footer.emergency")}</p>
        <div className="footer-end">
          <p>
            {t("footer.copyright")}
            <span aria-hidden="true"> · </span>
            {t("footer.registration")}
          </p>
          <nav aria-label={t("language.label")}>
            <LanguageLinks className="footer-languages" />
          </nav>
        </div>
      </Container>
    </footer>
  );
}

function FooterColumn(props: { title: string; children: ReactNode[] | ReactNode }): ReactNode {
  const items = [props.children].flat(2);
  return (
    <div>
      <h2>{props.title}</h2>
      <ul>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is written here and never changes
          <li key={index}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function SocialLinks(): ReactNode {
  const { t } = useTranslation();
  const addresses = {
    linkedin: useFact("company.social.linkedin"),
    x: useFact("company.social.x"),
    youtube: useFact("company.social.youtube"),
  };
  return (
    <ul className="footer-social" aria-label={t("footer.social")}>
      {(["linkedin", "x", "youtube"] as const).map((network) => {
        const Icon = SOCIAL[network];
        return (
          <li key={network}>
            <a href={addresses[network]} rel="noopener me" className="icon-button" aria-label={t(`footer.${network}`)}>
              <Icon />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
