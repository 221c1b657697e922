import type { RefObject } from "react";
import { useEffect, useSyncExternalStore } from "react";

/** Below the site's middle breakpoint the chat covers the screen. */
const SHEET_MEDIA = "(max-width: 767.98px)";

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(SHEET_MEDIA);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/**
 * Whether the chat is a sheet over everything. While it is open as one, the page behind neither scrolls nor takes
 * focus, and the sheet fits the part of the screen that the keyboard leaves.
 */
export function useSheet(box: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const isSheet = useSyncExternalStore(subscribe, () => matchMedia(SHEET_MEDIA).matches);
  const isCovering = isSheet && isOpen;
  useEffect(() => {
    const sheet = box.current;
    if (!isCovering || sheet === null) return;
    const behind = [...(sheet.parentElement?.children ?? [])].filter(
      (element) => element !== sheet && !element.hasAttribute("inert"),
    );
    for (const element of behind) element.setAttribute("inert", "");
    document.documentElement.classList.add("has-chat-sheet");
    const forget = fitVisibleScreen(sheet);
    return () => {
      forget();
      document.documentElement.classList.remove("has-chat-sheet");
      for (const element of behind) element.removeAttribute("inert");
    };
  }, [box, isCovering]);
  return isSheet;
}

/** Keeps the sheet on the visible part of the screen: an on-screen keyboard shrinks that part, but not the page. */
function fitVisibleScreen(sheet: HTMLElement): () => void {
  const visible = window.visualViewport;
  if (visible === null) return () => undefined;
  const place = () => {
    sheet.style.setProperty("--chat-sheet-top", `${visible.offsetTop}px`);
    sheet.style.setProperty("--chat-sheet-height", `${visible.height}px`);
  };
  place();
  visible.addEventListener("resize", place);
  visible.addEventListener("scroll", place);
  return () => {
    visible.removeEventListener("resize", place);
    visible.removeEventListener("scroll", place);
  };
}
