import { startTransition, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { parsePath } from "#server/contract/paths.ts";
import { applyHead } from "../lib/head.ts";
import type { LanguageState } from "../lib/language.ts";
import { rememberLanguage, storedLanguage } from "../lib/language.ts";
import { loadPage } from "../lib/navigation.ts";
import type { LoadedPage } from "../lib/page.ts";
import { hashTarget, scrollToElement } from "../lib/scroll.ts";

/**
 * Keeps the old page on screen until the next one is complete, so that no route ever flashes. If the next page cannot
 * be loaded (offline, a new deployment), the browser navigates by itself and shows its own error.
 */
export function useShownPage(first: LoadedPage): { shown: LoadedPage; isLoading: boolean } {
  const { pathname, key, state } = useLocation();
  const [shown, setShown] = useState(first);
  const [loadedKey, setLoadedKey] = useState(key);
  const wanted = (state as LanguageState | null)?.lang;
  // One address can show two languages, so a change of language may have to load the page it already shows. Once per
  // navigation: where cookies are blocked the server cannot know the choice.
  const isOtherLanguage = wanted !== undefined && wanted !== shown.data.locale && key !== loadedKey;
  const isLoading = pathname !== shown.pathname || isOtherLanguage;
  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    loadPage(pathname).then(
      (page) => {
        if (!isCurrent) return;
        startTransition(() => {
          setShown(page);
          setLoadedKey(key);
        });
      },
      () => {
        if (isCurrent) window.location.assign(window.location.href);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading, pathname, key]);
  usePreloadedLinks();
  useStoredLanguage(first);
  useArrival(shown);
  useHashScroll(isLoading);
  return { shown, isLoading };
}

/** Loads a page of ours as soon as its link is pointed at or has the focus, so that following it shows it at once. */
function usePreloadedLinks(): void {
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
      // The page at hand is here already, and a language link changes what an address shows.
      if (link === null || link.pathname === window.location.pathname || link.hreflang !== "") return;
      if (parsePath(link.pathname).page === null) return;
      // A failure here is no failure yet: following the link tries again.
      loadPage(link.pathname).catch(() => {});
    };
    document.addEventListener("pointerover", preload, { passive: true });
    document.addEventListener("focusin", preload);
    return () => {
      document.removeEventListener("pointerover", preload);
      document.removeEventListener("focusin", preload);
    };
  }, []);
}

/** Shows the stored language when the server could not know it. */
function useStoredLanguage({ data }: LoadedPage): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the page the visitor came in by
  useEffect(() => {
    const stored = storedLanguage({ prefix: data.prefix, shown: data.locale });
    if (stored === null) return;
    rememberLanguage(stored);
    const languageState: LanguageState = { lang: stored };
    void navigate({ pathname, search, hash }, { replace: true, state: languageState });
  }, []);
}

/** What happens when another page is on screen: its head, the view at its top or hash, the focus in its main part. */
function useArrival(shown: LoadedPage): void {
  const { hash } = useLocation();
  const before = useRef(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new hash on the same page is `useHashScroll`'s
  useEffect(() => {
    if (before.current === shown) return;
    const isSamePage = before.current.data.page === shown.data.page;
    before.current = shown;
    applyHead(shown.data);
    const target = hashTarget(hash);
    if (target !== null) target.scrollIntoView({ behavior: "instant" });
    else {
      window.scrollTo({ top: 0, behavior: "instant" });
      // After a change of language the focus stays on the menu it was made in.
      if (!isSamePage) document.getElementById("main")?.focus({ preventScroll: true });
    }
  }, [shown]);
}

/** Scrolls to the section when a link names one on the page at hand. */
function useHashScroll(isLoading: boolean): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with every navigation, even to the same place
  useEffect(() => {
    const target = isLoading || type !== "PUSH" ? null : hashTarget(hash);
    if (target === null) return;
    scrollToElement(target);
    // A question is named by its whole item, but what a keyboard uses is its summary.
    const focused = target instanceof HTMLDetailsElement ? target.querySelector("summary") : target;
    if (focused === null) return;
    if (focused.tabIndex < 0) focused.tabIndex = -1;
    focused.focus({ preventScroll: true });
  }, [key]);
}
