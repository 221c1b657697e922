import { isbot } from "isbot";
import type { Locale } from "#locales/index.ts";
import { FALLBACK_LOCALE, isLocale } from "#locales/index.ts";

/** Cookie that mirrors the stored language so that the first page can be rendered in it. */
export const LANG_COOKIE = "lang";

/**
 * Language of a page request: the address's prefix; on addresses without one the specification's order (English for
 * a crawler, the stored choice, the browser's first language when it begins with fr or es, otherwise English).
 * A prefix outranks the crawler rule, because otherwise no search engine could see the French and Spanish pages.
 */
export function requestLanguage(options: {
  prefix: Locale | null;
  cookieLang: string | undefined;
  acceptLanguage: string | undefined;
  userAgent: string | undefined;
}): Locale {
  const { prefix, cookieLang, acceptLanguage, userAgent } = options;
  if (prefix !== null) return prefix;
  if (isbot(userAgent ?? "")) return FALLBACK_LOCALE;
  if (isLocale(cookieLang)) return cookieLang;
  return preferredLanguage(acceptLanguage);
}

/** The most wanted language of an Accept-Language header if it begins with a supported code, otherwise English. */
export function preferredLanguage(header: string | undefined): Locale {
  const first = (header ?? "")
    .split(",")
    .map((part, index) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const q = parameters
        .map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1])
        .find((value) => value !== undefined);
      return { code: tag.trim().slice(0, 2), weight: q === undefined ? 1 : Number(q) || 0, index };
    })
    .filter(({ code, weight }) => code !== "" && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)[0];
  return isLocale(first?.code) ? first.code : FALLBACK_LOCALE;
}
