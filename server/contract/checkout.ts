import { z } from "zod";
import { LOCALES } from "#locales/index.ts";
import type { Billing, PlanId } from "./quote.ts";
import { BILLING_PERIODS, MAX_QUOTE_USERS, PLAN_IDS } from "./quote.ts";

/** Largest body of `POST /api/checkout`. */
export const MAX_CHECKOUT_BODY_BYTES = 4 * 1024;

/** Body of `POST /api/checkout`. There is no amount in it: amounts come from the facts. */
export const checkoutRequest = z.object({
  plan: z.enum(PLAN_IDS),
  users: z.number().int().min(1).max(MAX_QUOTE_USERS),
  billing: z.enum(BILLING_PERIODS),
  device: z.boolean(),
  lang: z.enum(LOCALES),
  /** Chosen once per attempt, so that a repeated request is the same checkout. */
  requestId: z.string().regex(/^[\w-]{8,100}$/),
});
export type CheckoutRequest = z.infer<typeof checkoutRequest>;

/** Answer of `POST /api/checkout` and `GET /api/checkout/:id`; money is integer cents, VAT included. */
export type CheckoutView = {
  id: string;
  status: "open" | "paid" | "failed" | "cancelled" | "expired";
  plan: PlanId;
  users: number;
  billing: Billing;
  device: boolean;
  totalCents: number;
  vatCents: number;
  currency: string;
  /** Where to pay; null when there is nothing left to pay. */
  url: string | null;
};
