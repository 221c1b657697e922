import { useSetAtom } from "jotai";
import { bearerHeader } from "../../lib/access-token.ts";
import { usePage } from "../../lib/page.ts";
import { notifySession } from "../../lib/session-toasts.ts";
import { signOutAtom } from "../../lib/session-user.ts";

/**
 * Signs out in this browser at once. With real sign-ins the token is also revoked on the server; it stays in local
 * storage, as the specification asks, and opens nothing any more.
 */
export function useSignOut(): () => void {
  const { data, i18n } = usePage();
  const signOut = useSetAtom(signOutAtom);
  return () => {
    const headers = bearerHeader();
    signOut();
    if (data.config.loginMode === "server" && "authorization" in headers) {
      // `keepalive` lets it finish when the page is being left. Offline, the token ends by itself.
      fetch("/auth/logout", { method: "POST", headers, keepalive: true }).catch(() => undefined);
    }
    notifySession(i18n, "signedOut");
  };
}
