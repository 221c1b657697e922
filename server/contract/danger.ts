// Over 300 lines: reading the table, reading the text and the decision are one method, and the browser loads them together.
import type { MarkerGroup, PhraseGroup } from "./danger-phrases.ts";
import {
  ABBREVIATIONS,
  FALSE_FRIENDS,
  FILLERS,
  KEY_WORDS,
  MARKER_GROUPS,
  NOT_TYPOS,
  PHRASE_GROUPS,
  TOPICS,
  WORDS,
} from "./danger-phrases.ts";

/**
 * What a visitor's text says about danger. `danger`: the writer, or a person the writer is with or speaks of, is in danger now;
 * `self-harm`: the same for suicide and self-harm; `hypothetical`: danger is only spoken of (a product question, the past, a bare
 * "help"), answer normally with a one-line reminder; `none`: nothing of the kind.
 */
export type Danger = { kind: "none" | "danger" | "self-harm" | "hypothetical" };

/**
 * Points from which the emergency card is shown; usual totals 0 to 3. Phrases and signs bring 0.5 to 3 points, markers of hypothesis take
 * some away: at 2 an unmistakable phrase (3) survives one weak doubt ("does", a product word), a clear one (2) survives none, a telling
 * sign (1.5) needs a statement about a person and a vague one (1) another sign. Measured on `danger-cases.yaml` and on the 21,600 product
 * questions of the asks files: 1.5 shows the card for about 190 of those questions, 2 for 11 to 17; 2.5 misses 78 dangers of the table.
 */
const DANGER_SCORE = 2;
/** Weight from which a phrase decides alone; lighter ones are signs and are added up. */
const CLEAR_WEIGHT = 2;
/** Weight from which a sign claims its words, so that "trapped" counts once whatever groups know it; a mere statement claims none. */
const SIGN_WEIGHT = 1;
/** Letters from which one slip (wrong, missing, added, swapped) is forgiven; at 4 a third more product questions show the card ("fumer"). */
const ONE_SLIP_LETTERS = 5;
/** Letters from which two slips are forgiven; at 8 "auxiliar" becomes "auxilio" and "étranger" becomes "étrangle". */
const TWO_SLIPS_LETTERS = 9;
/** Words `..` may stand for: "tombé .. peux plus bouger". 2 to 5 measure alike; more would join unrelated halves of a sentence. */
const GAP_WORDS = 3;

const NONE: number[] = [];
/** Words no gap may swallow. */
const NEGATIONS = new Set(["not", "never", "pas", "jamais", "no", "nunca"]);

type Node =
  | { type: "word"; exact: Set<string>; prefixes: string[]; lists: string[] }
  | { type: "optional"; sequence: Sequence }
  | { type: "gap"; words: number }
  | { type: "start" }
  | { type: "end" };
type Sequence = Node[];
type Table = {
  lists: Map<string, Sequence[]>;
  phrases: { kind: "danger" | "self-harm"; weight: number; sequences: Sequence[] }[];
  markers: { scope: MarkerGroup["scope"]; points: number; sequences: Sequence[] }[];
  falseFriends: Sequence[];
  topics: Sequence;
  fillers: Set<string>;
  abbreviations: Map<string, string[]>;
  /** Every word and word start of the table; such words are never corrected. */
  known: { exact: Set<string>; prefixes: string[] };
  /** Words of the phrases by first letter: what a mistyped word may be corrected to. */
  keyWords: Map<string, string[]>;
};

let cachedTable: Table | undefined;

/**
 * Decides whether a text calls for the emergency card. Deterministic and pure; every language of the table and any mix of them at once.
 *
 * 1. Fold: lower case, no accents, doubled letters once, short-message spellings written out, slips in the telling words corrected.
 * 2. Cut into sentences and take out everyday expressions ("kill the app", "me muero de risa").
 * 3. Find phrases ("THEM IS following ME") and signs ("smoke", "par terre"). Each brings its weight, less the points of the markers in
 *    reach: a condition or question before it, the past, a story, a habit, the product. "Right now" gives points back.
 * 4. The best clear phrase or the sum of the signs, whichever is more, against `DANGER_SCORE`.
 *
 * A missed danger costs far more than a card too many, so danger words without any marker of hypothesis show the card.
 * @param text what the visitor typed, any length; about 1.5 ms for a usual message, 30 ms for 2,000 characters
 */
export function detectDanger(text: string): Danger {
  cachedTable ??= buildTable();
  const table = cachedTable;
  const sentences = readSentences(text, table).map((words) => new Sentence(words, table));
  const storyPoints = highest(sentences.map((sentence) => sentence.markerPoints("message")));
  const found = table.phrases.map(({ kind, weight, sequences }) => ({
    kind,
    weight,
    hits: sentences.flatMap((sentence, index) => sentence.hits({ sequences, weight, storyPoints, index })),
  }));
  const points = (kind: PhraseGroup["kind"]) => countPoints(found.filter((group) => group.kind === kind));
  const [danger, selfHarm] = [points("danger"), points("self-harm")];
  if (Math.max(danger, selfHarm) >= DANGER_SCORE) return { kind: selfHarm >= danger ? "self-harm" : "danger" };
  const isSpokenOf =
    found.some(({ weight, hits }) => weight >= SIGN_WEIGHT && hits.length > 0) ||
    isTopicOfQuestion(sentences, storyPoints);
  return { kind: isSpokenOf ? "hypothetical" : "none" };
}

/** A place where a phrase stands: its points after all markers, and the words it covers as `sentence:word`. */
type Hit = { score: number; words: string[] };

/** The best clear phrase, or the sum of the vague signs where no word counts for two of them. */
function countPoints(groups: { weight: number; hits: Hit[] }[]): number {
  const clear = highest(
    groups.filter(({ weight }) => weight >= CLEAR_WEIGHT).flatMap(({ hits }) => hits.map(({ score }) => score)),
  );
  const used = new Set<string>();
  let vague = 0;
  for (const { weight, hits } of groups.filter((group) => group.weight < CLEAR_WEIGHT)) {
    const isFree = ({ words }: Hit) => weight < SIGN_WEIGHT || !words.some((word) => used.has(word));
    const hit = hits.find((one) => one.score > 0 && isFree(one));
    if (!hit) continue;
    vague += hit.score;
    if (weight >= SIGN_WEIGHT) for (const word of hit.words) used.add(word);
  }
  return Math.max(clear, vague);
}

/** Whether a sentence names a danger together with any marker: "does it detect falls?" */
function isTopicOfQuestion(sentences: Sentence[], storyPoints: number): boolean {
  return sentences.some(
    (sentence) =>
      sentence.names() && (storyPoints > 0 || sentence.markerPoints("before") + sentence.markerPoints("around") > 0),
  );
}

/** One sentence as words, with everything the table can find in it. */
class Sentence {
  words: string[];
  #table: Table;
  /** Ends of each word list from each position, filled when first asked: `THEM` stands in most phrases. */
  #listEnds = new Map<string, number[][]>();
  #markers: { scope: MarkerGroup["scope"]; points: number; firstStart: number }[];

  constructor(words: string[], table: Table) {
    this.#table = table;
    this.words = words;
    this.#cutFalseFriends();
    this.#markers = table.markers.flatMap(({ scope, points, sequences }) => {
      const starts = sequences.flatMap((sequence) => this.#find(sequence).map(({ start }) => start));
      return starts.length > 0 ? [{ scope, points, firstStart: Math.min(...starts) }] : [];
    });
  }

  /** Points of all markers of one scope in this sentence. */
  markerPoints(scope: MarkerGroup["scope"]): number {
    return sum(this.#markers.filter((marker) => marker.scope === scope).map(({ points }) => points));
  }

  /** Whether a word of the topic list stands here. */
  names(): boolean {
    return this.#find(this.#table.topics).length > 0;
  }

  /** Each place where one of the phrases stands. `index` is the number of this sentence. */
  hits(group: { sequences: Sequence[]; weight: number; storyPoints: number; index: number }): Hit[] {
    const around = this.markerPoints("around") + group.storyPoints;
    return group.sequences.flatMap((sequence) =>
      this.#find(sequence).map(({ start, end }) => {
        const before = sum(
          this.#markers.filter((m) => m.scope === "before" && m.firstStart < start).map(({ points }) => points),
        );
        const lowering = Math.max(0, around + before - this.markerPoints("now"));
        const words = Array.from({ length: end - start }, (_, offset) => `${group.index}:${start + offset}`);
        return { score: Math.max(0, group.weight - lowering), words };
      }),
    );
  }

  #cutFalseFriends(): void {
    for (const sequence of this.#table.falseFriends) {
      const found = this.#find(sequence)[0];
      if (!found) continue;
      this.words = [...this.words.slice(0, found.start), "_", ...this.words.slice(found.end)];
      this.#listEnds.clear();
    }
  }

  #find(sequence: Sequence): { start: number; end: number }[] {
    const found: { start: number; end: number }[] = [];
    for (let start = 0; start < this.words.length; start++) {
      const end = Math.max(start, ...this.#ends(sequence, start));
      if (end > start) found.push({ start, end });
    }
    return found;
  }

  /** Every position where the sequence can end when it begins at `start`. */
  #ends(sequence: Sequence, start: number): number[] {
    let ends = [start];
    for (const node of sequence) {
      if (ends.length === 1) {
        ends = this.#nodeEnds(node, ends[0] ?? start);
        if (ends.length === 0) return ends;
        continue;
      }
      const next = ends.flatMap((position) => this.#nodeEnds(node, position));
      if (next.length === 0) return next;
      ends = next.length > 1 ? [...new Set(next)] : next;
    }
    return ends;
  }

  #nodeEnds(node: Node, position: number): number[] {
    if (node.type === "word") return this.#wordEnds(node, position);
    if (node.type === "start") return position === 0 ? [position] : [];
    if (node.type === "end") return position === this.words.length ? [position] : [];
    if (node.type === "optional") return [position, ...this.#ends(node.sequence, position)];
    return this.#gapEnds(position, Math.min(node.words, this.words.length - position));
  }

  #wordEnds(node: Extract<Node, { type: "word" }>, position: number): number[] {
    const word = this.words[position];
    if (word === undefined) return [];
    if (node.exact.has(word) || node.prefixes.some((prefix) => word.startsWith(prefix))) return [position + 1];
    return node.lists.length === 0 ? NONE : node.lists.flatMap((list) => this.#endsOfList(list, position));
  }

  /** Positions after 0 to `most` words; a negation ends the gap, or "I am not in danger" would read as danger. */
  #gapEnds(position: number, most: number): number[] {
    const negation = this.words.slice(position, position + most).findIndex((word) => NEGATIONS.has(word));
    return Array.from({ length: (negation < 0 ? most : negation) + 1 }, (_, skipped) => position + skipped);
  }

  #endsOfList(list: string, position: number): number[] {
    const known = this.#listEnds.get(list) ?? [];
    this.#listEnds.set(list, known);
    known[position] ??= (this.#table.lists.get(list) ?? []).flatMap((sequence) => this.#ends(sequence, position));
    return known[position];
  }
}

/** Lower case without accents and other marks; letters in fancy fonts become plain ones. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replaceAll("œ", "oe");
}

/** Every repeated letter once: "heeelp", "helpp" and "help" become one word, and so do "following" and "folowing". */
function collapse(word: string): string {
  return word.replace(/(\p{L})\1+/gu, "$1");
}

/** Collapsed, and without the plural or third-person `s` when five letters or more: "attacks" and "attack" become one word. */
function reduceWord(word: string): string {
  const collapsed = collapse(word);
  return collapsed.length < 5 ? collapsed : collapsed.replace(/s$/, "");
}

/** The sentences of a text as lists of words, spelled as in the table. */
function readSentences(text: string, table: Table): string[][] {
  const folded = fold(text)
    .replace(/🆘/gu, "\nsos\n")
    .replace(/\bs\.o\.s\b/g, "sos")
    .replace(/[😂🤣😅😆😹]/gu, " lol ")
    .replace(/[’‘`´ʼ]/g, "'")
    // "sí, ..." without its accent is a yes, not a condition.
    .replace(/\bsi,/g, "yes ")
    // Trailing dots are a hesitation, and a dot inside a number or an abbreviation is no end.
    .replace(/\.{2,}|(?<=\w)[.](?=\w)/g, " ");
  return folded
    .split(/[.!?\n;¡]+/)
    .map((sentence) => (sentence.match(/¿|[\p{L}\p{N}']+/gu) ?? []).flatMap((word) => readWord(word, table)))
    .filter((words) => words.length > 0);
}

/** One typed word as words of the table: written out, split, corrected, or nothing for a filler. */
function readWord(typed: string, table: Table): string[] {
  const whole = collapse(typed.replaceAll("'", ""));
  const meaning = table.abbreviations.get(whole);
  if (meaning) return meaning;
  return typed.split("'").flatMap((part) => {
    const word = reduceWord(part);
    if (word === "" || table.fillers.has(word)) return [];
    const emphatic = `${word}!!!`;
    if (/(\p{L})\1\1/u.test(part) && table.known.exact.has(emphatic)) return [emphatic];
    return table.abbreviations.get(collapse(part)) ?? correct(word, table);
  });
}

/** A word that the table does not have as its nearest key word, or itself when none is near. */
function correct(word: string, table: Table): string[] {
  const { exact, prefixes } = table.known;
  const isKnown = (candidate: string) =>
    exact.has(candidate) || prefixes.some((prefix) => candidate.startsWith(prefix));
  // A "g" dropped at the end ("hurtin") or a silent "h" at the start ("aciendo").
  const whole = word.endsWith("in") ? `${word}g` : `h${word}`;
  if (word.length >= ONE_SLIP_LETTERS && exact.has(whole)) return [whole];
  if (isKnown(word)) return [word];
  // A French elision written without its apostrophe: "magresse", "jetouffe".
  const rest = word.slice(1);
  if (/^[mtsldj][aeiou]/.test(word) && table.keyWords.get(rest.charAt(0))?.includes(rest))
    return [word.charAt(0), rest];
  const slips = word.length >= TWO_SLIPS_LETTERS ? 2 : 1;
  let nearest = { word, slips: slips + 1 };
  for (const keyWord of table.keyWords.get(word.charAt(0)) ?? []) {
    if (Math.abs(keyWord.length - word.length) >= nearest.slips) continue;
    const distance = countSlips(word, keyWord);
    const isForgiven =
      word.length >= ONE_SLIP_LETTERS && keyWord.length >= ONE_SLIP_LETTERS ? distance <= slips : isSwap(word, keyWord);
    if (isForgiven && distance < nearest.slips) nearest = { word: keyWord, slips: distance };
  }
  return [nearest.word];
}

/** Whether two words of equal length differ by two neighbouring letters swapped, the one slip forgiven in short words ("hepl"). */
function isSwap(a: string, b: string): boolean {
  return (
    a.length > 3 && a.length === b.length && [...a].sort().join("") === [...b].sort().join("") && countSlips(a, b) === 1
  );
}

/** Letters wrong, missing, added or swapped with a neighbour (optimal string alignment). */
function countSlips(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

const at = (row: number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
const highest = (numbers: number[]): number => Math.max(0, ...numbers);

/** Reads the phrase file once, on the first message. */
function buildTable(): Table {
  const known = { exact: new Set<string>(NOT_TYPOS.split(" ").map(reduceWord)), prefixes: [] as string[] };
  const keyWords = new Map<string, string[]>();

  function readWords(element: string): Node {
    const node = { type: "word" as const, exact: new Set<string>(), prefixes: [] as string[], lists: [] as string[] };
    for (const option of element.split("/")) {
      if (WORDS[option]) {
        node.lists.push(option);
        continue;
      }
      const word = reduceWord(fold(option));
      if (word.endsWith("*")) {
        node.prefixes.push(word.slice(0, -1));
        known.prefixes.push(word.slice(0, -1));
        continue;
      }
      node.exact.add(word);
      known.exact.add(word);
    }
    return node;
  }

  function readSequence(line: string): Sequence {
    return (line.match(/\([^)]*\)|\S+/g) ?? []).map((element): Node => {
      if (element === "<") return { type: "start" };
      if (element === ">") return { type: "end" };
      if (element === "..") return { type: "gap", words: GAP_WORDS };
      if (element === "(*)") return { type: "gap", words: 1 };
      if (element.startsWith("(")) return { type: "optional", sequence: readSequence(element.slice(1, -1)) };
      return readWords(element);
    });
  }

  const readLines = (lines: string) =>
    lines
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => readSequence(line));
  const readGroup = (group: { en: string; fr: string; es: string }) =>
    [group.en, group.fr, group.es].flatMap((lines) => readLines(lines));

  for (const word of KEY_WORDS.split(/\s/).map(reduceWord)) {
    known.exact.add(word);
    keyWords.set(word.charAt(0), [...(keyWords.get(word.charAt(0)) ?? []), word]);
  }
  const phrases = PHRASE_GROUPS.map((group) => ({ ...group, sequences: readGroup(group) }));
  const lists = Object.entries(WORDS).map(([name, list]): [string, Sequence[]] => [
    name,
    list.split(",").map((line) => readSequence(line.replaceAll("\n", " "))),
  ]);
  const abbreviations = ABBREVIATIONS.split(",").map((entry): [string, string[]] => {
    const [found = "", meaning = ""] = entry.trim().split("=");
    return [collapse(found), meaning.split(" ").map(reduceWord)];
  });
  return {
    lists: new Map(lists),
    phrases,
    markers: MARKER_GROUPS.map((group) => ({ ...group, sequences: readGroup(group) })),
    falseFriends: readLines(FALSE_FRIENDS),
    topics: readSequence(TOPICS),
    fillers: new Set(FILLERS.split(" ").map(reduceWord)),
    abbreviations: new Map(abbreviations),
    known,
    keyWords,
  };
}
