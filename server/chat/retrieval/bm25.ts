/** A text to be found, as stems per field. */
export type Bm25Document = { fields: readonly { stems: readonly string[]; weight: number }[] };

/** Ranks documents for a query's stems. */
export type Bm25Index = {
  /** Score per document index; documents without a common stem are absent. */
  search(stems: readonly string[]): Map<number, number>;
};

/** Term saturation and length normalisation: the usual values of the literature (Robertson and Zaragoza 2009). */
const K1 = 1.2;
const B = 0.6;

/** BM25 with weighted fields (BM25F): field weights multiply term frequencies before saturation. */
export function createBm25Index(documents: readonly Bm25Document[]): Bm25Index {
  const postings = new Map<string, { document: number; frequency: number }[]>();
  const lengths = documents.map(({ fields }) =>
    fields.reduce((sum, field) => sum + field.stems.length * field.weight, 0),
  );
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.length);
  documents.forEach(({ fields }, document) => {
    const frequencies = new Map<string, number>();
    for (const { stems, weight } of fields) {
      for (const term of stems) frequencies.set(term, (frequencies.get(term) ?? 0) + weight);
    }
    for (const [term, frequency] of frequencies) {
      const list = postings.get(term);
      if (list === undefined) postings.set(term, [{ document, frequency }]);
      else list.push({ document, frequency });
    }
  });
  return {
    search: (stems) => {
      const scores = new Map<number, number>();
      for (const term of new Set(stems)) {
        const list = postings.get(term) ?? [];
        const idf = Math.log(1 + (documents.length - list.length + 0.5) / (list.length + 0.5));
        for (const { document, frequency } of list) {
          const norm = 1 - B + (B * (lengths[document] ?? 0)) / averageLength;
          const gain = (idf * frequency * (K1 + 1)) / (frequency + K1 * norm);
          scores.set(document, (scores.get(document) ?? 0) + gain);
        }
      }
      return scores;
    },
  };
}
