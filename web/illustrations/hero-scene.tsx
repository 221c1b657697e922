import type { ReactNode } from "react";
import { BrandMark } from "./brand-mark.tsx";
import { PEOPLE } from "./people.ts";

type HeroSceneLabels = Record<
  "name" | "device" | "pressed" | "title" | "live" | "alert" | "place" | "fine" | "park",
  string
>;

/**
 * An alert on its way: the device is pressed twice, a pulse runs along the line, the dashboard shows it. Side by side
 * from 520 px of its own width, one above the other below. English sample: name "The device is pressed twice and the
 * alert appears on the dashboard", device "Device", pressed "Pressed twice", title "Supervision", live "Live",
 * alert "Alert", place "North quay", fine "Fine", park "Park".
 */
export function HeroScene({ labels, className = "" }: { labels: HeroSceneLabels; className?: string }): ReactNode {
  return (
    <div role="img" aria-label={labels.name} className={`illu illu-box ${className}`.trim()}>
      <div aria-hidden="true" className="illu-scene">
        <div className="illu-sender">
          <i />
          <i />
          <svg viewBox="0 0 108 108">
            <g className="illu-puck">
              <circle cx="54" cy="54" r="52" />
              <circle cx="54" cy="54" r="45" />
              <path d="M80 34A33 33 0 1 1 66 23" />
            </g>
            <circle className="illu-top-cap" cx="54" cy="54" r="23" />
          </svg>
          <p>
            <b>{labels.device}</b>
            {labels.pressed}
          </p>
        </div>
        <div className="illu-line">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <path d="M0 100C50 100 50 0 100 0" />
          </svg>
          <i>
            <i />
          </i>
        </div>
        <div className="illu-receiver">
          <div className="illu-top">
            <BrandMark />
            <b>{labels.title}</b>
            <span className="illu-live">{labels.live}</span>
          </div>
          <div className="illu-row illu-arrival">
            <i data-text={PEOPLE.lina.initials}>{PEOPLE.lina.initials}</i>
            <b>
              {PEOPLE.lina.name}
              <span>14:32 · {labels.place}</span>
            </b>
            <em>{labels.alert}</em>
          </div>
          <div className="illu-row">
            <i>{PEOPLE.karim.initials}</i>
            <b>
              {PEOPLE.karim.name}
              <span>14:30 · {labels.place}</span>
            </b>
            <em>{labels.fine}</em>
          </div>
          <div className="illu-row">
            <i>{PEOPLE.ines.initials}</i>
            <b>
              {PEOPLE.ines.name}
              <span>14:28 · {labels.park}</span>
            </b>
            <em>{labels.fine}</em>
          </div>
        </div>
      </div>
    </div>
  );
}
