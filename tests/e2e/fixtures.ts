import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright/test";
import { test as base, expect } from "playwright/test";

export { expect } from "playwright/test";

/** What went wrong in the browser of a test, and what the test says must. */
export type BrowserProblems = {
  /** This test may see lines that match; every other one fails it. */
  expect(pattern: RegExp): void;
  /** Watches a page the test has opened itself, in a context of its own. */
  watch(page: Page): void;
};

/**
 * Playwright's test, which also fails on anything the visitor's browser complains about: console errors and warnings
 * (React's hydration warnings among them), uncaught errors, and requests to our own server that fail.
 */
export const test = base.extend<{ browserProblems: BrowserProblems }>({
  browserProblems: [
    async ({ page }, use) => {
      const seen: string[] = [];
      const expected: RegExp[] = [];
      const watch = (watched: Page) => watchPage(watched, seen);
      watch(page);
      await use({ expect: (pattern) => expected.push(pattern), watch });
      expect(seen.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

function watchPage(page: Page, seen: string[]): void {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("pageerror", (error) => seen.push(`uncaught: ${error.stack ?? error.message}`));
  page.on("requestfailed", (request) => {
    // A request that a navigation or the visitor's own "stop" ended is no failure.
    const reason = request.failure()?.errorText ?? "";
    if (isOurs(page, request.url()) && reason !== "net::ERR_ABORTED") {
      seen.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
    }
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && isOurs(page, response.url())) {
      seen.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
    }
  });
}

function isOurs(page: Page, url: string): boolean {
  return page.url() === "about:blank" || new URL(url).origin === new URL(page.url()).origin;
}

/** Waits until React has taken over the server's markup, so that clicks reach it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
}

/** Opens a path and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Asserts that axe finds no violation on the page as it is now.
 * @param options.include selector of the part to check; the whole page when missing
 */
export async function axe(page: Page, options: { include?: string } = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // A half-faded text has another contrast than the finished one.
  await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== "running"));
  // Evaluated by the debugger, which the page's content security policy does not concern.
  await page.evaluate(axeSource);
  const results = await page.evaluate(async (selector) => {
    const { axe: engine } = window as unknown as { axe: { run(context: unknown): Promise<AxeResults> } };
    return engine.run(selector ?? document);
  }, options.include);
  const violations = results.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join("\n")}`,
  );
  expect(violations).toEqual([]);
}
