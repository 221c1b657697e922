import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BrandMark } from "../../illustrations/brand-mark.tsx";
import type { Pin } from "../../illustrations/city-map.tsx";
import { CityMap } from "../../illustrations/city-map.tsx";
import { AlertIcon, CheckIcon, LocationIcon, VideoIcon } from "../../illustrations/icons.tsx";
import { PEOPLE } from "../../illustrations/people.ts";
import { Button } from "../../ui/button.tsx";
import { DEMO_STEPS } from "./steps.ts";

const at = (step: (typeof DEMO_STEPS)[number]) => DEMO_STEPS.indexOf(step);
const CHANNELS = [
  { id: "video", icon: VideoIcon },
  { id: "audio", icon: AlertIcon },
  { id: "position", icon: LocationIcon },
] as const;

/** What the worker has in hand: the device, and what it tells her. */
export function WorkerView({ index, onPress }: { index: number; onPress: () => void }): ReactNode {
  const { t } = useTranslation("home");
  const isAlert = index >= at("press") && index < at("close");
  const status =
    index === at("calm")
      ? t("demo.onShift")
      : index < at("charge")
        ? t("demo.alertSent")
        : t(index === at("close") ? "demo.safe" : "demo.helpComing");
  return (
    <section className="demo-pane demo-worker" aria-label={t("demo.worker")}>
      <h3>{t("demo.worker")}</h3>
      <div className={`demo-device ${isAlert ? "is-alert" : ""}`} aria-hidden="true">
        <i />
        <i />
        <svg viewBox="0 0 108 108">
          <circle className="demo-puck" cx="54" cy="54" r="52" />
          <circle className="demo-rim" cx="54" cy="54" r="45" />
          <circle className="demo-cap" cx="54" cy="54" r="23" />
        </svg>
      </div>
      {index <= at("press") ? (
        <Button look="primary" onClick={onPress}>
          {t("demo.press")}
        </Button>
      ) : (
        <p className="demo-status">
          <b>{PEOPLE.lina.name}</b>
          {status}
        </p>
      )}
      <ul className="demo-channels">
        {CHANNELS.map(({ id, icon: ChannelIcon }) => (
          <li key={id} className={index >= at("relay") ? "is-on" : ""}>
            <ChannelIcon className="size-5" />
            {t(`demo.${id}`)}
            {index >= at("relay") ? <CheckIcon className="size-4" /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const WAY = "M437 385Q442 340 431 305L417 131 594 121";

function pins(index: number): Pin[] {
  const isThere = index >= at("close");
  const lina: Pin = { who: "lina", x: 594, y: 121 };
  const karim: Pin = isThere ? { who: "karim", x: 556, y: 150 } : { who: "karim", x: 437, y: 385 };
  if (index >= at("seen") && !isThere) lina.state = "alert";
  if (index >= at("charge")) karim.state = "responder";
  return [{ who: "nadia", x: 178, y: 262 }, { who: "ines", x: 291, y: 138 }, karim, lina];
}

/** What the manager sees, and what he can do about it. */
export function ManagerView(props: {
  index: number;
  onTakeCharge: () => void;
  onCloseIncident: () => void;
}): ReactNode {
  const { t } = useTranslation("home");
  const { index } = props;
  const events = [
    { step: "seen", text: t("demo.newAlert", { who: PEOPLE.lina.name, place: t("dashboard.incidentPlace") }) },
    { step: "charge", text: t("demo.takenBy") },
    { step: "close", text: t("demo.closed") },
    { step: "close", text: t("demo.evidence") },
  ] as const;
  const shown = events.filter(({ step }) => index >= at(step));
  return (
    <section className="demo-pane demo-manager" aria-label={t("demo.manager")}>
      <h3>{t("demo.manager")}</h3>
      <div className="illu demo-map" aria-hidden="true">
        <div className="illu-top">
          <BrandMark className="size-5" />
          <b>{t("dashboard.title")}</b>
          <span className="illu-live">{t("dashboard.live")}</span>
        </div>
        <CityMap pins={pins(index)} {...(index === at("charge") ? { route: WAY } : {})} />
      </div>
      <div className="demo-log">
        {shown.length === 0 ? (
          <p>{t("demo.quiet")}</p>
        ) : (
          <ul>
            {shown.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {index === at("seen") ? (
          <Button look="dark" onClick={props.onTakeCharge}>
            {t("demo.take")}
          </Button>
        ) : null}
        {index === at("charge") ? (
          <Button look="dark" onClick={props.onCloseIncident}>
            {t("demo.closeIncident")}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
