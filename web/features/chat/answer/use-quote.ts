import { useEffect, useRef, useState } from "react";
import type { Locale } from "#locales/index.ts";
import type { PlanId, PricingQuery, Quote } from "#server/contract/quote.ts";
import { pricingSearch } from "#server/contract/quote.ts";

/** Pause after a change before the server is asked, so that a held button asks once. */
const ASK_AFTER_MS = 120;

/** What can be changed on a quote. */
export function changesOf(quote: Quote) {
  return { users: quote.users, billing: quote.billing, device: quote.device, vat: quote.vat };
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
 * A quote that can be changed in place. Numbers only change together, when the server has answered; until then the
 * former quote stays complete.
 */
export function useQuote(first: Quote, locale: Locale) {
  const [quote, setQuote] = useState(first);
  const [wanted, setWanted] = useState<PricingQuery | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef<ReturnType<typeof changesOf>>(changesOf(first));
  useEffect(() => {
    if (wanted === null) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchQuote(wanted, locale, controller.signal).then(
        (answer) => {
          latest.current = changesOf(answer);
          setHasFailed(false);
          setQuote(answer);
        },
        () => {
          if (!controller.signal.aborted) setHasFailed(true);
        },
      );
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, locale]);
  const change = (changes: Partial<ReturnType<typeof changesOf>>) => {
    const next = { ...latest.current, ...changes };
    latest.current = next;
    setWanted({ ...next, plan: askedPlan(first) });
  };
  return { quote, change, hasFailed };
}
