import type { FeatureVector } from "./features.ts";
import { FEATURE_SLOTS } from "./features.ts";

/** A labelled question: what the classifier learns from. `weight` above 1 for curated titles and questions. */
export type Example = { features: FeatureVector; label: number; weight: number };

/** A trained linear classifier: one row of weights per feature slot, one column per label. */
export type Classifier = { labels: readonly string[]; weights: Float32Array; bias: Float32Array };

/**
 * Training settings, chosen on the tuning questions: more epochs or a smaller decay fit the asks better and new
 * questions worse.
 */
const EPOCHS = 4;
const LEARNING_RATE = 0.9;
const WEIGHT_DECAY = 2e-6;
/** Share of the target given to the other labels, so that the probabilities stay honest. */
const LABEL_SMOOTHING = 0.06;
/** Gradients below this are skipped: most labels are clearly wrong after the first epoch. */
const MIN_GRADIENT = 1e-3;
/** Seed of the order of examples; fixed so that the same knowledge gives the same classifier. */
const SEED = 20_261_121;

/** Trains multinomial logistic regression by stochastic gradient descent with AdaGrad steps. Deterministic. */
export function trainClassifier(options: { examples: readonly Example[]; labels: readonly string[] }): Classifier {
  const { examples, labels } = options;
  const count = labels.length;
  const weights = new Float32Array(FEATURE_SLOTS * count);
  const squares = new Float32Array(FEATURE_SLOTS * count).fill(1e-2);
  const bias = new Float32Array(count);
  const order = Uint32Array.from(examples, (_, index) => index);
  const random = createRandom(SEED);
  const scores = new Float64Array(count);
  const offTarget = LABEL_SMOOTHING / count;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    const rate = LEARNING_RATE / (1 + epoch * 0.6);
    for (const index of order) {
      const example = examples[index];
      if (example === undefined) continue;
      score(example.features, weights, bias, scores);
      softmax(scores);
      const { slots, weights: values } = example.features;
      for (let label = 0; label < count; label += 1) {
        const target = offTarget + (label === example.label ? 1 - LABEL_SMOOTHING : 0);
        const gradient = ((scores[label] ?? 0) - target) * example.weight;
        if (gradient < MIN_GRADIENT && gradient > -MIN_GRADIENT) continue;
        bias[label] = (bias[label] ?? 0) - rate * 0.02 * gradient;
        for (let feature = 0; feature < slots.length; feature += 1) {
          const at = (slots[feature] ?? 0) * count + label;
          const step = gradient * (values[feature] ?? 0) + WEIGHT_DECAY * (weights[at] ?? 0);
          const square = (squares[at] ?? 0) + step * step;
          squares[at] = square;
          weights[at] = (weights[at] ?? 0) - (rate * step) / Math.sqrt(square);
        }
      }
    }
  }
  return { labels, weights, bias };
}

/** Probability of each label for a text's features; sums to 1. */
export function classify(classifier: Classifier, features: FeatureVector): Float64Array {
  const scores = new Float64Array(classifier.labels.length);
  score(features, classifier.weights, classifier.bias, scores);
  softmax(scores);
  return scores;
}

function score(features: FeatureVector, weights: Float32Array, bias: Float32Array, into: Float64Array): void {
  const count = into.length;
  for (let label = 0; label < count; label += 1) into[label] = bias[label] ?? 0;
  for (let feature = 0; feature < features.slots.length; feature += 1) {
    const offset = (features.slots[feature] ?? 0) * count;
    const value = features.weights[feature] ?? 0;
    for (let label = 0; label < count; label += 1)
      into[label] = (into[label] ?? 0) + value * (weights[offset + label] ?? 0);
  }
}

function softmax(scores: Float64Array): void {
  let max = -Infinity;
  for (const value of scores) if (value > max) max = value;
  let sum = 0;
  for (let index = 0; index < scores.length; index += 1) {
    const value = Math.exp((scores[index] ?? 0) - max);
    scores[index] = value;
    sum += value;
  }
  for (let index = 0; index < scores.length; index += 1) scores[index] = (scores[index] ?? 0) / sum;
}

function shuffle(order: Uint32Array, random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const kept = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = kept;
  }
}

/** Small seeded generator (mulberry32); quality is ample for shuffling. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
