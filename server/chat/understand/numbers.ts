import { fold } from "../retrieval/text.ts";

/** A number found in a text, with the words around it (folded), for telling people from days and euros. */
export type FoundNumber = {
  value: number;
  /** Up to four words before, nearest last. */
  before: readonly string[];
  /** Up to four words after, nearest first. */
  after: readonly string[];
};

/** Number words of the three languages, folded. Hyphens are opened before, so "vingt-deux" is two words. */
const UNITS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
  couple: 2,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  nonante: 90,
  dizaine: 10,
  douzaine: 12,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiuno: 21,
  veintiun: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  docena: 12,
  decena: 10,
  veintena: 20,
  treintena: 30,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  doscientas: 200,
  trescientos: 300,
  trescientas: 300,
  cuatrocientos: 400,
  quinientos: 500,
  quinientas: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
  centenar: 100,
};
const MULTIPLIERS: Record<string, number> = {
  hundred: 100,
  cent: 100,
  cents: 100,
  thousand: 1_000,
  mille: 1_000,
  mil: 1_000,
  k: 1_000,
};
/** Words that join the parts of one number ("a hundred and twenty", "treinta y cinco", "soixante et onze"). */
const JOINERS: ReadonlySet<string> = new Set(["and", "et", "y"]);
/** Number words that are also articles; they count only where the caller expects a number of people. */
const ARTICLES: Record<string, number> = { un: 1, une: 1, uno: 1, una: 1 };

/** How many words of context each found number carries. */
const CONTEXT_WORDS = 4;

/**
 * All whole numbers of a text, as digits or words, in reading order. Decimals, parts of "24/7", telephone-like runs
 * and codes such as "ISO27001" are left out; thousands may be written "1 200", "1.200" or "1,200".
 */
export function findNumbers(text: string): FoundNumber[] {
  const tokens = tokenise(text);
  const found: FoundNumber[] = [];
  for (let start = 0; start < tokens.length; ) {
    const read = readNumber(tokens, start);
    if (read === null) {
      start += 1;
      continue;
    }
    found.push({
      value: read.value,
      before: tokens.slice(Math.max(0, start - CONTEXT_WORDS), start),
      after: tokens.slice(read.end, read.end + CONTEXT_WORDS),
    });
    start = read.end;
  }
  return found;
}

function tokenise(text: string): string[] {
  return (
    fold(text)
      .replace(/24h7/g, " ")
      .replace(/\+?\d(?:[ .-]?\d){8,}/g, " ")
      .replace(/(\d{1,3})[ .,\u00a0\u202f](?=\d{3}\b)/g, "$1")
      .replace(/\d+[.,]\d+/g, " decimal ")
      .replace(/(\d)(k)\b/g, "$1 $2")
      .replace(/(\d)([a-z%€$£])/g, "$1 $2")
      .match(/[a-z]+\d+[a-z0-9]*|\d+|[a-zñ]+|[%€$£]/g) ?? []
  );
}

function readNumber(tokens: readonly string[], start: number): { value: number; end: number } | null {
  const first = tokens[start] ?? "";
  if (/^\d+$/.test(first)) {
    const times = MULTIPLIERS[tokens[start + 1] ?? ""];
    return times === undefined
      ? { value: Number(first), end: start + 1 }
      : { value: Number(first) * times, end: start + 2 };
  }
  const isArticleNumber = first in ARTICLES && (tokens[start + 1] ?? "") in UNITS;
  if (!(first in UNITS) && !(first in MULTIPLIERS) && !isArticleNumber) return null;
  if (first === "k" || first === "couple" || (first === "once" && !isCountContext(tokens, start))) return null;
  let total = 0;
  let current = 0;
  let end = start;
  for (let at = start; at < tokens.length; at += 1) {
    const word = tokens[at] ?? "";
    const unit = UNITS[word];
    const times = MULTIPLIERS[word];
    if (unit !== undefined) {
      // "quatre-vingt" is four times twenty, "soixante dix" sixty plus ten.
      current = unit === 20 && current % 100 === 4 ? current - 4 + 80 : current + unit;
    } else if (times !== undefined && word !== "k") {
      current = Math.max(1, current) * times;
      if (times === 1_000) {
        total += current;
        current = 0;
      }
    } else if (
      JOINERS.has(word) &&
      at > start &&
      ((tokens[at + 1] ?? "") in UNITS || (tokens[at + 1] ?? "") in ARTICLES)
    ) {
      if (!canJoin(tokens, at)) break;
      continue;
    } else if (word in ARTICLES && at > start && JOINERS.has(tokens[at - 1] ?? "")) {
      current += 1;
    } else if (!(word in ARTICLES && at === start)) break;
    end = at + 1;
  }
  const value = total + current;
  return value > 0 && end > start ? { value, end } : null;
}

/** "once" is also an English adverb; it counts as eleven only before a Spanish noun or after "somos", "para". */
function isCountContext(tokens: readonly string[], at: number): boolean {
  return /^(?:somos|para|de|tengo|tenemos|los|las|a|con|unos|unas)$/.test(tokens[at - 1] ?? "");
}

/** A joiner continues a number after a ten or a hundred ("treinta y cinco"), not between two numbers ("two and three"). */
function canJoin(tokens: readonly string[], at: number): boolean {
  const previous = tokens[at - 1] ?? "";
  const value = UNITS[previous] ?? MULTIPLIERS[previous] ?? 0;
  return value >= 20;
}
