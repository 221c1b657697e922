/** Whether the visitor asked for less motion. Browser only. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Brings an element to the top of the view, smoothly where motion is welcome. */
export function scrollToElement(target: Element): void {
  target.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth", block: "start" });
}

/** Brings the top of the page into view, smoothly where motion is welcome. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
}

/** The element a hash such as `#features` names, or null. */
export function hashTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that is not valid percent encoding names nothing.
    return null;
  }
}
