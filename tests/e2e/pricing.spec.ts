import type { Page } from "playwright/test";
import en from "#locales/en/pricing.json" with { type: "json" };
import es from "#locales/es/pricing.json" with { type: "json" };
import fr from "#locales/fr/pricing.json" with { type: "json" };
import type { Locale } from "#locales/index.ts";
import { LOCALES } from "#locales/index.ts";
import type { Quote } from "#server/contract/quote.ts";
import { formatCents } from "#web/lib/format.ts";
import { axe, expect, hydrated, open, test } from "./fixtures.ts";

const WORDS = { en, fr, es };
const STATES = [
  "",
  "users=1&billing=annual&vat=true",
  "users=5&billing=monthly&vat=false",
  "users=12&billing=annual&device=true&vat=false",
  "users=12&billing=annual&device=false&vat=true&plan=pro-plus",
  "users=6&billing=monthly&vat=false&plan=pro",
  "users=2&billing=monthly&device=true&vat=true&plan=pro",
  "users=51&billing=annual&vat=false",
  "users=9&plan=custom",
];

const pathOf = (locale: Locale, query: string) =>
  `${locale === "en" ? "" : `/${locale}`}/pricing${query === "" ? "" : `?${query}`}`;

async function apiQuote(page: Page, query: string, lang: Locale): Promise<Quote> {
  return (await (await page.request.get(`/api/pricing?${query}&lang=${lang}`)).json()) as Quote;
}

/** Picks an option of a segmented control; a discount may stand behind its name. */
async function choose(page: Page, option: string): Promise<void> {
  await page.getByRole("radio", { name: new RegExp(`^${option}( |$)`) }).check();
}

/** Every amount of a quote stands in the summary. */
async function expectQuote(page: Page, quote: Quote, locale: Locale): Promise<void> {
  const summary = page.locator("#quote");
  const words = WORDS[locale].quote;
  await expect(summary.getByRole("heading", { level: 2 })).toContainText(quote.planName);
  await expect(page.locator("[data-plan][aria-current]")).toHaveAttribute("data-plan", quote.plan);
  if (quote.onQuotation) return expect(summary).toContainText(words.onQuotation);
  const amounts = [
    ...quote.lines.flatMap((line) => [line.unitCents, line.totalCents]),
    quote.dueNowCents,
    quote.vat ? quote.recurringWithVatCents : quote.recurringCents,
    ...(quote.vat ? [quote.recurringVatCents + quote.onceVatCents] : []),
    ...(quote.annualSavingsCents > 0 ? [quote.annualSavingsCents] : []),
  ];
  for (const cents of amounts) await expect(summary).toContainText(formatCents(cents, locale));
}

for (const locale of LOCALES) {
  test(`the pricing page in ${locale} shows exactly the quotes of the API, before and after hydration`, async ({
    page,
  }) => {
    for (const query of STATES) {
      const quote = await apiQuote(page, query, locale);
      await page.goto(pathOf(locale, query));
      await expectQuote(page, quote, locale);
      await hydrated(page);
      await expectQuote(page, quote, locale);
    }
  });
}

test("every control writes the whole state into the address, which restores it", async ({ page }) => {
  await open(page, "/pricing");
  await page.getByLabel(en.controls.users, { exact: true }).fill("12");
  await choose(page, en.controls.annual);
  await choose(page, en.controls.withVat);
  await choose(page, en.controls.withoutCase);
  await expect(page).toHaveURL("/pricing?users=12&billing=annual&device=false&vat=true");
  const shown = await page.locator("#quote").innerText();
  await page.reload();
  await hydrated(page);
  expect(await page.locator("#quote").innerText()).toBe(shown);
  await expect(page.getByLabel(en.controls.users, { exact: true })).toHaveValue("12");
  await expectQuote(page, await apiQuote(page, "users=12&billing=annual&device=false&vat=true", "en"), "en");
});

test("passing a cap moves the recommendation and says why", async ({ page }) => {
  await open(page, "/pricing?users=5&billing=monthly&vat=false&plan=pro");
  const recommended = page.locator("[data-plan][aria-current]");
  await expect(recommended).toHaveAttribute("data-plan", "pro");
  await page.getByRole("button", { name: en.controls.more }).click();
  await expect(recommended).toHaveAttribute("data-plan", "pro-plus");
  await expect(page.locator("#quote")).toContainText("Pro ends below your number of users");
  await page.getByLabel(en.controls.users, { exact: true }).fill("51");
  await expect(recommended).toHaveAttribute("data-plan", "custom");
  await expect(page.locator("#quote")).toContainText(en.quote.onQuotation);
});

test("wanting the device case moves to the plan that has it, and dropping it moves back", async ({ page }) => {
  await open(page, "/pricing?users=3");
  const recommended = page.locator("[data-plan][aria-current]");
  await expect(recommended).toHaveAttribute("data-plan", "pro");
  await choose(page, en.controls.withCase);
  await expect(recommended).toHaveAttribute("data-plan", "pro-plus");
  await expect(page.locator("#quote")).toContainText(en.quote.caseLine);
  await choose(page, en.controls.withoutCase);
  await expect(recommended).toHaveAttribute("data-plan", "pro");
});

test("a number that cannot be quoted is explained and changes nothing", async ({ page }) => {
  await open(page, "/pricing?users=4");
  const field = page.getByLabel(en.controls.users, { exact: true });
  await field.fill("0");
  await expect(page.getByRole("alert").filter({ hasText: "whole number" })).toBeVisible();
  await expect(page).toHaveURL("/pricing?users=4");
  await field.blur();
  await expect(field).toHaveValue("4");
});

test("each plan lists what it has and has not, with show more and less", async ({ page }) => {
  await open(page, "/pricing");
  const pro = page.locator('[data-plan="pro"]');
  await expect(pro.getByText(en.features.reports)).toBeHidden();
  await pro.getByRole("button", { name: en.card.more }).click();
  await expect(pro.getByText(en.features.reports)).toBeVisible();
  await expect(pro.getByText(en.features.device)).toBeVisible();
  await pro.getByRole("button", { name: en.card.less }).click();
  await expect(pro.getByText(en.features.reports)).toBeHidden();
});

test("no plan includes the security centre: each says coming soon, on quotation", async ({ page }) => {
  await open(page, "/pricing");
  for (const plan of await page.locator("[data-plan]").all()) {
    await expect(plan.getByRole("listitem").filter({ hasText: en.features.centre })).toContainText(
      en.features.centreNote,
    );
  }
});

test("trial, sales and meeting take the quote along", async ({ page }) => {
  await open(page, "/fr/pricing?users=12&billing=annual&vat=false");
  const summary = page.locator("#quote");
  const hrefOf = (name: string) => summary.getByRole("link", { name }).getAttribute("href");
  expect(await hrefOf(fr.quote.trial)).toBe("/fr/auth?mode=register&plan=pro-plus&users=12&billing=annual");
  for (const [topic, name] of [
    ["sales", fr.quote.sales],
    ["meeting", fr.quote.meeting],
  ] as const) {
    expect(await hrefOf(name)).toContain(`/fr/contact?topic=${topic}&users=12&billing=annual`);
  }
});

test("asking about the quote opens the chat with a question that names plan and users", async ({ page }) => {
  await open(page, "/pricing?users=12");
  const asked = page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        window.addEventListener("alerio:ask", (event) => resolve((event as CustomEvent).detail), { once: true });
      }),
  );
  await page.getByRole("button", { name: en.quote.ask }).click();
  expect(await asked).toEqual({ text: expect.stringMatching(/Pro\+.*12/), source: "pricing" });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form and the plan links load the page with the new state", async ({ page, browserProblems }) => {
    // Scripts that are switched off count as blocked requests.
    browserProblems.expect(/ csp$/);
    await page.goto("/es/pricing");
    await page.getByLabel(es.controls.users, { exact: true }).fill("20");
    await choose(page, es.controls.annual);
    await page.getByRole("button", { name: es.controls.update }).click();
    await expect(page).toHaveURL(/\/es\/pricing\?users=20&billing=annual/);
    await expect(page.locator("[data-plan][aria-current]")).toHaveAttribute("data-plan", "pro-plus");
    await page.goto("/es/pricing?users=4");
    await page.getByRole("link", { name: es.card.choose.replace("{{name}}", "Pro+") }).click();
    await expect(page.locator("[data-plan][aria-current]")).toHaveAttribute("data-plan", "pro-plus");
    await expect(page.getByText(es.features.reports).first()).toBeVisible();
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the pricing page has no axe violation, wide and narrow, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const [width, path] of [
      [1440, "/pricing?users=12&billing=annual&vat=true"],
      [390, "/fr/pricing?users=80"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });
}
