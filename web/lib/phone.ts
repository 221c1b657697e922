import type { CountryCode } from "libphonenumber-js/min";
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

/** A country of the selector. */
export type Country = { code: string; name: string; callingCode: string };

/** Every country with telephone numbers, by name in the given language. */
export function listCountries(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, callingCode: getCountryCallingCode(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

/**
 * The number in E.164 form and the country it belongs to; null when it is no possible number there. A number that
 * begins with + or 00 brings its own country.
 */
export function toE164(number: string, country: string): { e164: string; country: string } | null {
  const text = number.trim().replace(/^00/, "+");
  const parsed = parsePhoneNumberFromString(text, isSupportedCountry(country) ? (country as CountryCode) : undefined);
  if (parsed === undefined || !parsed.isValid()) return null;
  return { e164: parsed.number, country: parsed.country ?? country };
}

/** A number of any form as people of its country write it, with its country; null when it cannot be read. */
export function splitNumber(number: string): { national: string; country: string } | null {
  const parsed = parsePhoneNumberFromString(number.trim().replace(/^00/, "+"));
  if (parsed?.country === undefined) return null;
  return { national: parsed.formatNational(), country: parsed.country };
}

/**
 * Country of the browser's own region (`en-CA` is Canada), or the fallback. A browser in another language than the
 * page's says nothing about where its reader is.
 */
export function browserCountry(locale: string, fallback: string): string {
  const { language } = navigator;
  const region = (language.startsWith(locale) ? /-([A-Z]{2})\b/.exec(language)?.[1] : undefined) ?? "";
  return isSupportedCountry(region) ? region : fallback;
}
