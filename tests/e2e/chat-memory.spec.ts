import { readFileSync } from "node:fs";
import { ask, chatMemory, openChat, panel } from "./chat-driver.ts";
import { expect, hydrated, open, test } from "./fixtures.ts";
import { newDataDir, startServer } from "./server-process.ts";
import { startSlowModel } from "./slow-model.ts";

const QUESTION = "Do I need a credit card to try it?";

test("a conversation and unsent text survive a reload; the browser keeps ids and unsent text only", async ({
  page,
}) => {
  const input = await openChat(page);
  await ask(page, QUESTION);
  await input.fill("what I was about to ask");
  await page.waitForTimeout(500);
  await page.reload();
  await expect(panel(page).getByRole("article", { name: "You" })).toContainText(QUESTION);
  await expect(panel(page).getByRole("article", { name: "Automatic assistant" })).toBeVisible();
  await expect(panel(page).getByRole("textbox")).toHaveValue("what I was about to ask");
  const stored = await page.evaluate(() => localStorage.getItem("alerio.chat"));
  expect(stored).not.toContain("credit card");
});

test("a reload does not take the focus away from the page", async ({ page }) => {
  await openChat(page);
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await expect(page.locator("body")).toBeFocused();
});

test("two tabs stay in step, and a conversation forgotten in one is gone in the other", async ({
  page,
  context,
  browserProblems,
}) => {
  await openChat(page);
  await ask(page, QUESTION);
  const second = await context.newPage();
  browserProblems.watch(second);
  await second.goto("/faq");
  await hydrated(second);
  await expect(panel(second).getByRole("article", { name: "You" })).toContainText(QUESTION);
  await ask(second, "Can I cancel at any time?");
  await expect(panel(page).getByRole("article", { name: "You" }).nth(1)).toContainText("cancel");
  await expect(panel(page).getByRole("article", { name: "Automatic assistant" })).toHaveCount(2);
  await panel(page).getByRole("button", { name: "Menu" }).click();
  await panel(page).getByRole("button", { name: "Forget this conversation" }).click();
  await expect(panel(second).getByRole("article")).toHaveCount(0);
});

test("a conversation is forgotten on the server at once", async ({ page, browserProblems }) => {
  browserProblems.expect(/404/);
  await openChat(page);
  await ask(page, QUESTION);
  const id = (await chatMemory(page))?.current;
  expect((await page.request.get(`/api/chat/${id}`)).status()).toBe(200);
  await panel(page).getByRole("button", { name: "Menu" }).click();
  await panel(page).getByRole("button", { name: "Forget this conversation" }).click();
  await expect(panel(page).getByText("The conversation has been erased.")).toBeVisible();
  await expect(panel(page).getByRole("article")).toHaveCount(0);
  expect((await page.request.get(`/api/chat/${id}`)).status()).toBe(404);
  expect((await chatMemory(page))?.conversations).toEqual([]);
});

test("a conversation that cannot be erased stays, and the visitor is told", async ({ page, browserProblems }) => {
  browserProblems.expect(/ERR_FAILED|request failed|Failed to load resource/);
  await openChat(page);
  await ask(page, QUESTION);
  await page.route("**/api/chat/*", (route) => route.abort());
  await panel(page).getByRole("button", { name: "Menu" }).click();
  await panel(page).getByRole("button", { name: "Forget this conversation" }).click();
  await expect(panel(page).getByText("It could not be erased", { exact: false })).toBeVisible();
  await expect(panel(page).getByRole("article", { name: "You" })).toBeVisible();
});

test("earlier conversations are listed, opened and wiped in one press", async ({ page, browserProblems }) => {
  browserProblems.expect(/404/);
  await openChat(page);
  await ask(page, QUESTION);
  await panel(page).getByRole("button", { name: "Menu" }).click();
  await panel(page).getByRole("button", { name: "New conversation" }).click();
  await expect(panel(page).getByRole("article")).toHaveCount(0);
  await ask(page, "Can I cancel at any time?");
  await panel(page).getByRole("button", { name: "Menu" }).click();
  await panel(page).getByRole("button", { name: "Earlier conversations" }).click();
  await panel(page).getByRole("button", { name: QUESTION }).first().click();
  await expect(panel(page).getByRole("article", { name: "You" })).toContainText(QUESTION);
  const ids = (await chatMemory(page))?.conversations.map(({ id }) => id) ?? [];
  expect(ids).toHaveLength(2);
  await panel(page).getByRole("button", { name: "Menu" }).click();
  await panel(page).getByRole("button", { name: "Earlier conversations" }).click();
  await panel(page).getByRole("button", { name: "Forget everything" }).click();
  await expect(panel(page).getByRole("textbox")).toBeVisible();
  for (const id of ids) expect((await page.request.get(`/api/chat/${id}`)).status()).toBe(404);
});

test("a conversation is saved as text with its authors", async ({ page }) => {
  await openChat(page);
  await ask(page, QUESTION);
  await panel(page).getByRole("button", { name: "Menu" }).click();
  const saving = page.waitForEvent("download");
  await panel(page).getByRole("button", { name: "Save as text" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("conversation.txt");
  const text = readFileSync(await file.path(), "utf8");
  expect(text).toContain(`You:\n${QUESTION}`);
  expect(text).toContain("Automatic assistant:\n");
});

test("an answer being written is followed after a reload, can be stopped, and a server that goes away is said", async ({
  browser,
  browserProblems,
}) => {
  test.setTimeout(120_000);
  browserProblems.expect(/ERR_|request failed|Failed to load resource|net::/);
  const model = await startSlowModel({ sentences: 200, pauseMs: 150 });
  const data = await newDataDir();
  const server = await startServer({ ...model.env, DATA_DIR: data.folder });
  const page = await browser.newPage({ baseURL: server.url, locale: "en-GB" });
  browserProblems.watch(page);
  try {
    const input = await openChat(page);
    await input.fill("Can I try it before I decide?");
    await page.keyboard.press("Enter");
    const answer = panel(page).getByRole("article", { name: "Automatic assistant" }).first();
    await expect(answer).toContainText("You can try it before you decide.");
    await expect(panel(page).getByRole("button", { name: "Stop the answer" })).toBeVisible();
    await page.reload();
    await expect(panel(page).getByRole("button", { name: "Stop the answer" })).toBeVisible();
    const before = (await answer.innerText()).length;
    await expect.poll(async () => (await answer.innerText()).length).toBeGreaterThan(before);
    await panel(page).getByRole("button", { name: "Stop the answer" }).click();
    await expect(panel(page).getByText("You stopped this answer.")).toBeVisible();
    await panel(page).getByRole("textbox").fill("Can we try it with the team first?");
    await page.keyboard.press("Enter");
    await expect(panel(page).getByRole("article", { name: "Automatic assistant" }).nth(1)).toContainText(
      "You can try it",
    );
    await server.end("SIGKILL");
    await expect(panel(page).getByRole("alert")).toContainText(/trouble connecting|connection broke/);
    await expect(panel(page).getByRole("article", { name: "You" }).nth(1)).toContainText(
      "Can we try it with the team first?",
    );
    await expect(panel(page).getByRole("button", { name: "Try again" })).toBeVisible();
  } finally {
    await page.close();
    await server.end("SIGKILL");
    model.close();
    await data.remove();
  }
});

test("a conversation the server no longer has starts anew without a fuss", async ({ page, browserProblems }) => {
  browserProblems.expect(/404/);
  await open(page, "/");
  await page.evaluate(() =>
    localStorage.setItem(
      "alerio.chat",
      JSON.stringify({ current: "gone", conversations: [{ id: "gone", updatedAt: 1 }], drafts: {}, isOpen: true }),
    ),
  );
  await page.reload();
  await expect(panel(page).getByText("automatic assistant", { exact: false }).first()).toBeVisible();
  await ask(page, QUESTION);
});
