import type { RouteId, Topic } from "#knowledge/schema.ts";
import type { Locale } from "#locales/index.ts";
import type { Entry } from "../content/entries.ts";
import { formatCents, formatNumber } from "../content/facts.ts";
import { routeHref } from "../content/hrefs.ts";
import type { Knowledge } from "../content/knowledge.ts";
import type { ActionData, ChoicesData, EmergencyData } from "../contract/chat.ts";
import type { PageId } from "../contract/paths.ts";
import { LEGAL_ENTRIES, pagePath } from "../contract/paths.ts";
import type { PlanId, Quote } from "../contract/quote.ts";
import type { Answer, AnswerSource } from "./answer.ts";
import { answer } from "./answer.ts";
import { assistantWords } from "./words.ts";

/** Most follow-up questions offered. */
const MAX_SUGGESTIONS = 3;

/** Topics in which a question that speaks of danger gets the reminder; words such as "attack" in a billing question do not. */
const SAFETY_TOPICS: ReadonlySet<Topic> = new Set(["product", "alerts", "device", "teams", "sectors", "contact"]);

/** What every answer is made from. */
export type Voice = { knowledge: Knowledge; locale: Locale };

/** Where an entry stands on the site: its place on the FAQ page, or its legal page. */
export function entryHref(entry: Entry, anchor: string | null): string {
  const suffix = anchor === null ? entry.slug : `${entry.slug}--${anchor}`;
  if (entry.kind === "legal") {
    const page = Object.entries(LEGAL_ENTRIES).find(([, slug]) => slug === entry.slug)?.[0] as PageId | undefined;
    return `${pagePath(page ?? "faq", entry.locale)}${anchor === null ? "" : `#${suffix}`}`;
  }
  return `${pagePath("faq", entry.locale)}#${suffix}`;
}

/** A deep link with its words in the visitor's language. */
export function linkAction({ knowledge, locale }: Voice, routeId: RouteId): ActionData {
  const words = assistantWords(knowledge, locale);
  return {
    kind: "link",
    href: routeHref(routeId, locale, knowledge.facts),
    label: words(`actions.${routeId}`),
    routeId,
  };
}

/** The staff-written passage that answers, with its source, links and follow-up questions. */
export function entryAnswer(
  voice: Voice,
  options: {
    entry: Entry;
    anchor: string | null;
    /** Shows the short answer before the section: both fit about equally. */
    withLead?: boolean;
    alternatives?: readonly string[];
    isHypothetical?: boolean;
  },
): Answer {
  const { knowledge, locale } = voice;
  const { entry, anchor } = options;
  const section = entry.sections.find((candidate) => candidate.anchor === anchor);
  const words = assistantWords(knowledge, locale);
  const isAboutSafety = entry.topic !== null && SAFETY_TOPICS.has(entry.topic);
  const reminder = options.isHypothetical === true && isAboutSafety ? [words("reminder")] : [];
  // A gap says that nothing is published; beside the short answer it would contradict what was just said.
  const isGap = section?.isGap === true && options.withLead !== true;
  const passages =
    section === undefined || (section.isGap && !isGap)
      ? [entry.lead]
      : options.withLead === true
        ? [entry.lead, section.markdown]
        : [section.markdown];
  return answer({
    outcome: entry.kind === "smalltalk" ? "smalltalk" : isGap ? "no-match" : "answered",
    locale,
    blocks: [...passages, ...reminder],
    sources: entry.kind === "smalltalk" ? [] : [sourceOf(entry, section?.anchor ?? null)],
    actions: entry.actions.map((routeId) => linkAction(voice, routeId)),
    suggestions: suggestedQuestions(voice, [...(options.alternatives ?? []), ...entry.related], entry.slug),
    factPaths: entry.factPaths,
  });
}

/** Source line of an entry or one of its sections. */
export function sourceOf(entry: Entry, anchor: string | null): AnswerSource {
  return { slug: entry.slug, anchor, title: entry.title, href: entryHref(entry, anchor) };
}

/** Questions of other entries, without the one just answered. */
export function suggestedQuestions({ knowledge, locale }: Voice, slugs: readonly string[], except?: string): string[] {
  const questions = slugs
    .filter((slug) => slug !== except)
    .map((slug) => knowledge.locales[locale].bySlug.get(slug)?.question)
    .filter((question) => typeof question === "string");
  return [...new Set(questions)].slice(0, MAX_SUGGESTIONS);
}

/** Says plainly that nothing published answers, keeps the question for staff and offers ways to a person. */
export function noMatchAnswer(voice: Voice, options: { question: string; closest: readonly string[] }): Answer {
  const words = assistantWords(voice.knowledge, voice.locale);
  const suggestions = suggestedQuestions(voice, options.closest);
  return answer({
    outcome: "no-match",
    locale: voice.locale,
    blocks: [words(suggestions.length > 0 ? "noMatch.close" : "noMatch.text")],
    actions: [linkAction(voice, "contact-support"), linkAction(voice, "faq")],
    suggestions,
    form: { form: "answer-later", prefill: { question: options.question } },
    unanswered: options.question,
  });
}

/** Declines what has nothing to do with the service, or tries to change its rules. */
export function refusedAnswer(voice: Voice): Answer {
  const words = assistantWords(voice.knowledge, voice.locale);
  return answer({
    outcome: "refused",
    locale: voice.locale,
    blocks: [words("refused")],
    actions: [linkAction(voice, "faq")],
    suggestions: suggestedQuestions(voice, ["what-is-alerio", "pricing", "free-trial"]),
  });
}

/** The emergency card: whom to call, that nobody watches this chat, and nothing else. */
export function emergencyAnswer(voice: Voice, kind: EmergencyData["kind"]): Answer {
  const { knowledge, locale } = voice;
  const words = assistantWords(knowledge, locale);
  const { emergency } = knowledge.facts;
  const ids = kind === "danger" ? emergency.danger[locale] : emergency.selfHarm[locale];
  const card: EmergencyData = {
    kind,
    title: words(`emergency.${kind}.title`),
    body: words(`emergency.${kind}.body`),
    automatic: words("emergency.automatic"),
    numbers: ids.map((id) => {
      const { number, sms } = emergency[id];
      const digits = number.replaceAll(" ", "");
      return { label: words(`emergency.labels.${id}`), number, href: `${sms === true ? "sms" : "tel"}:${digits}` };
    }),
  };
  const list = card.numbers.map(({ label, number }) => `- **${number}**: ${label}`).join("\n");
  return answer({
    outcome: "emergency",
    locale,
    blocks: [`**${card.title}.** ${card.body}`, list, card.automatic],
    emergency: card,
  });
}

/** A quote in words, with the arithmetic, and as an object for the card. */
export function quoteAnswer(voice: Voice, quote: Quote, options: { note?: string } = {}): Answer {
  const { knowledge, locale } = voice;
  const words = assistantWords(knowledge, locale);
  const people = peopleText(voice, quote.users);
  const blocks = options.note === undefined ? [] : [options.note];
  const link: ActionData = { kind: "link", href: quote.href, label: words("actions.quote"), routeId: "pricing" };
  if (quote.onQuotation) {
    const largest = knowledge.facts.plans["pro-plus"];
    const isOverCap = quote.reason === "over-largest-plan" || quote.reason === "over-cap";
    blocks.push(
      ...(isOverCap
        ? [words("quote.custom.cap", { people, plan: largest.name[locale], cap: peopleText(voice, largest.maxUsers) })]
        : []),
      words("quote.custom.event"),
    );
    return answer({
      outcome: "answered",
      locale,
      blocks,
      quote,
      sources: sourcesOf(voice, ["plan-custom"]),
      actions: [linkAction(voice, "contact-sales"), linkAction(voice, "contact-meeting")],
      suggestions: suggestedQuestions(voice, ["plan-custom", "rollout", "pilot"]),
      factPaths: ["plans.custom.deploymentHours", "plans.pro-plus.maxUsers"],
    });
  }
  blocks.push(...quoteBlocks(voice, quote, people));
  return answer({
    outcome: "answered",
    locale,
    blocks,
    quote,
    sources: sourcesOf(voice, ["pricing", `plan-${quote.plan}`]),
    actions: [link, linkAction(voice, "register")],
    suggestions: suggestedQuestions(voice, ["annual-billing", "free-trial", "cancel-anytime", "device-price"]),
    factPaths: [],
  });
}

function quoteBlocks(voice: Voice, quote: Quote, people: string): string[] {
  const { knowledge, locale } = voice;
  const words = assistantWords(knowledge, locale);
  const money = (cents: number) => formatCents(cents, locale);
  const period = words(`quote.period.${quote.billing === "annual" ? "year" : "month"}`);
  const blocks: string[] = [];
  const reason = reasonText(voice, quote, people);
  if (reason !== null) blocks.push(reason);
  for (const line of quote.lines) {
    const values = {
      people,
      plan: quote.planName,
      quantity: formatNumber(line.quantity, locale),
      unit: money(line.unitCents),
      total: money(line.totalCents),
      period,
      vatNote: words("quote.vatNote"),
    };
    blocks.push(words(`quote.${line.kind}`, values));
  }
  if (quote.plan === "pro-plus" && !quote.device) blocks.push(words("quote.deviceWithout"));
  if (quote.vat) {
    const vat = `${formatNumber(quote.vatPercent, locale)}${locale === "en" ? "" : "\u00a0"}%`;
    const values = { vat, recurring: money(quote.recurringWithVatCents), once: money(quote.onceWithVatCents), period };
    blocks.push(words(quote.onceCents > 0 ? "quote.withVatOnce" : "quote.withVat", values));
  }
  blocks.push(
    quote.billing === "annual"
      ? words("quote.savings", { amount: money(quote.annualSavingsCents) })
      : words("quote.annualHint", { percent: percentText(knowledge.facts.plans.annualDiscountPercent, locale) }),
  );
  return blocks;
}

function percentText(percent: number, locale: Locale): string {
  return locale === "en" ? `${formatNumber(percent, locale)}%` : `${formatNumber(percent, locale)}\u00a0%`;
}

function reasonText(voice: Voice, quote: Quote, people: string): string | null {
  const { knowledge, locale } = voice;
  const words = assistantWords(knowledge, locale);
  const nameOf = (plan: PlanId) => knowledge.facts.plans[plan].name[locale];
  if (quote.reason === "over-cap" && quote.requestedPlan !== null && quote.requestedPlan !== "custom") {
    const requested = knowledge.facts.plans[quote.requestedPlan];
    return words("quote.reason.over-cap", {
      requested: requested.name[locale],
      cap: peopleText(voice, requested.maxUsers),
      plan: quote.planName,
    });
  }
  if (quote.reason === "needs-device") return words("quote.reason.needs-device", { plan: nameOf("pro-plus") });
  if (quote.reason === "fits-users") return words("quote.reason.fits-users", { plan: quote.planName, people });
  return null;
}

/** "12 people", "1 personne": a head count with its noun. */
export function peopleText({ knowledge, locale }: Voice, count: number): string {
  const words = assistantWords(knowledge, locale);
  return words("quote.people", { count });
}

function sourcesOf({ knowledge, locale }: Voice, slugs: readonly string[]): AnswerSource[] {
  return slugs
    .map((slug) => knowledge.locales[locale].bySlug.get(slug))
    .filter((entry) => entry !== undefined)
    .map((entry) => sourceOf(entry, null));
}

/** The option cards of an onboarding step. */
export function choicesFor(voice: Voice, slot: ChoicesData["slot"], step: number): ChoicesData {
  const { knowledge, locale } = voice;
  const words = assistantWords(knowledge, locale);
  const { plans } = knowledge.facts;
  const question = words(`choices.${slot}.question`);
  if (slot === "users") {
    const small = plans.pro.maxUsers;
    const large = plans["pro-plus"].maxUsers;
    const exact = [small, small * 2, small * 4, large].map((count) => {
      const label = words("choices.users.options.exact", { people: peopleText(voice, count) });
      return { value: String(count), label, text: label };
    });
    const one = words("choices.users.options.one");
    const more = words("choices.users.options.more", { people: peopleText(voice, large) });
    return {
      slot,
      question,
      step,
      options: [{ value: "1", label: one, text: one }, ...exact, { value: String(large + 1), label: more, text: more }],
    };
  }
  const values = slot === "product" ? ["app", "device"] : ["monthly", "annual"];
  return {
    slot,
    question,
    step,
    options: values.map((value) => {
      const label = words(`choices.${slot}.options.${value}`);
      return { value, label, text: label, hint: words(`choices.${slot}.hint.${value}`) };
    }),
  };
}
