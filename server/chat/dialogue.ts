import type { Locale } from "#locales/index.ts";
import { LOCALES } from "#locales/index.ts";
import type { ContentVersion } from "../content/version.ts";
import type { ChoicesData } from "../contract/chat.ts";
import { detectDanger } from "../contract/danger.ts";
import type { PricingQuery } from "../contract/quote.ts";
import { makeQuote } from "../pricing/quote.ts";
import type { Answer } from "./answer.ts";
import { answer } from "./answer.ts";
import type { Voice } from "./compose.ts";
import {
  choicesFor,
  emergencyAnswer,
  entryAnswer,
  linkAction,
  noMatchAnswer,
  peopleText,
  quoteAnswer,
  refusedAnswer,
} from "./compose.ts";
import { confidenceOf } from "./confidence.ts";
import type { SearchResult } from "./retrieval/search.ts";
import { searchKnowledge } from "./retrieval/search.ts";
import { words } from "./retrieval/text.ts";
import type { Intents } from "./understand/intents.ts";
import { readIntents } from "./understand/intents.ts";
import type { Slots } from "./understand/slots.ts";
import { readSlots } from "./understand/slots.ts";
import { assistantWords } from "./words.ts";

/** What the visitor's turns so far amount to. Derived anew from those turns for each request; nothing else is trusted. */
export type DialogueState = {
  locale: Locale;
  slots: Slots;
  /** Last question that found an entry, for follow-ups. */
  lastQuestion: string | null;
  /** What the last answer was about. */
  lastKind: "none" | "entry" | "quote" | "choices" | "form";
  lastSlug: string | null;
  /** Slot asked for by the last answer's option cards. */
  pending: ChoicesData["slot"] | null;
  /** Wants to start: once the cards are answered, the registration form follows the quote. */
  isOnboarding: boolean;
  /** Visitor asked to be answered in another language than the one they write in. */
  languageOverride: { from: Locale; to: Locale } | null;
};

/** State before the first turn. */
export function initialState(locale: Locale): DialogueState {
  return {
    locale,
    slots: {},
    lastQuestion: null,
    lastKind: "none",
    lastSlug: null,
    pending: null,
    isOnboarding: false,
    languageOverride: null,
  };
}

/** Turns replayed to derive the state; what was said before that is forgotten, except what those turns repeat. */
export const MAX_REPLAYED_TURNS = 30;
/** Below this many words a turn may lean on the one before. */
const SHORT_TURN_WORDS = 7;
/** Guesses of the language below this keep the language of the conversation. */
const MIN_LANGUAGE_CONFIDENCE = 0.75;

/** Entries about prices: with a head count their question is answered by a quote. */
const PRICE_ENTRIES: ReadonlySet<string> = new Set([
  "pricing",
  "plans-overview",
  "annual-billing",
  "vat",
  "plan-individual",
  "plan-pro",
  "plan-pro-plus",
  "billing-invoices",
  "contact-sales",
]);
/** Entries that a quote may answer when people are named and a plan is asked for. */
const PLAN_ENTRIES: ReadonlySet<string> = new Set([
  ...PRICE_ENTRIES,
  "team-size",
  "device-price",
  "plan-custom",
  "device",
  "app-only",
]);

/**
 * Answers the last of a visitor's turns. Earlier turns are replayed, so that the same turns always give the same answer.
 * @param options.turns the visitor's own texts, oldest first; never empty
 * @param options.lang language of the interface, used when the text does not tell
 */
export function converse(options: { content: ContentVersion; turns: readonly string[]; lang: Locale }): {
  answer: Answer;
  state: DialogueState;
  search: SearchResult | null;
} {
  const turns = options.turns.slice(-MAX_REPLAYED_TURNS);
  let state = initialState(options.lang);
  let result: Turn | null = null;
  for (const text of turns) {
    result = respond({ content: options.content, text, state });
    state = result.state;
  }
  if (result === null) throw new Error("converse needs at least one turn");
  return result;
}

type Turn = { answer: Answer; state: DialogueState; search: SearchResult | null };

/** Answers one turn given the state before it. The order of the checks is the order of their importance. */
export function respond(options: { content: ContentVersion; text: string; state: DialogueState }): Turn {
  const { content, text } = options;
  const intents = readIntents(text);
  const written = writtenLanguage(content, text, options.state);
  const override =
    intents.language === null || !isLanguageRequest(intents, text)
      ? options.state.languageOverride
      : { from: written, to: intents.language };
  const locale = override !== null && override.from === written ? override.to : written;
  const state: DialogueState = { ...options.state, locale, languageOverride: override };
  const voice: Voice = { knowledge: content.knowledge, locale };
  const danger = detectDanger(text);
  if (danger.kind === "danger" || danger.kind === "self-harm") {
    return turn(emergencyAnswer(voice, danger.kind), {
      ...state,
      pending: null,
      isOnboarding: false,
      lastKind: "none",
    });
  }
  if (intents.manipulation) return turn(refusedAnswer(voice), state);
  if (intents.languageOnly && intents.language !== null) return answerInLanguage(options.content, voice, state);
  const said = readSlots(text, {
    expectsUsers: state.pending === "users" || state.lastKind === "quote" || intents.price,
  });
  const chosen = { ...said, ...readChoice(text, state, content) };
  const slots: Slots = { ...state.slots, ...chosen };
  const next: DialogueState = { ...state, slots };
  return decide({
    content,
    voice,
    text,
    intents,
    said: chosen,
    state: next,
    isHypothetical: danger.kind === "hypothetical",
  });
}

function writtenLanguage(content: ContentVersion, text: string, state: DialogueState): Locale {
  // A stored override answers in another language; the language written in before is its `from`.
  const before = state.languageOverride?.to === state.locale ? state.languageOverride.from : state.locale;
  const guess = content.index.detectLanguage(text, before);
  return guess.confidence >= MIN_LANGUAGE_CONFIDENCE ? guess.locale : before;
}

/** "in French" inside a question about the product ("is the app in French?") is not a request for an answer in French. */
function isLanguageRequest(intents: Intents, text: string): boolean {
  return (
    intents.languageOnly ||
    /\b(?:answer|reply|speak|respond|repond\w*|parl\w+|respond\w+|contest\w+|habl\w+)\b/i.test(
      text.normalize("NFD").replace(/\p{M}/gu, ""),
    )
  );
}

type Decision = {
  content: ContentVersion;
  voice: Voice;
  text: string;
  intents: Intents;
  said: Slots;
  state: DialogueState;
  isHypothetical: boolean;
};

function decide(decision: Decision): Turn {
  const { intents, said, state, text } = decision;
  if (intents.cheaper && (state.lastKind === "quote" || state.slots.users !== undefined))
    return quoteTurn({ ...decision, state: cheaperState(decision) }, { isCheaper: true });
  if (intents.start || (intents.yes && (state.lastKind === "quote" || state.lastKind === "form")))
    return onboard({ ...decision, state: { ...state, isOnboarding: true } });
  const isChoice = state.pending !== null && Object.keys(said).length > 0 && words(text).length <= SHORT_TURN_WORDS;
  if (isChoice && state.isOnboarding) return onboard(decision);
  const search = findEntries(decision);
  const top = search.hits[0];
  const saysSlots = Object.keys(said).length > 0;
  const isShort = words(text).length <= SHORT_TURN_WORDS;
  const continuesQuote = saysSlots && (state.lastKind === "quote" || isChoice) && (intents.followUp || isShort);
  // "We're 8." "Pro+ please." "Per year": a plan named for known people asks for its price, and so do people and plan together.
  const namesPlan =
    said.plan !== undefined &&
    people(state) &&
    (isShort || said.users !== undefined) &&
    !isQuestionAboutElse(text, intents);
  const isAboutPrice =
    intents.price || (top !== undefined && PRICE_ENTRIES.has(top.slug) && confidenceOf(search) === "sure");
  const plansOnly = intents.planChoice || (top !== undefined && PLAN_ENTRIES.has(top.slug));
  const knowsPeople = people(state);
  if (continuesQuote && (knowsPeople || said.plan === "individual")) return quoteTurn(decision);
  if (namesPlan) return quoteTurn(decision);
  // People with a period or a device, in a question about plans, ask what it costs however they put it.
  const namesPurchase = said.users !== undefined && (said.billing !== undefined || said.device !== undefined);
  if (namesPurchase && top !== undefined && PRICE_ENTRIES.has(top.slug)) return quoteTurn(decision);
  if (
    said.users !== undefined &&
    (intents.planChoice || (isAboutPrice && plansOnly) || isPriceWithoutTopic(intents, search))
  ) {
    return quoteTurn(decision);
  }
  if (knowsPeople && saysSlots && intents.price && (intents.followUp || PRICE_ENTRIES.has(top?.slug ?? "")))
    return quoteTurn(decision);
  if (said.plan === "individual" && intents.price) {
    return quoteTurn({ ...decision, state: { ...state, slots: { ...state.slots, users: 1 } } });
  }
  if (intents.quote && !knowsPeople) return onboard({ ...decision, state: { ...state, isOnboarding: true } });
  if (top?.slug === "sign-me-up" && confidenceOf(search) === "sure" && !text.includes("?"))
    return onboard({ ...decision, state: { ...state, isOnboarding: true } });
  return entryTurn(decision, search);
}

function people(state: DialogueState): boolean {
  return state.slots.users !== undefined;
}

/** A question that names a plan but asks for something else than its price ("does Pro have storage?"). */
function isQuestionAboutElse(text: string, intents: Intents): boolean {
  return text.includes("?") && !intents.price;
}

/** A price question with a head count whose subject retrieval cannot name ("for 12 of us, what's the damage?"). */
function isPriceWithoutTopic(intents: Intents, search: SearchResult): boolean {
  const top = search.hits[0];
  return intents.price && (top === undefined || PLAN_ENTRIES.has(top.slug) || top.probability < 0.5);
}

/** How much more likely an entry is in a follow-up when it neighbours the one before: related, or of the same topic. */
const NEIGHBOUR_BOOST = 4;
/** Weight of the search over both turns together, against the one over the follow-up alone. */
const TOGETHER_WEIGHT = 0.35;
/** A turn that finds its entry this surely needs no help from the one before. */
const STANDS_ALONE = 0.85;

/** Searches the turn; one that leans on the turn before is also read together with it, and neighbours gain. */
function findEntries({ content, text, intents, state, voice }: Decision): SearchResult {
  const alone = searchKnowledge({ index: content.index, text, locale: voice.locale, limit: 12 });
  const count = words(text).length;
  const leans = state.lastQuestion !== null && (intents.followUp || count <= 3) && count <= SHORT_TURN_WORDS + 3;
  if (!leans || state.lastQuestion === null || alone.signals.best >= STANDS_ALONE) return alone;
  const together = searchKnowledge({
    index: content.index,
    text,
    locale: voice.locale,
    context: state.lastQuestion,
    limit: 12,
  });
  const { bySlug } = content.knowledge.locales[voice.locale];
  const last = state.lastSlug === null ? undefined : bySlug.get(state.lastSlug);
  const isNeighbour = (slug: string) =>
    last !== undefined && (last.related.includes(slug) || bySlug.get(slug)?.topic === last.topic);
  const slugs = [...new Set([...alone.hits, ...together.hits].map((hit) => hit.slug))];
  const hits = slugs
    .map((slug) => {
      const own = alone.hits.find((hit) => hit.slug === slug);
      const both = together.hits.find((hit) => hit.slug === slug);
      const boost = slug !== state.lastSlug && isNeighbour(slug) ? NEIGHBOUR_BOOST : 1;
      const probability = Math.min(1, (own?.probability ?? 0) * boost + (both?.probability ?? 0) * TOGETHER_WEIGHT);
      return {
        slug,
        anchor: own?.anchor ?? both?.anchor ?? null,
        withLead: own?.withLead ?? both?.withLead ?? false,
        probability,
      };
    })
    .sort((a, b) => b.probability - a.probability);
  return { ...alone, hits, signals: { ...alone.signals, best: hits[0]?.probability ?? 0 } };
}

function entryTurn({ content, voice, text, state, isHypothetical }: Decision, search: SearchResult): Turn {
  const confidence = confidenceOf(search);
  const [top, ...others] = search.hits;
  const { bySlug } = content.knowledge.locales[voice.locale];
  const entry = top === undefined ? undefined : bySlug.get(top.slug);
  if (confidence === "none" || top === undefined || entry === undefined) {
    const closest = search.outOfScope > 0.5 ? [] : search.hits.slice(0, 3).map((hit) => hit.slug);
    return { ...turn(noMatchAnswer(voice, { question: text, closest }), { ...state, pending: null }), search };
  }
  const alternatives = confidence === "unsure" ? others.slice(0, 2).map((hit) => hit.slug) : [];
  let result = entryAnswer(voice, { entry, anchor: top.anchor, withLead: top.withLead, alternatives, isHypothetical });
  if (result.outcome === "no-match")
    result = { ...result, unanswered: text, form: { form: "answer-later", prefill: { question: text } } };
  if (entry.slug === "talk-to-person") {
    result = { ...result, form: { form: "handoff", prefill: { topic: "support" } } };
  }
  let pending: DialogueState["pending"] = null;
  if (entry.slug === "pricing" && state.slots.users === undefined && top.anchor === null) {
    result = { ...result, choices: choicesFor(voice, "users", 1) };
    pending = "users";
  } else if (state.isOnboarding && state.pending !== null) {
    // A question in the middle of the cards is answered, then the card is offered again.
    result = { ...result, choices: choicesFor(voice, state.pending, stepOf(state.pending)) };
    pending = state.pending;
  }
  const isSmalltalk = entry.kind === "smalltalk";
  return {
    ...turn(result, {
      ...state,
      pending,
      lastKind: isSmalltalk ? state.lastKind : "entry",
      lastSlug: isSmalltalk ? state.lastSlug : entry.slug,
      lastQuestion: isSmalltalk ? state.lastQuestion : text,
    }),
    search,
  };
}

function quoteTurn({ content, voice, state, text }: Decision, options: { isCheaper?: boolean } = {}): Turn {
  const { facts } = content.knowledge;
  const query = pricingQueryOf(state.slots);
  const quote = makeQuote({ query, facts, locale: voice.locale });
  const note =
    options.isCheaper === true && !hasCheaper(state, content)
      ? {
          note: assistantWords(content.knowledge, voice.locale)("quote.cheapest", {
            people: peopleText(voice, quote.users),
          }),
        }
      : {};
  return turn(quoteAnswer(voice, quote, note), {
    ...state,
    pending: null,
    lastKind: "quote",
    lastQuestion: text,
    lastSlug: "pricing",
  });
}

function pricingQueryOf(slots: Slots): PricingQuery {
  return {
    users: slots.users ?? 1,
    billing: slots.billing ?? "monthly",
    vat: slots.vat ?? false,
    ...(slots.device === undefined ? {} : { device: slots.device }),
    ...(slots.plan === undefined ? {} : { plan: slots.plan }),
  };
}

/** The state with the smallest plan that fits: no device wish, no plan wish. */
function cheaperState({ state }: Decision): DialogueState {
  const { plan: _plan, device: _device, ...slots } = state.slots;
  return { ...state, slots };
}

function hasCheaper(state: DialogueState, content: ContentVersion): boolean {
  const quote = makeQuote({ query: pricingQueryOf(state.slots), facts: content.knowledge.facts, locale: state.locale });
  return quote.plan !== "pro-plus" && !quote.onQuotation;
}

/** One step of the way to an account: the next card, or the quote with the registration form. */
function onboard({ content, voice, text, state }: Decision): Turn {
  const { knowledge } = content;
  const sentence = assistantWords(knowledge, voice.locale);
  const missing = missingSlot(state, content);
  if (missing !== null) {
    const isFirst = state.pending === null;
    const result = answer({
      outcome: "clarify",
      locale: voice.locale,
      blocks: [...(isFirst ? [sentence("onboarding.intro")] : []), sentence(`choices.${missing}.question`)],
      choices: choicesFor(voice, missing, stepOf(missing)),
      actions: [linkAction(voice, "register")],
    });
    return turn(result, { ...state, pending: missing, lastKind: "choices" });
  }
  const quote = makeQuote({ query: pricingQueryOf(state.slots), facts: knowledge.facts, locale: voice.locale });
  const prefill = { users: String(quote.users), plan: quote.plan, billing: quote.billing };
  const base = quoteAnswer(voice, quote);
  const result: Answer = quote.onQuotation
    ? {
        ...base,
        blocks: [sentence("onboarding.large")],
        actions: [...base.actions.slice(0, 1), linkAction(voice, "register")],
      }
    : { ...base, blocks: [...base.blocks, sentence("onboarding.ready")] };
  return turn(
    { ...result, form: { form: "register", prefill } },
    { ...state, pending: null, lastKind: "form", lastQuestion: text },
  );
}

/** The next thing to ask, in the order of the cards; what was said or quoted already is not asked again. */
function missingSlot(state: DialogueState, content: ContentVersion): ChoicesData["slot"] | null {
  const { slots, lastKind } = state;
  const { plans } = content.knowledge.facts;
  if (slots.users === undefined) return "users";
  if (slots.users > plans["pro-plus"].maxUsers) return null;
  // After a quote the visitor has seen plan, device and period, and agreed.
  if (lastKind === "quote" || lastKind === "form") return null;
  if (slots.users > 1 && slots.users <= plans.pro.maxUsers && slots.device === undefined && slots.plan === undefined)
    return "product";
  if (slots.billing === undefined) return "billing";
  return null;
}

function stepOf(slot: ChoicesData["slot"]): number {
  return { users: 1, product: 2, billing: 3 }[slot];
}

/** Answers to an option card: one of its options in any language, or words that only make sense there ("both"). */
function readChoice(text: string, { pending }: DialogueState, { knowledge }: ContentVersion): Slots {
  if (pending === null) return {};
  const said = ` ${words(text).join(" ")} `;
  for (const locale of LOCALES) {
    const { options } = choicesFor({ knowledge, locale }, pending, stepOf(pending));
    const option = options.find((candidate) => ` ${words(candidate.text).join(" ")} ` === said);
    if (option === undefined) continue;
    if (pending === "users") return { users: Number(option.value) };
    return pending === "product"
      ? { device: option.value === "device" }
      : { billing: option.value === "annual" ? "annual" : "monthly" };
  }
  if (pending === "product") {
    if (/ (?:both|device|deux|les deux|dispositif|boitier|dispositivo|ambos|ambas|los dos|app and device) /.test(said))
      return { device: true };
    if (/ (?:app|appli|application|aplicacion|phone|telephone|telefono|movil) /.test(said)) return { device: false };
  }
  return {};
}

/** "En français s'il vous plaît": the last question again in that language, or an invitation to ask. */
function answerInLanguage(content: ContentVersion, voice: Voice, state: DialogueState): Turn {
  if (state.lastKind === "quote")
    return quoteTurn({ content, voice, text: "", intents: readIntents(""), said: {}, state, isHypothetical: false });
  const entry =
    state.lastSlug === null ? undefined : content.knowledge.locales[voice.locale].bySlug.get(state.lastSlug);
  if (entry !== undefined) return turn(entryAnswer(voice, { entry, anchor: null }), state);
  const sentence = assistantWords(content.knowledge, voice.locale);
  return turn(answer({ outcome: "smalltalk", locale: voice.locale, blocks: [sentence("languageSet")] }), state);
}

function turn(result: Answer, state: DialogueState): Turn {
  return { answer: result, state, search: null };
}
