import type { RetrievalIndex } from "../chat/retrieval/index-build.ts";
import { buildRetrievalIndex } from "../chat/retrieval/index-build.ts";
import { trainedClassifier } from "../chat/retrieval/trained.ts";
import type { Knowledge } from "./knowledge.ts";
import { loadKnowledge } from "./knowledge.ts";

/** Knowledge and the search structures built from exactly that knowledge; swapped together. */
export type ContentVersion = { knowledge: Knowledge; index: RetrievalIndex };

/**
 * Loads everything answers and pages are made from.
 * @throws {ContentError} listing every mistake in the knowledge folder
 */
export async function loadContentVersion(options: {
  knowledgeDir: string;
  localesDir: string;
  cacheDir: string;
}): Promise<ContentVersion> {
  const knowledge = await loadKnowledge(options);
  const classifier = await trainedClassifier({ knowledge, cacheDir: options.cacheDir });
  return { knowledge, index: buildRetrievalIndex(knowledge, classifier) };
}
