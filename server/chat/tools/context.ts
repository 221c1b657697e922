import type { ContentVersion } from "../../content/version.ts";
import type { Answer } from "../answer.ts";
import type { Voice } from "../compose.ts";
import type { Quantity } from "../guard.ts";

/** What the tools of one answer work with. They add to the answer and to what the guard allows; they decide nothing. */
export type ToolContext = {
  content: ContentVersion;
  voice: Voice;
  /** Cards and links collected so far; sent after the text. */
  parts: Pick<Answer, "quote" | "form"> & {
    actions: Answer["actions"][number][];
    sources: Answer["sources"][number][];
  };
  /** Makes a passage's or quote's quantities sayable. */
  allow(quantities: readonly Quantity[]): void;
};
