import { useEffect, useRef, useState } from "react";
import type { Locale } from "#locales/index.ts";
import type { PlanId, PricingQuery, Quote } from "#server/contract/quote.ts";
import { pricingSearch } from "#server/contract/quote.ts";

/** Pause after a change before the server is asked, so that a held button asks once. */
const ASK_AFTER_MS = 120;

/** What can be changed on a quote. */
export type QuoteChoice = Pick<Quote, "users" | "billing" | "device" | "vat">;

function choiceOf({ users, billing, device, vat }: Quote): QuoteChoice {
  return { users, billing, device, vat };
}

/** Asks the server for a quote; the page and the answers use the same one. */
export async function fetchQuote(query: PricingQuery, locale: Locale, signal: AbortSignal): Promise<Quote> {
  const response = await fetch(`/api/pricing?${pricingSearch(query)}&lang=${locale}`, { signal });
  if (!response.ok) throw new Error(`quote: ${response.status}`);
  return (await response.json()) as Quote;
}

/** The plan the visitor asked for; undefined when the plan followed from people and device, and follows them further. */
function askedPlan(quote: Quote): PlanId | undefined {
  const asked = quote.reason === "requested" ? quote.plan : (quote.requestedPlan ?? undefined);
  return asked === "custom" ? undefined : asked;
}

/**
 * A quote that can be changed in place. The controls follow the hand at once; the numbers change together, when the
 * server has answered. When it cannot be reached, the controls go back to what the numbers say.
 */
export function useQuote(first: Quote, locale: Locale) {
  const [quote, setQuote] = useState(first);
  const [chosen, setChosen] = useState(() => choiceOf(first));
  const [wanted, setWanted] = useState<PricingQuery | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef(first);
  useEffect(() => {
    if (wanted === null) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchQuote(wanted, locale, controller.signal).then(
        (answer) => {
          latest.current = answer;
          setHasFailed(false);
          setQuote(answer);
          setChosen(choiceOf(answer));
        },
        () => {
          if (controller.signal.aborted) return;
          setHasFailed(true);
          setChosen(choiceOf(latest.current));
        },
      );
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, locale]);
  const change = (changes: Partial<QuoteChoice>) => {
    const next = { ...chosen, ...changes };
    setChosen(next);
    setWanted({ ...next, plan: askedPlan(first) });
  };
  return { quote, chosen, change, hasFailed };
}
