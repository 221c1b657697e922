import { Hono } from "hono";
import { isLocale } from "#locales/index.ts";
import { MAX_SEARCH_CHARS } from "../contract/search.ts";
import type { AppDeps } from "../deps.ts";
import { Problem } from "../lib/problem.ts";
import { searchEntries } from "../search/search-entries.ts";

/** `GET /api/search?q=&lang=`: the FAQ's search box. */
export function searchRoutes(deps: AppDeps) {
  return new Hono().get("/api/search", deps.rateLimiter.perAddress("search"), (c) => {
    const text = (c.req.query("q") ?? "").trim();
    if (text === "" || text.length > MAX_SEARCH_CHARS) {
      throw new Problem("bad-request", `Give the text to search for as q, 1 to ${MAX_SEARCH_CHARS} characters.`);
    }
    const lang = c.req.query("lang") ?? "en";
    if (!isLocale(lang)) throw new Problem("bad-request", "lang must be en, fr or es.");
    c.header("cache-control", "no-store");
    return c.json(searchEntries({ content: deps.content.current(), text, locale: lang }));
  });
}
