import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { LOCALES } from "#locales/index.ts";
import { OUTCOMES } from "#server/contract/chat.ts";
import { BILLING_PERIODS, PLAN_IDS } from "#server/contract/quote.ts";

const outcome = z.enum([...OUTCOMES, "quote"]);

/** One golden question; the rules stand at the top of `cases.yaml`. */
const goldenCase = z.strictObject({
  id: z.string(),
  lang: z.enum(LOCALES),
  split: z.enum(["tune", "held"]),
  style: z.string(),
  turns: z.array(z.string()).min(1),
  expect: z.strictObject({
    outcome: z.union([outcome, z.array(outcome).min(1)]).transform((value) => [value].flat()),
    entries: z.array(z.string()).optional(),
    facts: z.array(z.string()).optional(),
    quote: z
      .strictObject({
        plan: z.enum(PLAN_IDS).optional(),
        users: z.int().optional(),
        billing: z.enum(BILLING_PERIODS).optional(),
        totalCents: z.int().optional(),
        deviceCents: z.int().optional(),
      })
      .optional(),
    lang: z.enum(LOCALES),
  }),
});
export type GoldenCase = z.infer<typeof goldenCase>;

/** All golden questions, checked. */
export function loadCases(): GoldenCase[] {
  return z.array(goldenCase).parse(parse(readFileSync(join(import.meta.dirname, "cases.yaml"), "utf8")));
}
