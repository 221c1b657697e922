import type { ReactNode } from "react";
import { BrandMark } from "./brand-mark.tsx";
import type { Pin } from "./city-map.tsx";
import { CityMap } from "./city-map.tsx";
import type { DashboardLabels } from "./dashboard-parts.tsx";
import { AlertTag, HeatLegend, Incident, Tiles } from "./dashboard-parts.tsx";
import { AlertIcon, DashboardIcon, HeatmapIcon, UsersIcon } from "./icons.tsx";

const PINS: readonly Pin[] = [
  { who: "ines", x: 291, y: 138 },
  { who: "jeanne", x: 520, y: 420 },
  { who: "nadia", x: 362, y: 236 },
  { who: "karim", x: 437, y: 350, state: "responder" },
  { who: "lina", x: 540, y: 124, state: "alert" },
];
const ROUTE = "M437 350Q436 330 431 305L417 131 540 124";

/** The dashboard as a portrait, 17:28, for 768 px and less; legible from 320 px. */
export function DashboardMobilePicture({
  labels,
  className = "",
}: {
  labels: DashboardLabels;
  className?: string;
}): ReactNode {
  return (
    <div role="img" aria-label={labels.name} className={`illu illu-box ${className}`.trim()}>
      <div aria-hidden="true" className="illu-dash illu-pocket">
        <div className="illu-top">
          <BrandMark />
          <b>{labels.title}</b>
          <span className="illu-live">{labels.live}</span>
          <span>14:36</span>
        </div>
        <CityMap pins={PINS} route={ROUTE} alertTag={<AlertTag labels={labels} />}>
          <HeatLegend labels={labels} />
        </CityMap>
        <Tiles labels={labels} />
        <Incident labels={labels} />
        <div className="illu-tabs">
          <DashboardIcon className="on" />
          <AlertIcon />
          <UsersIcon />
          <HeatmapIcon />
        </div>
      </div>
    </div>
  );
}
