import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { AccountView } from "#server/contract/account.ts";
import { userOf } from "../../lib/account.ts";
import { ApiError, callApi } from "../../lib/api.ts";
import { useHref, usePage } from "../../lib/page.ts";
import type { User } from "../../lib/session-user.ts";
import { isSessionLoadingAtom, sessionUserAtom, signOutAtom, storeUserAtom } from "../../lib/session-user.ts";

/** Who looks at the dashboard, and what there is to show. */
export type AccountState =
  | { kind: "loading" }
  | { kind: "leaving" }
  | { kind: "local"; user: User }
  | { kind: "failed"; retry: () => void }
  | { kind: "ready"; account: AccountView; change: (change: Partial<AccountView>) => void };

/**
 * The account from the server. Without a signed-in user, or with a token that is no longer valid, the visitor goes to
 * sign-in and comes back here afterwards. A placeholder user has nothing on the server.
 */
export function useAccount(): AccountState {
  const user = useAtomValue(sessionUserAtom);
  const isSessionLoading = useAtomValue(isSessionLoadingAtom);
  const { loginMode } = usePage().data.config;
  const isLocal = loginMode === "placeholder" && String(user?.id) === "1";
  const userId = user === null || isLocal ? null : user.id;
  const leave = useLeave();
  const { account, hasFailed, retry, change } = useServerAccount(userId, leave);
  useEffect(() => {
    if (!isSessionLoading && user === null) leave(false);
  }, [isSessionLoading, user, leave]);
  if (isSessionLoading) return { kind: "loading" };
  if (user === null) return { kind: "leaving" };
  if (isLocal) return { kind: "local", user };
  if (hasFailed) return { kind: "failed", retry };
  return account === null ? { kind: "loading" } : { kind: "ready", account, change };
}

/** To sign-in, and back to this address afterwards. */
function useLeave(): (isExpired: boolean) => void {
  const href = useHref();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = usePage().pathname;
  const target = href("auth");
  return useCallback(
    (isExpired: boolean) => {
      // This page stays on screen until the next one is there; by then it has left already.
      if (pathname !== shown) return;
      const query = new URLSearchParams({
        mode: "login",
        ...(isExpired ? { expired: "1" } : {}),
        next: `${pathname}${search}`,
      });
      void navigate(`${target}?${query}`, { replace: true });
    },
    [navigate, target, pathname, search, shown],
  );
}

function useServerAccount(userId: string | number | null, leave: (isExpired: boolean) => void) {
  const signOut = useSetAtom(signOutAtom);
  const storeUser = useSetAtom(storeUserAtom);
  const [account, setAccount] = useState<AccountView | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again
  useEffect(() => {
    if (userId === null) return;
    let isCurrent = true;
    setHasFailed(false);
    callApi<AccountView>("/api/account").then(
      (answer) => {
        if (!isCurrent) return;
        setAccount(answer);
        // The stored user follows what the server knows, e.g. a subscription paid on another device.
        storeUser(userOf(answer));
      },
      (error: unknown) => {
        if (!isCurrent) return;
        if (error instanceof ApiError && error.status === 401) {
          leave(true);
          signOut();
        } else setHasFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, attempt, leave, signOut, storeUser]);
  return {
    account,
    hasFailed,
    retry: () => setAttempt((count) => count + 1),
    change: (changed: Partial<AccountView>) =>
      setAccount((known) => (known === null ? null : { ...known, ...changed })),
  };
}
