import type { RefObject } from "react";
import { useLayoutEffect } from "react";
import interfaceFacts from "#knowledge/facts/interface.yaml";
import { prefersReducedMotion } from "../lib/scroll.ts";

const { threshold, marginPx, staggerMs } = interfaceFacts.interface.cardReveal;

/**
 * Lets the children of a list fade in as they scroll into view, each a little after the one before. They are hidden
 * only here, by script and out of sight, so without script or with reduced motion they are simply there.
 */
export function useReveal(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (list.current === null || prefersReducedMotion() || !("IntersectionObserver" in window)) return;
    // Where the whole list is out of sight its cards need no measuring, which would lay them out at once.
    const isBelow = (element: Element) => element.getBoundingClientRect().top > window.innerHeight;
    const isAllBelow = isBelow(list.current.closest("section") ?? list.current);
    const cards = [...list.current.children].filter(
      (card): card is HTMLElement => card instanceof HTMLElement && (isAllBelow || isBelow(card)),
    );
    const observer = new IntersectionObserver(
      (entries) => {
        const arriving = entries.filter((entry) => entry.isIntersecting);
        for (const [position, { target }] of arriving.entries()) {
          observer.unobserve(target);
          (target as HTMLElement).style.setProperty("--reveal-delay", `${position * staggerMs}ms`);
          target.classList.add("is-revealed");
        }
      },
      { threshold, rootMargin: `${marginPx}px` },
    );
    for (const card of cards) {
      card.classList.add("reveal");
      observer.observe(card);
    }
    return () => {
      observer.disconnect();
      for (const card of cards) card.classList.remove("reveal", "is-revealed");
    };
  }, [list]);
}
