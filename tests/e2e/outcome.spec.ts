import cancelEn from "#locales/en/cancel.json" with { type: "json" };
import errorEn from "#locales/en/error.json" with { type: "json" };
import notFoundEn from "#locales/en/not-found.json" with { type: "json" };
import successEn from "#locales/en/success.json" with { type: "json" };
import cancelEs from "#locales/es/cancel.json" with { type: "json" };
import errorEs from "#locales/es/error.json" with { type: "json" };
import successEs from "#locales/es/success.json" with { type: "json" };
import cancelFr from "#locales/fr/cancel.json" with { type: "json" };
import errorFr from "#locales/fr/error.json" with { type: "json" };
import successFr from "#locales/fr/success.json" with { type: "json" };
import { LOCALES } from "#locales/index.ts";
import { axe, expect, open, test } from "./fixtures.ts";

const WORDS = {
  en: { success: successEn, cancel: cancelEn, error: errorEn },
  fr: { success: successFr, cancel: cancelFr, error: errorFr },
  es: { success: successEs, cancel: cancelEs, error: errorEs },
};

test("the outcome pages say the sentences of the specification", async ({ page }) => {
  await open(page, "/success");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment successful!");
  await expect(page.locator("main")).toContainText("Thank you for your purchase. Your subscription is now active.");
  await open(page, "/cancel");
  await expect(page.locator("main")).toContainText(
    "Your payment was cancelled or did not complete. You will be redirected to the pricing page.",
  );
  await open(page, "/error");
  await expect(page.locator("main")).toContainText(
    "An error occurred while processing your payment. Please try again or contact support if the problem persists.",
  );
});

for (const locale of LOCALES) {
  const prefix = locale === "en" ? "" : `/${locale}`;
  const words = WORDS[locale];

  test(`success, cancel and error speak ${locale}, have no axe violation and are not listed`, async ({ page }) => {
    for (const outcome of ["success", "cancel", "error"] as const) {
      await open(page, `${prefix}/${outcome}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words[outcome].title);
      await expect(page.locator("main")).toContainText(words[outcome].text);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      if (outcome === "cancel") await page.getByRole("button", { name: words.cancel.stay }).click();
      await axe(page);
    }
  });

  test(`the buttons of the outcome pages lead to pricing and home in ${locale}`, async ({ page }) => {
    const home = locale === "en" ? "/" : prefix;
    const main = page.locator("main");
    await open(page, `${prefix}/success`);
    await expect(main.getByRole("link", { name: words.success.pricing })).toHaveAttribute("href", `${prefix}/pricing`);
    await expect(main.getByRole("link", { name: words.success.home })).toHaveAttribute("href", home);
    await open(page, `${prefix}/error`);
    await expect(main.getByRole("link", { name: words.error.retry })).toHaveAttribute("href", `${prefix}/pricing`);
    await expect(main.getByRole("link", { name: words.error.pricing })).toHaveAttribute("href", `${prefix}/pricing`);
  });
}

test("a cancelled payment leads to pricing after a few seconds, without a trace in the history", async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  await open(page, "/fr/cancel");
  for (let second = 0; second < 9; second += 1) await page.clock.runFor(1_000);
  await expect(page).toHaveURL("/fr/pricing");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("the redirect after a cancelled payment can be stopped", async ({ page }) => {
  await page.clock.install();
  await open(page, "/cancel");
  await page.getByRole("button", { name: cancelEn.stay }).click();
  for (let second = 0; second < 12; second += 1) await page.clock.runFor(1_000);
  await expect(page).toHaveURL("/cancel");
  await expect(page.getByText(cancelEn.stopped)).toBeVisible();
});

test("an unknown address answers 404 with ways on", async ({ page, browserProblems }) => {
  browserProblems.expect(/404/);
  const response = await page.goto("/nothing/here");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundEn.title);
  const main = page.locator("main");
  for (const [name, href] of [
    [notFoundEn.home, "/"],
    [notFoundEn.pricing, "/pricing"],
    [notFoundEn.faq, "/faq"],
    [notFoundEn.contact, "/contact"],
  ] as const) {
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  await axe(page);
});

test("a legal page lists its sections and leads to them", async ({ page }) => {
  await open(page, "/es/terms-of-service");
  const entries = page.locator("main nav ol").last().getByRole("link");
  expect(await entries.count()).toBeGreaterThan(5);
  const target = (await entries.nth(4).getAttribute("href")) ?? "";
  await entries.nth(4).click();
  await expect(page).toHaveURL(`/es/terms-of-service${target}`);
  await expect(page.locator(target)).toBeInViewport();
  await axe(page);
});
