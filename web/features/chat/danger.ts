import type { createStore } from "jotai";
import { atom } from "jotai";
import type { EmergencyData } from "#server/contract/chat.ts";

/** The emergency card on screen: the server's, or, before it arrives, only which kind of card is needed. */
export type PinnedEmergency = { kind: EmergencyData["kind"]; data: EmergencyData | null };

/** The emergency card; once shown it stays for the session, whatever is asked next. */
export const pinnedAtom = atom<PinnedEmergency | null>(null);

/** A question waits at most this long for the detector; the server looks at every question as well. */
const WAIT_MS = 150;

let loading: Promise<typeof import("#server/contract/danger.ts")> | undefined;

/** Fetches the detector; its table of phrases is too large for the opening of the chat. */
export function loadDetector(): Promise<typeof import("#server/contract/danger.ts")> {
  loading ??= import("#server/contract/danger.ts");
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Shows the emergency card before a question is sent, when the question sounds like someone in danger. */
export async function pinDanger(store: ReturnType<typeof createStore>, question: string): Promise<void> {
  const looking = loadDetector().then(
    ({ detectDanger }) => {
      const { kind } = detectDanger(question);
      if ((kind === "danger" || kind === "self-harm") && store.get(pinnedAtom)?.kind !== kind) {
        store.set(pinnedAtom, { kind, data: null });
      }
    },
    () => undefined,
  );
  await Promise.race([looking, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
}
