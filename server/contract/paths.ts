import type { Locale } from "#locales/index.ts";
import { FALLBACK_LOCALE, isLocale } from "#locales/index.ts";

/**
 * Path of every page, without language prefix. The page table in `web/routes.ts`, the sitemap, redirects and links
 * all derive from this list.
 */
export const PAGE_PATHS = {
  home: "/",
  auth: "/auth",
  pricing: "/pricing",
  contact: "/contact",
  faq: "/faq",
  chat: "/chat",
  success: "/success",
  cancel: "/cancel",
  error: "/error",
  dashboard: "/dashboard",
  "privacy-policy": "/privacy-policy",
  "terms-of-service": "/terms-of-service",
  "legal-notice": "/legal-notice",
  "shipping-policy": "/shipping-policy",
  "cookie-policy": "/cookie-policy",
  gdpr: "/gdpr",
} as const;

/** Identifier of a page. */
export type PageId = keyof typeof PAGE_PATHS;

/** Pages that search engines should not list: they belong to one person or one payment. */
export const UNLISTED_PAGES: readonly PageId[] = ["auth", "chat", "success", "cancel", "error", "dashboard"];

/** Pages whose text is one legal entry, and that entry's name in `knowledge/<lang>/legal`. */
export const LEGAL_ENTRIES: Partial<Record<PageId, string>> = {
  "privacy-policy": "privacy-policy",
  "terms-of-service": "terms-of-service",
  "legal-notice": "legal-notice",
  "shipping-policy": "shipping-policy",
  "cookie-policy": "cookie-policy",
  gdpr: "gdpr-page",
};

/** What a request path means: its language prefix, if any, and the page, or null when there is no such page. */
export type ParsedPath = { prefix: Locale | null; rest: string; page: PageId | null };

const PAGE_BY_PATH = new Map<string, PageId>(Object.entries(PAGE_PATHS).map(([id, path]) => [path, id as PageId]));

/** Reads a path such as `/fr/pricing` or `/pricing/`; a trailing slash is ignored. */
export function parsePath(pathname: string): ParsedPath {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") || "/" : pathname;
  const [, first = "", ...others] = path.split("/");
  const prefix = isLocale(first) ? first : null;
  const rest = prefix === null ? path : `/${others.join("/")}`;
  return { prefix, rest, page: PAGE_BY_PATH.get(rest) ?? null };
}

/**
 * Path of a page in a language. English has no prefix, which is its canonical form.
 * @param options.keepEnglishPrefix keeps `/en/...` for a visitor who is browsing under that prefix
 */
export function pagePath(page: PageId, locale: Locale, options: { keepEnglishPrefix?: boolean } = {}): string {
  const path = PAGE_PATHS[page];
  if (locale === FALLBACK_LOCALE && !(options.keepEnglishPrefix === true && page !== "home")) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
