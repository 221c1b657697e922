import type { Locator, Page } from "playwright/test";
import { expect, open } from "./fixtures.ts";

/** Words of the chat that a journey looks for; the English ones, because journeys speak English unless they say so. */
export const CHAT_NAME = "Chat with the assistant";

/** The panel or sheet. */
export function panel(page: Page): Locator {
  return page.getByRole("dialog", { name: CHAT_NAME });
}

/** Opens a path and the chat on it; answers the text field, which then has the focus. */
export async function openChat(page: Page, path = "/"): Promise<Locator> {
  await open(page, path);
  await page.getByRole("button", { name: "Ask a question", exact: true }).click();
  const input = panel(page).getByRole("textbox", { name: "Your question" });
  await expect(input).toBeFocused();
  return input;
}

/** Asks a question and waits for the whole answer. */
export async function ask(page: Page, question: string, place: Locator = panel(page)): Promise<Locator> {
  const before = await place.getByRole("article", { name: "Automatic assistant" }).count();
  await place.getByRole("textbox", { name: "Your question" }).fill(question);
  await page.keyboard.press("Enter");
  await expect(place.getByText(question, { exact: true }).last()).toBeVisible();
  const answer = place.getByRole("article", { name: "Automatic assistant" }).nth(before);
  await expect(answer.getByRole("button", { name: "Copy the answer" })).toBeVisible();
  return answer;
}

/** A part of the stream, as the server sends it. */
export type Chunk = { type: string } & Record<string, unknown>;

/** A whole answer with the parts given between its start and its end. */
export function answerOf(...parts: Chunk[]): Chunk[] {
  const metadata = { answerId: "answer-1", lang: "en", outcome: "answered", answeredBy: "knowledge" };
  return [
    { type: "start", messageId: "answer-1", messageMetadata: { ...metadata, knowledgeVersion: "test" } },
    ...parts,
    { type: "finish", finishReason: "stop" },
  ];
}

/** Text as the server streams it, one delta for each piece. */
export function textOf(...deltas: string[]): Chunk[] {
  return [
    { type: "text-start", id: "text" },
    ...deltas.map((delta) => ({ type: "text-delta", id: "text", delta })),
    { type: "text-end", id: "text" },
  ];
}

/** The body of an answer on the wire. */
export function wire(chunks: readonly Chunk[]): string {
  return `${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("")}data: [DONE]\n\n`;
}

/** Answers every question with the parts given instead of asking the server. */
export async function scriptAnswers(page: Page, chunks: readonly Chunk[]): Promise<void> {
  await page.route("**/api/chat", (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      headers: { "x-vercel-ai-ui-message-stream": "v1" },
      body: wire(chunks),
    }),
  );
}

/** What the browser keeps for the chat; null when nothing. */
export async function chatMemory(
  page: Page,
): Promise<{ current: string | null; conversations: { id: string }[] } | null> {
  const stored = await page.evaluate(() => localStorage.getItem("alerio.chat"));
  return stored === null ? null : JSON.parse(stored);
}
