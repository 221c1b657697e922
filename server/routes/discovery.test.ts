import { expect, test } from "vitest";
import { LOCALES } from "#locales/index.ts";
import { UNLISTED_PAGES } from "#server/contract/paths.ts";
import { createTestApp } from "#tests/support/app.ts";

const ORIGIN = "https://alerio.example";

type Thing = { offers?: { price: string; url: string }[]; mainEntity?: { name: string }[] };

/** The JSON-LD objects of a page. */
async function structured(path: string): Promise<Thing[]> {
  const { app } = await createTestApp();
  const html = await (await app.request(path)).text();
  const block = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1];
  return block === undefined ? [] : (JSON.parse(block) as { "@graph": Thing[] })["@graph"];
}

test("the sitemap lists every page in every language with its translations, and no private page", async () => {
  const { app, deps } = await createTestApp();
  const response = await app.request("/sitemap.xml");
  expect(response.headers.get("content-type")).toContain("application/xml");
  const xml = await response.text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
  const listed = (await deps.renderer.pages()).filter((page) => !UNLISTED_PAGES.includes(page));
  expect(addresses).toHaveLength(listed.length * LOCALES.length);
  for (const address of addresses) {
    expect(address.startsWith(ORIGIN)).toBe(true);
    expect((await app.request(address.slice(ORIGIN.length))).status).toBe(200);
    const entry = xml.slice(xml.indexOf(`<loc>${address}</loc>`)).split("</url>")[0] ?? "";
    for (const code of [...LOCALES, "x-default"]) expect(entry).toContain(`hreflang="${code}"`);
  }
  for (const page of UNLISTED_PAGES) expect(xml).not.toContain(`/${page}<`);
});

test("robots.txt names the sitemap and keeps crawlers from the JSON interface only", async () => {
  const { app } = await createTestApp();
  const text = await (await app.request("/robots.txt")).text();
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(text).toContain("Disallow: /api/\n");
  expect(text).not.toContain("Disallow: /\n");
});

test("llms.txt names the company and every published question with its short answer", async () => {
  const { app, deps } = await createTestApp();
  const text = await (await app.request("/llms.txt")).text();
  const { knowledge } = deps.content.current();
  expect(text.startsWith(`# ${knowledge.facts.company.name}\n`)).toBe(true);
  for (const entry of knowledge.locales.en.entries) {
    if (entry.question !== null) expect(text).toContain(`[${entry.question}](${ORIGIN}/faq#${entry.slug}): `);
  }
  expect(text).not.toContain("{{");
});

test("the home page describes the company from the facts", async () => {
  const { deps } = await createTestApp();
  const { company } = deps.content.current().knowledge.facts;
  expect(await structured("/")).toContainEqual(
    expect.objectContaining({ "@type": "Organization", legalName: company.legalName, email: company.supportEmail }),
  );
});

test("the pricing page offers each priced plan by month and by year at the price of the facts", async () => {
  const { deps } = await createTestApp();
  const { facts } = deps.content.current().knowledge;
  const [product] = await structured("/es/pricing");
  const offers = product?.offers ?? [];
  const prices = (["individual", "pro", "pro-plus"] as const).flatMap((plan) => [
    (facts.plans[plan].monthlyCents / 100).toFixed(2),
    (facts.derived[plan].annualCents / 100).toFixed(2),
  ]);
  expect(offers.map(({ price }) => price)).toEqual(prices);
  for (const { url } of offers) expect(url.startsWith(`${ORIGIN}/es/pricing?`)).toBe(true);
});

test("the FAQ page lists its questions for machines in its language", async () => {
  const { deps } = await createTestApp();
  const [page] = await structured("/fr/faq");
  const questions = page?.mainEntity?.map(({ name }) => name);
  const { entries } = deps.content.current().knowledge.locales.fr;
  expect(questions).toEqual(entries.flatMap(({ question }) => (question === null ? [] : [question])));
});

test("a page names its social preview with an absolute address", async () => {
  const { app } = await createTestApp();
  const html = await (await app.request("/fr/pricing")).text();
  expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/og/pricing-fr.png">`);
});
