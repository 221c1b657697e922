import { tool } from "ai";
import { z } from "zod";
import { BILLING_PERIODS, MAX_QUOTE_USERS, PLAN_IDS } from "../../contract/quote.ts";
import { makeQuote } from "../../pricing/quote.ts";
import { quoteAnswer } from "../compose.ts";
import { quantitiesOf } from "../guard.ts";
import type { ToolContext } from "./context.ts";

/** Lets the model show a quote. The amounts are computed here; the model only names people and wishes. */
export function quotePriceTool({ content, voice, parts, allow }: ToolContext) {
  return tool({
    description: "Compute a price. Never compute one yourself.",
    inputSchema: z.object({
      users: z.int().min(1).max(MAX_QUOTE_USERS),
      billing: z.enum(BILLING_PERIODS).default("monthly"),
      plan: z.enum(PLAN_IDS).optional(),
      device: z.boolean().optional(),
      vat: z.boolean().default(false),
    }),
    execute: (query) => {
      const quote = makeQuote({ query, facts: content.knowledge.facts, locale: voice.locale });
      const text = quoteAnswer(voice, quote).blocks.join("\n");
      parts.quote = quote;
      allow(quantitiesOf(text));
      return { text };
    },
  });
}
