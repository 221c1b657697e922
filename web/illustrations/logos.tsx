/**
 * Logos of invented clients and media: names nobody bears, marks drawn here, one colour (the text's). A `Mark` is the
 * whole logo, symbol and word, about 28 px high.
 */
import type { ReactNode } from "react";

type LogoEntry = {
  name: string;
  /** Symbol and wordmark; its accessible name is `name`. */
  Mark: (props: { className?: string }) => ReactNode;
};

type Drawing = {
  name: string;
  /** Filled shapes on a 32 x 32 grid. */
  fill?: string;
  /** Stroked shapes on the same grid, 3 units wide. */
  stroke?: string;
  /** Tailwind classes of the word. */
  word: string;
};

function logo({ name, fill, stroke, word }: Drawing): LogoEntry {
  return {
    name,
    Mark: ({ className = "" }) => (
      <span role="img" aria-label={name} className={`illu-logo ${className}`.trim()}>
        {fill === undefined && stroke === undefined ? null : (
          <svg viewBox="0 0 32 32" aria-hidden="true">
            {fill === undefined ? null : <path d={fill} />}
            {stroke === undefined ? null : <path className="illu-stroke" d={stroke} />}
          </svg>
        )}
        <span aria-hidden="true" className={word}>
          {name}
        </span>
      </span>
    ),
  };
}

export const CLIENT_LOGOS: readonly LogoEntry[] = [
  logo({
    name: "Ferrolune",
    fill: "M18 3a13 13 0 1 0 11 19A11 11 0 0 1 18 3z",
    stroke: "M22 12h7M24 6h4",
    word: "font-semibold tracking-tight",
  }),
  logo({
    name: "ONDRAPARK",
    stroke: "M3 11c4-5 8-5 13 0s9 5 13 0M3 17c4-5 8-5 13 0s9 5 13 0M3 23c4-5 8-5 13 0s9 5 13 0",
    word: "text-[0.8em] font-semibold tracking-[0.18em]",
  }),
  logo({
    name: "tolvekka",
    fill: "M4 4h10v10H4zM18 18h10v10H18zM4 23a5 5 0 1 0 10 0 5 5 0 1 0-10 0M18 14 23 4l5 10z",
    word: "tracking-tight",
  }),
  logo({
    name: "Mirabrume",
    fill: "M1 27 11 8l6 10 4-6 10 15z",
    word: "font-semibold",
  }),
  logo({
    name: "Sylvandor",
    fill: "M16 3c8 6 10 13 1.5 19V29h-3v-7C6 16 8 9 16 3zM15 11v8h2v-8z",
    word: "tracking-[0.04em]",
  }),
  logo({
    name: "QUILLANE",
    stroke: "M6 28V14a10 10 0 0 1 20 0v14M11.5 28V15a4.5 4.5 0 0 1 9 0v13",
    word: "text-[0.85em] tracking-[0.28em]",
  }),
  logo({
    name: "Brastenor",
    fill: "M4 4h7v24H4zM14 4h4a6 6 0 0 1 0 12h-4zM14 18h6a5 5 0 0 1 0 10h-6z",
    word: "font-semibold tracking-tight",
  }),
  logo({
    name: "papelune",
    fill: "M5 3h15l7 7v19H5zM11 18a5 5 0 1 0 10 0 5 5 0 1 0-10 0",
    word: "font-semibold",
  }),
];

export const MEDIA_LOGOS: readonly LogoEntry[] = [
  logo({ name: "Lanternwick", fill: "M11 4h10v3H11zM9 9h14l3 16H6zM11 27h10v2H11z", word: "font-serif" }),
  logo({ name: "LE MATIN BRUMAL", word: "font-serif text-[0.85em] tracking-[0.12em] border-y border-current px-1" }),
  logo({ name: "Tinta Serena", fill: "M16 3c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17z", word: "font-serif italic" }),
  logo({
    name: "ondes neuves",
    stroke: "M4 13v6M10 8v16M16 4v24M22 10v12M28 13v6",
    word: "font-semibold tracking-tight",
  }),
  logo({
    name: "THE COPPERQUILL",
    fill: "M28 3C14 5 7 13 5 29l3-1c2-4 4-6 8-7 7-2 11-9 12-18z",
    word: "font-serif text-[0.85em]",
  }),
  logo({ name: "Pulso Ámbar", fill: "M3 16 16 3l13 13-13 13zM10 16l6 6 6-6-6-6z", word: "font-semibold" }),
];
