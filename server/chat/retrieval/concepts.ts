import type { Synonyms } from "#knowledge/schema.ts";
import { words } from "./text.ts";

/** Finds the concepts a text mentions, by the staff's synonym groups, whatever the language. */
export type ConceptFinder = (textWords: readonly string[]) => string[];

/**
 * Builds a finder over `knowledge/synonyms.yaml`. A concept is one group; groups of different languages that share a
 * phrase with a `cross` group become one concept, so that "essai" and "trial" meet.
 */
export function createConceptFinder(synonyms: Synonyms): ConceptFinder {
  const conceptOf = new Map<string, string>();
  const join = (groups: readonly (readonly string[])[], prefix: string) => {
    groups.forEach((group, index) => {
      const phrases = group.map((phrase) => words(phrase).join(" ")).filter((phrase) => phrase !== "");
      const known = phrases.map((phrase) => conceptOf.get(phrase)).find((concept) => concept !== undefined);
      const concept = known ?? `${prefix}${index}`;
      for (const phrase of phrases) if (!conceptOf.has(phrase)) conceptOf.set(phrase, concept);
    });
  };
  join(synonyms.cross, "x");
  join(synonyms.en, "en");
  join(synonyms.fr, "fr");
  join(synonyms.es, "es");
  const longest = Math.max(1, ...[...conceptOf.keys()].map((phrase) => phrase.split(" ").length));
  return (textWords) => {
    const found = new Set<string>();
    for (let start = 0; start < textWords.length; start += 1) {
      let phrase = "";
      for (let length = 1; length <= longest && start + length <= textWords.length; length += 1) {
        phrase = length === 1 ? (textWords[start] ?? "") : `${phrase} ${textWords[start + length - 1]}`;
        const concept = conceptOf.get(phrase) ?? conceptOf.get(phrase.replace(/s$/, ""));
        if (concept !== undefined) found.add(concept);
      }
    }
    return [...found];
  };
}
