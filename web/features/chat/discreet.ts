import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useChatState } from "./state.ts";
import { memoryAtom } from "./thread.ts";

/** Where "leave quickly" goes: a page anybody might have open. */
const NEUTRAL_ADDRESS = "https://www.wikipedia.org/";

/** Leaves at once for a neutral page; the way back does not lead to this one. */
export function leaveQuickly(): void {
  // Loading the other page can take a moment; what is on screen goes first.
  document.body.hidden = true;
  document.title = "…";
  window.location.replace(NEUTRAL_ADDRESS);
}

/** Gives the tab a neutral title while the chat is open, for those who asked for it in the menu. */
export function useNeutralTitle(isOpen: boolean): void {
  const { isDiscreet } = useChatState(memoryAtom);
  const { t } = useTranslation();
  const title = t("chat.neutralTitle");
  const isNeutral = isOpen && isDiscreet;
  useEffect(() => {
    const element = document.querySelector("title");
    if (!isNeutral || element === null) return;
    let own = document.title;
    document.title = title;
    // Every page sets its title; it is kept for later.
    const observer = new MutationObserver(() => {
      if (document.title === title) return;
      own = document.title;
      document.title = title;
    });
    observer.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      document.title = own;
    };
  }, [isNeutral, title]);
}
