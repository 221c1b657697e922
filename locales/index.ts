/** The only list of languages: menu, prefixes, detection and checks derive from it. */
export const LOCALES = ["en", "fr", "es"] as const;

/** A supported language code. */
export type Locale = (typeof LOCALES)[number];

/** Language used when nothing else decides (product spec section 4). */
export const FALLBACK_LOCALE: Locale = "en";

/** True for a supported language code, exactly as written (`"fr"`, not `"FR"` or `"fr-FR"`). */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}
