import type { Locale } from "#locales/index.ts";
import type { PlanCard } from "./page.ts";
import { pagePath } from "./paths.ts";

/** Plans a quote can be made for, smallest first. */
export const PLAN_IDS = ["individual", "pro", "pro-plus", "custom"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** How a subscription is paid. */
export const BILLING_PERIODS = ["monthly", "annual"] as const;
export type Billing = (typeof BILLING_PERIODS)[number];

/** Most people a quote may name; above the largest plan's cap the answer is Custom, not a price. */
export const MAX_QUOTE_USERS = 100_000;

/** What a quote is made from. `device` undefined means "as the plan comes": Pro+ with, the others without. */
export type PricingQuery = {
  users: number;
  billing: Billing;
  device?: boolean | undefined;
  vat: boolean;
  plan?: PlanId | undefined;
};

/** Every price and cap a quote needs, in one language. Money is integer cents without VAT. */
export type PricingFacts = {
  plans: PlanCard[];
  currency: "EUR";
  deviceCents: number;
  devicesPerUser: number;
  vatPercent: number;
  annualDiscountPercent: number;
};

/** One line of a quote, excluding VAT. `totalCents = unitCents * quantity`, rounded once. */
export type QuoteLine = {
  kind: "subscription" | "device";
  unitCents: number;
  quantity: number;
  totalCents: number;
  /** How often the line is paid. */
  period: "month" | "year" | "once";
};

/** A quote with its arithmetic; the page, the assistant and checkout all use this object. */
export type Quote = {
  plan: PlanId;
  planName: string;
  users: number;
  billing: Billing;
  /** Device cases bought with the plan. Only Pro+ has them. */
  device: boolean;
  vat: boolean;
  currency: "EUR";
  vatPercent: number;
  /** Why this plan: what was asked for, or which cap moved it. */
  reason: "requested" | "fits-users" | "over-cap" | "needs-device" | "over-largest-plan" | "on-quotation";
  /** The plan asked for when it is not the one quoted. */
  requestedPlan: PlanId | null;
  /** Cap of the plan quoted; null for Custom. */
  maxUsers: number | null;
  onQuotation: boolean;
  lines: QuoteLine[];
  /** Paid each period, without and with VAT. */
  recurringCents: number;
  recurringVatCents: number;
  recurringWithVatCents: number;
  /** Paid once, without and with VAT. */
  onceCents: number;
  onceVatCents: number;
  onceWithVatCents: number;
  /** First payment: recurring plus once, in the way asked for (`vat`). */
  dueNowCents: number;
  /** Saved per year by paying yearly; 0 for monthly. Excluding VAT. */
  annualSavingsCents: number;
  /** Pricing page that shows exactly this quote. */
  href: string;
};

/** A plan with a price and a cap. */
type PricedPlan = PlanCard & { monthlyCents: number; annualCents: number; maxUsers: number };

/**
 * Quote for a number of people. Moves to the next plan when a cap is passed or a device is wanted (only Pro+ has one),
 * and to Custom above the largest cap, which is never priced here. All amounts are integer cents; each line is rounded
 * once, VAT once per sum. The same function runs on the server and on the pricing page.
 */
export function makeQuote(options: { query: PricingQuery; facts: PricingFacts; locale: Locale }): Quote {
  const { query, facts, locale } = options;
  const { users, billing, vat } = query;
  const { plan, reason } = choosePlan(query, facts);
  const priced = pricedPlans(facts).find(({ id }) => id === plan);
  const device = plan === "pro-plus" && query.device !== false;
  const lines = priced === undefined ? [] : quoteLines({ plan: priced, users, billing, device, facts });
  const recurringCents = sum(lines.filter((line) => line.period !== "once"));
  const onceCents = sum(lines.filter((line) => line.period === "once"));
  const recurringVatCents = vatOf(recurringCents, facts.vatPercent);
  const onceVatCents = vatOf(onceCents, facts.vatPercent);
  const recurringWithVatCents = recurringCents + recurringVatCents;
  const onceWithVatCents = onceCents + onceVatCents;
  return {
    plan,
    planName: facts.plans.find(({ id }) => id === plan)?.name ?? plan,
    users,
    billing,
    device,
    vat,
    currency: facts.currency,
    vatPercent: facts.vatPercent,
    reason,
    requestedPlan: query.plan !== undefined && query.plan !== plan ? query.plan : null,
    maxUsers: priced?.maxUsers ?? null,
    onQuotation: priced === undefined,
    lines,
    recurringCents,
    recurringVatCents,
    recurringWithVatCents,
    onceCents,
    onceVatCents,
    onceWithVatCents,
    dueNowCents: vat ? recurringWithVatCents + onceWithVatCents : recurringCents + onceCents,
    annualSavingsCents: priced === undefined || billing === "monthly" ? 0 : users * yearlySavingCents(priced),
    href: `${pagePath("pricing", locale)}?${pricingSearch({ plan, users, billing, device, vat })}`,
  };
}

/** Saved per user and year by paying yearly instead of monthly. */
export function yearlySavingCents(plan: { monthlyCents: number; annualCents: number }): number {
  return plan.monthlyCents * 12 - plan.annualCents;
}

/** `cents` plus VAT, rounded half up to a cent. */
export function withVat(cents: number, vatPercent: number): number {
  return cents + vatOf(cents, vatPercent);
}

/** A state as the query of the pricing page and of `GET /api/pricing`; what is not given is left out. */
export function pricingSearch(state: PricingQuery): string {
  const search = new URLSearchParams({ users: String(state.users), billing: state.billing });
  if (state.device !== undefined) search.set("device", String(state.device));
  search.set("vat", String(state.vat));
  if (state.plan !== undefined) search.set("plan", state.plan);
  return search.toString();
}

/**
 * The state in an address. Unlike the API a page never refuses: a value that cannot be used counts as not given, so
 * that an old or mistyped link still shows prices.
 */
export function readPricingState(search: URLSearchParams): PricingQuery {
  const text = search.get("users")?.trim() ?? "";
  const users = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return {
    users: users >= 1 && users <= MAX_QUOTE_USERS ? users : 1,
    billing: BILLING_PERIODS.find((billing) => billing === search.get("billing")) ?? "monthly",
    device: readFlag(search.get("device")),
    vat: readFlag(search.get("vat")) ?? false,
    plan: PLAN_IDS.find((plan) => plan === search.get("plan")),
  };
}

function readFlag(value: string | null): boolean | undefined {
  if (value === "true" || value === "1") return true;
  return value === "false" || value === "0" ? false : undefined;
}

function pricedPlans(facts: PricingFacts): PricedPlan[] {
  return facts.plans.filter((plan): plan is PricedPlan => plan.monthlyCents !== null);
}

function choosePlan(query: PricingQuery, facts: PricingFacts): { plan: PlanId; reason: Quote["reason"] } {
  const { users, device, plan } = query;
  const priced = pricedPlans(facts);
  const fitting = priced.filter(({ maxUsers }) => users <= maxUsers).map(({ id }) => id);
  const largest = priced.at(-1);
  if (plan === "custom") return { plan, reason: "on-quotation" };
  if (largest === undefined || !fitting.includes(largest.id)) return { plan: "custom", reason: "over-largest-plan" };
  if (device === true && plan !== "pro-plus") return { plan: "pro-plus", reason: "needs-device" };
  if (plan === undefined) return { plan: fitting[0] ?? "custom", reason: "fits-users" };
  if (fitting.includes(plan)) return { plan, reason: "requested" };
  const larger = fitting.find((candidate) => PLAN_IDS.indexOf(candidate) > PLAN_IDS.indexOf(plan));
  return { plan: larger ?? "custom", reason: "over-cap" };
}

function quoteLines(options: {
  plan: PricedPlan;
  users: number;
  billing: Billing;
  device: boolean;
  facts: PricingFacts;
}): QuoteLine[] {
  const { plan, users, billing, device, facts } = options;
  const unitCents = billing === "annual" ? plan.annualCents : plan.monthlyCents;
  const period = billing === "annual" ? "year" : "month";
  const lines: QuoteLine[] = [
    { kind: "subscription", unitCents, quantity: users, totalCents: unitCents * users, period },
  ];
  if (device) {
    const quantity = users * facts.devicesPerUser;
    const { deviceCents } = facts;
    lines.push({
      kind: "device",
      unitCents: deviceCents,
      quantity,
      totalCents: deviceCents * quantity,
      period: "once",
    });
  }
  return lines;
}

function sum(lines: readonly QuoteLine[]): number {
  return lines.reduce((total, line) => total + line.totalCents, 0);
}

function vatOf(cents: number, vatPercent: number): number {
  return Math.round((cents * vatPercent) / 100);
}
