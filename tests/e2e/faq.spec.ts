import en from "#locales/en/faq.json" with { type: "json" };
import es from "#locales/es/faq.json" with { type: "json" };
import { interfaceFacts } from "./facts.ts";
import { axe, expect, open, test } from "./fixtures.ts";

test("the FAQ page begins with the questions of the home page, then groups the others by topic", async ({ page }) => {
  await open(page, "/faq");
  const first = page.locator("main section", { has: page.getByRole("heading", { name: en.topics.home }) });
  await expect(first.locator("details")).toHaveCount(interfaceFacts.faqHomeCount);
  await open(page, "/");
  const onHome = await page.locator("#faq details").evaluateAll((items) => items.map(({ id }) => id));
  await open(page, "/faq");
  expect(await first.locator("details").evaluateAll((items) => items.map(({ id }) => id))).toEqual(onHome);
  expect(await page.locator("main h2").count()).toBeGreaterThan(8);
});

test("one answer is open at a time, and the open one can be closed", async ({ page }) => {
  await open(page, "/faq");
  const items = page.locator("main details");
  await items.nth(0).locator("summary").click();
  await items.nth(3).locator("summary").click();
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await expect(items.nth(3)).toHaveAttribute("open", "");
  await items.nth(3).locator("summary").click();
  await expect(page.locator("main details[open]")).toHaveCount(0);
});

test("an address ending in an entry opens it, and one ending in a section shows that section", async ({ page }) => {
  await open(page, "/fr/faq#vat");
  await expect(page.locator("#vat")).toHaveAttribute("open", "");
  await expect(page.locator("#vat summary")).toBeInViewport();
  await page.goto("/fr/faq#vat--vat-number");
  await expect(page.locator("#vat--vat-number")).toBeInViewport();
  await expect(page.locator("main details[open]")).toHaveCount(1);
});

test("searching finds the answer in the visitor's words and opens it", async ({ page }) => {
  await open(page, "/faq");
  await page.getByRole("searchbox").fill("how much do I save if I pay for a year");
  const results = page.locator("#faq-results");
  await expect(results.getByRole("status")).toHaveText(/\d+ answers?/);
  const hit = results.getByRole("link").first();
  await expect(hit).toHaveAttribute("href", /^\/faq#annual-billing/);
  await hit.click();
  await expect(page.locator("#annual-billing")).toHaveAttribute("open", "");
  await expect(page.locator("#annual-billing :focus")).toHaveCount(1);
});

test("a search without an answer says so and hands the text to the assistant", async ({ page }) => {
  await open(page, "/es/faq");
  await page.getByRole("searchbox").fill("receta de tarta de manzana");
  const results = page.locator("#faq-results");
  await expect(results.getByRole("status")).toHaveText(new RegExp(`${es.search.none}|${es.search.nearest}`));
  const asked = page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        window.addEventListener("alerio:ask", (event) => resolve((event as CustomEvent).detail), { once: true });
      }),
  );
  await results.getByRole("button").click();
  expect(await asked).toEqual({ text: "receta de tarta de manzana", source: "faq-search" });
});

test("a cry for help in the search box shows the numbers to call and nothing else", async ({ page }) => {
  await open(page, "/faq");
  await page.getByRole("searchbox").fill("my colleague is not breathing");
  const results = page.locator("#faq-results");
  await expect(results.getByRole("alert")).toContainText(en.search.danger);
  await expect(results.getByRole("link", { name: "112" })).toHaveAttribute("href", "tel:112");
  await expect(results.locator('a:not([href^="tel:"]):not([href^="sms:"])')).toHaveCount(0);
});

test("a search that the server refuses says so", async ({ page, browserProblems }) => {
  browserProblems.expect(/ERR_FAILED/);
  await open(page, "/faq");
  await page.route("**/api/search*", (route) => route.abort());
  await page.getByRole("searchbox").fill("price");
  await expect(page.getByRole("status").filter({ hasText: en.search.failed })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the FAQ page has no axe violation with an open answer and results, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, "/fr/faq#fall-detection");
      await page.getByRole("searchbox").fill("prix du boîtier");
      await expect(page.locator("#faq-results").getByRole("link").first()).toBeVisible();
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });
}
