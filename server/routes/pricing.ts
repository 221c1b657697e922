import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { isLocale } from "#locales/index.ts";
import { pricingQuery } from "../contract/pricing.ts";
import type { AppDeps } from "../deps.ts";
import { fieldProblems, Problem } from "../lib/problem.ts";
import { makeQuote } from "../pricing/quote.ts";
import { LANG_COOKIE, preferredLanguage } from "../ssr/request-language.ts";

/** `GET /api/pricing`: the quote that page, assistant and checkout share. `lang` chooses names and the link. */
export function pricingRoutes(deps: AppDeps) {
  return new Hono().get("/api/pricing", (c) => {
    const { lang, ...query } = c.req.query();
    const parsed = pricingQuery.safeParse(query);
    if (!parsed.success) {
      throw new Problem("bad-request", "Some query values are wrong; see errors.", {
        errors: fieldProblems(parsed.error),
      });
    }
    if (lang !== undefined && !isLocale(lang)) throw new Problem("bad-request", "lang must be en, fr or es.");
    const cookieLang = getCookie(c, LANG_COOKIE);
    const locale = lang ?? (isLocale(cookieLang) ? cookieLang : preferredLanguage(c.req.header("accept-language")));
    c.header("cache-control", "no-store");
    return c.json(makeQuote({ query: parsed.data, facts: deps.content.current().knowledge.facts, locale }));
  });
}
