import type { createStore } from "jotai";
import { Provider as JotaiProvider } from "jotai";
import type { ReactNode } from "react";
import { StrictMode } from "react";
import { I18nextProvider } from "react-i18next";
import { provideChatForm } from "./features/chat/forms.ts";
import { ChatLauncher } from "./features/chat/launcher.tsx";
import { AddressRequests } from "./layout/address-requests.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { useShownPage } from "./layout/use-shown-page.ts";
import type { LoadedPage } from "./lib/page.ts";
import { PageContext } from "./lib/page.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";

// The chat shows the registration form without knowing that feature.
provideChatForm(
  "register",
  async () => (await import("./features/registration/chat-registration.tsx")).ChatRegistration,
);

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
              <ErrorBoundary key={`${shown.data.locale}${shown.pathname}`}>
                <Page />
              </ErrorBoundary>
            </main>
            <Footer />
            <ErrorBoundary quiet>
              <ChatLauncher />
            </ErrorBoundary>
            <AddressRequests />
          </PageContext>
        </I18nextProvider>
      </JotaiProvider>
    </StrictMode>
  );
}
