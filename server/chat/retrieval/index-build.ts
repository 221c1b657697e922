import type { Locale } from "#locales/index.ts";
import { LOCALES } from "#locales/index.ts";
import type { Entry } from "../../content/entries.ts";
import type { Knowledge } from "../../content/knowledge.ts";
import { plainText } from "../../content/markdown.ts";
import type { AskIndex } from "./asks.ts";
import { createAskIndex } from "./asks.ts";
import type { Bm25Index } from "./bm25.ts";
import { createBm25Index } from "./bm25.ts";
import type { Classifier, Example } from "./classifier.ts";
import { createConceptFinder } from "./concepts.ts";
import type { FeatureTools } from "./features.ts";
import { featuresOf } from "./features.ts";
import type { LanguageDetector } from "./language.ts";
import { createLanguageDetector } from "./language.ts";
import { createSpeller } from "./spelling.ts";
import { contentStems, isStopWord, words } from "./text.ts";

/** Label of questions the knowledge does not answer. */
export const OUT_OF_SCOPE = "out-of-scope";

/** A question as training material: its label is an entry's slug or `OUT_OF_SCOPE`. */
export type LabelledText = { text: string; locale: Locale; slug: string; anchor: string | null; weight: number };

/** A passage that can answer: an entry's short answer (`anchor` null) or one of its sections. */
export type Passage = { slug: string; anchor: string | null };

/** Search structures over one knowledge version. */
export type RetrievalIndex = {
  tools: FeatureTools;
  classifier: Classifier;
  labelOf: ReadonlyMap<string, number>;
  asks: AskIndex;
  askTexts: readonly LabelledText[];
  /** Positions in `askTexts` of each entry's asks. */
  asksOfSlug: ReadonlyMap<string, readonly number[]>;
  passages: Record<Locale, { list: readonly Passage[]; bm25: Bm25Index }>;
  detectLanguage: LanguageDetector;
  /** In how many answerable asks each folded word occurs: the vocabulary of what we can answer. */
  vocabulary: ReadonlyMap<string, number>;
};

/** Weights of passage fields for BM25: a match in the question or heading says more than one in the text. */
const FIELD_WEIGHTS = { title: 2.5, question: 2, heading: 2, lead: 1.2, text: 1 } as const;

/** Everything the classifier learns from, in a fixed order. */
export function trainingTexts(knowledge: Knowledge): LabelledText[] {
  return LOCALES.flatMap((locale) => {
    const { entries, outOfScopeAsks } = knowledge.locales[locale];
    const fromEntries = entries.flatMap((entry): LabelledText[] => {
      const base = { locale, slug: entry.slug };
      return [
        { ...base, text: entry.title, anchor: null, weight: 1.5 },
        ...(entry.question === null ? [] : [{ ...base, text: entry.question, anchor: null, weight: 2 }]),
        ...entry.sections.map(({ heading, anchor }) => ({ ...base, text: heading, anchor, weight: 1 })),
        ...entry.asks.map(({ text, anchor }) => ({ ...base, text, anchor, weight: 1 })),
      ];
    });
    const outside = outOfScopeAsks.map((text) => ({ text, locale, slug: OUT_OF_SCOPE, anchor: null, weight: 1 }));
    return [...fromEntries, ...outside];
  });
}

/** Labels in a fixed order: all slugs of the fallback language sorted, then out of scope. */
export function trainingLabels(texts: readonly LabelledText[]): string[] {
  return [...new Set(texts.map(({ slug }) => slug))].sort();
}

/** Speller, concept finder and common words, derived from the same texts the classifier learns from. */
export function createFeatureTools(knowledge: Knowledge, texts: readonly LabelledText[]): FeatureTools {
  const frequencies = new Map<string, number>();
  const count = (text: string, times: number) => {
    for (const word of words(text)) frequencies.set(word, (frequencies.get(word) ?? 0) + times);
  };
  for (const { text } of texts) count(text, 1);
  for (const locale of LOCALES) {
    for (const entry of knowledge.locales[locale].entries) {
      if (entry.kind !== "legal") count(plainText(`${entry.lead} ${entry.detail}`), 2);
    }
  }
  for (const groups of Object.values(knowledge.synonyms)) for (const phrase of groups.flat()) count(phrase, 2);
  return {
    spell: createSpeller(frequencies),
    concepts: createConceptFinder(knowledge.synonyms),
    isCommon: (word) => LOCALES.some((locale) => isStopWord(word, locale)),
  };
}

/** Features and label of every training text. */
export function trainingExamples(
  texts: readonly LabelledText[],
  tools: FeatureTools,
  labels: readonly string[],
): Example[] {
  const labelOf = new Map(labels.map((label, index) => [label, index]));
  return texts.map(({ text, slug, weight }) => ({
    features: featuresOf(text, tools),
    label: labelOf.get(slug) ?? 0,
    weight,
  }));
}

/** Builds all search structures; the classifier is given because training it is the slow part and is cached. */
export function buildRetrievalIndex(knowledge: Knowledge, classifier: Classifier): RetrievalIndex {
  const askTexts = trainingTexts(knowledge);
  const tools = createFeatureTools(knowledge, askTexts);
  const labelOf = new Map(classifier.labels.map((label, index) => [label, index]));
  const samples = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      [
        ...askTexts.filter((ask) => ask.locale === locale && ask.slug !== OUT_OF_SCOPE).map((ask) => ask.text),
        ...knowledge.locales[locale].entries.map((entry) => plainText(`${entry.lead} ${entry.detail}`)),
      ],
    ]),
  ) as Record<Locale, string[]>;
  return {
    tools,
    classifier,
    labelOf,
    askTexts,
    asksOfSlug: positionsBySlug(askTexts),
    asks: createAskIndex(
      askTexts.map(({ text, slug }) => ({ features: featuresOf(text, tools), label: labelOf.get(slug) ?? 0 })),
    ),
    passages: {
      en: buildPassages(knowledge.locales.en.entries, "en"),
      fr: buildPassages(knowledge.locales.fr.entries, "fr"),
      es: buildPassages(knowledge.locales.es.entries, "es"),
    },
    detectLanguage: createLanguageDetector(samples),
    vocabulary: vocabularyOf(askTexts),
  };
}

function vocabularyOf(texts: readonly LabelledText[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text, slug } of texts) {
    if (slug === OUT_OF_SCOPE) continue;
    for (const word of new Set(words(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function positionsBySlug(texts: readonly LabelledText[]): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  texts.forEach(({ slug }, position) => {
    const list = positions.get(slug);
    if (list === undefined) positions.set(slug, [position]);
    else list.push(position);
  });
  return positions;
}

function buildPassages(entries: readonly Entry[], locale: Locale): { list: Passage[]; bm25: Bm25Index } {
  const list: Passage[] = [];
  const documents = entries
    .filter((entry) => entry.kind !== "smalltalk")
    .flatMap((entry) => {
      const stems = (text: string) => contentStems(plainText(text), locale);
      const shared = [
        { stems: stems(entry.title), weight: FIELD_WEIGHTS.title },
        { stems: stems(entry.question ?? ""), weight: FIELD_WEIGHTS.question },
      ];
      list.push({ slug: entry.slug, anchor: null });
      const lead = {
        fields: [
          ...shared,
          { stems: stems(entry.lead), weight: FIELD_WEIGHTS.lead },
          { stems: stems(entry.detail), weight: FIELD_WEIGHTS.text },
        ],
      };
      const sections = entry.sections.map(({ anchor, heading, markdown }) => {
        list.push({ slug: entry.slug, anchor });
        return {
          fields: [
            { stems: stems(entry.title), weight: 1 },
            { stems: stems(heading), weight: FIELD_WEIGHTS.heading },
            { stems: stems(markdown), weight: FIELD_WEIGHTS.text },
          ],
        };
      });
      return [lead, ...sections];
    });
  return { list, bm25: createBm25Index(documents) };
}
