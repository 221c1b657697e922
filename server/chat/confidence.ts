import type { SearchResult } from "./retrieval/search.ts";

/** Whether the best hit can be relied on. `unsure` answers and offers the alternatives. */
export type Confidence = "sure" | "unsure" | "none";

/**
 * Limits on the calibrated probabilities, chosen on the tuning questions so that few answerable questions are refused
 * and most unanswerable ones are; `npm run eval` prints both error kinds.
 */
const SURE = 0.45;
const NONE_BELOW = 0.05;
const OUT_OF_SCOPE_ABOVE = 0.4;

/** Judges a search result. */
export function confidenceOf({ hits, outOfScope }: SearchResult): Confidence {
  const best = hits[0]?.probability ?? 0;
  if (outOfScope > OUT_OF_SCOPE_ABOVE && outOfScope > best) return "none";
  if (best < NONE_BELOW) return "none";
  return best >= SURE ? "sure" : "unsure";
}
