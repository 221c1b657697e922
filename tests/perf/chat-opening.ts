import type { Browser, Page } from "playwright";

/** Times from the click to a text field that has the focus and takes a key, in milliseconds; medians. */
export type ChatOpening = { preloadedMs: number; coldMs: number };

/** Limits of `performance.md` section 2, on a desktop. */
export const CHAT_OPENING_LIMIT: ChatOpening = { preloadedMs: 20, coldMs: 45 };

const RUNS = 9;

/** Measures how long the chat takes to open: with its code loaded while the page was idle, and without. */
export async function measureChatOpening(browser: Browser, siteUrl: string): Promise<ChatOpening> {
  const preloaded: number[] = [];
  const cold: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    preloaded.push(await withPage(browser, (page) => openAfter(page, siteUrl, { waits: true })));
    cold.push(await withPage(browser, (page) => openAfter(page, siteUrl, { waits: false })));
  }
  return { preloadedMs: middle(preloaded), coldMs: middle(cold) };
}

async function openAfter(page: Page, siteUrl: string, options: { waits: boolean }): Promise<number> {
  if (!options.waits) {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
  }
  const loaded = options.waits ? page.waitForResponse((response) => response.url().includes("/api/messages")) : null;
  await page.goto(siteUrl);
  await loaded;
  await page.waitForLoadState("networkidle");
  return page.evaluate(async () => {
    const launcher = document.querySelector<HTMLElement>('button[aria-haspopup="dialog"][aria-expanded]');
    if (launcher === null) throw new Error("no launcher");
    const start = performance.now();
    launcher.click();
    for (;;) {
      const focused = document.activeElement;
      if (focused instanceof HTMLTextAreaElement && focused.checkVisibility({ visibilityProperty: true })) break;
      // A task, not a frame: a frame would add up to 16 ms of its own.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
    return performance.now() - start;
  });
}

async function withPage(browser: Browser, use: (page: Page) => Promise<number>): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
