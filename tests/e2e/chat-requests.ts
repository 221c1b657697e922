import type { Page } from "playwright/test";

/** What the page asked of the chat, in order: the question of each request, or null for a plain opening. */
export type ChatRequests = { all(): Promise<(string | null)[]> };

/** Records the requests a page makes of the chat. Call it before the page is opened. */
export async function recordChatRequests(page: Page): Promise<ChatRequests> {
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    (window as unknown as { chatRequests: unknown }).chatRequests = seen;
    window.addEventListener("alerio:ask", (event) => seen.push((event as CustomEvent<{ text: string }>).detail.text));
    window.addEventListener("alerio:chat-open", () => seen.push(null));
  });
  return { all: () => page.evaluate(() => (window as unknown as { chatRequests: (string | null)[] }).chatRequests) };
}
