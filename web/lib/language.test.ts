import { expect, test } from "vitest";
import { pathInLanguage, plainPathInLanguage } from "./language.ts";

test("the same page in another language keeps its path behind the prefix", () => {
  expect(pathInLanguage("/pricing", "fr")).toBe("/fr/pricing");
  expect(pathInLanguage("/fr/pricing", "es")).toBe("/es/pricing");
  expect(pathInLanguage("/", "fr")).toBe("/fr");
});

test("English has no prefix, which is its canonical form", () => {
  expect(pathInLanguage("/fr/pricing", "en")).toBe("/pricing");
  expect(pathInLanguage("/es", "en")).toBe("/");
});

test("a plain link to English keeps the prefix, so that no cookie outranks it", () => {
  expect(plainPathInLanguage("/fr/pricing", "en")).toBe("/en/pricing");
  expect(plainPathInLanguage("/fr", "en")).toBe("/en");
});
