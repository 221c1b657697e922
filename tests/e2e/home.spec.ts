import en from "#locales/en/home.json" with { type: "json" };
import { recordChatRequests } from "./chat-requests.ts";
import { claims, interfaceFacts, trial } from "./facts.ts";
import { axe, expect, open, test } from "./fixtures.ts";

const REGISTER = "/auth?mode=register";
const PHONE = { width: 390, height: 844 };

test("the home page shows its bands in the order of the specification", async ({ page }) => {
  await open(page, "/");
  const ids = await page
    .locator("main section[aria-labelledby]")
    .evaluateAll((bands) => bands.map((band) => band.getAttribute("aria-labelledby")));
  expect(ids).toEqual([
    "hero-title",
    "statistics-title",
    "app-title",
    "clients-title",
    "features-title",
    "media-title",
    "services-title",
    "join-title",
    "faq-title",
  ]);
  for (const id of ["features", "services", "faq"]) await expect(page.locator(`section#${id}`)).toBeVisible();
});

test("the hero holds badge, headline, subtitle, award, both buttons and three ticks", async ({ page }) => {
  await open(page, "/");
  const hero = page.locator(".hero");
  await expect(hero.getByText(en.hero.badge)).toBeVisible();
  await expect(hero.getByRole("heading", { level: 1, name: en.hero.title })).toBeVisible();
  await expect(hero.getByText(en.hero.subtitle)).toBeVisible();
  await expect(hero.getByRole("img", { name: en.award.name })).toBeVisible();
  await expect(hero.getByRole("link", { name: en.hero.start })).toHaveAttribute("href", REGISTER);
  await expect(hero.getByRole("button", { name: en.hero.demo })).toBeVisible();
  await expect(hero.locator(".hero-ticks li")).toHaveCount(3);
  await expect(hero.locator(".hero-ticks")).toContainText(String(trial.days));
});

test("clicks on start trial and watch demo can be told apart by analytics", async ({ page }) => {
  await open(page, "/");
  await expect(page.locator('[data-track="hero-start-trial"]')).toHaveText(en.hero.start);
  await expect(page.locator('[data-track="hero-watch-demo"]')).toHaveText(en.hero.demo);
});

test("the dashboard picture has a variant of its own at 768 px and less", async ({ page }) => {
  await open(page, "/");
  const pictures = page.getByRole("img", { name: en.dashboard.name });
  await page.setViewportSize({ width: interfaceFacts.breakpoints.mediumPx + 1, height: 900 });
  await expect(pictures).toHaveCount(1);
  await expect(page.locator(".hero-picture.at-wide")).toBeVisible();
  await page.setViewportSize({ width: interfaceFacts.breakpoints.mediumPx, height: 900 });
  await expect(pictures).toHaveCount(1);
  await expect(page.locator(".hero-picture.at-narrow")).toBeVisible();
});

test("a question in the hero opens the chat with it", async ({ page }) => {
  const requests = await recordChatRequests(page);
  await open(page, "/");
  await page.locator(".hero").getByLabel(en.hero.composer).fill("  Does it work abroad?  ");
  await page.keyboard.press("Enter");
  expect(await requests.all()).toEqual(["Does it work abroad?"]);
});

test("an empty question in the hero only opens the chat", async ({ page }) => {
  const requests = await recordChatRequests(page);
  await open(page, "/");
  await page.locator(".hero").getByRole("button", { name: en.hero.send }).click();
  expect(await requests.all()).toEqual([null]);
});

test("features and questions have an entry that asks the chat about them", async ({ page }) => {
  const requests = await recordChatRequests(page);
  await open(page, "/");
  await page.locator("#features").getByRole("link", { name: en.features.items.fall.title }).click();
  expect((await requests.all())[0]).toContain("fall");
  await expect(page.locator("#features .ask-about")).toHaveCount(
    await page.locator("#features li.feature-card").count(),
  );
});

test("without a script the question box leads to the chat page", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto("/fr");
  await expect(page.locator(".hero form")).toHaveAttribute("action", "/fr/chat");
  await expect(page.locator(".hero input")).toHaveAttribute("name", "ask");
  await context.close();
});

test("the statistics show the company's claims and say that they are its own figures", async ({ page }) => {
  await open(page, "/");
  const band = page.getByRole("region", { name: "What Alerio reports" });
  await expect(band.locator("dl > div")).toHaveCount(6);
  for (const number of [
    `${claims.usersOrCompaniesCount.toLocaleString("en")}+`,
    `${claims.mediaMentionsCount}+`,
    `€${claims.returnPerEuroRatio}`,
    `−${claims.turnoverReductionPercent}%`,
    `−${claims.stressReductionPercent}%`,
    `${claims.legalIssuesCount}`,
  ]) {
    await expect(band.locator("strong", { hasText: new RegExp(`^${number.replace("+", "\\+")}$`) })).toHaveCount(1);
  }
  await expect(band).toContainText("own figures");
});

test("the mobile app shows six screens: monitoring, conformity, protection, alert, collect, 24/7", async ({ page }) => {
  await open(page, "/");
  const cards = page.locator(".phone-card h3");
  expect(await cards.allTextContents()).toEqual(["Monitoring", "Conformity", "Protection", "Alert", "Collect", "24/7"]);
  await expect(page.locator(".phone-card").last()).toContainText("coming soon");
});

test("feature cards fade in one after the other as they scroll into view", async ({ page }) => {
  await open(page, "/");
  const waiting = page.locator("#features .reveal:not(.is-revealed)");
  await expect.poll(() => waiting.count()).toBeGreaterThan(3);
  const total = await waiting.count();
  await expect(waiting.first()).toHaveCSS("opacity", "0");
  await page.locator("#features").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => waiting.count()).toBeLessThan(total);
  const delays = await page
    .locator("#features .is-revealed")
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).style.getPropertyValue("--reveal-delay")));
  expect(delays.every((delay) => Number.parseInt(delay, 10) % interfaceFacts.cardReveal.staggerMs === 0)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator("#features").scrollIntoViewIfNeeded();
});

test("feature cards are simply there under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await expect(page.locator("#features .reveal")).toHaveCount(0);
});

test("feature cards are simply there without a script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto("/");
  for (const card of await page.locator("#features .feature-card").all()) await expect(card).toHaveCSS("opacity", "1");
  await context.close();
});

test("a service opens a bottom drawer with icon, title and description", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: en.services.items.sites.title }).click();
  const drawer = page.getByRole("dialog", { name: en.services.items.sites.title });
  await expect(drawer).toBeVisible();
  await expect(drawer).toContainText(en.services.items.sites.detail);
  await expect(drawer.locator(".tile svg")).toBeVisible();
});

test("the drawer takes a quarter of the view's height, but at least its least height", async ({ page }) => {
  const { heightVh, minHeightPx } = interfaceFacts.drawer;
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const height of [700, 1600]) {
    await page.setViewportSize({ width: 1440, height });
    await open(page, "/");
    await page.getByRole("button", { name: en.services.items.events.title }).click();
    const box = await page.locator("dialog.drawer").boundingBox();
    expect(box?.height).toBeCloseTo(Math.max((height * heightVh) / 100, minHeightPx), 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0);
  }
});

test("the drawer closes on Escape, on the backdrop and with its button, and gives the focus back", async ({ page }) => {
  await open(page, "/");
  const card = page.getByRole("button", { name: en.services.items.vip.title });
  const drawer = page.locator("dialog.drawer");
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(700, 40),
    () => drawer.getByRole("button", { name: "Close" }).click(),
  ]) {
    await card.click();
    await expect(drawer).toBeVisible();
    await leave();
    await expect(drawer).toBeHidden();
    await expect(card).toBeFocused();
  }
});

test("the page behind the drawer does not scroll and cannot be reached by the keyboard", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: en.services.items.mobile.title }).click();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(600, 200);
  await page.mouse.wheel(0, 800);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(
      () =>
        document.activeElement?.closest("main, header, footer") !== null &&
        document.activeElement?.closest("dialog") === null,
    );
    expect(isOutside).toBe(false);
  }
});

test("every call to action leads to the registration", async ({ page }) => {
  await open(page, "/");
  const starts = page.getByRole("main").getByRole("link", { name: en.hero.start });
  expect(await starts.count()).toBeGreaterThanOrEqual(2);
  for (const start of await starts.all()) await expect(start).toHaveAttribute("href", REGISTER);
});

test("the FAQ holds its questions, opens one at a time and closes it again", async ({ page }) => {
  await open(page, "/");
  const items = page.locator("#faq details");
  await expect(items).toHaveCount(interfaceFacts.faqHomeCount);
  await items.nth(2).locator("summary").click();
  await expect(items.nth(2)).toHaveAttribute("open");
  await items.nth(5).locator("summary").click();
  await expect(items.nth(5)).toHaveAttribute("open");
  await expect(page.locator("#faq details[open]")).toHaveCount(1);
  await items.nth(5).locator("summary").click();
  await expect(page.locator("#faq details[open]")).toHaveCount(0);
});

test("answers of the FAQ contain bullet and numbered lists", async ({ page }) => {
  await open(page, "/");
  expect(await page.locator("#faq details ul").count()).toBeGreaterThan(0);
  expect(await page.locator("#faq details ol").count()).toBeGreaterThan(0);
});

test("an address with a question's name opens that question", async ({ page }) => {
  await open(page, "/#battery-life");
  const item = page.locator("details#battery-life");
  await expect(item).toHaveAttribute("open");
  await expect(item).toBeInViewport();
});

test("a hash scrolls to its section on the home page", async ({ page }) => {
  await open(page, "/fr#services");
  await expect(page.locator("#services-title")).toBeInViewport();
});

for (const [lang, path] of [
  ["en", "/"],
  ["fr", "/fr"],
  ["es", "/es"],
] as const) {
  for (const width of [320, PHONE.width, 768, 1440, 1920]) {
    test(`the home page does not overflow at ${width} px in ${lang}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      const wider = await page.evaluate(() => {
        const limit = document.documentElement.clientWidth;
        return [...document.querySelectorAll("main *, header *, footer *")]
          .filter((node) => node.closest(".illu, dialog, .sr-only, [hidden]") === null)
          .filter((node) => node.getBoundingClientRect().right > limit + 1)
          .map((node) => `${node.tagName}.${node.getAttribute("class")}`);
      });
      expect(wider).toEqual([]);
    });
  }

  test(`the home page has no axe violation in ${lang}, dark, on a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await page.setViewportSize(PHONE);
    await open(page, path);
    await axe(page);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`the open drawer and an open question have no axe violation, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, "/#how-alert-works");
    await axe(page, { include: "#faq" });
    await page.getByRole("button", { name: en.services.items.public.title }).click();
    await axe(page, { include: "dialog.drawer" });
  });
}

test("nothing on the home page moves while it loads", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    (window as unknown as { shifts: typeof shifts }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.setViewportSize(PHONE);
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.01);
});
