import { startTransition, useMemo, useOptimistic } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { PricingQuery, Quote } from "#server/contract/quote.ts";
import { makeQuote, pricingSearch, readPricingState } from "#server/contract/quote.ts";
import { usePage, usePageContent } from "../../lib/page.ts";

const KEYS = ["users", "billing", "device", "vat", "plan"];

/** State of the pricing page and the quote it gives. The address is the only place where the state is kept. */
export type PricingState = {
  query: PricingQuery;
  quote: Quote;
  /** Writes a change into the address without a new history entry. */
  change: (change: Partial<PricingQuery>) => void;
  /** Path and query of this page with a change, for links that also work without a script. */
  hrefWith: (change: Partial<PricingQuery>) => string;
};

export function usePricingState(): PricingState {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { locale } = usePage().data;
  const facts = usePageContent<"pricing">();
  const inAddress = useMemo(() => readPricingState(new URLSearchParams(search)), [search]);
  // The router changes the address in a transition; until it is through, the controls already show the choice.
  const [query, setQuery] = useOptimistic(inAddress);
  return useMemo(() => {
    const searchWith = (change: Partial<PricingQuery>): string => {
      const others = new URLSearchParams(search);
      for (const key of KEYS) others.delete(key);
      const own = pricingSearch({ ...query, ...change });
      return others.size === 0 ? own : `${own}&${others}`;
    };
    return {
      query,
      quote: makeQuote({ query, facts, locale }),
      change: (change) =>
        startTransition(() => {
          setQuery({ ...query, ...change });
          void navigate({ search: searchWith(change), hash }, { replace: true });
        }),
      hrefWith: (change) => `${pathname}?${searchWith(change)}`,
    };
  }, [pathname, search, hash, query, setQuery, navigate, facts, locale]);
}
