import en from "#locales/en/home.json" with { type: "json" };
import { DEMO_STEPS, MAX_DEMO_MS } from "#web/features/demo/steps.ts";
import { axe, expect, open, test } from "./fixtures.ts";

const { demo } = en;
const dialogName = { name: demo.title };

test("watch demo opens the walk-through of an alert", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: en.hero.demo }).click();
  await expect(page.getByRole("dialog", dialogName)).toBeVisible();
  await expect(page.getByRole("dialog")).toContainText(demo.parts.calm.text);
});

test("the walk-through's code is not loaded before it is wanted", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((url) => url.includes("demo-dialog"))).toEqual([]);
  await page.getByRole("button", { name: en.hero.demo }).click();
  await expect(page.getByRole("dialog", dialogName)).toBeVisible();
  expect(scripts.filter((url) => url.includes("demo-dialog"))).not.toEqual([]);
});

test("?demo=open opens the walk-through in every language, and closing it cleans the address", async ({ page }) => {
  for (const path of ["/", "/fr", "/es"]) {
    await open(page, `${path}?demo=open`);
    await expect(page.locator("dialog.demo")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog.demo")).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test("the worker presses, the manager sees it, the incident closes", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/?demo=open");
  const dialog = page.getByRole("dialog", dialogName);
  const manager = dialog.getByRole("region", { name: demo.manager });
  await dialog.getByRole("button", { name: demo.press }).click();
  await expect(dialog).toContainText(demo.parts.relay.text);
  await page.keyboard.press("ArrowRight");
  await expect(manager).toContainText("New alert: Lina M.");
  await manager.getByRole("button", { name: demo.take }).click();
  await expect(dialog.getByRole("region", { name: demo.worker })).toContainText(demo.helpComing);
  await manager.getByRole("button", { name: demo.closeIncident }).click();
  await expect(manager).toContainText(demo.closed);
  await expect(dialog).toContainText(demo.safe);
});

test("the walk-through plays by itself and ends within a minute", async ({ page }) => {
  await page.clock.install();
  await open(page, "/?demo=open");
  const dialog = page.getByRole("dialog", dialogName);
  await expect(dialog.getByRole("button", { name: demo.pause })).toBeVisible();
  await page.clock.runFor(MAX_DEMO_MS);
  await expect(dialog).toContainText(demo.parts.close.text);
  await expect(dialog.getByRole("button", { name: demo.again })).toBeVisible();
});

test("pause holds the walk-through and play lets it go on", async ({ page }) => {
  await page.clock.install();
  await open(page, "/?demo=open");
  const dialog = page.getByRole("dialog", dialogName);
  await dialog.getByRole("button", { name: demo.pause }).click();
  await page.clock.runFor(MAX_DEMO_MS);
  await expect(dialog).toContainText(demo.parts.calm.text);
  await dialog.getByRole("button", { name: demo.play }).click();
  await page.clock.runFor(MAX_DEMO_MS);
  await expect(dialog).toContainText(demo.parts.close.text);
});

test("under reduced motion the walk-through waits for the visitor", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/?demo=open");
  await expect(page.getByRole("dialog", dialogName).getByRole("button", { name: demo.play })).toBeVisible();
});

test("arrow keys, Home and End change the step, the space bar pauses", async ({ page }) => {
  await open(page, "/?demo=open");
  const dialog = page.getByRole("dialog", dialogName);
  await page.keyboard.press(" ");
  await expect(dialog.getByRole("button", { name: demo.play })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText(demo.parts.press.text);
  await page.keyboard.press("ArrowLeft");
  await expect(dialog).toContainText(demo.parts.calm.text);
  await page.keyboard.press("End");
  await expect(dialog).toContainText(demo.parts.close.text);
  await page.keyboard.press("Home");
  await expect(dialog).toContainText(demo.parts.calm.text);
});

test("each step is announced to a screen reader with its number and title", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/?demo=open");
  const live = page.locator("dialog.demo [aria-live=polite]");
  for (const [index, step] of DEMO_STEPS.entries()) {
    await expect(live).toContainText(`Step ${index + 1} of ${DEMO_STEPS.length}: ${demo.parts[step].title}`);
    await page.keyboard.press("ArrowRight");
  }
});

test("the walk-through gives the focus back to its button", async ({ page }) => {
  await open(page, "/");
  const button = page.getByRole("button", { name: en.hero.demo });
  await button.click();
  await expect(page.locator("dialog.demo")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
  await expect(button).toBeFocused();
});

test("no step of the walk-through has an axe violation, light and dark, wide and narrow", async ({ page }) => {
  for (const [colorScheme, width] of [
    ["light", 1440],
    ["dark", 390],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/?demo=open");
    for (let step = 0; step < DEMO_STEPS.length; step++) {
      await axe(page, { include: "dialog.demo" });
      await page.keyboard.press("ArrowRight");
    }
  }
});
