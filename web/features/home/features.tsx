import type { ReactNode } from "react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { DevicePicture } from "../../illustrations/device.tsx";
import { HeroScene } from "../../illustrations/hero-scene.tsx";
import type { Icon } from "../../illustrations/icons.tsx";
import {
  AlertIcon,
  ApiIcon,
  Clock24Icon,
  DashboardIcon,
  DeviceIcon,
  EvidenceIcon,
  FallIcon,
  PlaceIcon,
  RouteIcon,
  VideoIcon,
} from "../../illustrations/icons.tsx";
import { AskAbout } from "../../ui/ask-about.tsx";
import { useReveal } from "../../ui/reveal.ts";
import { Section, SectionHeading } from "../../ui/section.tsx";

type FeatureId =
  | "alert"
  | "relay"
  | "evidence"
  | "fall"
  | "route"
  | "places"
  | "dashboard"
  | "device"
  | "integrations"
  | "centre";

type Feature = {
  id: FeatureId;
  icon: Icon;
  color: "signal" | "ink" | "line";
  /** Places it takes on the grid, besides the ordinary one. */
  span?: "is-wide-late" | "is-wide is-beside" | "is-wide is-tall";
  isSoon?: boolean;
};

const FEATURES: readonly Feature[] = [
  { id: "alert", icon: AlertIcon, color: "signal", span: "is-wide is-beside" },
  { id: "relay", icon: VideoIcon, color: "ink" },
  { id: "evidence", icon: EvidenceIcon, color: "line" },
  { id: "fall", icon: FallIcon, color: "line" },
  { id: "route", icon: RouteIcon, color: "line" },
  { id: "places", icon: PlaceIcon, color: "line" },
  { id: "dashboard", icon: DashboardIcon, color: "ink", span: "is-wide-late" },
  { id: "device", icon: DeviceIcon, color: "signal", span: "is-wide is-tall" },
  { id: "integrations", icon: ApiIcon, color: "line" },
  { id: "centre", icon: Clock24Icon, color: "line", isSoon: true },
];

export function Features(): ReactNode {
  const { t } = useTranslation("home");
  const list = useRef<HTMLUListElement>(null);
  useReveal(list);
  return (
    <Section id="features" labelledBy="features-title" tone="sunk">
      <SectionHeading
        id="features-title"
        eyebrow={t("features.eyebrow")}
        title={t("features.title")}
        lead={t("features.lead")}
      />
      <ul ref={list} className="feature-grid">
        {FEATURES.map((feature) => (
          <FeatureCard key={feature.id} {...feature} />
        ))}
      </ul>
    </Section>
  );
}

function FeatureCard({ id, icon: CardIcon, color, span, isSoon = false }: Feature): ReactNode {
  const { t } = useTranslation("home");
  const title = t(`features.items.${id}.title`);
  return (
    <li className={`feature-card ${span ?? ""}`.trim()}>
      <div className="feature-words">
        <span className={`tile tile-${color}`}>
          <CardIcon className="size-7" />
        </span>
        <h3>
          {title}
          {isSoon ? <span className="soon">{t("features.soon")}</span> : null}
        </h3>
        <p>{t(`features.items.${id}.text`)}</p>
        <AskAbout question={t(`features.items.${id}.question`)} source={`feature-${id}`} topic={title} />
      </div>
      {id === "alert" ? <AlertScene /> : null}
      {id === "device" ? <DevicePicture labels={t("device", { returnObjects: true })} /> : null}
    </li>
  );
}

function AlertScene(): ReactNode {
  const { t } = useTranslation("home");
  const labels = {
    ...t("scene", { returnObjects: true }),
    title: t("dashboard.title"),
    live: t("dashboard.live"),
    alert: t("dashboard.stateAlert"),
    place: t("dashboard.incidentPlace"),
    fine: t("dashboard.stateFine"),
    park: t("dashboard.park"),
  };
  return <HeroScene labels={labels} />;
}
