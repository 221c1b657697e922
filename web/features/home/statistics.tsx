import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AskAbout } from "../../ui/ask-about.tsx";
import { Section } from "../../ui/section.tsx";

const STATS = ["users", "media", "return", "turnover", "stress", "legal"] as const;

/** The company's own claims, always with the note that they are its own. */
export function Statistics(): ReactNode {
  const { t } = useTranslation("home");
  return (
    <Section labelledBy="statistics-title" tone="ink" className="pt-28 md:pt-36">
      <div className="stats-head">
        <h2 id="statistics-title" className="display-2">
          {t("stats.title")}
        </h2>
        <div>
          <p className="text-soft">{t("stats.note")}</p>
          <AskAbout
            className="mt-3"
            question={t("stats.question")}
            source="statistics"
            topic={t("stats.title")}
            label={t("stats.ask")}
          />
        </div>
      </div>
      <dl className="stats">
        {STATS.map((stat) => (
          <div key={stat}>
            <dt>{t(`stats.items.${stat}.title`)}</dt>
            <dd>
              <strong>{t(`stats.items.${stat}.number`)}</strong>
              {t(`stats.items.${stat}.label`)}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
