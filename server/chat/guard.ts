import type { Locale } from "#locales/index.ts";
import { fold } from "./retrieval/text.ts";
import { findNumbers } from "./understand/numbers.ts";

/** A quantity in a text: its value and what it counts. */
export type Quantity = { value: number; unit: "money" | "percent" | "db" | "gb" | "time" | "count" };

/** What a model's sentence is held against. */
export type GuardRules = {
  /** Every quantity of the passages and quotes used for this answer. */
  allowed: readonly Quantity[];
  /** Head counts the visitor named; allowed as counts only, never as prices or percentages. */
  visitorCounts: readonly number[];
  /** Slugs of entries that are not available yet. */
  comingSoon: readonly string[];
  /** The model's own instructions; sentences that repeat them are dropped. */
  instructions: string;
};

/** Why a sentence may not be shown; null when it may. */
export type GuardFault = "number" | "status" | "link" | "leak" | null;

const MONEY = /(?:€|eur\b|euros?\b|\$|usd\b|dollars?\b|£|gbp\b|pounds?\b|cents?\b|centimes?\b|centimos?\b)/i;
const UNIT_AFTER: readonly [Quantity["unit"], RegExp][] = [
  ["percent", /^\s*(?:%|percent|per cent|pour ?cents?|por ciento)/i],
  ["money", new RegExp(`^\\s*${MONEY.source}`, "i")],
  ["db", /^\s*(?:db\b|decibels?|decibelios?|décibels?)/i],
  ["gb", /^\s*(?:gb\b|go\b|gigabytes?|gigaoctets?)/i],
  [
    "time",
    /^[\s-]*(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|secondes?|heures?|jours?|semaines?|mois|ans?\b|années?|annees?|segundos?|minutos?|horas?|días?|dias?|semanas?|mes(?:es)?\b|años?|anos?)/i,
  ],
];
/** Digits with separators; a trailing point or comma belongs to the sentence. */
const NUMERAL = /\d+(?:[.,\u00a0\u202f ]\d{3})*(?:[.,]\d+)?/g;
/** Numbers that are names, not claims: the round-the-clock "24/7" and emergency numbers. */
const NAMES = /\b24\s?\/\s?7\b|\b7\s?j\s?\/\s?7\b|\b24\s?h\s?\/\s?24\b|\b(?:112|999|911|114)\b/g;
/** Counts that are ways of speaking ("two ways", "one place") rather than limits of the product. */
const SMALL_COUNT = 3;

/** Every quantity of a text, as digits or number words. */
export function quantitiesOf(text: string): Quantity[] {
  const bare = text.replace(NAMES, " ").replace(/^\s*\d+[.)]\s/gm, " ");
  const digits = [...bare.matchAll(NUMERAL)].map((match): Quantity => {
    const after = bare.slice(match.index + match[0].length);
    const before = bare.slice(Math.max(0, match.index - 4), match.index);
    const unit =
      UNIT_AFTER.find(([, pattern]) => pattern.test(after))?.[0] ??
      (MONEY.test(before.trim().slice(-3)) ? "money" : "count");
    return { value: toNumber(match[0]), unit };
  });
  const spelled = findNumbers(bare.replace(NUMERAL, " "))
    .filter(({ value }) => value > SMALL_COUNT)
    .map(({ value, after }): Quantity => {
      const rest = after.join(" ");
      return { value, unit: UNIT_AFTER.find(([, pattern]) => pattern.test(rest))?.[0] ?? "count" };
    });
  return [...digits, ...spelled];
}

/** "1,298.00", "1 298,00" and "14,90" as numbers: the last separator followed by one or two digits is the decimal one. */
function toNumber(numeral: string): number {
  const compact = numeral.replace(/[\u00a0\u202f ]/g, "");
  const decimal = /[.,](\d{1,2})$/.exec(compact);
  if (decimal === null) return Number(compact.replace(/[.,]/g, ""));
  return Number(`${compact.slice(0, decimal.index).replace(/[.,]/g, "")}.${decimal[1]}`);
}

/** Subjects of entries whose status is "coming soon", by slug; a test checks that every such entry stands here. */
export const COMING_SOON_SUBJECTS: Record<string, RegExp> = {
  "security-centre":
    /24h7|security (?:centre|center)|monitoring (?:centre|center)|centre de (?:securite|supervision|telesurveillance)|telesurveillance|premium|centro de seguridad|central receptora/,
};
const NOT_YET =
  /coming soon|not (?:yet|available|live|open)|isn.?t (?:yet|available|live)|will be|planned|in future|bientot|pas encore|prochainement|a venir|n.est pas (?:encore )?(?:disponible|ouvert)|sera|proximamente|todavia no|aun no|no esta disponible|no esta(?:ra)? abierto|futuro|on quotation|sur devis|presupuesto/;

/** Checks one sentence of a model before it is shown. */
export function guardSentence(sentence: string, rules: GuardRules): GuardFault {
  if (/https?:|www\.|\]\((?!route:)|<\/?[a-z!]|!\[/i.test(sentence)) return "link";
  if (repeatsInstructions(sentence, rules.instructions)) return "leak";
  const isAllowed = ({ value, unit }: Quantity) =>
    rules.allowed.some(
      (fact) =>
        fact.value === value &&
        (fact.unit === unit || (unit === "count" && fact.unit !== "money" && fact.unit !== "percent")),
    ) ||
    (unit === "count" && (value <= SMALL_COUNT || rules.visitorCounts.includes(value)));
  if (!quantitiesOf(sentence).every(isAllowed)) return "number";
  const folded = fold(sentence);
  const speaksOfFuture = rules.comingSoon.some((slug) => COMING_SOON_SUBJECTS[slug]?.test(folded) === true);
  return speaksOfFuture && !NOT_YET.test(folded) ? "status" : null;
}

/** Words in a row that no honest answer shares with the instructions. */
const LEAK_WORDS = 7;

function repeatsInstructions(sentence: string, instructions: string): boolean {
  const spoken = fold(sentence).match(/[a-z0-9]+/g) ?? [];
  const secret = ` ${(fold(instructions).match(/[a-z0-9]+/g) ?? []).join(" ")} `;
  for (let start = 0; start + LEAK_WORDS <= spoken.length; start += 1) {
    if (secret.includes(` ${spoken.slice(start, start + LEAK_WORDS).join(" ")} `)) return true;
  }
  return false;
}

/** Language names in the instructions to a model. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: "English", fr: "French", es: "Spanish" };
