import type { ReactNode } from "react";

/** Height of each callout in the exploded view, as a percentage of the picture. */
const CALLOUTS = [
  { part: "button", top: 10.5 },
  { part: "light", top: 24.4 },
  { part: "siren", top: 35 },
  { part: "ring", top: 53.7 },
  { part: "phone", top: 86.6 },
] as const;

type DeviceLabels = Record<"name" | "fitted" | (typeof CALLOUTS)[number]["part"], string>;

/**
 * The alert device above its magnetic mount, and fitted to a phone. English sample: name "The alert device, its magnetic
 * ring and the back of a phone", button "Press twice for help", light "Status light", siren "105 dB alarm, or silent",
 * ring "Magnetic ring, MagSafe-compatible", phone "Phone or case", fitted "Fitted".
 */
export function DevicePicture({ labels, className = "" }: { labels: DeviceLabels; className?: string }): ReactNode {
  return (
    <div role="img" aria-label={labels.name} className={`illu illu-box ${className}`.trim()}>
      <div aria-hidden="true" className="illu-device">
        <div>
          <Exploded />
          {CALLOUTS.map(({ part, top }) => (
            <span key={part} style={{ top: `${top}%` }}>
              {labels[part]}
            </span>
          ))}
        </div>
        <div>
          <Fitted />
          <p>{labels.fitted}</p>
        </div>
      </div>
    </div>
  );
}

/** Plan of the phone's back, drawn flat and laid down by this projection; its origin is the seat of the ring. */
const LAID_DOWN = "matrix(.866 .42 -.866 .42 205 306)";

function Exploded(): ReactNode {
  return (
    <svg viewBox="0 0 500 410">
      <g className="illu-slab">
        <rect x="-72" y="-92" width="144" height="257" rx="22" transform="matrix(.866 .42 -.866 .42 205 315)" />
        <path d="M11 345v9L336 307v-9z" />
        <rect x="-72" y="-92" width="144" height="257" rx="22" transform={LAID_DOWN} />
        <rect x="-62" y="-82" width="44" height="44" rx="12" transform={LAID_DOWN} />
        <ellipse cx="205" cy="306" rx="66" ry="32" />
        <path d="M205 60V306" />
      </g>
      <g className="illu-ring">
        <path d="M158 212a47 21.5 0 0 1 94 0v7a47 21.5 0 0 0-94 0z" />
        <path d="M139 212v7a66 32 0 0 0 132 0v-7a66 32 0 0 1-132 0z" />
        <path d="M139 212a66 32 0 0 1 132 0 66 32 0 0 1-132 0zm19 0a47 21.5 0 0 0 94 0 47 21.5 0 0 0-94 0z" />
        <ellipse cx="205" cy="212" rx="57" ry="27" pathLength="72" />
      </g>
      <g className="illu-puck">
        <path d="M131 104v27a74 36 0 0 0 148 0v-27" />
        <ellipse cx="205" cy="104" rx="74" ry="36" />
        <ellipse cx="205" cy="102" rx="63" ry="30" />
        <path d="M250 93A48 23 0 1 1 229 80" />
        <ellipse cx="205" cy="101" rx="34" ry="16.5" />
      </g>
      <path className="illu-holes" d="M165 150A74 36 0 0 0 245 150" pathLength="22" />
      <g className="illu-cap">
        <path d="M172 42v11a33 16 0 0 0 66 0V42" />
        <ellipse cx="205" cy="42" rx="33" ry="16" />
        <ellipse cx="205" cy="41" rx="22" ry="10" />
      </g>
      <path className="illu-leader" d="M241 43H340M255 100H340M262 143.5H340M273 220H340M236 355H340" />
    </svg>
  );
}

function Fitted(): ReactNode {
  return (
    <svg viewBox="0 0 160 300">
      <rect className="illu-back" x="4" y="4" width="152" height="292" rx="26" />
      <rect className="illu-back" x="16" y="16" width="52" height="52" rx="16" />
      <path className="illu-lens" d="M31 31h0M53 31h0M42 53h0" />
      <g className="illu-puck">
        <circle cx="80" cy="168" r="52" />
        <circle cx="80" cy="168" r="45" />
        <path d="M106 148A33 33 0 1 1 92 137" />
      </g>
      <circle className="illu-top-cap" cx="80" cy="168" r="23" />
      <path className="illu-holes" d="M66 208q14 6 28 0" pathLength="14" />
    </svg>
  );
}
