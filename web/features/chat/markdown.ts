import remend from "remend";
import type { RichText } from "#server/contract/rich-text.ts";
import { toRichText } from "#server/contract/rich-text.ts";

/**
 * An answer's Markdown as rich text. While it is still being written, open marks are closed first, so that half a link
 * or half a bold word is never seen.
 */
export function parseAnswer(text: string, options: { isWriting: boolean; origins: readonly string[] }): RichText {
  return toRichText(options.isWriting ? remend(text) : text, options.origins);
}
