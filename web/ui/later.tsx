import type { ReactNode } from "react";
import { Suspense, useLayoutEffect, useRef } from "react";
import { hashTarget } from "../lib/scroll.ts";

/** Parts still to be laid out, in their order on the page. */
const waiting: HTMLElement[] = [];

/**
 * A part far below the first view. The browser leaves out its layout (`content-visibility`) until it comes near or
 * until there is nothing else to do, one part at a time, so that the first view is on screen sooner. React takes each
 * part over in a task of its own (that is what the boundary is for), a clicked one first.
 */
export function Later(props: { children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    if (part === null) return;
    if (window.location.hash !== "") {
      // A link into the page needs the true heights at once.
      layOut(part);
      if (!CSS.supports("overflow-anchor", "auto")) hashTarget(window.location.hash)?.scrollIntoView();
      return;
    }
    waiting.push(part);
    if (waiting.length === 1) whenIdle(layOutNext);
    return () => {
      const place = waiting.indexOf(part);
      if (place >= 0) waiting.splice(place, 1);
    };
  }, []);
  return (
    <div ref={ref} className="later">
      <Suspense>{props.children}</Suspense>
    </div>
  );
}

function layOut(part: HTMLElement): void {
  part.style.contentVisibility = "visible";
}

function layOutNext(): void {
  const part = waiting.shift();
  if (part === undefined) return;
  layOut(part);
  // The frame in between lays this part out before the next one is added.
  if (waiting.length > 0) requestAnimationFrame(() => whenIdle(layOutNext));
}

/** Longest wait where the page never comes to rest. */
const MAX_WAIT_MS = 2_000;

function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act, { timeout: MAX_WAIT_MS });
  else setTimeout(act, MAX_WAIT_MS);
}
