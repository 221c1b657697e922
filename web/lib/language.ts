import type { Locale } from "#locales/index.ts";
import { FALLBACK_LOCALE, isLocale } from "#locales/index.ts";
import { parsePath } from "#server/contract/paths.ts";
import { forgetPages } from "./navigation.ts";
import { readStored, writeStored } from "./storage.ts";

/** How long the choice is remembered, as on the server. */
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** State of a navigation that changes the language; it makes the site load the page again on the same address. */
export type LanguageState = { lang?: Locale };

/** Each language's own name and short form, the same in every language. */
export const LANGUAGE_NAMES: Record<Locale, { name: string; short: string }> = {
  en: { name: "English", short: "EN" },
  fr: { name: "Français", short: "FR" },
  es: { name: "Español", short: "ES" },
};

/** Address of the page at `pathname` in another language; English without its prefix, its canonical form. */
export function pathInLanguage(pathname: string, locale: Locale): string {
  const { rest } = parsePath(pathname);
  if (locale === FALLBACK_LOCALE) return rest;
  return rest === "/" ? `/${locale}` : `/${locale}${rest}`;
}

/** The same for a plain link, which must work without a script: English keeps its prefix, so that no cookie outranks it. */
export function plainPathInLanguage(pathname: string, locale: Locale): string {
  const { rest } = parsePath(pathname);
  return rest === "/" ? `/${locale}` : `/${locale}${rest}`;
}

/** Remembers the language in local storage and in the cookie the server reads, and drops pages kept in another one. */
export function rememberLanguage(locale: Locale): void {
  writeStored("lang", locale);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in part of the browsers we support
  document.cookie = `lang=${locale}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
  forgetPages();
}

/**
 * The stored language when it should replace the one the page came in: only on an address without prefix, and only
 * when the server could not know it because the cookie is gone. A cookie that is there is newer or equal, and wins.
 */
export function storedLanguage(options: { prefix: Locale | null; shown: Locale }): Locale | null {
  const cookie = /(?:^|;\s*)lang=(\w+)/.exec(document.cookie)?.[1];
  if (isLocale(cookie)) {
    if (readStored("lang") !== cookie) writeStored("lang", cookie);
    return null;
  }
  const stored = readStored("lang");
  return options.prefix === null && isLocale(stored) && stored !== options.shown ? stored : null;
}
