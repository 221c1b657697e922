import type { RefObject } from "react";
import { useEffect } from "react";
import interfaceFacts from "#knowledge/facts/interface.yaml";

const { startPercent, endPercent } = interfaceFacts.interface.headerOutline;

/** How much of the header's outline shows: 0 until `startPercent` of the view's height is scrolled, 1 from `endPercent`. */
export function outlineOpacity(scrolledPx: number, viewHeightPx: number): number {
  const scrolledPercent = (scrolledPx / Math.max(viewHeightPx, 1)) * 100;
  return Math.min(1, Math.max(0, (scrolledPercent - startPercent) / (endPercent - startPercent)));
}

/** Makes the header translucent once the page is scrolled and fades its outline in. Writes styles, renders nothing. */
export function useHeaderLook(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      header.current?.classList.toggle("is-scrolled", window.scrollY > 0);
      header.current?.style.setProperty("--outline", String(outlineOpacity(window.scrollY, window.innerHeight)));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
    };
  }, [header]);
}
