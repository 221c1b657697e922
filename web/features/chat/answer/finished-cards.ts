import { atom } from "jotai";
import { chatStore } from "../thread.ts";

/** Cards whose form is done, so that none comes back empty after a look at another conversation. */
export const doneAtom = atom<ReadonlyMap<string, string>>(new Map());

/** The card that shows the registration form; null when none does. */
export const openRegistrationAtom = atom<string | null>(null);

/** Notes that a card's form is done; `note` is what the card says from then on. */
export function finishCard(cardId: string, note: string): void {
  chatStore.set(doneAtom, new Map(chatStore.get(doneAtom)).set(cardId, note));
}
