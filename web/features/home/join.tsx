import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "../../lib/page.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Container } from "../../ui/section.tsx";

export function Join(): ReactNode {
  const { t } = useTranslation("home");
  const href = useHref();
  return (
    <section className="join" aria-labelledby="join-title">
      <Container>
        <div className="join-card">
          <div>
            <h2 id="join-title" className="display-2">
              {t("join.title")}
            </h2>
            <p>{t("join.text")}</p>
          </div>
          <div className="join-actions">
            <ButtonLink look="dark" size="lg" href={href("auth", "?mode=register")}>
              {t("join.start")}
            </ButtonLink>
            <ButtonLink look="outline" size="lg" href={href("contact", "?topic=pilot")}>
              {t("join.pilot")}
            </ButtonLink>
          </div>
        </div>
      </Container>
    </section>
  );
}
