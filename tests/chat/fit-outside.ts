import type { SearchSignals } from "#server/chat/retrieval/search.ts";
import type { GoldenCase } from "./cases.ts";
import type { Verdict } from "./judge.ts";

/** A missed unanswerable question weighs as much as three wrongly refused ones. */
const OUTSIDE_WEIGHT = 3;
const STEPS = 4_000;
const RATE = 0.003;
/** Pull towards zero, so that few examples cannot make extreme weights. */
const RIDGE = 0.5;

const SIGNALS = [
  "best",
  "outOfScope",
  "learnedOutside",
  "nearestAsk",
  "nearestOutside",
  "coverage",
] as const satisfies readonly (keyof SearchSignals)[];

/** Fits the logistic regression of `confidence.ts` on the single-turn tuning questions and prints its constants. */
export function printOutsideModel(results: readonly { golden: GoldenCase; verdict: Verdict }[]): void {
  const rows = results.flatMap(({ golden, verdict }) => {
    const { outcome } = golden.expect;
    const isOutside = outcome.includes("no-match");
    const isClear = isOutside
      ? !outcome.includes("answered")
      : outcome.includes("answered") || outcome.includes("smalltalk");
    if (golden.split !== "tune" || golden.turns.length > 1 || !isClear || verdict.search === null) return [];
    const { signals } = verdict.search;
    return [{ isOutside, values: SIGNALS.map((name) => signals[name]) }];
  });
  const columns = SIGNALS.map((_, column) => rows.map(({ values }) => values[column] ?? 0));
  const means = columns.map((values) => values.reduce((sum, value) => sum + value, 0) / rows.length);
  const deviations = columns.map((values, column) => {
    const mean = means[column] ?? 0;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / rows.length) || 1;
  });
  const scaled = rows.map(({ isOutside, values }) => ({
    isOutside,
    values: values.map((value, column) => (value - (means[column] ?? 0)) / (deviations[column] ?? 1)),
  }));
  const weights = SIGNALS.map(() => 0);
  let bias = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = SIGNALS.map(() => 0);
    let biasGradient = 0;
    for (const { isOutside, values } of scaled) {
      const score = values.reduce((sum, value, column) => sum + value * (weights[column] ?? 0), bias);
      const error = (1 / (1 + Math.exp(-score)) - (isOutside ? 1 : 0)) * (isOutside ? OUTSIDE_WEIGHT : 1);
      biasGradient += error;
      for (const [column, value] of values.entries()) gradient[column] = (gradient[column] ?? 0) + error * value;
    }
    for (const column of SIGNALS.keys()) {
      weights[column] = (weights[column] ?? 0) - RATE * ((gradient[column] ?? 0) + RIDGE * (weights[column] ?? 0));
    }
    bias -= RATE * biasGradient;
  }
  console.log(`\n== constants for confidence.ts, from ${rows.length} tuning questions`);
  for (const [column, name] of SIGNALS.entries()) {
    const numbers = [means[column], deviations[column], weights[column]].map((value) => (value ?? 0).toFixed(3));
    console.log(`  ${name}: { mean: ${numbers[0]}, deviation: ${numbers[1]}, weight: ${numbers[2]} },`);
  }
  console.log(`  bias ${bias.toFixed(3)}`);
}
