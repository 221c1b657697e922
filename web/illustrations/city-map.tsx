import type { CSSProperties, ReactNode } from "react";
import type { PersonId } from "./people.ts";
import { PEOPLE } from "./people.ts";

/** Someone on the map; `x` and `y` in the map's own 800 x 500 units, on a street where possible. */
export type Pin = { who: PersonId; x: number; y: number; state?: "alert" | "responder" };

/** A named place on the map, in map units. */
export type MapPlace = { name: string; x: number; y: number };

type CityMapProps = {
  pins: readonly Pin[];
  places?: readonly MapPlace[];
  /** Shown beside the pin in state `alert`. */
  alertTag?: ReactNode;
  /** Way of the responder to the alert, as SVG path data in map units. */
  route?: string;
  /** Streets, river and people only: for small pictures. */
  plain?: boolean;
  /** Legends placed over the map. */
  children?: ReactNode;
  className?: string;
};

/** Rows of houses: thick dashed strokes, cut into blocks by the streets drawn over them. */
const HOUSES =
  "M-9 15 489-14M-9 39 489 10M-9 66 489 36M-9 90 489 60M-9 118 484 88M-9 139 484 112M-9 173 484 144M-9 196 500 166M-9 224 520 192M-9 248 530 214M-9 276 560 240M-9 301 470 270M-9 330 420 302M-9 424 640 398M-9 456 640 424M-9 486 640 452M520 85 810 42M525 112 810 72M530 150 810 126M540 175 810 152M545 206 740 190M560 226 690 216M650 360 810 322M652 378 810 338M652 412 810 372M650 460 810 428M645 500 810 478M630 322 810 276";
const LOCAL_STREETS =
  "M-9 52 489 22M-9 104 484 74M-9 210 520 178M-9 262 560 226M-9 316 430 290M36-9 58 380M96-9 118 370M222-9 244 400M284-9 306 380M346-9 368 350M462 20 470 240M-9 470 640 438M60 390 70 510M130 400 140 510M262 390 274 510M340 380 350 510M510 300 524 510M580 300 590 510M500 66 810 20M590-9 566 250M650-9 628 250M708-9 690 240M764-9 750 200M540 190 810 168M640 340 810 300M650 390 810 352M644 440 810 408M640 480 810 460M700 250 718 510M758 220 780 510";
const RIVER = "M-20 385C110 320 190 405 320 368S510 262 610 275 745 215 830 160";
const AVENUES =
  "M-9 156 810 108M156-9 198 510M505-9C470 110 500 190 575 265S665 420 640 510M424 510C430 420 444 372 430 300L408-9";
const TREES = "M252 222 346 216M254 240 349 234M256 258 352 252M258 276 354 270M260 292 356 286";
const BLOB = "M-8-58C28-62 62-34 58 0S34 52 2 58-52 40-58 6-40-54-8-58z";
const HEAT = [
  { x: 622, y: 140, size: 1.5 },
  { x: 150, y: 212, size: 1.05 },
  { x: 318, y: 446, size: 0.8 },
];
const HEAT_STEPS = [1, 0.64, 0.32];

/** A town that does not exist: streets, river, park, zones of risk and people. Fills its parent, cropping like `cover`. */
export function CityMap({
  pins,
  places = [],
  alertTag,
  route,
  plain = false,
  children,
  className = "",
}: CityMapProps): ReactNode {
  return (
    <div className={`illu-map ${className}`.trim()}>
      <div className="illu-plane">
        <svg viewBox="0 0 800 500">
          {plain ? null : <path className="illu-houses" d={HOUSES} />}
          <path className="illu-street" d={LOCAL_STREETS} />
          <path className="illu-park" d="M238 206 358 199 365 294 244 304z" />
          {plain ? null : <path className="illu-trees" d={TREES} />}
          <path className="illu-quay" d={RIVER} />
          <path className="illu-river" d={RIVER} />
          <path className="illu-street illu-avenue" d={AVENUES} />
          <circle className="illu-plaza" cx="485" cy="127" r="17" />
          {plain ? null : HEAT.map((zone) => <HeatZone key={zone.x} {...zone} />)}
          {route === undefined ? null : <path className="illu-way" d={route} />}
        </svg>
        {places.map(({ name, x, y }) => (
          <span key={name} className="illu-place" style={at(x, y)}>
            {name}
          </span>
        ))}
        {pins.map(({ who, x, y, state }) => (
          <b key={who} className={state === undefined ? "illu-pin" : `illu-pin illu-${state}`} style={at(x, y)}>
            {PEOPLE[who].initials}
            {state === "alert" ? alertTag : null}
          </b>
        ))}
      </div>
      {children}
    </div>
  );
}

function at(x: number, y: number): CSSProperties {
  return { left: `${Math.round(x / 0.8) / 10}%`, top: `${Math.round(y / 0.5) / 10}%` };
}

function HeatZone({ x, y, size }: { x: number; y: number; size: number }): ReactNode {
  return (
    <g className="illu-heat">
      {HEAT_STEPS.map((step) => (
        <path key={step} d={BLOB} transform={`translate(${x} ${y})scale(${+(size * step).toFixed(2)})`} />
      ))}
    </g>
  );
}
