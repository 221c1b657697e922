import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PhoneFrame } from "../../illustrations/phone-frame.tsx";
import {
  AlertScreen,
  CollectScreen,
  ConformityScreen,
  MonitoringScreen,
  ProtectionScreen,
  SecurityCentreScreen,
} from "../../illustrations/phone-screens.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";

/** The mobile app: six floating cards, each with one of its screens. */
export function MobileApp(): ReactNode {
  const { t } = useTranslation("home");
  const labels = t("phones", { returnObjects: true });
  return (
    <Section labelledBy="app-title" className="overflow-clip">
      <SectionHeading id="app-title" eyebrow={t("app.eyebrow")} title={t("app.title")} lead={t("app.lead")} />
      <ul className="phones">
        <PhoneCard id="monitoring">
          <MonitoringScreen labels={labels.monitoring} />
        </PhoneCard>
        <PhoneCard id="conformity">
          <ConformityScreen labels={labels.conformity} />
        </PhoneCard>
        <PhoneCard id="protection">
          <ProtectionScreen labels={labels.protection} />
        </PhoneCard>
        <PhoneCard id="alert">
          <AlertScreen labels={labels.alert} />
        </PhoneCard>
        <PhoneCard id="collect">
          <CollectScreen labels={labels.collect} />
        </PhoneCard>
        <PhoneCard id="always">
          <SecurityCentreScreen labels={labels.always} />
        </PhoneCard>
      </ul>
    </Section>
  );
}

type CardId = "monitoring" | "conformity" | "protection" | "alert" | "collect" | "always";

function PhoneCard({ id, children }: { id: CardId; children: ReactNode }): ReactNode {
  const { t } = useTranslation("home");
  const title = t(`app.cards.${id}.title`);
  return (
    <li className="phone-card">
      <PhoneFrame label={title} className="phone-float">
        {children}
      </PhoneFrame>
      <h3>{title}</h3>
      <p>{t(`app.cards.${id}.text`)}</p>
    </li>
  );
}
