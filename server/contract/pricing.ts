import { z } from "zod";

/** Plans a quote can be made for. */
export const PLAN_IDS = ["individual", "pro", "pro-plus", "custom"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export const BILLING_PERIODS = ["monthly", "annual"] as const;
export type Billing = (typeof BILLING_PERIODS)[number];

/** Most people a quote may name; above the largest plan's cap the answer is Custom, not a price. */
export const MAX_QUOTE_USERS = 100_000;

const flag = z
  .enum(["true", "false", "1", "0"])
  .transform((value) => value === "true" || value === "1");

/** Query of `GET /api/pricing`, and the state in the pricing page's address. */
export const pricingQuery = z.object({
  users: z.coerce.number().int().min(1).max(MAX_QUOTE_USERS).default(1),
  billing: z.enum(BILLING_PERIODS).default("monthly"),
  device: flag.optional(),
  vat: flag.default(false),
  plan: z.enum(PLAN_IDS).optional(),
});
export type PricingQuery = z.infer<typeof pricingQuery>;

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
