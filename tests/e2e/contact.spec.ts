import type { Page } from "playwright/test";
import en from "#locales/en/contact.json" with { type: "json" };
import fr from "#locales/fr/contact.json" with { type: "json" };
import { axe, expect, open, test } from "./fixtures.ts";

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });

async function fill(page: Page, words: typeof en): Promise<void> {
  await field(page, words.fields.name).fill("Ana Test");
  await field(page, words.fields.email).fill("ana@example.com");
  await field(page, words.fields.message).fill("Three sites, mostly at night.");
}

for (const [topic, words] of Object.entries(en.intro)) {
  test(`the contact page opens on the topic ${topic}`, async ({ page }) => {
    await open(page, `/contact?topic=${topic}`);
    await expect(page.locator('.chip[aria-current="true"]')).toHaveText(en.topics[topic as keyof typeof en.intro]);
    await expect(page.locator("main")).toContainText(words.split("{{")[0] ?? "");
  });
}

test("a request is stored and answered with a reference number, in French too", async ({ page }) => {
  await open(page, "/fr/contact?topic=sales");
  await fill(page, fr);
  await page.getByRole("button", { name: fr.send }).click();
  await expect(page.getByRole("heading", { name: fr.sent.title })).toBeFocused();
  await expect(page.locator("dl", { hasText: fr.sent.reference })).toContainText(/[2-9A-Z]{4}-[2-9A-Z]{4}/);
  await expect(page.getByText("ana@example.com")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await axe(page);
});

test("fields that are missing or wrong are named beside them, and the first takes the focus", async ({ page }) => {
  await open(page, "/contact");
  await page.getByRole("button", { name: en.send }).click();
  await expect(page.getByText(en.errors.required)).toHaveCount(3);
  await expect(field(page, en.fields.name)).toBeFocused();
  await expect(field(page, en.fields.name)).toHaveAccessibleDescription(en.errors.required);
  await fill(page, en);
  await field(page, en.fields.email).fill("ana@");
  await field(page, en.fields.phone).fill("call me");
  await expect(page.getByText(en.errors.email)).toBeVisible();
  await page.getByRole("button", { name: en.send }).click();
  await expect(page.getByText(/Write the number with digits/)).toBeVisible();
  await axe(page);
});

test("a failed network keeps what was typed, also over a reload, and sending again makes one request", async ({
  page,
  browserProblems,
}) => {
  browserProblems.expect(/ERR_FAILED/);
  await open(page, "/contact?topic=pilot");
  await fill(page, en);
  // The server stores the request, but its answer is lost on the way.
  await page.route("**/api/leads", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: en.send }).click();
  await expect(page.getByRole("alert").filter({ hasText: en.failed.network })).toBeVisible();
  await expect(field(page, en.fields.message)).toHaveValue("Three sites, mostly at night.");
  await page.unroute("**/api/leads");
  await page.reload();
  await expect(field(page, en.fields.message)).toHaveValue("Three sites, mostly at night.");
  const answer = page.waitForResponse("**/api/leads");
  await page.getByRole("button", { name: en.send }).click();
  expect((await answer).status()).toBe(200);
  await expect(page.getByRole("heading", { name: en.sent.title })).toBeVisible();
});

test("nothing is kept in the browser before something was typed", async ({ page }) => {
  await open(page, "/contact");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("changing the topic keeps what was typed", async ({ page }) => {
  await open(page, "/contact?topic=sales");
  await fill(page, en);
  await page.getByRole("link", { name: en.topics.event }).click();
  await expect(page).toHaveURL("/contact?topic=event");
  await expect(field(page, en.fields.whenEvent)).toBeVisible();
  await expect(field(page, en.fields.message)).toHaveValue("Three sites, mostly at night.");
});

test("a quote the visitor comes with is shown and sent along", async ({ page }) => {
  await open(page, "/contact?topic=sales&users=12&billing=annual&vat=false");
  await expect(page.getByRole("link", { name: en.quoteLink })).toHaveAttribute(
    "href",
    "/pricing?users=12&billing=annual&vat=false",
  );
  await expect(field(page, en.fields.users)).toHaveValue("12");
  await fill(page, en);
  const request = page.waitForRequest("**/api/leads");
  await page.getByRole("button", { name: en.send }).click();
  expect((await request).postDataJSON()).toMatchObject({
    kind: "sales",
    users: 12,
    pricing: "users=12&billing=annual&vat=false",
  });
});

test("too many requests are refused with the time to wait, and the text stays", async ({ page, browserProblems }) => {
  browserProblems.expect(/429/);
  await open(page, "/contact");
  await fill(page, en);
  await page.route("**/api/leads", (route) =>
    route.fulfill({ status: 429, headers: { "retry-after": "150" }, json: { type: "/problems/rate-limited" } }),
  );
  await page.getByRole("button", { name: en.send }).click();
  await expect(page.getByRole("alert").filter({ hasText: "in 3 minutes" })).toBeVisible();
  await expect(field(page, en.fields.message)).toHaveValue("Three sites, mostly at night.");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the contact page has no axe violation, wide and narrow, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, "/fr/contact?topic=event");
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });
}
