import { z } from "zod";
import { BILLING_PERIODS, MAX_QUOTE_USERS, PLAN_IDS } from "./quote.ts";

const flag = z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1");

/** Query of `GET /api/pricing`, and the state in the pricing page's address. The quote itself: `quote.ts`. */
export const pricingQuery = z.object({
  users: z.coerce.number().int().min(1).max(MAX_QUOTE_USERS).default(1),
  billing: z.enum(BILLING_PERIODS).default("monthly"),
  device: flag.optional(),
  vat: flag.default(false),
  plan: z.enum(PLAN_IDS).optional(),
});
