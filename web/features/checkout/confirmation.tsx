import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountView } from "#server/contract/account.ts";
import type { CheckoutView } from "#server/contract/checkout.ts";
import { userOf } from "../../lib/account.ts";
import { ApiError, callApi } from "../../lib/api.ts";
import { formatCents } from "../../lib/format.ts";
import { useHref, usePage } from "../../lib/page.ts";
import { useHydratedSearch } from "../../lib/rendered-search.ts";
import { isSessionLoadingAtom, refreshUserAtom } from "../../lib/session-user.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** The provider's report may come a little after the customer. */
const LOOK_AGAIN_MS = 1_500;
const MAX_LOOKS = 10;

type State = { kind: "asking" } | { kind: "paid"; checkout: CheckoutView } | { kind: "open" | "unpaid" | "unknown" };

/**
 * Asks the server what became of the checkout named in the address, and takes the subscription it knows into the
 * session. Opening this page changes nothing by itself.
 */
export function Confirmation(): ReactNode {
  const id = useHydratedSearch([]).get("checkout");
  return id === null ? null : <Checkout key={id} id={id} />;
}

function Checkout({ id }: { id: string }): ReactNode {
  const { t } = useTranslation("checkout");
  const href = useHref();
  const { data } = usePage();
  const state = useOutcome(id);
  const plans = data.facts.plans as Record<string, { name?: string } | undefined> | undefined;
  return (
    <div className="mt-5 grid justify-items-start gap-4">
      <p role="status" className="font-semibold">
        {state.kind === "paid"
          ? t("confirm.paid", {
              amount: formatCents(state.checkout.totalCents, data.locale),
              plan: plans?.[state.checkout.plan]?.name ?? state.checkout.plan,
            })
          : t(`confirm.${state.kind}`)}
      </p>
      {state.kind === "paid" ? <ButtonLink href={href("dashboard")}>{t("confirm.dashboard")}</ButtonLink> : null}
      {state.kind === "unknown" ? (
        <ButtonLink look="outline" href={href("auth", "?mode=login")}>
          {t("confirm.login")}
        </ButtonLink>
      ) : null}
    </div>
  );
}

function useOutcome(id: string): State {
  const isSessionLoading = useAtomValue(isSessionLoadingAtom);
  const refreshUser = useSetAtom(refreshUserAtom);
  const [state, setState] = useState<State>({ kind: "asking" });
  useEffect(() => {
    if (isSessionLoading) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: State) => {
      if (isCurrent) setState(next);
    };
    const look = async (count: number): Promise<void> => {
      try {
        const checkout = await callApi<CheckoutView>(`/api/checkout/${encodeURIComponent(id)}`);
        if (checkout.status === "paid") {
          const account = await callApi<AccountView>("/api/account");
          if (isCurrent) refreshUser(userOf(account));
          return show({ kind: "paid", checkout });
        }
        if (checkout.status !== "open") return show({ kind: "unpaid" });
        if (count >= MAX_LOOKS) return show({ kind: "open" });
      } catch (error) {
        // Not this person's checkout, or nobody is signed in; anything else may pass.
        if (error instanceof ApiError || count >= MAX_LOOKS) return show({ kind: "unknown" });
      }
      if (isCurrent) timer = setTimeout(() => void look(count + 1), LOOK_AGAIN_MS);
    };
    void look(1);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, isSessionLoading, refreshUser]);
  return state;
}
