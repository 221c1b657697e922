import type { ReactNode } from "react";

/** Leaves along the branch: foot x and y on a 40 x 80 grid, and the turn in degrees from upright. */
const LEAVES = [
  [27, 69, -80],
  [18, 60, -62],
  [12, 48, -42],
  [10, 35, -22],
  [13, 22, 0],
  [26, 66, -12],
  [18, 54, 8],
  [14, 41, 28],
  [14, 28, 44],
] as const;

function Branch(): ReactNode {
  return (
    <svg viewBox="0 0 40 80">
      <path d="M36 76C14 70 6 46 14 20" fill="none" stroke="currentColor" />
      {LEAVES.map(([x, y, turn]) => (
        <path
          key={`${x} ${y}`}
          d="M0 0C-6-6-4-12 0-16 4-12 6-6 0 0z"
          transform={`translate(${x} ${y})rotate(${turn})`}
        />
      ))}
    </svg>
  );
}

/**
 * An invented award: two branches and three lines of text, in the text colour. English sample: name "Award: workplace
 * safety product of the year", title "Safety at Work Prize", detail "Product of the year", year "2025".
 */
export function AwardPicture(props: {
  labels: Record<"name" | "title" | "detail" | "year", string>;
  className?: string;
}): ReactNode {
  const { name, title, detail, year } = props.labels;
  return (
    <div role="img" aria-label={name} className={`illu illu-award ${props.className ?? ""}`.trim()}>
      <Branch />
      <p aria-hidden="true">
        {detail}
        <b>{title}</b>
        {year}
      </p>
      <Branch />
    </div>
  );
}
