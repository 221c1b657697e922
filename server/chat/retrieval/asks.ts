import type { FeatureVector } from "./features.ts";
import { FEATURE_SLOTS } from "./features.ts";

/** Finds the known questions closest to a text. */
export type AskIndex = {
  /** Similarity (0 to 1, cosine) to every ask, by its position. */
  similarities(features: FeatureVector): Float32Array;
  /** Position of each ask's label. */
  labels: Uint16Array;
};

/** Features in more asks than this say too little to be worth their postings. */
const MAX_POSTINGS_SHARE = 0.08;

/**
 * Inverted index over the features of all asks, weighted by rarity (inverse document frequency) and scaled to
 * length 1, so that the similarity is the cosine.
 * @param asks features and label of each ask
 */
export function createAskIndex(asks: readonly { features: FeatureVector; label: number }[]): AskIndex {
  const documentCounts = new Uint32Array(FEATURE_SLOTS);
  for (const { features } of asks)
    for (const slot of features.slots) documentCounts[slot] = (documentCounts[slot] ?? 0) + 1;
  const idf = Float32Array.from(documentCounts, (count) => (count === 0 ? 0 : Math.log(1 + asks.length / count)));
  const tooCommon = asks.length * MAX_POSTINGS_SHARE;
  const starts = new Uint32Array(FEATURE_SLOTS + 1);
  for (let slot = 0; slot < FEATURE_SLOTS; slot += 1) {
    const count = documentCounts[slot] ?? 0;
    starts[slot + 1] = (starts[slot] ?? 0) + (count > tooCommon ? 0 : count);
  }
  const filled = starts.slice();
  const postingAsks = new Uint16Array(starts[FEATURE_SLOTS] ?? 0);
  const postingWeights = new Float32Array(postingAsks.length);
  asks.forEach(({ features }, ask) => {
    const norm = lengthOf(features, idf);
    features.slots.forEach((slot, index) => {
      if ((documentCounts[slot] ?? 0) > tooCommon) return;
      const at = filled[slot] ?? 0;
      filled[slot] = at + 1;
      postingAsks[at] = ask;
      postingWeights[at] = ((features.weights[index] ?? 0) * (idf[slot] ?? 0)) / norm;
    });
  });
  const labels = Uint16Array.from(asks, (ask) => ask.label);
  return {
    labels,
    similarities: (features) => {
      const sums = new Float32Array(asks.length);
      const norm = lengthOf(features, idf);
      features.slots.forEach((slot, index) => {
        const weight = ((features.weights[index] ?? 0) * (idf[slot] ?? 0)) / norm;
        const end = starts[slot + 1] ?? 0;
        for (let at = starts[slot] ?? 0; at < end; at += 1) {
          const ask = postingAsks[at] ?? 0;
          sums[ask] = (sums[ask] ?? 0) + weight * (postingWeights[at] ?? 0);
        }
      });
      return sums;
    },
  };
}

function lengthOf(features: FeatureVector, idf: Float32Array): number {
  let sum = 0;
  features.slots.forEach((slot, index) => {
    const weight = (features.weights[index] ?? 0) * (idf[slot] ?? 0);
    sum += weight * weight;
  });
  return Math.sqrt(sum) || 1;
}

/** Similarity below which an ask says nothing. */
const MIN_SIMILARITY = 0.05;

/** Per label, the best similarity among its asks, with a smaller say of the second and third best. */
export function similarityByLabel(similarities: Float32Array, labels: Uint16Array, labelCount: number): Float64Array {
  const top = new Float64Array(labelCount * 3);
  for (let ask = 0; ask < similarities.length; ask += 1) {
    const value = similarities[ask] ?? 0;
    if (value < MIN_SIMILARITY) continue;
    const at = (labels[ask] ?? 0) * 3;
    if (value > (top[at] ?? 0)) {
      top[at + 2] = top[at + 1] ?? 0;
      top[at + 1] = top[at] ?? 0;
      top[at] = value;
    } else if (value > (top[at + 1] ?? 0)) {
      top[at + 2] = top[at + 1] ?? 0;
      top[at + 1] = value;
    } else if (value > (top[at + 2] ?? 0)) top[at + 2] = value;
  }
  return Float64Array.from({ length: labelCount }, (_, label) => {
    const at = label * 3;
    return 0.7 * (top[at] ?? 0) + 0.2 * (top[at + 1] ?? 0) + 0.1 * (top[at + 2] ?? 0);
  });
}
