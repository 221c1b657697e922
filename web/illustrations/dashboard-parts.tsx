import type { ReactNode } from "react";
import { PEOPLE } from "./people.ts";

/**
 * Words of the dashboard picture, desktop and mobile. English sample:
 * name "Supervision dashboard: live map with one active alert, incident timeline and people on shift",
 * title "Supervision", live "Live", onShift "On shift", alerts "Active alert", left "Left their zone", week "Incidents, 7 days",
 * heatLow "Low risk", heatHigh "High risk", incident "Active alert", incidentPlace "East avenue",
 * raised "Alert raised, device pressed twice", relayed "Position, audio and video shared",
 * taken "Karim D. takes charge", onTheWay "Karim D. is on the way", people "People",
 * places: depot "Depot", market "Market hall", clinic "Clinic", park "Park";
 * states: stateAlert "Alert", stateOnTheWay "On the way", stateFine "Fine", stateLeft "Left zone", stateBreak "Break".
 */
export type DashboardLabels = Record<
  | "name"
  | "title"
  | "live"
  | "onShift"
  | "alerts"
  | "left"
  | "week"
  | "heatLow"
  | "heatHigh"
  | "incident"
  | "incidentPlace"
  | "raised"
  | "relayed"
  | "taken"
  | "onTheWay"
  | "people"
  | "depot"
  | "market"
  | "clinic"
  | "park"
  | "stateAlert"
  | "stateOnTheWay"
  | "stateFine"
  | "stateLeft"
  | "stateBreak",
  string
>;

const EVENTS = [
  { at: "14:35", label: "onTheWay" },
  { at: "14:33", label: "taken" },
  { at: "14:32", label: "relayed" },
  { at: "14:32", label: "raised" },
] as const;

/** What the map shows beside the alert. */
export function AlertTag({ labels }: { labels: DashboardLabels }): ReactNode {
  return (
    <span className="illu-callout">
      <b>{PEOPLE.lina.name}</b>
      {labels.incidentPlace}
    </span>
  );
}

/** Four numbers of the day; the last one with its week as bars. */
export function Tiles({ labels }: { labels: DashboardLabels }): ReactNode {
  return (
    <div className="illu-tiles">
      <p>
        <b>38</b>
        {labels.onShift}
      </p>
      <p className="on">
        <b>1</b>
        {labels.alerts}
      </p>
      <p>
        <b>2</b>
        {labels.left}
      </p>
      <p>
        <b>5</b>
        {labels.week}
        <svg viewBox="0 0 54 24">
          <path d="M3 22v-5M11 22v-9M19 22v-5M27 22v-13M35 22v-2M43 22v-2M51 22v-9" />
        </svg>
      </p>
    </div>
  );
}

/** The open incident: who, where, and what happened since, newest first. */
export function Incident({ labels }: { labels: DashboardLabels }): ReactNode {
  return (
    <div className="illu-card illu-incident">
      <div>
        <b>{labels.incident}</b>
        <span>04:12</span>
      </div>
      <p>
        {PEOPLE.lina.name} · {labels.incidentPlace}
      </p>
      {EVENTS.map(({ at, label }) => (
        <p key={label}>
          <i>{at}</i>
          {labels[label]}
        </p>
      ))}
    </div>
  );
}

/** Scale of the heat zones. */
export function HeatLegend({ labels }: { labels: DashboardLabels }): ReactNode {
  return (
    <div className="illu-legend">
      {labels.heatLow}
      <i />
      <i />
      <i />
      {labels.heatHigh}
    </div>
  );
}
