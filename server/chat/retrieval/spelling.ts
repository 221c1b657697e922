/** Replaces words the knowledge does not know by the closest known one. */
export type Speller = (word: string) => string;

/** Shortest word that is corrected: below it, most words are one letter away from another word. */
const MIN_CORRECTED_LENGTH = 5;
/** From this length on two letters may differ. */
const TWO_EDITS_LENGTH = 9;

/**
 * A speller over known words with their frequencies, by the deletion method: a word and its known form share a string
 * that arises from deleting at most one letter from each, which is looked up instead of scanning all words.
 * @param frequencies how often each folded word occurs in asks and entries
 */
export function createSpeller(frequencies: ReadonlyMap<string, number>): Speller {
  const byDeletion = new Map<string, string[]>();
  for (const [word, count] of frequencies) {
    if (word.length < MIN_CORRECTED_LENGTH - 1 || count < 2 || /\d/.test(word)) continue;
    for (const key of deletions(word)) {
      const list = byDeletion.get(key);
      if (list === undefined) byDeletion.set(key, [word]);
      else list.push(word);
    }
  }
  return (word) => {
    if (word.length < MIN_CORRECTED_LENGTH || frequencies.has(word) || /\d/.test(word)) return word;
    // French articles and pronouns written into the word: "labonnement", "jaimerais", "quelle" is a word of its own.
    const opened = word.replace(/^(?:qu|[ldjcnsmt])(?=[aeiouyh])/, "");
    if (opened !== word && opened.length >= MIN_CORRECTED_LENGTH - 1 && frequencies.has(opened)) return opened;
    const most = word.length >= TWO_EDITS_LENGTH ? 2 : 1;
    let best = word;
    let bestScore = -Infinity;
    for (const key of deletions(word)) {
      for (const candidate of byDeletion.get(key) ?? []) {
        const distance = editDistance(word, candidate, most);
        if (distance > most) continue;
        const sameStart = candidate[0] === word[0] ? 0.5 : 0;
        const score = sameStart - distance * 2 + Math.log(frequencies.get(candidate) ?? 1) / 10;
        if (score > bestScore) {
          best = candidate;
          bestScore = score;
        }
      }
    }
    return best;
  };
}

function deletions(word: string): string[] {
  const keys = [word];
  for (let index = 0; index < word.length; index += 1) keys.push(word.slice(0, index) + word.slice(index + 1));
  return keys;
}

/** Edit distance with neighbouring letters swapped counting once (optimal string alignment); `limit + 1` when above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current.push(value);
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}
