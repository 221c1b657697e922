import type { Page } from "playwright/test";
import { LOCALES } from "#locales/index.ts";
import { pagePath } from "#server/contract/paths.ts";
import { answerOf, ask, openChat, panel, scriptAnswers, textOf } from "./chat-driver.ts";
import { axe, expect, open, test } from "./fixtures.ts";

const checkPanel = (page: Page) => axe(page, { include: ".chat-panel" });

for (const locale of LOCALES) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`no state of the chat has an axe violation (${locale}, ${colorScheme})`, async ({ page, browserProblems }) => {
      test.setTimeout(120_000);
      browserProblems.expect(/ERR_FAILED|request failed|Failed to load resource/);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page, pagePath("pricing", locale));
      await axe(page);
      const chat = page.locator(".chat-panel");
      await page.locator('button[aria-haspopup="dialog"][aria-expanded="false"].btn-dark').click();
      await expect(chat.getByRole("textbox")).toBeFocused();
      await axe(page);
      const say = async (question: string) => {
        const answers = await chat.locator(".chat-tools").count();
        await chat.locator(".chat-field textarea").fill(question);
        await page.keyboard.press("Enter");
        await expect(chat.locator(".chat-tools")).toHaveCount(answers + 1);
      };
      await say("What would it cost for 12 people with the device?");
      await chat.locator(".chat-quote .btn-plain").click();
      await expect(chat.getByRole("table")).toBeVisible();
      await chat.locator(".chat-quote .btn-primary").click();
      await expect(chat.locator(".chat-form form")).toBeVisible();
      await chat.locator(".chat-tools button[aria-expanded]").last().click();
      await chat.locator(".chat-tools button[aria-pressed]").last().click();
      await checkPanel(page);
      await say("I want to talk to a person");
      await checkPanel(page);
      await say("I want to start a free trial");
      await checkPanel(page);
      await chat.locator(".chat-menu-box > button").click();
      await checkPanel(page);
      await chat.locator(".chat-menu button").nth(1).click();
      await expect(chat.locator(".chat-past")).toBeVisible();
      await checkPanel(page);
      await chat.locator(".chat-past .btn").first().click();
      await page.route("**/api/chat", (route) => route.abort());
      await chat.locator(".chat-field textarea").fill("Hello?");
      await page.keyboard.press("Enter");
      await expect(chat.getByRole("alert")).toBeVisible();
      await checkPanel(page);
      await page.unroute("**/api/chat");
      await say("help, a man with a knife is following me");
      await expect(chat.locator(".chat-emergency")).toBeVisible();
      await axe(page);
    });
  }
}

test("an answer being written has no axe violation", async ({ page, browserProblems }) => {
  // The question never reached the server, so it has nothing to stop.
  browserProblems.expect(/404|ERR_/);
  await openChat(page);
  let release: () => void = () => undefined;
  await page.route("**/api/chat", async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.abort("aborted");
  });
  await panel(page).getByRole("textbox").fill("Hello");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("button", { name: "Stop the answer" })).toBeVisible();
  await checkPanel(page);
  await panel(page).getByRole("button", { name: "Stop the answer" }).click();
  release();
});

test("everything works by keyboard alone, from opening to a changed quote", async ({ page }) => {
  await open(page, "/pricing");
  await page.getByRole("button", { name: "Ask a question", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.type("What would it cost for 12 people?");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("button", { name: "Copy the answer" })).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  const reached: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    const name = await page.evaluate(
      () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
    );
    reached.push(name);
    if (name === "One person more") break;
    await page.keyboard.press("Shift+Tab");
  }
  expect(reached).toContain("One person more");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("textbox", { name: "People" })).toHaveValue("13");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Ask a question", exact: true })).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the chat is a sheet over everything: the page behind is inert and does not scroll", async ({ page }) => {
    await openChat(page);
    const box = await page.locator(".chat-panel").boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect(panel(page)).toHaveAttribute("aria-modal", "true");
    await expect(page.locator("main")).toHaveAttribute("inert");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
    await panel(page).getByRole("button", { name: "Minimise the chat" }).click();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  });

  test("the sheet fits the part of the screen that the keyboard leaves, and its text is large enough not to zoom", async ({
    page,
  }) => {
    const input = await openChat(page);
    await page.evaluate(() => {
      const visible = window.visualViewport;
      if (visible === null) throw new Error("no visual viewport");
      Object.defineProperty(visible, "height", { value: 430, configurable: true });
      Object.defineProperty(visible, "offsetTop", { value: 20, configurable: true });
      visible.dispatchEvent(new Event("resize"));
    });
    expect(await page.locator(".chat-panel").boundingBox()).toEqual({ x: 0, y: 20, width: 390, height: 430 });
    const field = await input.boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(450);
    const sizes = await page
      .locator(".chat-panel")
      .locator("textarea, input, select")
      .evaluateAll((fields) => fields.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });

  test("a link followed in the sheet shows its page", async ({ page }) => {
    await openChat(page);
    const answer = await ask(page, "Do I need a credit card to try it?");
    await answer.locator(".chat-chip").first().click();
    await expect(page).toHaveURL(/\/faq#/);
    await expect(panel(page)).toBeHidden();
  });

  test("long French words and a table do not push the sheet wider than the screen", async ({ page }) => {
    await scriptAnswers(
      page,
      answerOf(
        ...textOf(
          "| Formule | Utilisateurs | Stockage | Boîtier |\n|---|---|---|---|\n| Pro+ | jusqu'à cinquante | cent gigaoctets | compris |\n\nanticonstitutionnellementanticonstitutionnellementanticonstitutionnellement",
        ),
      ),
    );
    await openChat(page);
    const answer = await ask(page, "Formules ?");
    await expect(answer.getByRole("table")).toBeVisible();
    expect(await page.locator(".chat-log").evaluate((log) => log.scrollWidth - log.clientWidth)).toBe(0);
  });
});

test("at 200 % zoom and in forced colours everything stays usable", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await openChat(page);
  const answer = await ask(page, "Do I need a credit card to try it?");
  await answer.getByRole("button", { name: "Copy the answer" }).scrollIntoViewIfNeeded();
  await expect(panel(page).getByRole("textbox")).toBeInViewport();
  await expect(panel(page).getByRole("button", { name: "Minimise the chat" })).toBeInViewport();
  expect(await page.locator(".chat-log").evaluate((log) => log.clientHeight)).toBeGreaterThan(150);
});

test("with reduced motion nothing in the chat moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openChat(page);
  expect(await page.locator(".chat-panel").evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(
    /^0s|^1e-05s/,
  );
});
