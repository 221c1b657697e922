import { answerOf, ask, openChat, panel, scriptAnswers, textOf } from "./chat-driver.ts";
import { expect, test } from "./fixtures.ts";

const CONNECTION = "I'm sorry, I'm having trouble connecting. Please try again later.";

test("a question gets a streamed answer with numbered sources that open the entry", async ({ page }) => {
  await openChat(page);
  const answer = await ask(page, "Do I need a credit card to try it?");
  await expect(answer).toHaveAttribute("lang", "en");
  const source = answer.getByRole("list").getByRole("link").filter({ hasText: /^1/ });
  await expect(source).toHaveAttribute("href", /^\/faq#/);
  await source.click();
  await expect(page).toHaveURL(/\/faq#/);
  await expect(panel(page)).toBeVisible();
});

test("only the start and the complete answer are announced", async ({ page }) => {
  await openChat(page);
  await page.evaluate(() => {
    const said: string[] = [];
    (window as unknown as { said: string[] }).said = said;
    const live = document.querySelector('[data-testid="chat-announcer"]');
    if (live === null) throw new Error("no announcer");
    new MutationObserver(() => said.push(live.textContent ?? "")).observe(live, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const answer = await ask(page, "How does an alert work?");
  const text = await answer.locator(".chat-prose").innerText();
  await expect.poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said.length)).toBe(2);
  const [start, whole] = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(start).toBe("The assistant is answering.");
  expect(whole?.replace(/\s+/g, " ")).toBe(text.replace(/\s+/g, " "));
  await expect(panel(page).getByRole("log")).toHaveAttribute("aria-live", "off");
});

test("half a link, half a bold word and half a list are never seen while an answer is written", async ({ page }) => {
  const deltas = [
    "See ",
    "**the ",
    "pri",
    "ces** on [the ",
    "pricing",
    " page](/pri",
    "cing) or `a",
    "sk` us.\n\n",
    "- first",
    "\n- second",
  ];
  await scriptAnswers(page, answerOf(...textOf(...deltas)));
  await openChat(page);
  await page.evaluate(() => {
    const seen = new Set<string>();
    (window as unknown as { seen: Set<string> }).seen = seen;
    const log = document.querySelector('[role="log"]');
    if (log === null) throw new Error("no log");
    new MutationObserver(() => {
      for (const text of log.querySelectorAll(".chat-prose")) seen.add(text.textContent ?? "");
    }).observe(log, { childList: true, characterData: true, subtree: true });
  });
  const answer = await ask(page, "Where are the prices?");
  await expect(answer.getByRole("link", { name: "the pricing page" })).toHaveAttribute("href", "/pricing");
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen.filter((text) => /[*`[\]()]/.test(text))).toEqual([]);
});

test("links that answers do not have a right to stay plain text, and HTML is shown as written", async ({ page }) => {
  await scriptAnswers(
    page,
    answerOf(...textOf("[there](https://evil.example) <img src=x onerror=alert(1)> [x](javascript:alert(1))")),
  );
  await openChat(page);
  const answer = await ask(page, "Show me");
  await expect(answer.locator(".chat-prose a, .chat-prose img")).toHaveCount(0);
  await expect(answer).toContainText("<img src=x");
});

test("an answer can be copied, judged with a reason, and its details read and copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openChat(page);
  const answer = await ask(page, "Do I need a credit card to try it?");
  await answer.getByRole("button", { name: "Copy the answer" }).click();
  await expect(panel(page).getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("card");
  const judged = page.waitForResponse((response) => response.url().endsWith("/feedback"));
  await answer.getByRole("button", { name: "This did not help" }).click();
  expect((await judged).status()).toBe(200);
  await answer.getByRole("radio", { name: "It is out of date" }).check();
  const reasoned = page.waitForRequest((request) => request.url().endsWith("/feedback"));
  await answer.getByRole("button", { name: "Send" }).click();
  expect((await reasoned).postDataJSON()).toMatchObject({ value: "down", reason: "outdated" });
  await expect(answer.getByText("Thank you. The team will read it.")).toBeVisible();
  await answer.getByRole("button", { name: "Details of this answer" }).click();
  await answer.getByRole("button", { name: "Copy the details" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /Answer: [\w-]{36}[\s\S]*Knowledge version: \w+/,
  );
});

test("follow-up questions are asked with one press", async ({ page }) => {
  await openChat(page);
  await ask(page, "How does an alert work?");
  const followUps = panel(page).getByRole("list", { name: "You could ask next" });
  const question = (await followUps.getByRole("button").first().textContent()) ?? "";
  await followUps.getByRole("button").first().click();
  await expect(panel(page).getByRole("article", { name: "You" }).nth(1)).toContainText(question);
});

test("the last question can be changed and asked again", async ({ page }) => {
  const input = await openChat(page);
  await ask(page, "Do I need a credit cart to try it?");
  await panel(page).getByRole("button", { name: "Edit" }).click();
  await expect(input).toBeFocused();
  await expect(input).toHaveValue("Do I need a credit cart to try it?");
  await input.fill("Can I cancel at any time?");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("article", { name: "You" })).toHaveCount(1);
  await expect(panel(page).getByRole("article", { name: "You" })).toContainText("cancel");
  await expect(panel(page).getByRole("button", { name: "Copy the answer" })).toHaveCount(1);
});

test("Shift and Enter starts a new line, and an answer too long is refused before it is sent", async ({ page }) => {
  const input = await openChat(page);
  await page.keyboard.type("first");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("second");
  await expect(input).toHaveValue("first\nsecond");
  await input.fill("a".repeat(1_990));
  await expect(panel(page).getByText("10 characters left")).toBeVisible();
  await input.fill("a".repeat(2_005));
  await expect(panel(page).getByText("5 characters too many")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("article")).toHaveCount(0);
  await expect(input).toHaveValue("a".repeat(2_005));
});

test("when the server cannot be reached the question stays and can be sent again", async ({
  page,
  browserProblems,
}) => {
  browserProblems.expect(/ERR_FAILED|request failed|Failed to load resource/);
  await openChat(page);
  await page.route("**/api/chat", (route) => route.abort());
  await panel(page).getByRole("textbox").fill("Do I need a credit card to try it?");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("alert")).toContainText(CONNECTION);
  await expect(panel(page).getByRole("article", { name: "You" })).toContainText("credit card");
  await page.unroute("**/api/chat");
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(panel(page).getByRole("button", { name: "Copy the answer" })).toBeVisible();
  await expect(panel(page).getByRole("alert")).toHaveCount(0);
});

test("an overloaded server and a broken stream have their own sentences", async ({ page, browserProblems }) => {
  browserProblems.expect(/503/);
  await openChat(page);
  await page.route("**/api/chat", (route) =>
    route.fulfill({ status: 503, contentType: "application/problem+json", body: "{}" }),
  );
  await panel(page).getByRole("textbox").fill("Hello");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("alert")).toContainText("A lot of questions at once right now.");
  await page.unroute("**/api/chat");
  await scriptAnswers(page, answerOf({ type: "error", errorText: "unavailable" }));
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(panel(page).getByRole("alert")).toContainText(CONNECTION);
});

test("offline is said, and what is typed stays", async ({ page, context }) => {
  const input = await openChat(page);
  await context.setOffline(true);
  await expect(panel(page).getByText("You are offline. What you type is kept here.")).toBeVisible();
  await input.fill("kept");
  await context.setOffline(false);
  await expect(panel(page).getByText("You are offline.")).toHaveCount(0);
  await expect(input).toHaveValue("kept");
});

test("thirty turns stay quick, readable and scrolled to the latest question", async ({ page }) => {
  test.setTimeout(120_000);
  const input = await openChat(page);
  for (let turn = 1; turn <= 30; turn += 1) {
    await input.fill(`Do I need a credit card to try it? (${turn})`);
    await page.keyboard.press("Enter");
    await expect(panel(page).getByRole("button", { name: "Copy the answer" })).toHaveCount(turn);
  }
  const last = panel(page).getByRole("article", { name: "You" }).last();
  await expect(last).toBeInViewport();
  const start = Date.now();
  await page.keyboard.type("still quick");
  await expect(input).toHaveValue("still quick");
  expect(Date.now() - start).toBeLessThan(1_500);
});
