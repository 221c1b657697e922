import { chatStore, noticeAtom } from "./thread.ts";

/** Puts text on the clipboard; the announcer says so. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  chatStore.set(noticeAtom, "copied");
}
