import type { i18n } from "i18next";
import { loadMessages } from "./i18n.ts";
import type { ToastKind } from "./toast.ts";
import { showToast } from "./toast.ts";

/** Notices of the session layer; the words stand in `locales/<lang>/session.json`. */
type Notice =
  | "signingIn"
  | "signedIn"
  | "registering"
  | "registered"
  | "signedOut"
  | "loginFailed"
  | "registrationFailed";

const KINDS: Record<Notice, ToastKind> = {
  signingIn: "loading",
  registering: "loading",
  signedIn: "success",
  registered: "success",
  signedOut: "success",
  loginFailed: "error",
  registrationFailed: "error",
};

/**
 * Shows a notice about the session; the next one takes its place, so that a "loading" never stays behind.
 * @param sentence the server's own words instead of ours
 */
export function notifySession(i18n: i18n, notice: Notice, sentence?: string | null): void {
  const show = () => {
    const text = sentence ?? i18n.t(`session:${notice}` as never);
    showToast({ layer: "session", kind: KINDS[notice], text, id: "session" });
  };
  // One after the other, so that a slow first load cannot bring "signing in" after "signed in".
  queue = queue.then(() => loadMessages(i18n, "session")).then(show, () => undefined);
}

let queue: Promise<void> = Promise.resolve();
