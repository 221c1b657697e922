import type { Billing, PlanId } from "../../contract/quote.ts";
import { MAX_QUOTE_USERS } from "../../contract/quote.ts";
import { fold } from "../retrieval/text.ts";
import type { FoundNumber } from "./numbers.ts";
import { findNumbers } from "./numbers.ts";

/** What a visitor said about their purchase; a key is absent when nothing was said. */
export type Slots = {
  users?: number;
  billing?: Billing;
  device?: boolean;
  vat?: boolean;
  plan?: PlanId;
};

/** Words for people that a head count can precede or follow. */
const PEOPLE =
  /^(?:people|persons?|users?|employees?|staff|workers?|colleagues?|members?|seats?|licen[cs]es?|technicians?|nurses?|guards?|agents?|drivers?|lone|team|heads?|carers?|engineers?|cleaners?|operators?|folks?|guys|men|women|us|of|ppl|personnes?|pers|salaries?|employes?|utilisateurs?|collaborateurs?|collegues?|travailleurs?|techniciens?|infirmier(?:e)?s?|vigiles?|chauffeurs?|intervenants?|postes?|licences?|gars|soignant(?:e)?s?|commerciaux|benevoles?|personas?|empleados?|empleadas?|usuarios?|trabajadores?|trabajadoras?|companeros?|miembros?|tecnicos?|enfermer[ao]s?|vigilantes?|conductores?|licencias?|operarios?|repartidores?|voluntarios?|gente|collaborators?|caretakers?|volunteers?|stewards?|rangers?|inspectors?|assistants?|social|field|mobile|isoles?|puestos?|pax)$/;
/** Words that turn the number before them into something else than people. */
const OTHER_UNIT =
  /^(?:days?|weeks?|months?|years?|yrs?|hours?|hrs?|minutes?|mins?|seconds?|euros?|eur|dollars?|pounds?|percent|gb|go|mb|km|m|metres?|meters?|jours?|semaines?|mois|ans?|annees?|heures?|h|secondes?|pour|dias?|semanas?|mes|meses|anos?|horas?|minutos?|segundos?|por|db|decibels?|decibelios?|decimal|visits?|visites?|visitas?|stars?|estrellas?|etoiles?|screens?|ecrans?|pantallas?|shops?|magasins?|tiendas?|gracias|merci|thanks|sites?|times?|fois|veces|clicks?|clics?|taps?|pm|am|floors?|etages?|pisos?|o|%|€|\$|£)$/;
const BEFORE_PEOPLE =
  /^(?:for|we|are|re|us|have|got|team|pour|sommes|est|equipe|effectif|avons|ai|somos|para|tenemos|tengo|equipo|about|around|roughly|only|just|approximately|environ|seulement|unos|unas|solo|of|de|d|with|avec|con|employ|protect|cover|equip|equiper|proteger|be|seriamos|serions|and|et|y|if|si|l|es|a|on|e|nous|nos|our|s)$/;

/**
 * What one visitor turn says about users, billing period, device, VAT and plan, in any of the three languages.
 * @param options.expectsUsers the previous turn asked for a head count, so a bare number is one
 */
export function readSlots(text: string, options: { expectsUsers?: boolean } = {}): Slots {
  const folded = ` ${fold(text).replace(/[^a-z0-9+%€$£ñ]+/g, " ")} `;
  const slots: Slots = {};
  const users = readUsers(text, options.expectsUsers === true);
  if (users !== null) slots.users = users;
  const billing = readBilling(folded);
  if (billing !== null) slots.billing = billing;
  const device = readDevice(folded);
  if (device !== null) slots.device = device;
  const vat = readVat(folded);
  if (vat !== null) slots.vat = vat;
  const plan = readPlan(folded);
  if (plan !== null) slots.plan = plan;
  return slots;
}

function readUsers(text: string, expectsUsers: boolean): number | null {
  const folded = fold(text);
  let best: { value: number; rank: number } | null = null;
  for (const found of findNumbers(text)) {
    const rank = peopleRank(found, expectsUsers);
    if (rank > 0 && found.value >= 1 && found.value <= MAX_QUOTE_USERS && rank > (best?.rank ?? 0)) {
      best = { value: found.value, rank };
    }
  }
  if (best !== null) {
    const isAbove = new RegExp(`\\b(?:more than|over|above|plus de|mas de)\\s+${best.value}\\b`).test(folded);
    return isAbove ? best.value + 1 : best.value;
  }
  if (
    /\b(?:just|only) (?:me|myself|one person)\b|\bjust for me\b|\bfor myself\b|\bpour moi (?:tout )?(?:seul|seule|uniquement)\b|\bjuste moi\b|\b(?:solo|solamente) (?:yo|para mi)\b|\bpara mi sol[oa]\b|\bje suis seule?\b|\bfreelance\b|\bautonom[oa]\b|\bauto-?entrepreneur\b/.test(
      folded,
    )
  ) {
    return 1;
  }
  if (/\ba couple of (?:us|people|employees|workers)\b|\bboth of us\b|\bnous deux\b|\blos dos\b/.test(folded)) return 2;
  return null;
}

/** How surely a number counts people: 0 not at all, 4 said outright. */
function peopleRank(found: FoundNumber, expectsUsers: boolean): number {
  const { before, after } = found;
  const [next = "", afterNext = "", third = ""] = after;
  const previous = before.at(-1) ?? "";
  if (OTHER_UNIT.test(next))
    return next === "pour" || next === "por" || next === "m" || next === "a"
      ? BEFORE_PEOPLE.test(previous)
        ? 2
        : 0
      : 0;
  if (/^(?:plan|pro|proplus|iso|article|version|rgpd|gdpr|112|numero|number|step|etape)$/.test(previous)) return 0;
  if (found.value === 1 && !/^(?:for|pour|para|just|only|seulement|solo)$/.test(previous)) return 0;
  if (PEOPLE.test(next)) return 4;
  if (PEOPLE.test(afterNext)) return 3;
  if (PEOPLE.test(third) && BEFORE_PEOPLE.test(previous)) return 3;
  if (PEOPLE.test(previous) || PEOPLE.test(before.at(-2) ?? "")) return 2;
  if (BEFORE_PEOPLE.test(previous)) return 2;
  if (before.length === 0 && after.length === 0) return 2;
  if (expectsUsers) return 1;
  return before.length + after.length <= 3 ? 1 : 0;
}

function readBilling(folded: string): Billing | null {
  const annual =
    /\b(?:yearly|annual(?:ly)?|per year|a year|by the year|per annum|paid yearly|12 months|(?:1|one|a) (?:full )?year|(?:1|un) an|(?:1|un) ano|annuel(?:le|lement)?|a l ?annee|l ?annee|par an|lanee|lannee|anual(?:mente)?|al ano|por ano|cada ano|pago anual)\b/.test(
      folded,
    );
  const monthly =
    /\b(?:monthly|per month|a month|each month|month to month|by the month|mensuel(?:le|lement)?|au mois|par mois|chaque mois|mensual(?:mente)?|al mes|por mes|cada mes|mes a mes)\b/.test(
      folded,
    );
  if (annual === monthly) return null;
  return annual ? "annual" : "monthly";
}

const DEVICE_WORDS =
  "(?:devices?|buttons?|hardware|case|boitiers?|appareils?|dispositifs?|bouton|coque|dispositivos?|aparatos?|boton(?:es)?|carcasa|funda)";

function readDevice(folded: string): boolean | null {
  const between =
    "(?: (?:the|a|an|any|extra|alert|alerts|physical|le|la|les|un|une|l|d|de|alerte|el|los|unos|ningun|de alerta))*";
  if (
    new RegExp(
      `\\b(?:without|no|sans|sin|pas de|pas d|minus|not? needing|dont need|already (?:have|own)|ya tengo|ya tenemos|deja)${between} ${DEVICE_WORDS}\\b`,
    ).test(folded)
  )
    return false;
  if (
    /\b(?:app only|only the app|just the app|app alone|appli seule|l ?appli(?:cation)? seule(?:ment)?|juste l ?appli(?:cation)?|solo (?:la )?app|solo la aplicacion)\b/.test(
      folded,
    )
  )
    return false;
  if (
    new RegExp(
      `\\b(?:with|plus|including|include|incl|and|avec|et|con|incluyendo|y)${between} ${DEVICE_WORDS}\\b`,
    ).test(folded)
  )
    return true;
  if (
    /\b(?:app (?:and|plus|\+) ?(?:the )?device|appli(?:cation)? (?:et|\+) ?(?:le )?(?:boitier|dispositif)|app (?:y|\+) ?(?:el )?dispositivo)\b/.test(
      folded,
    )
  )
    return true;
  return null;
}

function readVat(folded: string): boolean | null {
  if (
    /\b(?:ht|hors taxes?|excl(?:uding)? vat|ex vat|without vat|before tax|net of vat|sin iva|mas iva|hors tva)\b/.test(
      folded,
    )
  )
    return false;
  if (
    /\b(?:ttc|with vat|incl(?:uding|usive)?(?: of)? vat|vat included|after tax|toutes taxes|avec (?:la )?tva|tva comprise|iva incluido|con (?:el )?iva|impuestos incluidos)\b/.test(
      folded,
    )
  )
    return true;
  return null;
}

function readPlan(folded: string): PlanId | null {
  const plans: PlanId[] = [];
  if (/\bproplus\b/.test(folded)) plans.push("pro-plus");
  if (/\bpro\b(?! ?\+)/.test(folded.replace(/\b(?:portable|telephone|phone|tel|mail|email|vie|a titre) pro\b/g, "")))
    plans.push("pro");
  if (/\b(?:individual|individuel|individuelle)\b/.test(folded)) plans.push("individual");
  if (/\b(?:custom (?:plan|one|event)|plan custom|sur mesure|a medida)\b/.test(folded)) plans.push("custom");
  return plans.length === 1 ? (plans[0] ?? null) : null;
}
