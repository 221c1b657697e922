import fc from "fast-check";
import { expect, test } from "vitest";
import { pricingQuery } from "./pricing.ts";
import type { PricingFacts, PricingQuery } from "./quote.ts";
import {
  BILLING_PERIODS,
  MAX_QUOTE_USERS,
  makeQuote,
  PLAN_IDS,
  pricingSearch,
  readPricingState,
  withVat,
} from "./quote.ts";

const cents = fc.integer({ min: 1, max: 1_000_000 });

/** Any price list: three plans with growing caps and an annual price, and Custom without a price. */
const anyFacts: fc.Arbitrary<PricingFacts> = fc
  .record({
    monthly: fc.tuple(cents, cents, cents),
    caps: fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 500 })),
    deviceCents: cents,
    devicesPerUser: fc.integer({ min: 1, max: 3 }),
    vatPercent: fc.integer({ min: 0, max: 27 }),
    annualDiscountPercent: fc.integer({ min: 0, max: 50 }),
  })
  .map(({ monthly, caps, ...rest }) => {
    const maxUsers = [caps[0], caps[0] + caps[1], caps[0] + caps[1] + caps[2]];
    const priced = PLAN_IDS.slice(0, 3).map((id, index) => {
      const monthlyCents = monthly[index]!;
      return {
        id,
        name: id,
        monthlyCents,
        annualCents: Math.round((monthlyCents * 12 * (100 - rest.annualDiscountPercent)) / 100),
        maxUsers: maxUsers[index]!,
        storageGb: null,
      };
    });
    const custom = {
      id: "custom" as const,
      name: "custom",
      monthlyCents: null,
      annualCents: null,
      maxUsers: null,
      storageGb: null,
    };
    return { ...rest, currency: "EUR" as const, plans: [...priced, custom] };
  });

const anyQuery: fc.Arbitrary<PricingQuery> = fc.record({
  users: fc.oneof(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: MAX_QUOTE_USERS })),
  billing: fc.constantFrom(...BILLING_PERIODS),
  device: fc.constantFrom(true, false, undefined),
  vat: fc.boolean(),
  plan: fc.constantFrom(...PLAN_IDS, undefined),
});

const facts: PricingFacts = {
  currency: "EUR",
  deviceCents: 1_000,
  devicesPerUser: 1,
  vatPercent: 10,
  annualDiscountPercent: 50,
  plans: [
    { id: "individual", name: "One", monthlyCents: 100, annualCents: 600, maxUsers: 1, storageGb: null },
    { id: "pro", name: "Few", monthlyCents: 200, annualCents: 1_200, maxUsers: 3, storageGb: 1 },
    { id: "pro-plus", name: "Many", monthlyCents: 300, annualCents: 1_800, maxUsers: 9, storageGb: 2 },
    { id: "custom", name: "Any", monthlyCents: null, annualCents: null, maxUsers: null, storageGb: null },
  ],
};
const quoteFor = (query: Partial<PricingQuery>) =>
  makeQuote({ query: { users: 1, billing: "monthly", vat: false, ...query }, facts, locale: "en" });

test("every amount of a quote is a whole number of cents and the sums add up", () => {
  fc.assert(
    fc.property(anyQuery, anyFacts, (query, anyPrices) => {
      const quote = makeQuote({ query, facts: anyPrices, locale: "en" });
      for (const line of quote.lines) expect(line.totalCents).toBe(line.unitCents * line.quantity);
      const total = (once: boolean) =>
        quote.lines
          .filter(({ period }) => (period === "once") === once)
          .reduce((sum, line) => sum + line.totalCents, 0);
      expect(quote.recurringCents).toBe(total(false));
      expect(quote.onceCents).toBe(total(true));
      expect(quote.recurringWithVatCents).toBe(quote.recurringCents + quote.recurringVatCents);
      expect(quote.onceWithVatCents).toBe(quote.onceCents + quote.onceVatCents);
      expect(quote.dueNowCents).toBe(
        query.vat ? quote.recurringWithVatCents + quote.onceWithVatCents : quote.recurringCents + quote.onceCents,
      );
      for (const value of Object.values(quote))
        if (typeof value === "number") expect(Number.isSafeInteger(value)).toBe(true);
    }),
  );
});

test("VAT is rounded once per sum, never more than half a cent away from the exact amount", () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 27 }), (amount, vatPercent) => {
      expect(Math.abs(withVat(amount, vatPercent) - (amount * (100 + vatPercent)) / 100)).toBeLessThanOrEqual(0.5);
    }),
  );
});

test("the plan quoted always fits the number of people, and only Pro+ has a device", () => {
  fc.assert(
    fc.property(anyQuery, anyFacts, (query, anyPrices) => {
      const quote = makeQuote({ query, facts: anyPrices, locale: "fr" });
      if (quote.maxUsers !== null) expect(query.users).toBeLessThanOrEqual(quote.maxUsers);
      expect(quote.onQuotation).toBe(quote.plan === "custom");
      if (quote.onQuotation) expect(quote.lines).toEqual([]);
      if (quote.device) expect(quote.plan).toBe("pro-plus");
      expect(quote.requestedPlan === null).toBe(query.plan === undefined || query.plan === quote.plan);
    }),
  );
});

test("more people never cost less on the same plan", () => {
  fc.assert(
    fc.property(anyQuery, anyFacts, (query, anyPrices) => {
      const now = makeQuote({ query, facts: anyPrices, locale: "en" });
      const more = makeQuote({ query: { ...query, users: query.users + 1 }, facts: anyPrices, locale: "en" });
      if (more.plan === now.plan) expect(more.dueNowCents).toBeGreaterThanOrEqual(now.dueNowCents);
    }),
  );
});

test("a year paid at once costs twelve months less the savings shown", () => {
  fc.assert(
    fc.property(anyQuery, anyFacts, (query, anyPrices) => {
      const monthly = makeQuote({ query: { ...query, billing: "monthly" }, facts: anyPrices, locale: "en" });
      const annual = makeQuote({ query: { ...query, billing: "annual" }, facts: anyPrices, locale: "en" });
      expect(monthly.annualSavingsCents).toBe(0);
      expect(annual.recurringCents).toBe(monthly.recurringCents * 12 - annual.annualSavingsCents);
      expect(annual.onceCents).toBe(monthly.onceCents);
    }),
  );
});

test("the quote's link shows the same plan and the same amounts again", () => {
  fc.assert(
    fc.property(anyQuery, anyFacts, fc.constantFrom("en", "fr", "es"), (query, anyPrices, locale) => {
      const quote = makeQuote({ query, facts: anyPrices, locale });
      const restored = readPricingState(new URLSearchParams(quote.href.split("?")[1]));
      const {
        reason: _reason,
        requestedPlan: _requested,
        ...again
      } = makeQuote({ query: restored, facts: anyPrices, locale });
      expect(quote).toMatchObject(again);
    }),
  );
});

test("an address that a page writes means the same to the page and to the API", () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const search = new URLSearchParams(pricingSearch(query));
      expect(readPricingState(search)).toEqual(query);
      expect({ device: undefined, plan: undefined, ...pricingQuery.parse(Object.fromEntries(search)) }).toEqual(query);
    }),
  );
});

test("a page reads any address without failing", () => {
  const anything = fc.record(
    { users: fc.string(), billing: fc.string(), device: fc.string(), vat: fc.string(), plan: fc.string() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anything, (values) => {
      const state = readPricingState(new URLSearchParams(values as Record<string, string>));
      expect(state.users).toBeGreaterThanOrEqual(1);
      expect(state.users).toBeLessThanOrEqual(MAX_QUOTE_USERS);
    }),
  );
});

test("an address without values means one person, monthly, without VAT, for page and API alike", () => {
  const state = readPricingState(new URLSearchParams());
  expect(state).toEqual({ device: undefined, plan: undefined, ...pricingQuery.parse({}) });
});

test("caps move people to the next plan and say why", () => {
  expect(quoteFor({ users: 1 })).toMatchObject({ plan: "individual", reason: "fits-users" });
  expect(quoteFor({ users: 3 })).toMatchObject({ plan: "pro", reason: "fits-users" });
  expect(quoteFor({ users: 4 })).toMatchObject({ plan: "pro-plus", reason: "fits-users" });
  expect(quoteFor({ users: 4, plan: "pro" })).toMatchObject({
    plan: "pro-plus",
    reason: "over-cap",
    requestedPlan: "pro",
  });
  expect(quoteFor({ users: 10, plan: "pro" })).toMatchObject({ plan: "custom", reason: "over-largest-plan" });
  expect(quoteFor({ users: 2, plan: "custom" })).toMatchObject({ plan: "custom", reason: "on-quotation" });
});

test("asking for the device moves to Pro+, and Pro+ without the case drops only the device line", () => {
  expect(quoteFor({ device: true })).toMatchObject({
    plan: "pro-plus",
    reason: "needs-device",
    device: true,
    onceCents: 1_000,
  });
  expect(quoteFor({ plan: "pro-plus" })).toMatchObject({ device: true, dueNowCents: 1_300 });
  expect(quoteFor({ plan: "pro-plus", device: false })).toMatchObject({
    device: false,
    onceCents: 0,
    dueNowCents: 300,
  });
});
