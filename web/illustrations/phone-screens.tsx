/** The six screens of the mobile app. Each fills a `PhoneFrame`. */
import type { ReactNode } from "react";
import type { Pin } from "./city-map.tsx";
import { CityMap } from "./city-map.tsx";
import { CheckIcon, EvidenceIcon, LocationIcon, ShieldIcon, VideoIcon } from "./icons.tsx";
import { PEOPLE } from "./people.ts";

type Screen<Words extends string> = { labels: Record<Words, string> };

function ScreenHead({ title, detail, at = "14:32" }: { title: string; detail: string; at?: string }): ReactNode {
  return (
    <>
      <small>{at}</small>
      <b className="illu-h">{title}</b>
      <p>{detail}</p>
    </>
  );
}

const TEAM: readonly Pin[] = [
  { who: "nadia", x: 362, y: 236 },
  { who: "ines", x: 291, y: 138 },
  { who: "karim", x: 437, y: 350, state: "responder" },
];

/** English sample: title "Team", detail "3 people near you", me "You", near "400 m away", fine "Fine", place "Park". */
export function MonitoringScreen({ labels }: Screen<"title" | "detail" | "me" | "near" | "fine" | "place">): ReactNode {
  return (
    <>
      <ScreenHead title={labels.title} detail={labels.detail} />
      <CityMap pins={TEAM} plain />
      <div className="illu-row illu-me">
        <i>{PEOPLE.karim.initials}</i>
        <b>{labels.me}</b>
        <em>{labels.fine}</em>
      </div>
      <div className="illu-row">
        <i>{PEOPLE.nadia.initials}</i>
        <b>
          {PEOPLE.nadia.name}
          <span>{labels.near}</span>
        </b>
        <em>{labels.fine}</em>
      </div>
      <div className="illu-row">
        <i>{PEOPLE.ines.initials}</i>
        <b>
          {PEOPLE.ines.name}
          <span>{labels.place}</span>
        </b>
        <em>{labels.fine}</em>
      </div>
    </>
  );
}

const CHECKS = ["notice", "servers", "roles", "retention"] as const;

/**
 * English sample: title "Conformity", detail "Data protection", done "in place", notice "Location notice signed",
 * servers "Servers in Europe", roles "Access by role", retention "Retention period", open "To confirm".
 */
export function ConformityScreen({
  labels,
}: Screen<"title" | "detail" | "done" | "open" | (typeof CHECKS)[number]>): ReactNode {
  return (
    <>
      <ScreenHead title={labels.title} detail={labels.detail} at="07:54" />
      <div className="illu-dial">
        <svg viewBox="0 0 120 120">
          <circle cx="60" cy="60" r="52" />
          <path d="M60 8a52 52 0 1 1-52 52" />
        </svg>
        <b>3/4</b>
        <span>{labels.done}</span>
      </div>
      {CHECKS.map((check) => (
        <div key={check} className="illu-row">
          {check === "retention" ? <i className="illu-open" /> : <CheckIcon />}
          <b>
            {labels[check]}
            {check === "retention" ? <span>{labels.open}</span> : null}
          </b>
        </div>
      ))}
    </>
  );
}

const GUARDS = ["fall", "route", "evidence", "places"] as const;

/**
 * English sample: title "Protected", detail "Until 18:00", since "On since 13:05", fall "Fall detection",
 * route "Route tracking", evidence "Evidence recording", places "Favourite places", press "One tap for help".
 */
export function ProtectionScreen({
  labels,
}: Screen<"title" | "detail" | "since" | "press" | (typeof GUARDS)[number]>): ReactNode {
  return (
    <>
      <ScreenHead title={labels.title} detail={labels.detail} />
      <div className="illu-badge">
        <ShieldIcon />
        <b>{labels.since}</b>
      </div>
      {GUARDS.map((guard) => (
        <div key={guard} className="illu-row">
          <b>{labels[guard]}</b>
          <u className={guard === "places" ? "" : "on"} />
        </div>
      ))}
      <div className="illu-button">{labels.press}</div>
    </>
  );
}

/**
 * English sample: title "Alert sent", detail "Your position, sound and video are live", live "Live",
 * team "Supervision", seen "Seen", safe "I am safe".
 */
export function AlertScreen({ labels }: Screen<"title" | "detail" | "live" | "team" | "seen" | "safe">): ReactNode {
  return (
    <>
      <ScreenHead title={labels.title} detail={labels.detail} />
      <div className="illu-sos illu-alert">
        <b>00:08</b>
        {labels.live}
      </div>
      <div className="illu-row">
        <i>{PEOPLE.karim.initials}</i>
        <b>
          {PEOPLE.karim.name}
          <span>14:32</span>
        </b>
        <em>{labels.seen}</em>
      </div>
      <div className="illu-row">
        <i>MO</i>
        <b>
          {labels.team}
          <span>14:32</span>
        </b>
        <em>{labels.seen}</em>
      </div>
      <div className="illu-button illu-quiet">{labels.safe}</div>
    </>
  );
}

const PIECES = [
  { kind: "video", at: "14:32:09", Icon: VideoIcon },
  { kind: "position", at: "14:32:09", Icon: LocationIcon },
  { kind: "report", at: "14:32:51", Icon: EvidenceIcon },
] as const;

/** Heights of the sound recording, in a 60 x 24 box. */
const SOUND = "M2 10v4M7 7v10M12 9v6M17 4v16M22 8v8M27 2v20M32 6v12M37 9v6M42 5v14M47 8v8M52 10v4M57 9v6";

/**
 * English sample: title "Collect", detail "Evidence, timestamped and secured", recording "Recording", video "Video",
 * sound "Sound", position "Position", report "Incident report".
 */
export function CollectScreen({
  labels,
}: Screen<"title" | "detail" | "recording" | "video" | "sound" | "position" | "report">): ReactNode {
  return (
    <>
      <ScreenHead title={labels.title} detail={labels.detail} at="14:33" />
      <div className="illu-film">
        <svg viewBox="0 0 196 150" preserveAspectRatio="xMidYMid slice">
          <path d="M0 150 78 88h40l78 62z" />
          <path d="M0 0 78 56v32L0 150zM196 0l-78 56v32l78 62z" />
          <path d="M62 0 92 50h12l30-50zM22 134V40l22 14v63zM166 127V36l-18 12v66z" />
        </svg>
        <em>{labels.recording}</em>
        <b>00:42</b>
      </div>
      <div className="illu-row illu-sound">
        <b>{labels.sound}</b>
        <svg viewBox="0 0 60 24">
          <path d={SOUND} />
        </svg>
      </div>
      {PIECES.map(({ kind, at, Icon }) => (
        <div key={kind} className="illu-row">
          <Icon />
          <b>
            {labels[kind]}
            <span>{at}</span>
          </b>
          <CheckIcon />
        </div>
      ))}
    </>
  );
}
/**
 * The security centre is not available: `soon` must say so. English sample: title "Security centre",
 * detail "An outside team, day and night", soon "Coming soon", quote "Premium, on quotation",
 * today "Today", contacts "Your contacts and managers receive your alerts".
 */
export function SecurityCentreScreen({
  labels,
}: Screen<"title" | "detail" | "soon" | "quote" | "today" | "contacts">): ReactNode {
  return (
    <>
      <ScreenHead title={labels.title} detail={labels.detail} at="02:10" />
      <div className="illu-dial illu-day">
        <svg viewBox="0 0 120 120">
          <circle cx="60" cy="60" r="50" pathLength="96" />
        </svg>
        <b>24/7</b>
      </div>
      <div className="illu-soon">{labels.soon}</div>
      <div className="illu-row">
        <b>{labels.quote}</b>
      </div>
      <div className="illu-row">
        <b>
          {labels.today}
          <span>{labels.contacts}</span>
        </b>
      </div>
    </>
  );
}
