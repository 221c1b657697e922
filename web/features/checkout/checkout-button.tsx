import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import type { CheckoutView } from "#server/contract/checkout.ts";
import type { Quote } from "#server/contract/quote.ts";
import { ApiError, callApi } from "../../lib/api.ts";
import { useHref, usePage } from "../../lib/page.ts";
import { sessionUserAtom } from "../../lib/session-user.ts";
import { buttonClass } from "../../ui/button.tsx";

type Failure = "failed" | "same" | "local";

/**
 * Buys the quote shown: the server computes the amounts again and answers where to pay. A visitor signs in first and
 * comes back to this quote.
 */
export function CheckoutButton({ quote }: { quote: Quote }): ReactNode {
  const { t } = useTranslation("checkout");
  const href = useHref();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { locale, config } = usePage().data;
  const user = useAtomValue(sessionUserAtom);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const requestId = useRequestId(quote);

  const toSignIn = (mode: "register" | "login") => {
    const query = new URLSearchParams({ mode, next: `${pathname}${search}#quote` });
    void navigate(href("auth", `?${query}`));
  };
  const buy = async (): Promise<void> => {
    if (user === null) return toSignIn("register");
    if (config.loginMode === "placeholder" && String(user.id) === "1") return setFailure("local");
    setFailure(null);
    setIsOpening(true);
    try {
      const { plan, users, billing, device } = quote;
      const body = { plan, users, billing, device, lang: locale, requestId: requestId() };
      const { url } = await callApi<CheckoutView>("/api/checkout", { body });
      if (url !== null) return window.location.assign(url);
      setFailure("failed");
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return toSignIn("login");
      setFailure(error instanceof ApiError && error.status === 409 ? "same" : "failed");
    }
    setIsOpening(false);
  };
  return (
    <div className="noscript:hidden sm:col-span-2">
      <button
        type="button"
        className={buttonClass("outline", "lg", "w-full")}
        aria-disabled={isOpening}
        onClick={() => {
          if (!isOpening) void buy();
        }}
      >
        {t(isOpening ? "opening" : "subscribe")}
      </button>
      {failure === null ? null : (
        <p role="alert" className="mt-2 font-semibold">
          {t(failure)}
        </p>
      )}
    </div>
  );
}

/** One id per choice: pressing again after a lost answer asks for the same checkout. A used-up id is not given again. */
function useRequestId(quote: Quote): () => string {
  const { plan, users, billing, device } = quote;
  const choice = `${plan}-${users}-${billing}-${device}`;
  const ids = useRef(new Map<string, string>());
  return () => {
    const known = ids.current.get(choice) ?? crypto.randomUUID();
    ids.current.set(choice, known);
    return known;
  };
}
