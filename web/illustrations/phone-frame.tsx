import type { ReactNode } from "react";

/**
 * A phone, 220 x 440 px, around one of the screens. Resize it with the CSS variable `--illu-phone` (its width), for
 * example `className="[--illu-phone:180px]"`; everything inside follows.
 * @param props.label accessible name of the whole picture, e.g. "Phone: an alert has just been sent"
 */
export function PhoneFrame(props: { label: string; children: ReactNode; className?: string }): ReactNode {
  return (
    <div role="img" aria-label={props.label} className={`illu illu-phone ${props.className ?? ""}`.trim()}>
      <div aria-hidden="true" className="illu-screen">
        {props.children}
      </div>
    </div>
  );
}
