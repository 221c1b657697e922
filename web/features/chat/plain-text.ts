import type { SiteMessage } from "#server/contract/chat.ts";

/** Text of Markdown without its marks, for places that show or speak no formatting. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)?/g, "$1")
    .replace(/^\s*(?:#{1,6}|[-*+]|\d+\.|>)\s+/gm, "")
    .replace(/[*_`~|]{1,3}/g, "");
}

/** Text of an answer as it is copied, spoken and exported. */
export function answerText(message: SiteMessage): string {
  return message.parts
    .map((part) => (part.type === "text" ? plainText(part.text) : ""))
    .join("\n\n")
    .trim();
}
