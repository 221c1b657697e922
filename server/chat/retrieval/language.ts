import type { Locale } from "#locales/index.ts";
import { LOCALES } from "#locales/index.ts";
import { fold } from "./text.ts";

/** Which supported language a text is written in, and how sure that is. */
export type LanguageGuess = {
  locale: Locale;
  /** Probability of the guess, 0.33 to 1. */
  confidence: number;
};

/** Tells the language of a short text; `expected` (the conversation's language) decides between equals. */
export type LanguageDetector = (text: string, expected?: Locale) => LanguageGuess;

/** Marks that only one of our languages uses; each counts like a telling word. */
const TELLING_MARKS: readonly { locale: Locale; pattern: RegExp }[] = [
  { locale: "es", pattern: /[¿¡ñ]|\b\p{L}*[áíóú]\p{L}*/iu },
  { locale: "fr", pattern: /[çèêëîïôœùûÿà]|\b(?:qu|l|d|j|c|s|n|m|t)['’]\p{L}/iu },
];

/** Function words and chat spellings too short or too rare in the knowledge to be learned from it. */
const TELLING_WORDS: Record<Locale, string> = {
  en: "the is are you your we our what how does do did can could would which who where when why with and this that it its i im my me for from not have has will there any much many ok okay please thanks hello hi yes no u r ur pls plz thx wanna gonna dont doesnt whats hows guys need want work works price cost safe team people yearly monthly cheaper about pricing free trial help nope yeah sure",
  fr: "le la les un une des du est sont vous votre nous notre quel quelle quels quelles comment combien pourquoi quand qui que quoi avec sans pour dans sur je j mon ma mes il elle ils on ne pas et ou si ca c cest jai faut peut puis bonjour salut merci svp stp oui non pr ds vs ns bcp slt cb koi ke pk pq tarif prix essai carte gratuit marche chez aussi alors plutot moins cher par mois an tu es personnes salaries",
  es: "el la los las un una unos es son esta usted ustedes su nuestro que cual cuales como cuanto cuanta cuantos cuando donde quien por para con sin en de del mi me yo no si y o hay se lo le al hola buenas gracias favor tengo tiene tenemos quiero necesito puedo puede funciona precio prueba tarjeta gratis xq pq q k tb x barato mes ano personas trabajadores vale adios somos seria",
};

/** Head start of the expected language, in natural-log units: less than one telling word. */
const EXPECTED_WEIGHT = 2;
/** Most characters read; the first sentences tell the language of the rest. */
const MAX_CHARS = 400;
/** Weight of a telling mark or word against one learned word, in natural-log units. */
const TELLING_WEIGHT = 3;

/**
 * Learns word and letter statistics from texts of each language (naive Bayes over words where known, over letter
 * triples otherwise) and answers with the likeliest. Unknown scripts and empty texts give confidence 1/3.
 */
export function createLanguageDetector(samples: Record<Locale, readonly string[]>): LanguageDetector {
  const models = LOCALES.map((locale) => learn(samples[locale]));
  const telling = LOCALES.map((locale) => new Set(TELLING_WORDS[locale].split(" ")));
  return (text, expected) => {
    const start = text.slice(0, MAX_CHARS);
    const tokens = tokensOf(start);
    const logs = LOCALES.map((locale, index) => {
      const model = models[index];
      if (model === undefined) return 0;
      let sum = locale === expected ? EXPECTED_WEIGHT : 0;
      for (const token of tokens) {
        sum += logLikelihood(token, model);
        if (telling[index]?.has(token) === true) sum += TELLING_WEIGHT;
      }
      for (const mark of TELLING_MARKS) if (mark.locale === locale && mark.pattern.test(start)) sum += TELLING_WEIGHT;
      return sum;
    });
    const max = Math.max(...logs);
    const shares = logs.map((value) => Math.exp(value - max));
    const total = shares.reduce((sum, share) => sum + share, 0);
    const best = shares.indexOf(Math.max(...shares));
    return { locale: LOCALES[best] ?? "en", confidence: tokens.length === 0 ? 1 / 3 : (shares[best] ?? 0) / total };
  };
}

type Model = { words: Map<string, number>; wordTotal: number; triples: Map<string, number>; tripleTotal: number };

function learn(texts: readonly string[]): Model {
  const model: Model = { words: new Map(), wordTotal: 0, triples: new Map(), tripleTotal: 0 };
  for (const text of texts) {
    for (const token of tokensOf(text)) {
      model.words.set(token, (model.words.get(token) ?? 0) + 1);
      model.wordTotal += 1;
      for (const triple of triplesOf(token)) {
        model.triples.set(triple, (model.triples.get(triple) ?? 0) + 1);
        model.tripleTotal += 1;
      }
    }
  }
  return model;
}

/** Share of a word's evidence that comes from its letters rather than from the word itself. */
const LETTER_SHARE = 0.25;

function logLikelihood(token: string, model: Model): number {
  const word = Math.log(((model.words.get(token) ?? 0) + 0.05) / (model.wordTotal + 1_000));
  const triples = triplesOf(token);
  const letters =
    triples.reduce(
      (sum, triple) => sum + Math.log(((model.triples.get(triple) ?? 0) + 0.1) / (model.tripleTotal + 1_000)),
      0,
    ) / Math.max(1, triples.length);
  return word * (1 - LETTER_SHARE) + letters * LETTER_SHARE * 4;
}

/** Words of letters; words that every language writes alike (numbers, our plan names) tell nothing. */
function tokensOf(text: string): string[] {
  return (fold(text).match(/[a-zñ]+/g) ?? []).filter((token) => !NEUTRAL.has(token));
}

const NEUTRAL: ReadonlySet<string> = new Set(
  "alerio pro proplus premium individual gps api crm siem sla gdpr rgpd magsafe ok sos pti dati whatsapp google h hr rh it app email tv kpi".split(
    " ",
  ),
);

function triplesOf(token: string): string[] {
  const padded = `_${token}_`;
  const triples: string[] = [];
  for (let start = 0; start + 3 <= padded.length; start += 1) triples.push(padded.slice(start, start + 3));
  return triples;
}
