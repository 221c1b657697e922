import type { Locale } from "#locales/index.ts";
import { pagePath } from "../contract/paths.ts";
import type { PlanId, PricingQuery, Quote, QuoteLine } from "../contract/pricing.ts";
import type { KnowledgeFacts } from "../content/facts.ts";

/** Plans with a price per user, smallest first. */
const PRICED_PLANS = ["individual", "pro", "pro-plus"] as const;
type PricedPlan = (typeof PRICED_PLANS)[number];

/**
 * Quote for a number of people. Moves to the next plan when a cap is passed or a device is wanted
 * (only Pro+ has one), and to Custom above the largest cap, which is never priced here.
 * All amounts are integer cents; each line is rounded once, VAT once per sum.
 * @param query validated by `pricingQuery`; `device` undefined means "as the plan comes" (Pro+ with, others without)
 */
export function makeQuote(options: { query: PricingQuery; facts: KnowledgeFacts; locale: Locale }): Quote {
  const { query, facts, locale } = options;
  const { users, billing, vat } = query;
  const choice = choosePlan(query, facts);
  const { plan } = choice;
  const device = plan === "pro-plus" && query.device !== false;
  const lines = plan === "custom" ? [] : quoteLines({ plan, users, billing, device, facts });
  const recurringCents = sum(lines.filter((line) => line.period !== "once"));
  const onceCents = sum(lines.filter((line) => line.period === "once"));
  const { vatPercent } = facts.plans;
  const recurringVatCents = vatOf(recurringCents, vatPercent);
  const onceVatCents = vatOf(onceCents, vatPercent);
  const recurringWithVatCents = recurringCents + recurringVatCents;
  const onceWithVatCents = onceCents + onceVatCents;
  return {
    plan,
    planName: facts.plans[plan].name[locale],
    users,
    billing,
    device,
    vat,
    currency: facts.plans.currency,
    vatPercent,
    reason: choice.reason,
    requestedPlan: query.plan !== undefined && query.plan !== plan ? query.plan : null,
    maxUsers: plan === "custom" ? null : facts.plans[plan].maxUsers,
    onQuotation: plan === "custom",
    lines,
    recurringCents,
    recurringVatCents,
    recurringWithVatCents,
    onceCents,
    onceVatCents,
    onceWithVatCents,
    dueNowCents: vat ? recurringWithVatCents + onceWithVatCents : recurringCents + onceCents,
    annualSavingsCents:
      plan !== "custom" && billing === "annual" ? users * facts.derived[plan].annualSavingsCents : 0,
    href: quoteHref({ plan, users, billing, device, vat }, locale),
  };
}

/** Address of the pricing page that shows exactly this state. */
export function quoteHref(
  state: { plan: PlanId; users: number; billing: string; device: boolean; vat: boolean },
  locale: Locale,
): string {
  const search = new URLSearchParams({
    users: String(state.users),
    billing: state.billing,
    device: String(state.device),
    vat: String(state.vat),
    plan: state.plan,
  });
  return `${pagePath("pricing", locale)}?${search}`;
}

function choosePlan(query: PricingQuery, facts: KnowledgeFacts): { plan: PlanId; reason: Quote["reason"] } {
  const { users, device, plan } = query;
  if (plan === "custom") return { plan, reason: "on-quotation" };
  const fits = (candidate: PricedPlan) => users <= facts.plans[candidate].maxUsers;
  if (!fits("pro-plus")) return { plan: "custom", reason: "over-largest-plan" };
  if (plan !== undefined) {
    if (device === true && plan !== "pro-plus") return { plan: "pro-plus", reason: "needs-device" };
    if (fits(plan)) return { plan, reason: "requested" };
    const larger = PRICED_PLANS.slice(PRICED_PLANS.indexOf(plan) + 1).find(fits);
    return { plan: larger ?? "custom", reason: "over-cap" };
  }
  if (device === true) return { plan: "pro-plus", reason: "needs-device" };
  return { plan: PRICED_PLANS.find(fits) ?? "custom", reason: "fits-users" };
}

function quoteLines(options: {
  plan: PricedPlan;
  users: number;
  billing: PricingQuery["billing"];
  device: boolean;
  facts: KnowledgeFacts;
}): QuoteLine[] {
  const { plan, users, billing, device, facts } = options;
  const unitCents = billing === "annual" ? facts.derived[plan].annualCents : facts.plans[plan].monthlyCents;
  const lines: QuoteLine[] = [
    {
      kind: "subscription",
      unitCents,
      quantity: users,
      totalCents: unitCents * users,
      period: billing === "annual" ? "year" : "month",
    },
  ];
  if (device) {
    const quantity = users * facts.plans["pro-plus"].devicesPerUser;
    const deviceCents = facts.device.priceCents;
    lines.push({ kind: "device", unitCents: deviceCents, quantity, totalCents: deviceCents * quantity, period: "once" });
  }
  return lines;
}

function sum(lines: readonly QuoteLine[]): number {
  return lines.reduce((total, line) => total + line.totalCents, 0);
}

function vatOf(cents: number, vatPercent: number): number {
  return Math.round((cents * vatPercent) / 100);
}
