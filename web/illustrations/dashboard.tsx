import type { ReactNode } from "react";
import { BrandMark } from "./brand-mark.tsx";
import type { Pin } from "./city-map.tsx";
import { CityMap } from "./city-map.tsx";
import type { DashboardLabels } from "./dashboard-parts.tsx";
import { AlertTag, HeatLegend, Incident, Tiles } from "./dashboard-parts.tsx";
import { AlertIcon, DashboardIcon, EvidenceIcon, HeatmapIcon, UsersIcon } from "./icons.tsx";
import type { PersonId } from "./people.ts";
import { PEOPLE } from "./people.ts";

type Person = { who: PersonId; place: keyof DashboardLabels; state: "Alert" | "OnTheWay" | "Fine" | "Left" | "Break" };

const PINS: readonly Pin[] = [
  { who: "nadia", x: 178, y: 262 },
  { who: "tom", x: 136, y: 448 },
  { who: "ines", x: 291, y: 138 },
  { who: "pablo", x: 668, y: 335 },
  { who: "jeanne", x: 520, y: 446 },
  { who: "omar", x: 232, y: 40 },
  { who: "karim", x: 437, y: 385, state: "responder" },
  { who: "lina", x: 594, y: 121, state: "alert" },
];
const PLACES = [
  { place: "park", x: 302, y: 254 },
  { place: "market", x: 384, y: 422 },
  { place: "depot", x: 202, y: 424 },
  { place: "clinic", x: 226, y: 182 },
] as const;
const ROUTE = "M437 385Q442 340 431 305L417 131 594 121";

const STAFF: readonly Person[] = [
  { who: "lina", place: "incidentPlace", state: "Alert" },
  { who: "karim", place: "market", state: "OnTheWay" },
  { who: "nadia", place: "clinic", state: "Fine" },
  { who: "tom", place: "depot", state: "Left" },
  { who: "ines", place: "park", state: "Fine" },
  { who: "pablo", place: "depot", state: "Break" },
];

/** The supervision dashboard, 16:10, for 560 to 1100 px; its text scales with its width. */
export function DashboardPicture({
  labels,
  className = "",
}: {
  labels: DashboardLabels;
  className?: string;
}): ReactNode {
  const places = PLACES.map(({ place, x, y }) => ({ name: labels[place], x, y }));
  return (
    <div role="img" aria-label={labels.name} className={`illu illu-box ${className}`.trim()}>
      <div aria-hidden="true" className="illu-dash">
        <div className="illu-rail">
          <BrandMark />
          <DashboardIcon className="on" />
          <AlertIcon />
          <UsersIcon />
          <HeatmapIcon />
          <EvidenceIcon />
        </div>
        <div className="illu-desk">
          <div className="illu-top">
            <b>{labels.title}</b>
            <span className="illu-live">{labels.live}</span>
            <span>14:36</span>
            <i>MO</i>
          </div>
          <Tiles labels={labels} />
          <CityMap pins={PINS} places={places} route={ROUTE} alertTag={<AlertTag labels={labels} />}>
            <HeatLegend labels={labels} />
          </CityMap>
          <div className="illu-side">
            <Incident labels={labels} />
            <div className="illu-card illu-people">
              <b>{labels.people}</b>
              {STAFF.map(({ who, place, state }) => (
                <div key={who} className={state}>
                  <i>{PEOPLE[who].initials}</i>
                  <p>
                    <b>{PEOPLE[who].name}</b>
                    {labels[place]}
                  </p>
                  <em>{labels[`state${state}`]}</em>
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
