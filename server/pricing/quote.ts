import type { Locale } from "#locales/index.ts";
import type { KnowledgeFacts } from "../content/facts.ts";
import type { PlanCard } from "../contract/page.ts";
import type { PricingFacts, PricingQuery, Quote } from "../contract/quote.ts";
import { makeQuote as makeQuoteFrom, PLAN_IDS } from "../contract/quote.ts";

/** Quote from the knowledge in force; the arithmetic is the pricing page's own (`contract/quote.ts`). */
export function makeQuote(options: { query: PricingQuery; facts: KnowledgeFacts; locale: Locale }): Quote {
  const { query, facts, locale } = options;
  return makeQuoteFrom({ query, facts: pricingFacts(facts, locale), locale });
}

/** Prices and caps as the pricing page receives them. */
export function pricingFacts(facts: KnowledgeFacts, locale: Locale): PricingFacts {
  const plans = PLAN_IDS.map((id): PlanCard => {
    const name = facts.plans[id].name[locale];
    if (id === "custom") return { id, name, monthlyCents: null, annualCents: null, maxUsers: null, storageGb: null };
    const plan = facts.plans[id];
    return {
      id,
      name,
      monthlyCents: plan.monthlyCents,
      annualCents: facts.derived[id].annualCents,
      maxUsers: plan.maxUsers,
      storageGb: "storageGb" in plan ? plan.storageGb : null,
    };
  });
  return {
    plans,
    currency: facts.plans.currency,
    deviceCents: facts.device.priceCents,
    devicesPerUser: facts.plans["pro-plus"].devicesPerUser,
    vatPercent: facts.plans.vatPercent,
    annualDiscountPercent: facts.plans.annualDiscountPercent,
  };
}
