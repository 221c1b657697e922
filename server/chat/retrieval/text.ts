import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemFrench } from "@orama/stemmers/french";
import { stemmer as stemSpanish } from "@orama/stemmers/spanish";
import type { Locale } from "#locales/index.ts";

/**
 * Folds text for comparison: lower case, no accents, plain quotes, three or more equal letters in a row reduced to two
 * ("heeelp" to "heelp"), and the few spellings of our domain that punctuation would cut apart ("Pro+", "24/7", "e-mail").
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/[’‘`´]/g, "'")
    .replace(/\bpro\s?(?:\+|plus\b|mas\b)/g, "proplus")
    .replace(/\b24\s?h?\s?\/\s?(?:24|7)\b(?:\s?(?:et|y|,)?\s?7\s?j?\s?\/\s?7\b)?|\b24x7\b/g, "24h7")
    .replace(/\b7\s?j?\s?\/\s?7\b/g, "24h7")
    .replace(/\be-?mails?\b/g, "email")
    .replace(/([a-z])\1{2,}/g, "$1$1");
}

/**
 * Chat spellings that mean one thing in all three languages; those that depend on the language ("x", "k", "cb") or are
 * words of another one ("ya") stay as they are.
 */
const CHAT_SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    u: "you",
    ur: "your",
    pls: "please",
    plz: "please",
    ppl: "people",
    wot: "what",
    wat: "what",
    wht: "what",
    cn: "can",
    hw: "how",
    abt: "about",
    dis: "this",
    dat: "that",
    teh: "the",
    thx: "thanks",
    msg: "message",
    bday: "birthday",
    kel: "quel",
    kelle: "quelle",
    koi: "quoi",
    pk: "pourquoi",
    prk: "pourquoi",
    cmt: "comment",
    comen: "comment",
    coment: "comment",
    bcp: "beaucoup",
    slt: "salut",
    bjr: "bonjour",
    vs: "vous",
    ns: "nous",
    ds: "dans",
    qd: "quand",
    kan: "quand",
    jai: "ai",
    cest: "est",
    chui: "suis",
    fo: "faut",
    fau: "faut",
    pri: "prix",
    combin: "combien",
    konbien: "combien",
    combiens: "combien",
    xq: "porque",
    tb: "tambien",
    tmb: "tambien",
    kuanto: "cuanto",
    qnto: "cuanto",
    kiero: "quiero",
    kieren: "quieren",
    dnd: "donde",
    cmo: "como",
    msj: "mensaje",
  }),
);

/** Words of a text after folding, elisions opened ("l'alarme" gives "l", "alarme"), chat spellings written out. */
export function words(text: string): string[] {
  return (fold(text).match(/[a-z0-9ñ]+/g) ?? []).map((word) => CHAT_SPELLINGS.get(word) ?? word);
}

const STEMMERS: Record<Locale, (word: string) => string> = {
  en: stemEnglish,
  fr: stemFrench,
  es: stemSpanish,
};

const stemCache: Record<Locale, Map<string, string>> = { en: new Map(), fr: new Map(), es: new Map() };
/** Words whose stem is remembered per language; beyond it a stem is computed anew, so that memory stays bounded. */
const MAX_CACHED_STEMS = 50_000;

/** Stem of a folded word in a language (Snowball). */
export function stem(word: string, locale: Locale): string {
  const cache = stemCache[locale];
  const known = cache.get(word);
  if (known !== undefined) return known;
  const result = STEMMERS[locale](word);
  if (cache.size < MAX_CACHED_STEMS) cache.set(word, result);
  return result;
}

/** Words that say nothing about the subject, folded. Question words stay out of this list: they carry intent. */
const STOP_WORDS: Record<Locale, ReadonlySet<string>> = {
  en: toSet(
    "a an the of to in on at for and or is are am be been do does did i me my we our us you your it its this that these those there here with from by as so if then than just please hi hello ok would could can will shall should may might have has had was were some any ve re ll s t d m",
  ),
  fr: toSet(
    "un une le la les l d de du des a au aux en dans sur et ou est sont etre suis es je j me m mon ma mes nous notre nos vous votre vos il elle on se s c ce ca cet cette ces que qu qui y n ne pas avec pour par si donc alors bonjour merci svp peut peux puis pourrait faut avoir ai as avez avons ont t",
  ),
  es: toSet(
    "un una unos unas el la los las de del al a en y o u es son ser estar esta estan yo me mi mis nos nuestro nuestra nuestros usted ustedes su sus le les lo se que con por para si no hay este esta esto ese esa eso hola gracias puede puedo podria quiero quisiera he ha han tengo tiene tenemos",
  ),
};

function toSet(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** Whether a folded word carries no subject in the language. */
export function isStopWord(word: string, locale: Locale): boolean {
  return STOP_WORDS[locale].has(word);
}

/** Stems of the words that carry a subject; all stems when there are none ("how is it?"). */
export function contentStems(text: string, locale: Locale): string[] {
  const all = words(text);
  const kept = all.filter((word) => !isStopWord(word, locale));
  return (kept.length > 0 ? kept : all).map((word) => stem(word, locale));
}
