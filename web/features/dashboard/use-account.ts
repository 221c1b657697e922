import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { AccountView } from "#server/contract/account.ts";
import { userOf } from "../../lib/account.ts";
import { ApiError, callApi } from "../../lib/api.ts";
import { useHref, usePage } from "../../lib/page.ts";
import type { User } from "../../lib/session-user.ts";
import { isSessionLoadingAtom, refreshUserAtom, sessionUserAtom, signOutAtom } from "../../lib/session-user.ts";

/** Who looks at the dashboard, and what there is to show. */
export type AccountState =
  | { kind: "loading" }
  | { kind: "leaving" }
  | { kind: "local"; user: User }
  | { kind: "failed"; retry: () => void }
  | {
      kind: "ready";
      account: AccountView;
      change: (change: Partial<AccountView>) => void;
      /** Leaves for another page of ours; what happens to the session afterwards is no reason to go to sign-in. */
      leaveFor: (path: string) => void;
    };

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
  const { toSignIn, leaveFor } = useLeave();
  const { account, hasFailed, retry, change } = useServerAccount(userId, toSignIn);
  useEffect(() => {
    if (!isSessionLoading && user === null) toSignIn(false);
  }, [isSessionLoading, user, toSignIn]);
  if (isSessionLoading) return { kind: "loading" };
  if (user === null) return { kind: "leaving" };
  if (isLocal) return { kind: "local", user };
  if (hasFailed) return { kind: "failed", retry };
  return account === null ? { kind: "loading" } : { kind: "ready", account, change, leaveFor };
}

/** The ways out. Only the first one taken counts: this page stays on screen until the next one is there. */
function useLeave(): { toSignIn: (isExpired: boolean) => void; leaveFor: (path: string) => void } {
  const href = useHref();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const target = href("auth");
  const hasLeft = useRef(false);
  const leaveFor = useCallback(
    (path: string) => {
      if (hasLeft.current) return;
      hasLeft.current = true;
      void navigate(path, { replace: true });
    },
    [navigate],
  );
  const toSignIn = useCallback(
    (isExpired: boolean) => {
      const next = `${pathname}${search}`;
      leaveFor(`${target}?${new URLSearchParams({ mode: "login", ...(isExpired ? { expired: "1" } : {}), next })}`);
    },
    [leaveFor, target, pathname, search],
  );
  return { toSignIn, leaveFor };
}

function useServerAccount(userId: string | number | null, toSignIn: (isExpired: boolean) => void) {
  const signOut = useSetAtom(signOutAtom);
  const refreshUser = useSetAtom(refreshUserAtom);
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
        refreshUser(userOf(answer));
      },
      (error: unknown) => {
        if (!isCurrent) return;
        if (error instanceof ApiError && error.status === 401) {
          toSignIn(true);
          signOut();
        } else setHasFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, attempt, toSignIn, signOut, refreshUser]);
  return {
    account,
    hasFailed,
    retry: () => setAttempt((count) => count + 1),
    change: (changed: Partial<AccountView>) =>
      setAccount((known) => (known === null ? null : { ...known, ...changed })),
  };
}
