import type { ConceptFinder } from "./concepts.ts";
import type { Speller } from "./spelling.ts";
import { words } from "./text.ts";

/** Size of the hashed feature space: 2^16 slots hold the about 90,000 distinct n-grams with few harmful collisions. */
export const FEATURE_SLOTS = 1 << 16;

/** A text as hashed features with weights, scaled to length 1. */
export type FeatureVector = { slots: Uint32Array; weights: Float32Array };

/**
 * Weights of the feature families, chosen on the tuning questions (`npm run eval -- --tune`): words decide, pairs of
 * words and concepts refine, character n-grams carry typos and word forms.
 */
const FAMILY_WEIGHTS = { word: 1, pair: 0.6, skip: 0.35, chars: 0.38, concept: 0.9 } as const;

/** Lengths of character n-grams, taken inside word boundaries. */
const CHAR_LENGTHS = [3, 4, 5] as const;

/** What turns text into features; the same finder and speller must be used to train and to ask. */
export type FeatureTools = { concepts: ConceptFinder; spell: Speller; isCommon: (word: string) => boolean };

/** Features of a text. Deterministic; an empty text gives an empty vector. */
export function featuresOf(text: string, tools: FeatureTools): FeatureVector {
  const spelled = words(text).map(tools.spell);
  const sums = new Map<number, number>();
  const add = (family: keyof typeof FAMILY_WEIGHTS, name: string, factor = 1) => {
    const slot = hash(`${family}:${name}`);
    sums.set(slot, (sums.get(slot) ?? 0) + FAMILY_WEIGHTS[family] * factor);
  };
  spelled.forEach((word, index) => {
    const factor = tools.isCommon(word) ? 0.45 : 1;
    add("word", word, factor);
    const next = spelled[index + 1];
    if (next !== undefined) add("pair", `${word} ${next}`);
    const afterNext = spelled[index + 2];
    if (afterNext !== undefined) add("skip", `${word} ${afterNext}`);
    if (factor < 1) return;
    const padded = `_${word}_`;
    for (const length of CHAR_LENGTHS) {
      for (let start = 0; start + length <= padded.length; start += 1)
        add("chars", padded.slice(start, start + length));
    }
  });
  for (const concept of tools.concepts(spelled)) add("concept", concept);
  return normalise(sums);
}

function normalise(sums: ReadonlyMap<number, number>): FeatureVector {
  // Damping: a word said three times is not three times as telling.
  const entries = [...sums].map(([slot, weight]) => [slot, Math.sqrt(weight)] as const);
  const length = Math.sqrt(entries.reduce((total, [, weight]) => total + weight * weight, 0)) || 1;
  return {
    slots: Uint32Array.from(entries, ([slot]) => slot),
    weights: Float32Array.from(entries, ([, weight]) => weight / length),
  };
}

/** FNV-1a over UTF-16 units, folded to the slot range. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return ((value >>> 16) ^ (value & 0xffff)) & (FEATURE_SLOTS - 1);
}
