import { useChat } from "@ai-sdk/react";
import type { Atom } from "jotai";
import { atom, useAtomValue } from "jotai";
import { chatStore, threadAtom } from "./thread.ts";

/** How often a streaming answer is drawn; faster than reading, slower than every delta. */
const DRAW_EVERY_MS = 50;

/** Value of one of the chat's atoms; they live in the chat's own store, apart from the site's. */
export function useChatState<Value>(source: Atom<Value>): Value {
  return useAtomValue(source, { store: chatStore });
}

/** The conversation on screen, kept in step with the SDK. */
export function useThread() {
  const thread = useChatState(threadAtom);
  const { messages, status, error } = useChat({ chat: thread.chat, throttle: DRAW_EVERY_MS });
  return { id: thread.id, messages, status, error, isBusy: status === "submitted" || status === "streaming" };
}

/** Counts requests to put the cursor into the text field. */
export const focusAtom = atom(0);

/** Puts the cursor into the text field, as soon as it is on screen. */
export function focusInput(): void {
  chatStore.set(focusAtom, (count) => count + 1);
}

/** What fills the chat: the conversation or the list of earlier ones. */
export const viewAtom = atom<"talk" | "past">("talk");
