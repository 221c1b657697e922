import type { Locale } from "#locales/index.ts";

/** The same forms as the server prints facts in, so that a price reads alike wherever it stands. */
const INTL_TAGS: Record<Locale, string> = { en: "en-IE", fr: "fr-FR", es: "es-ES" };

/** Days as a reader of the language writes them: `21 November 2026`, `21 novembre 2026`. */
export function formatDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(INTL_TAGS[locale], { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(day));
}

/** Money as a reader of the language writes it: `€14.90`, `14,90 €`. */
export function formatCents(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(INTL_TAGS[locale], { style: "currency", currency: "EUR" }).format(cents / 100);
}

/** A whole number or percentage value as a reader of the language writes it. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(INTL_TAGS[locale], { maximumFractionDigits: 2 }).format(value);
}
