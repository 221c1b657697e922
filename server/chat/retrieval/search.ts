import type { Locale } from "#locales/index.ts";
import { similarityByLabel } from "./asks.ts";
import { classify } from "./classifier.ts";
import { featuresOf } from "./features.ts";
import type { Passage, RetrievalIndex } from "./index-build.ts";
import { OUT_OF_SCOPE } from "./index-build.ts";
import { contentStems, isStopWord, words } from "./text.ts";

/**
 * A passage that may answer, with the probability that its entry is the right one. `withLead`: the section fits hardly
 * better than the short answer, or hardly worse, so both are worth showing.
 */
export type Hit = Passage & { probability: number; withLead: boolean };

/** What a search found, best first. */
export type SearchResult = {
  hits: readonly Hit[];
  /** Probability of the out-of-scope label among all labels. */
  outOfScope: number;
  /** What the decision between answering and saying "I don't know" rests on. */
  signals: SearchSignals;
};

/** Signals of how well a question is covered; all between 0 and 1 except `learnedOutside`, a log probability. */
export type SearchSignals = {
  best: number;
  outOfScope: number;
  learnedOutside: number;
  nearestAsk: number;
  nearestOutside: number;
  /** Share of the question's content words that answerable asks use. */
  coverage: number;
};

/**
 * Weights of the three signals in the combined score: the classifier's log probability, the similarity to the closest
 * known ask, and BM25 over the passages. Chosen on the tuning questions; `npm run eval` prints what they give.
 */
export const SIGNAL_WEIGHTS = { classifier: 1, ask: 6, bm25: 1.2 } as const;

/** Smallest probability that enters the logarithm, so that one signal alone cannot veto an entry. */
const MIN_PROBABILITY = 2e-4;
/** Turns combined scores into probabilities; fitted so that the reliability table of `npm run eval` is flat. */
const TEMPERATURE = 1.6;
/** How much closer the asks of a section must be than those of the short answer for the section to answer. */
const SECTION_ADVANTAGE = 0.04;
/** Within this distance of that limit, short answer and section are shown together. */
const TOO_CLOSE = 0.05;

/**
 * Ranks entries for a question and picks the passage of each that answers.
 * @param options.context text of the visitor's previous question, for follow-ups; counts less than the question
 * @param options.limit most hits returned
 */
export function searchKnowledge(options: {
  index: RetrievalIndex;
  text: string;
  locale: Locale;
  context?: string | undefined;
  limit?: number;
}): SearchResult {
  const { index, text, locale, limit = 5 } = options;
  const query = options.context === undefined ? text : `${options.context} ${text}`;
  const features = featuresOf(query, index.tools);
  const probabilities = classify(index.classifier, features);
  const similarities = index.asks.similarities(features);
  const nearest = similarityByLabel(similarities, index.asks.labels, index.classifier.labels.length);
  const bm25 = passageScores(index, query, locale);
  const { labels } = index.classifier;
  const scores = labels.map((slug, label) => {
    const learned = Math.log(Math.max(MIN_PROBABILITY, probabilities[label] ?? 0));
    const similarity = nearest[label] ?? 0;
    const lexical = bm25.bySlug.get(slug)?.share ?? 0;
    return (
      SIGNAL_WEIGHTS.classifier * learned + SIGNAL_WEIGHTS.ask * similarity * similarity + SIGNAL_WEIGHTS.bm25 * lexical
    );
  });
  const shares = softmax(scores.map((score) => score / TEMPERATURE));
  const outOfScope = shares[index.labelOf.get(OUT_OF_SCOPE) ?? -1] ?? 0;
  const outsideLabel = index.labelOf.get(OUT_OF_SCOPE) ?? -1;
  const inside = nearest.filter((_, label) => label !== outsideLabel);
  const hits = labels
    .map((slug, label): Hit => ({ slug, anchor: null, probability: shares[label] ?? 0, withLead: false }))
    .filter(({ slug }) => slug !== OUT_OF_SCOPE)
    .sort((a, b) => b.probability - a.probability)
    .slice(0, limit)
    .map((hit) => ({ ...hit, ...bestPassage(hit.slug, nearestAnchors(index, similarities, hit.slug), bm25) }));
  const signals: SearchSignals = {
    best: hits[0]?.probability ?? 0,
    outOfScope,
    learnedOutside: Math.log((probabilities[outsideLabel] ?? 0) + 1e-4),
    nearestAsk: Math.max(0, ...inside),
    nearestOutside: nearest[outsideLabel] ?? 0,
    coverage: coverageOf(index, text, locale),
  };
  return { hits, outOfScope, signals };
}

/** Uses in asks from which a word counts as fully known; one chance use says less. */
const FULLY_KNOWN_USES = 4;

function coverageOf(index: RetrievalIndex, text: string, locale: Locale): number {
  const content = words(text).filter((word) => !isStopWord(word, locale));
  if (content.length === 0) return 0;
  const known = content.reduce((sum, word) => {
    const uses = index.vocabulary.get(index.tools.spell(word)) ?? 0;
    return sum + (uses >= FULLY_KNOWN_USES ? 1 : uses > 0 ? 0.5 : 0);
  }, 0);
  return known / content.length;
}

type PassageScores = { bySlug: Map<string, { share: number }>; byPassage: Map<string, number> };

/** BM25 scores as shares of the best passage's score, per entry and per passage. */
function passageScores(index: RetrievalIndex, text: string, locale: Locale): PassageScores {
  const { list, bm25 } = index.passages[locale];
  const spelled = words(text).map(index.tools.spell).join(" ");
  const found = bm25.search(contentStems(spelled, locale));
  const best = Math.max(1e-6, ...found.values());
  const bySlug = new Map<string, { share: number }>();
  const byPassage = new Map<string, number>();
  for (const [document, score] of found) {
    const passage = list[document];
    if (passage === undefined) continue;
    const share = score / best;
    byPassage.set(`${passage.slug}#${passage.anchor ?? ""}`, share);
    if (share > (bySlug.get(passage.slug)?.share ?? 0)) bySlug.set(passage.slug, { share });
  }
  return { bySlug, byPassage };
}

/** Similarity of the closest ask of each section of an entry; the short answer is under null. */
function nearestAnchors(index: RetrievalIndex, similarities: Float32Array, slug: string): Map<string | null, number> {
  const result = new Map<string | null, number>();
  for (const ask of index.asksOfSlug.get(slug) ?? []) {
    const anchor = index.askTexts[ask]?.anchor ?? null;
    const similarity = similarities[ask] ?? 0;
    if (similarity > (result.get(anchor) ?? 0)) result.set(anchor, similarity);
  }
  return result;
}

/** The section whose asks and words fit best, or null when the short answer fits as well. */
function bestPassage(
  slug: string,
  nearest: Map<string | null, number>,
  lexical: PassageScores,
): Pick<Hit, "anchor" | "withLead"> {
  const score = (anchor: string | null) =>
    (nearest.get(anchor) ?? 0) + 0.25 * (lexical.byPassage.get(`${slug}#${anchor ?? ""}`) ?? 0);
  const limit = score(null) + SECTION_ADVANTAGE;
  let best: string | null = null;
  let bestScore = -1;
  for (const anchor of nearest.keys()) {
    if (anchor === null || score(anchor) <= bestScore) continue;
    best = anchor;
    bestScore = score(anchor);
  }
  if (best === null || bestScore < limit - TOO_CLOSE) return { anchor: null, withLead: true };
  return { anchor: best, withLead: bestScore < limit + TOO_CLOSE };
}

function softmax(scores: readonly number[]): number[] {
  const max = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - max));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
