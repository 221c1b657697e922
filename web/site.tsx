import { Provider as JotaiProvider } from "jotai";
import type { createStore } from "jotai";
import type { ReactNode } from "react";
import { StrictMode, startTransition, useEffect, useRef, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { useLocation } from "react-router-dom";
import { ChatLauncher } from "./features/chat/launcher.tsx";
import { applyHead } from "./lib/head.ts";
import { loadPage } from "./lib/navigation.ts";
import type { LoadedPage } from "./lib/page.ts";
import { PageContext } from "./lib/page.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";

/** The whole site inside a router: layout, the current page, the chat. */
export function Site(props: { first: LoadedPage; store: ReturnType<typeof createStore> }): ReactNode {
  const { shown, isLoading } = useShownPage(props.first);
  const { Page } = shown;
  return (
    <StrictMode>
      <JotaiProvider store={props.store}>
        <I18nextProvider i18n={shown.i18n}>
          <PageContext value={shown}>
            <a className="skip-link" href="#main">
              {shown.i18n.t("skip")}
            </a>
            <Header isLoading={isLoading} />
            <main id="main" tabIndex={-1}>
              <ErrorBoundary key={shown.pathname}>
                <Page />
              </ErrorBoundary>
            </main>
            <Footer />
            <ErrorBoundary quiet>
              <ChatLauncher />
            </ErrorBoundary>
          </PageContext>
        </I18nextProvider>
      </JotaiProvider>
    </StrictMode>
  );
}

/**
 * Keeps the old page on screen until the next one is complete, so that no route ever flashes. If the next page cannot
 * be loaded (offline, a new deployment), the browser navigates by itself and shows its own error.
 */
function useShownPage(first: LoadedPage): { shown: LoadedPage; isLoading: boolean } {
  const { pathname, hash } = useLocation();
  const [shown, setShown] = useState(first);
  const isFirst = useRef(true);
  useEffect(() => {
    if (pathname === shown.pathname) return;
    let isCurrent = true;
    loadPage(pathname).then(
      (page) => {
        if (isCurrent) startTransition(() => setShown(page));
      },
      () => {
        if (isCurrent) window.location.assign(window.location.href);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, shown.pathname]);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    applyHead(shown.data);
    const target = hash === "" ? null : document.getElementById(hash.slice(1));
    if (target === null) {
      window.scrollTo({ top: 0, behavior: "instant" });
      document.getElementById("main")?.focus({ preventScroll: true });
    } else target.scrollIntoView();
    // Only a new page moves the view; a new hash on the same page is handled by the link itself.
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  }, [shown]);
  return { shown, isLoading: pathname !== shown.pathname };
}
