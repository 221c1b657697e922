import type { SiteMessage } from "#server/contract/chat.ts";
import { plain } from "./answer-text.tsx";
import { chatStore, noticeAtom } from "./thread.ts";

/** Text of an answer as it is copied, spoken and exported. */
export function answerText(message: SiteMessage): string {
  return message.parts
    .map((part) => (part.type === "text" ? plain(part.text) : ""))
    .join("\n\n")
    .trim();
}

/** Puts text on the clipboard; the announcer says so. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  chatStore.set(noticeAtom, "copied");
}
