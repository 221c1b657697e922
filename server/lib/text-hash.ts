import { createHash } from "node:crypto";

/** SHA-256 of a text as hex: names something personal without keeping it. */
export function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
