import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Icon } from "../../illustrations/icons.tsx";
import {
  BuildingIcon,
  ChevronIcon,
  EventIcon,
  HomeIcon,
  RolesIcon,
  RouteIcon,
  UsersIcon,
} from "../../illustrations/icons.tsx";
import { useHref } from "../../lib/page.ts";
import { AskAbout } from "../../ui/ask-about.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";

type ServiceId = "mobile" | "sites" | "public" | "events" | "vip" | "commuters";
type Service = { id: ServiceId; icon: Icon; color: "signal" | "ink" | "line" };

const SERVICES: readonly Service[] = [
  { id: "mobile", icon: RouteIcon, color: "signal" },
  { id: "sites", icon: BuildingIcon, color: "line" },
  { id: "public", icon: UsersIcon, color: "ink" },
  { id: "events", icon: EventIcon, color: "signal" },
  { id: "vip", icon: RolesIcon, color: "line" },
  { id: "commuters", icon: HomeIcon, color: "ink" },
];

export function Services(): ReactNode {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  // The last choice stays while the drawer closes.
  const [selected, setSelected] = useState<Service | null>(null);
  const open = (service: Service) => {
    setSelected(service);
    setIsOpen(true);
  };
  return (
    <Section id="services" labelledBy="services-title">
      <SectionHeading
        id="services-title"
        eyebrow={t("services.eyebrow")}
        title={t("services.title")}
        lead={t("services.lead")}
      />
      <ul className="service-grid">
        {SERVICES.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} onOpen={() => open(service)} />
          </li>
        ))}
      </ul>
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        labelledBy="service-drawer-title"
        closeLabel={common("close")}
      >
        {selected === null ? null : <ServiceDetail service={selected} onLeave={() => setIsOpen(false)} />}
      </Drawer>
    </Section>
  );
}

function ServiceCard({ service, onOpen }: { service: Service; onOpen: () => void }): ReactNode {
  const { t } = useTranslation("home");
  const { id, icon: CardIcon, color } = service;
  return (
    <button type="button" className="service-card" aria-haspopup="dialog" onClick={onOpen}>
      <span className={`tile tile-${color}`}>
        <CardIcon className="size-7" />
      </span>
      <span className="service-words">
        <span className="service-title">{t(`services.items.${id}.title`)}</span>
        <span className="text-soft">{t(`services.items.${id}.text`)}</span>
      </span>
      <ChevronIcon className="service-mark" />
    </button>
  );
}

function ServiceDetail({ service, onLeave }: { service: Service; onLeave: () => void }): ReactNode {
  const { t } = useTranslation("home");
  const href = useHref();
  const { id, icon: DetailIcon, color } = service;
  const title = t(`services.items.${id}.title`);
  return (
    <div className="service-detail">
      <span className={`tile tile-${color}`}>
        <DetailIcon className="size-7" />
      </span>
      <h2 id="service-drawer-title">{title}</h2>
      <p>{t(`services.items.${id}.detail`)}</p>
      <div className="service-actions">
        <ButtonLink look="dark" href={href("auth", "?mode=register")}>
          {t("services.start")}
        </ButtonLink>
        {/* The drawer is modal, so it has to leave before the chat can be used. */}
        <span onClickCapture={onLeave}>
          <AskAbout question={t(`services.items.${id}.question`)} source={`service-${id}`} topic={title} />
        </span>
      </div>
    </div>
  );
}
