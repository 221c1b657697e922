import { expect, test } from "vitest";
import { LOCALES } from "#locales/index.ts";
import { MAX_SEARCH_CHARS, type SearchAnswer } from "#server/contract/search.ts";
import { createTestApp } from "#tests/support/app.ts";

async function search(text: string, lang: string): Promise<SearchAnswer> {
  const { app } = await createTestApp();
  const response = await app.request(`/api/search?${new URLSearchParams({ q: text, lang })}`);
  expect(response.status).toBe(200);
  return (await response.json()) as SearchAnswer;
}

test.each([
  ["en", "how much do I save if I pay yearly", "annual-billing"],
  ["fr", "détection de chute", "fall-detection"],
  ["es", "cuánto cuesta el dispositivo", "device-price"],
])("GET /api/search finds the entry for a question in %s", async (lang, text, slug) => {
  const { hits, noCloseMatches } = await search(text, lang);
  expect(noCloseMatches).toBe(false);
  expect(hits[0]).toMatchObject({ slug });
  expect(hits[0]?.href).toMatch(new RegExp(`^${lang === "en" ? "" : `/${lang}`}/faq#${slug}`));
});

test("GET /api/search says so when nothing comes close", async () => {
  expect((await search("banana bread recipe with walnuts", "en")).noCloseMatches).toBe(true);
});

test.each(LOCALES)("GET /api/search answers a cry for help in %s with numbers to call", async (lang) => {
  const cries = {
    en: "my colleague is not breathing",
    fr: "mon collègue ne respire plus",
    es: "mi compañero no respira",
  };
  const { emergencyNumbers } = await search(cries[lang], lang);
  expect(emergencyNumbers[0]).toMatchObject({ number: "112" });
});

test("GET /api/search leads only to places that exist on the site", async () => {
  const { app } = await createTestApp();
  for (const text of ["hello", "privacy policy", "thanks", "who are you", "delivery of the device", "gdpr"]) {
    const { hits } = (await (await app.request(`/api/search?q=${encodeURIComponent(text)}`)).json()) as SearchAnswer;
    for (const { href } of hits) expect((await app.request(href)).status).toBe(200);
  }
});

test.each(["", "   ", "x".repeat(MAX_SEARCH_CHARS + 1)])("GET /api/search refuses a text of %j", async (text) => {
  const { app } = await createTestApp();
  expect((await app.request(`/api/search?q=${encodeURIComponent(text)}`)).status).toBe(400);
});

test("GET /api/search refuses a language we do not speak", async () => {
  const { app } = await createTestApp();
  expect((await app.request("/api/search?q=price&lang=de")).status).toBe(400);
});
