import type { Page } from "playwright/test";
import en from "#locales/en/common.json" with { type: "json" };
import fr from "#locales/fr/common.json" with { type: "json" };
import { recordChatRequests } from "./chat-requests.ts";
import { company, interfaceFacts } from "./facts.ts";
import { axe, expect, open, test } from "./fixtures.ts";

const { header } = en;
const PHONE = { width: 390, height: 844 };
const USER = {
  id: 1,
  email: "ana@example.org",
  name: "ana",
  role: "GUEST",
  subscription: { plan: "pro", status: "active" },
};

/** The server takes a headless browser for a crawler, which always gets English on addresses without prefix. */
const BROWSER = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

async function signIn(page: Page): Promise<void> {
  await page.addInitScript((user) => {
    if (sessionStorage.getItem("seeded") !== null) return;
    sessionStorage.setItem("seeded", "yes");
    localStorage.setItem("user", JSON.stringify(user));
    localStorage.setItem("accessToken", "token");
  }, USER);
}

test("the header links to features, pricing, individuals and contact", async ({ page }) => {
  await open(page, "/pricing");
  const nav = page.getByRole("banner").getByRole("navigation", { name: header.nav });
  await expect(nav.getByRole("link", { name: header.features })).toHaveAttribute("href", "/#features");
  await expect(nav.getByRole("link", { name: header.pricing })).toHaveAttribute("href", "/pricing");
  await expect(nav.getByRole("link", { name: header.individuals })).toHaveAttribute(
    "href",
    company.links.individualsApp,
  );
  await expect(nav.getByRole("link", { name: header.contact })).toHaveAttribute("href", "/contact");
});

test("a signed-out visitor sees my dashboard and create account", async ({ page }) => {
  await open(page, "/");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: header.myDashboard })).toHaveAttribute(
    "href",
    company.links.companyDashboard,
  );
  await expect(banner.getByRole("link", { name: header.createAccount })).toHaveAttribute("href", "/auth?mode=register");
});

test("a signed-in user sees a dashboard link and log out instead", async ({ page }) => {
  await signIn(page);
  await open(page, "/");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: header.dashboard, exact: true })).toHaveAttribute("href", "/dashboard");
  await expect(banner.getByRole("button", { name: header.logout })).toBeVisible();
  await expect(banner.getByRole("link", { name: header.createAccount })).toHaveCount(0);
  await expect(banner.getByRole("link", { name: header.myDashboard })).toHaveCount(0);
});

test("logging out forgets the user and keeps the stored access token", async ({ page }) => {
  await signIn(page);
  await open(page, "/");
  await page.getByRole("banner").getByRole("button", { name: header.logout }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: header.createAccount })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem("user"), localStorage.getItem("accessToken")])).toEqual([
    null,
    "token",
  ]);
});

test("on small screens a menu holds every item plus login and get started", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/pricing");
  await page.getByRole("button", { name: header.openMenu }).click();
  const menu = page.locator("#mobile-menu");
  for (const name of [
    header.features,
    header.pricing,
    header.individuals,
    header.contact,
    header.myDashboard,
    header.createAccount,
    header.login,
    header.getStarted,
  ]) {
    await expect(menu.getByRole("link", { name })).toBeVisible();
  }
  await expect(menu.getByRole("link", { name: header.login })).toHaveAttribute("href", "/auth?mode=login");
  await expect(menu.getByRole("link", { name: header.getStarted })).toHaveAttribute("href", "/auth?mode=register");
  await axe(page);
});

test("the mobile menu closes on Escape, on a click outside and when a link is followed", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/faq");
  const menu = page.locator("#mobile-menu");
  const toggle = page.getByRole("button", { name: header.openMenu });
  await toggle.click();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.mouse.click(6, 760);
  await expect(menu).toBeHidden();
  await toggle.click();
  await menu.getByRole("link", { name: header.pricing }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/pricing$/);
});

test("the language menu shows the three languages with flags and closes on Escape and outside", async ({ page }) => {
  await open(page, "/");
  const toggle = page.getByRole("banner").getByRole("button", { name: "Language: English" });
  const menu = page.locator("#language-menu");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  expect(await menu.getByRole("link").allTextContents()).toEqual(["English", "Français", "Español"]);
  await expect(menu.locator("svg.flag")).toHaveCount(3);
  await axe(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.mouse.click(300, 700);
  await expect(menu).toBeHidden();
});

test("a change of language stays on the page, stores the choice and updates the head", async ({ page, context }) => {
  await open(page, "/pricing?users=12#plans");
  await page.getByRole("banner").getByRole("button", { name: "Language: English" }).click();
  await page.locator("#language-menu").getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(/\/fr\/pricing\?users=12.*#plans$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("#language-menu")).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: fr.header.createAccount })).toBeVisible();
  const data = await (await page.request.get("/api/page?path=/fr/pricing")).json();
  await expect(page).toHaveTitle(data.meta.title);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", data.meta.description);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", data.meta.canonical);
  await expect(page.locator('link[hreflang="es"]')).toHaveAttribute("href", data.meta.alternates.es);
  expect(await page.evaluate(() => localStorage.getItem("lang"))).toBe("fr");
  expect((await context.cookies()).find(({ name }) => name === "lang")?.value).toBe("fr");
});

test("a change of language keeps the document, and with it whatever the chat holds", async ({ page }) => {
  await open(page, "/faq");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [from, to, lang] of [
    ["Language: English", "Español", "es"],
    ["Idioma: Español", "English", "en"],
  ] as const) {
    await page.getByRole("banner").getByRole("button", { name: from }).click();
    await page.locator("#language-menu").getByRole("link", { name: to }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
  }
  await expect(page).toHaveURL(/\/faq$/);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test.describe("in a browser that is no crawler", () => {
  test.use({ userAgent: BROWSER });

  test("a visitor who sees French on the plain address can change it to English there", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "lang", value: "fr", url: baseURL ?? "" }]);
    await open(page, "/");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.getByRole("banner").getByRole("button", { name: "Langue" }).click();
    await page.locator("#language-menu").getByRole("link", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveURL(/\/$/);
  });

  test("the stored language decides on an address without prefix", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("lang", "es"));
    await open(page, "/faq");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });
});

test("without a script the footer's language links lead to the same page", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: "en-GB",
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await page.goto("/pricing");
  await page.getByRole("contentinfo").getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(/\/fr\/pricing$/);
  await page.goto("/fr");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await context.close();
});

test("without a script the mobile menu is open", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: PHONE,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("#mobile-menu").getByRole("link", { name: header.pricing })).toBeVisible();
  await context.close();
});

test("the header turns translucent once scrolled and its outline fades in over its range", async ({ page }) => {
  const height = 1000;
  await page.setViewportSize({ width: 1440, height });
  await open(page, "/");
  const banner = page.getByRole("banner");
  const outline = () => banner.evaluate((node) => Number(node.style.getPropertyValue("--outline")));
  const { startPercent, endPercent } = interfaceFacts.headerOutline;
  await expect(banner).not.toHaveClass(/is-scrolled/);
  for (const [percent, expected] of [
    [startPercent, 0],
    [(startPercent + endPercent) / 2, 0.5],
    [endPercent, 1],
  ] as const) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), (height * percent) / 100);
    await expect.poll(outline).toBeCloseTo(expected, 1);
    await expect(banner).toHaveClass(/is-scrolled/);
  }
});

test("on the home page the features link scrolls smoothly to its section", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: header.features }).click();
  await expect(page.locator("#features-title")).toBeInViewport();
  await expect(page).toHaveURL(/\/#features$/);
});

test("on another page the features link leads to the section of the home page", async ({ page }) => {
  await open(page, "/faq");
  await page.getByRole("banner").getByRole("link", { name: header.features }).click();
  await expect(page.locator("#features-title")).toBeInViewport();
});

test("the logo scrolls the home page to its top and leads home from elsewhere", async ({ page }) => {
  await open(page, "/#faq");
  const logo = page.getByRole("banner").getByRole("link", { name: /home page/ });
  await logo.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await open(page, "/faq");
  await logo.click();
  await expect(page).toHaveURL(/\/$/);
});

test("every change of path scrolls to the top", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => window.scrollTo(0, 3000));
  await page.getByRole("banner").getByRole("link", { name: header.pricing }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a bar shows while a page loads", async ({ page }) => {
  await page.route("**/api/page?*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: header.pricing }).click();
  await expect(page.getByRole("progressbar", { name: en.loading })).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole("progressbar", { name: en.loading })).toHaveCount(0);
});

test("the footer holds service, support and legal links, tagline, social links, copyright and registration", async ({
  page,
}) => {
  await open(page, "/faq");
  const footer = page.getByRole("contentinfo");
  for (const [name, href] of [
    [en.footer.features, "/#features"],
    [en.footer.pricing, "/pricing"],
    [en.footer.faq, "/faq"],
    [en.footer.contact, "/contact?topic=support"],
    [en.footer["privacy-policy"], "/privacy-policy"],
    [en.footer["terms-of-service"], "/terms-of-service"],
    [en.footer["legal-notice"], "/legal-notice"],
    [en.footer["shipping-policy"], "/shipping-policy"],
    [en.footer["cookie-policy"], "/cookie-policy"],
    [en.footer.gdpr, "/gdpr"],
    [`${company.name} on LinkedIn`, company.social.linkedin],
    [`${company.name} on X`, company.social.x],
    [`${company.name} on YouTube`, company.social.youtube],
  ] as const) {
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  await expect(footer).toContainText(company.tagline.en);
  await expect(footer).toContainText(`© ${company.copyrightYear}`);
  await expect(footer).toContainText(company.registrationNumber);
});

test("cookie settings in the footer asks for the consent dialog", async ({ page }) => {
  await page.addInitScript(() =>
    window.addEventListener("alerio:consent-open", () => Object.assign(window, { consentAsked: true })),
  );
  await open(page, "/");
  await page.getByRole("contentinfo").getByRole("button", { name: en.footer.cookieSettings }).click();
  expect(await page.evaluate(() => "consentAsked" in window)).toBe(true);
});

test("?ask= opens the chat with the question on any page, once", async ({ page }) => {
  const requests = await recordChatRequests(page);
  await open(page, "/fr/pricing?users=3&ask=Combien%20co%C3%BBte%20Pro%20%3F");
  await expect.poll(() => requests.all()).toEqual(["Combien coûte Pro ?"]);
  await expect(page).toHaveURL(/\/fr\/pricing\?users=3/);
  expect(page.url()).not.toContain("ask=");
});

test("?chat=open opens the chat on any page", async ({ page }) => {
  const requests = await recordChatRequests(page);
  await open(page, "/gdpr?chat=open");
  await expect.poll(() => requests.all()).toEqual([null]);
});

test("the first key press reaches a link that skips to the content", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: en.skip })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
