import { expect, test } from "vitest";
import { listCountries, splitNumber, toE164 } from "./phone.ts";

test("numbers become E.164 with the selected country, or with the country they name themselves", () => {
  expect(toE164("06 12 34 56 78", "FR")).toEqual({ e164: "+33612345678", country: "FR" });
  expect(toE164("+34 612 34 56 78", "FR")).toEqual({ e164: "+34612345678", country: "ES" });
  expect(toE164("0044 7400 123456", "FR")).toEqual({ e164: "+447400123456", country: "GB" });
});

test("what is no number in its country is refused", () => {
  for (const number of ["", "12", "06 12 34 56", "hello", "+33 0"]) expect(toE164(number, "FR")).toBeNull();
});

test("a stored number is shown as people of its country write it", () => {
  expect(splitNumber("+33612345678")).toEqual({ national: "06 12 34 56 78", country: "FR" });
  expect(splitNumber("nothing")).toBeNull();
});

test("countries are listed by name in the reader's language", () => {
  const countries = listCountries("fr");
  expect(countries.length).toBeGreaterThan(200);
  expect(countries.find(({ code }) => code === "ES")).toEqual({ code: "ES", name: "Espagne", callingCode: "34" });
  expect(countries[0]?.name).toMatch(/^A/);
});
