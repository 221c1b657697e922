import type { SearchResult, SearchSignals } from "./retrieval/search.ts";

/** Whether the best hit can be relied on. `unsure` answers and offers the alternatives; `none` says "I don't know". */
export type Confidence = "sure" | "unsure" | "none";

/**
 * Logistic regression over the search signals: is the question outside what the knowledge answers? Fitted on the
 * tuning questions by `npm run eval -- --fit`, which prints this table anew; the held-out part only measures it.
 */
const OUTSIDE_MODEL: Record<keyof SearchSignals, { mean: number; deviation: number; weight: number }> = {
  best: { mean: 0.573, deviation: 0.316, weight: 0.512 },
  outOfScope: { mean: 0.056, deviation: 0.164, weight: 1.285 },
  learnedOutside: { mean: -5.61, deviation: 2.448, weight: 1.44 },
  nearestAsk: { mean: 0.483, deviation: 0.186, weight: -0.497 },
  nearestOutside: { mean: 0.244, deviation: 0.117, weight: 0.536 },
  coverage: { mean: 0.908, deviation: 0.145, weight: -0.37 },
};
const OUTSIDE_BIAS = -2.181;

/** Above this probability of being outside we say so; refusing a good question and inventing an answer are weighed 1 to 3. */
const OUTSIDE_ABOVE = 0.6;
/** From this probability an answer stands without alternatives; the reliability table shows about 95 % right there. */
const SURE_FROM = 0.45;

/** Probability that nothing published answers the question. */
export function outsideProbability(signals: SearchSignals): number {
  const score = (Object.keys(OUTSIDE_MODEL) as (keyof SearchSignals)[]).reduce((sum, name) => {
    const { mean, deviation, weight } = OUTSIDE_MODEL[name];
    return sum + (weight * (signals[name] - mean)) / deviation;
  }, OUTSIDE_BIAS);
  return 1 / (1 + Math.exp(-score));
}

/** Judges a search result. */
export function confidenceOf({ signals }: SearchResult): Confidence {
  if (outsideProbability(signals) > OUTSIDE_ABOVE) return "none";
  return signals.best >= SURE_FROM ? "sure" : "unsure";
}
