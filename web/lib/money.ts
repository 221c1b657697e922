import type { Locale } from "#locales/index.ts";

/** The same forms as the server prints facts in, so that a price reads alike wherever it stands. */
const INTL_TAGS: Record<Locale, string> = { en: "en-IE", fr: "fr-FR", es: "es-ES" };

/** Money as a reader of the language writes it: `€14.90`, `14,90 €`. */
export function formatCents(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(INTL_TAGS[locale], { style: "currency", currency: "EUR" }).format(cents / 100);
}

/** A whole number or percentage value as a reader of the language writes it. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(INTL_TAGS[locale], { maximumFractionDigits: 2 }).format(value);
}
