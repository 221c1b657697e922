/** The icon set: 24 px grid, 1.75 stroke, round caps. Long because it is a table of drawings. */
import type { ReactNode } from "react";

type IconProps = {
  /** Size and colour, e.g. `size-5 text-soft`; 24 px and the text colour otherwise. */
  className?: string | undefined;
  /** Accessible name; without it the icon is decorative and hidden from assistive technology. */
  label?: string | undefined;
};

/** An icon of this set: draws in the text colour, decorative unless it is given a `label`. */
export type Icon = (props: IconProps) => ReactNode;

function icon(d: string): Icon {
  return function DrawnIcon({ className = "", label }) {
    const access = label === undefined ? ({ "aria-hidden": true } as const) : { role: "img", "aria-label": label };
    return (
      <svg viewBox="0 0 24 24" className={`illu-icon ${className}`.trim()} {...access}>
        <path d={d} />
      </svg>
    );
  };
}

// Product
export const AlertIcon = /* @__PURE__ */ icon(
  "M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6M7.4 7.4a6.5 6.5 0 0 0 0 9.2M16.6 7.4a6.5 6.5 0 0 1 0 9.2M4.6 4.6a10.5 10.5 0 0 0 0 14.8M19.4 4.6a10.5 10.5 0 0 1 0 14.8",
);
export const VideoIcon = /* @__PURE__ */ icon(
  "M5 6.5h8.5a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM15.5 10.7 21 7.5v9l-5.5-3.2",
);
export const LocationIcon = /* @__PURE__ */ icon(
  "M12 21s7-6.1 7-11.3a7 7 0 0 0-14 0C5 14.9 12 21 12 21zM12 7.2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
);
export const EvidenceIcon = /* @__PURE__ */ icon(
  "M13.5 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8.5zM13.5 3v5.5H19M9 14.7l2.1 2.1 4-4",
);
export const FallIcon = /* @__PURE__ */ icon(
  "M17.3 3.6a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2M14.6 8.9 9.8 13.3l-5.6-.8M9.8 13.3 8 18M13 10.4l4.6 3M3 20.8h18M4 4.5v4.2M7.5 3.2v4",
);
export const RouteIcon = /* @__PURE__ */ icon(
  "M6 15a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 0 0 6 15M18 4.6A2.2 2.2 0 1 0 18 9a2.2 2.2 0 0 0 0-4.4M8.2 17.2h7.3a2.6 2.6 0 0 0 0-5.2h-7a2.6 2.6 0 0 1 0-5.2h7.3",
);
export const PlaceIcon = /* @__PURE__ */ icon(
  "M12 15.5s4.5-3.7 4.5-7.4a4.5 4.5 0 0 0-9 0c0 3.7 4.5 7.4 4.5 7.4zM12 8h0M6.4 13.6C4.3 14.3 3 15.3 3 16.6M5.5 19.4c1 .6 2.4 1 4 1.3M14.5 20.7c1.6-.2 3-.700 4-1.3M21 16.6c0-1.3-1.3-2.3-3.4-3",
);
export const DashboardIcon = /* @__PURE__ */ icon(
  "M5 4h5a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM15 4h4a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM15 12h4a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1zM5 16h5a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1z",
);
export const HeatmapIcon = /* @__PURE__ */ icon(
  "M9 4.2 3.5 6.3v13.5L9 17.7l6 2.1 5.5-2.1V4.2L15 6.3zM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4M12 12h0",
);
export const Clock24Icon = /* @__PURE__ */ icon("M20.3 8.5A9 9 0 1 0 21 12M21 4v4.5h-4.5M12 7.2V12l3.4 2");
export const DeviceIcon = /* @__PURE__ */ icon(
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.2a4 4 0 1 0 0 8 4 4 0 0 0 0-8M10.2 18.2h3.6",
);

export const ApiIcon = /* @__PURE__ */ icon("M7.5 7.5 3 12l4.5 4.5M16.5 7.5 21 12l-4.5 4.5M13.6 5l-3.2 14");

export const RolesIcon = /* @__PURE__ */ icon(
  "M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM9 8.7a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8M5.9 15.7c.5-1.3 1.7-1.9 3.1-1.9s2.6.6 3.1 1.9M15 10h3M15 14h3",
);

export const ShieldIcon = /* @__PURE__ */ icon(
  "M12 3l7.5 2.8v5.7c0 4.6-3.1 7.9-7.5 9.5-4.4-1.6-7.5-4.9-7.5-9.5V5.8zM8.8 12l2.3 2.3 4.2-4.3",
);

export const UsersIcon = /* @__PURE__ */ icon(
  "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 19.5c.7-3 3.2-4.5 6.5-4.5s5.8 1.5 6.5 4.5M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 15.3c1.9.7 3 2.1 3.5 4.2",
);

// Places and uses
export const EventIcon = /* @__PURE__ */ icon(
  "M4 8.5a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 8.5V10a2 2 0 0 0 0 4v1.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 15.5V14a2 2 0 0 0 0-4zM14 7v1.5M14 11.3v1.4M14 15.5V17",
);

export const HomeIcon = /* @__PURE__ */ icon("M4 11l8-7 8 7M6 9.4V20h12V9.4M10 20v-5.5h4V20");
export const BuildingIcon = /* @__PURE__ */ icon(
  "M5 21V4.5A1.5 1.5 0 0 1 6.5 3h7A1.5 1.5 0 0 1 15 4.5V21M15 10h2.5a1.5 1.5 0 0 1 1.5 1.5V21M3 21h18M8.5 7.5h3M8.5 11.5h3M8.5 15.5h3",
);

// Interface
export const PhoneIcon = /* @__PURE__ */ icon(
  "M5.5 4h3l1.7 4.3-2 1.5c1 2.4 3.1 4.6 5.9 5.9l1.6-2 4.3 1.7v3a1.6 1.6 0 0 1-1.7 1.6C11 19.6 4.4 13 3.9 5.7A1.6 1.6 0 0 1 5.5 4z",
);

export const ChatIcon = /* @__PURE__ */ icon(
  "M6 5h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-6l-4.5 3.5V17H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM8 9.5h8M8 13h5",
);
export const CheckIcon = /* @__PURE__ */ icon("M5 12.8l4.5 4.5L19.5 7");
export const CrossIcon = /* @__PURE__ */ icon("M7 7l10 10M17 7L7 17");
export const ChevronIcon = /* @__PURE__ */ icon("M6 9.5l6 6 6-6");
export const MenuIcon = /* @__PURE__ */ icon("M4 7h16M4 12h16M4 17h16");
export const CloseIcon = /* @__PURE__ */ icon("M5.5 5.5l13 13M18.5 5.5l-13 13");

export const ExternalIcon = /* @__PURE__ */ icon(
  "M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M10 6H6.5a2 2 0 0 0-2 2v9.5a2 2 0 0 0 2 2H16a2 2 0 0 0 2-2V14",
);
export const SearchIcon = /* @__PURE__ */ icon("M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3 20 20");
export const PlayIcon = /* @__PURE__ */ icon(
  "M8 5.3v13.4a.6.6 0 0 0 .9.5l10.4-6.7a.6.6 0 0 0 0-1L8.9 4.8a.6.6 0 0 0-.9.5z",
);
export const PauseIcon = /* @__PURE__ */ icon("M9 5.5v13M15 5.5v13");
export const CopyIcon = /* @__PURE__ */ icon(
  "M10.5 8.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM5 15.5a1.5 1.5 0 0 1-.5-1V6.5a2 2 0 0 1 2-2h8a1.5 1.5 0 0 1 1 .5",
);
export const SendIcon = /* @__PURE__ */ icon("M12 19.5V5M6 11l6-6 6 6");
export const StopIcon = /* @__PURE__ */ icon(
  "M8.5 7h7A1.5 1.5 0 0 1 17 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 15.5v-7A1.5 1.5 0 0 1 8.5 7z",
);
export const RetryIcon = /* @__PURE__ */ icon("M4.7 9.3A7.8 7.8 0 1 1 4.3 13.5M4.3 4.5v5h5");
export const ThumbUpIcon = /* @__PURE__ */ icon(
  "M7.5 11l3.8-7a2.2 2.2 0 0 1 2.2 2.7L13 9.5h5a2 2 0 0 1 2 2.4l-1.2 6a2 2 0 0 1-2 1.6H7.5zM7.5 11H4.5v8.5h3",
);
export const ThumbDownIcon = /* @__PURE__ */ icon(
  "M16.5 13l-3.8 7a2.2 2.2 0 0 1-2.2-2.7l.500-2.8H6a2 2 0 0 1-2-2.4l1.2-6a2 2 0 0 1 2-1.6h9.3zM16.5 13h3V4.5h-3",
);

// Social networks: our own generic drawings, no company's mark
export const ProfessionalNetworkIcon = /* @__PURE__ */ icon(
  "M12 4.2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6M5.8 15a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6M18.2 15a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6M10.9 8.6l-4 6.6M13.1 8.6l4 6.6M8.3 17.3h7.4",
);
export const XIcon = /* @__PURE__ */ icon("M5 5l14 14M19 5l-5.7 5.7M10.7 13.3 5 19");
export const VideoChannelIcon = /* @__PURE__ */ icon(
  "M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5zM10.4 8v5l4.2-2.5zM8 20h8",
);

type FlagProps = { className?: string | undefined };

/** Flags, 24 x 16, always beside the language's name and so always decorative. Their colours are fixed by nature. */
export function EnglishFlag({ className }: FlagProps): ReactNode {
  return (
    <svg viewBox="0 0 24 16" width="24" height="16" className={className} aria-hidden="true">
      <path fill="#1f3c80" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#c8202f" strokeWidth="1.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#fff" strokeWidth="5.2" d="M12 0v16M0 8h24" />
      <path stroke="#c8202f" strokeWidth="3" d="M12 0v16M0 8h24" />
    </svg>
  );
}

export function FrenchFlag({ className }: FlagProps): ReactNode {
  return (
    <svg viewBox="0 0 24 16" width="24" height="16" className={className} aria-hidden="true">
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#1f3c80" d="M0 0h8v16H0z" />
      <path fill="#d8303b" d="M16 0h8v16h-8z" />
    </svg>
  );
}

export function SpanishFlag({ className }: FlagProps): ReactNode {
  return (
    <svg viewBox="0 0 24 16" width="24" height="16" className={className} aria-hidden="true">
      <path fill="#f4bf1f" d="M0 0h24v16H0z" />
      <path fill="#b5202b" d="M0 0h24v4H0zM0 12h24v4H0z" />
    </svg>
  );
}
