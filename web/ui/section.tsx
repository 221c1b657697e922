import type { ReactNode } from "react";
import { createElement } from "react";

type Tone = "paper" | "sunk" | "ink";
type Width = "text" | "page";

const TONES: Record<Tone, string> = { paper: "", sunk: "bg-sunk", ink: "tone-ink" };
const WIDTHS: Record<Width, string> = { text: "max-w-3xl", page: "max-w-[77.5rem] xl:max-w-[90rem]" };

/** The page's column: the same side margins everywhere, so that everything stands on one grid. */
export function Container(props: { width?: Width; className?: string; children: ReactNode }): ReactNode {
  return (
    <div className={`mx-auto w-full px-5 md:px-10 ${WIDTHS[props.width ?? "page"]} ${props.className ?? ""}`.trim()}>
      {props.children}
    </div>
  );
}

/**
 * A band of a page with the site's vertical rhythm.
 * @param props.tone ground of the band: the page's paper, a sunk one, or ink with light text
 * @param props.labelledBy id of the band's heading, which then names the region
 */
export function Section(props: {
  id?: string;
  tone?: Tone;
  width?: Width;
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <section
      id={props.id}
      aria-labelledby={props.labelledBy}
      className={`scroll-mt-20 py-16 md:py-24 xl:py-32 ${TONES[props.tone ?? "paper"]} ${props.className ?? ""}`.trim()}
    >
      <Container {...(props.width === undefined ? {} : { width: props.width })}>{props.children}</Container>
    </section>
  );
}

/**
 * Heading of a page or band: a short line above, the title, a lead below.
 * @param props.level 1 for a page's title (larger), 2 inside a page
 */
export function SectionHeading(props: {
  id?: string;
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  level?: 1 | 2;
  align?: "start" | "center";
  className?: string;
}): ReactNode {
  const level = props.level ?? 2;
  const isCentred = props.align === "center";
  return (
    <div className={`max-w-3xl ${isCentred ? "mx-auto text-center" : ""} ${props.className ?? ""}`.trim()}>
      {props.eyebrow === undefined ? null : <p className="eyebrow">{props.eyebrow}</p>}
      {createElement(`h${level}`, { id: props.id, className: level === 1 ? "display-1" : "display-2" }, props.title)}
      {props.lead === undefined ? null : <p className="lead mt-5">{props.lead}</p>}
    </div>
  );
}
