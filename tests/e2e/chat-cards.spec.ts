import type { Request } from "playwright/test";
import { ask, openChat, panel } from "./chat-driver.ts";
import { expect, open, test } from "./fixtures.ts";

test("a quote is changed in place, and its links restore exactly what it shows", async ({ page }) => {
  await openChat(page);
  const answer = await ask(page, "What would it cost for 12 people with the device?");
  const card = answer.locator(".chat-quote");
  await expect(card.getByRole("heading", { name: "Pro+" })).toBeVisible();
  const before = await card.locator(".chat-quote-total b").textContent();
  await card.getByRole("textbox", { name: "People" }).fill("20");
  await expect(card.locator(".chat-quote-total b")).not.toHaveText(before ?? "");
  await card.getByRole("radio", { name: "Yearly" }).check();
  await card.getByRole("checkbox", { name: "With the device case" }).uncheck();
  await card.getByRole("checkbox", { name: /With VAT/ }).check();
  await expect(card.getByRole("link", { name: "See on pricing" })).toHaveAttribute(
    "href",
    /users=20&billing=annual&device=false&vat=true/,
  );
  const total = (await card.locator(".chat-quote-total b").textContent()) ?? "";
  const quote = await (await page.request.get("/api/pricing?users=20&billing=annual&device=false&vat=true")).json();
  expect(total.replace(/\D/g, "")).toBe(String(quote.recurringWithVatCents));
  await expect(card.getByRole("link", { name: "Start the trial with this" })).toHaveAttribute(
    "href",
    /mode=register&plan=.*users=20/,
  );
  await card.getByRole("link", { name: "See on pricing" }).click();
  await expect(page).toHaveURL(/\/pricing\?users=20&billing=annual&device=false&vat=true/);
  await expect(page.getByRole("main")).toContainText(total);
});

test("a quote for more people than the plans hold leads to sales", async ({ page }) => {
  await openChat(page);
  const answer = await ask(page, "What would it cost for 10 people?");
  const card = answer.locator(".chat-quote");
  await card.getByRole("textbox", { name: "People" }).fill("800");
  await expect(card.getByRole("link", { name: "Contact sales" })).toHaveAttribute("href", "/contact?topic=sales");
  await card.getByRole("button", { name: "One person fewer" }).click();
  await expect(card.getByRole("textbox", { name: "People" })).toHaveValue("799");
});

test("plans are compared for the people and the period of the quote", async ({ page }) => {
  await openChat(page);
  const answer = await ask(page, "What would it cost for 4 people?");
  await answer.getByRole("button", { name: "Compare plans" }).click();
  const table = answer.getByRole("table", { name: "Plans for 4 people" });
  await expect(table.getByRole("row")).toHaveCount(4);
  await expect(table.getByRole("row", { name: /Individual/ })).toContainText("too small");
});

test("option cards lead by keyboard alone to a quote and the registration form", async ({ page }) => {
  await openChat(page);
  await ask(page, "I want to start a free trial");
  for (let step = 0; step < 3; step += 1) {
    const choice = panel(page).locator(".chat-choice:enabled").first();
    if ((await choice.count()) === 0) break;
    const answers = await panel(page).getByRole("button", { name: "Copy the answer" }).count();
    await choice.focus();
    await page.keyboard.press("Enter");
    await expect(panel(page).getByRole("button", { name: "Copy the answer" })).toHaveCount(answers + 1);
  }
  await expect(panel(page).getByRole("heading", { name: "Start your free trial" })).toBeVisible();
  await expect(panel(page).getByLabel("E-mail", { exact: false }).first()).toBeVisible();
});

test("registering inside the chat signs in, and password, telephone and token never reach the chat", async ({
  page,
}) => {
  const password = "Correct-horse-battery-9";
  const email = `chat-${Date.now()}@example.com`;
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await openChat(page);
  const answer = await ask(page, "What would it cost for 4 people?");
  await answer.getByRole("link", { name: "Start the trial with this" }).click();
  const form = panel(page)
    .getByRole("form")
    .filter({ has: page.getByRole("textbox", { name: /name/i }) });
  await form.getByLabel(/full name/i).fill("Ada Lovelace");
  await form.getByLabel(/e-?mail/i).fill(email);
  await form.getByLabel(/phone/i).last().fill("06 12 34 56 78");
  await form.getByRole("combobox").selectOption("FR");
  await form
    .getByLabel(/^password/i)
    .first()
    .fill(password);
  await form
    .getByLabel(/confirm/i)
    .first()
    .fill(password);
  await form.getByRole("button", { name: /create|start|register/i }).click();
  await expect(panel(page).getByText("Your trial has started")).toBeVisible({ timeout: 15_000 });
  await expect(panel(page).getByRole("link", { name: "Go to my dashboard" })).toHaveAttribute("href", "/dashboard");
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  expect(token).toBeTruthy();
  expect(await page.evaluate(() => localStorage.getItem("user"))).toContain(email);
  await ask(page, "Can I cancel at any time?");
  const secrets = [password, token ?? "?", "+33612345678", "06 12 34 56 78"];
  const elsewhere = requests.filter((request) => !new URL(request.url()).pathname.startsWith("/auth/"));
  for (const request of elsewhere) {
    const sent = `${request.url()} ${request.postData() ?? ""}`;
    expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
  }
  const memory = await page.evaluate(() => localStorage.getItem("alerio.chat"));
  expect(secrets.filter((secret) => memory?.includes(secret))).toEqual([]);
});

test("the deep link of the registration card carries what was said to the page", async ({ page }) => {
  await openChat(page);
  const answer = await ask(page, "What would it cost for 4 people, paid yearly?");
  const href = await answer.getByRole("link", { name: "Start the trial with this" }).getAttribute("href");
  expect(href).toMatch(/^\/auth\?mode=register&plan=pro&users=4&billing=annual$/);
});

test("a person is asked for with an address, the transcript only with consent, and a reference comes back", async ({
  page,
}) => {
  await openChat(page);
  const answer = await ask(page, "I want to talk to a person");
  const form = answer.locator("form");
  await form.getByRole("button", { name: "Send to the team" }).click();
  await expect(form.getByText("An e-mail address is needed, or nobody could answer you.")).toBeVisible();
  await expect(form.getByRole("textbox", { name: "E-mail" })).toBeFocused();
  await form.getByRole("textbox", { name: "E-mail" }).fill("not an address");
  await page.keyboard.press("Enter");
  await expect(form.getByText("This address does not look complete.", { exact: false })).toBeVisible();
  await form.getByRole("textbox", { name: "E-mail" }).fill("ada@example.com");
  await form.getByRole("textbox", { name: "What is it about?" }).fill("A question about our site");
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/leads"));
  await form.getByRole("button", { name: "Send to the team" }).click();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ kind: "handoff", email: "ada@example.com" });
  expect(body.transcript).toBeUndefined();
  await expect(answer.getByText(/Reference: [A-Z0-9-]+/)).toBeVisible();
});

test("a question without an answer is kept, and the team can answer later", async ({ page, browserProblems }) => {
  browserProblems.expect(/ERR_FAILED|request failed|Failed to load resource/);
  await openChat(page);
  const question = "Do you sell the device in lavender with a unicorn engraving?";
  const answer = await ask(page, question);
  const form = answer.locator("form");
  await expect(form.getByRole("textbox", { name: "Your question" })).toHaveValue(question);
  await form.getByRole("textbox", { name: "E-mail" }).fill("ada@example.com");
  await form.getByRole("checkbox", { name: "Attach this conversation" }).check();
  await page.route("**/api/leads", (route) => route.abort());
  await form.getByRole("button", { name: "Keep me posted" }).click();
  await expect(form.getByRole("alert")).toContainText("What you typed is still here");
  await expect(form.getByRole("textbox", { name: "E-mail" })).toHaveValue("ada@example.com");
  await page.unroute("**/api/leads");
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/leads"));
  await form.getByRole("button", { name: "Keep me posted" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    kind: "answer-later",
    consent: true,
    transcript: [{ author: "visitor", text: question }, { author: "automatic" }],
  });
  await expect(answer.getByText(/Reference: [A-Z0-9-]+/)).toBeVisible();
});

test("someone in danger sees whom to call before the question is even sent, and the card stays", async ({ page }) => {
  await openChat(page);
  await page.waitForLoadState("networkidle");
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/chat", async (route) => {
    await held;
    await route.continue();
  });
  await panel(page).getByRole("textbox", { name: "Your question" }).fill("help, a man with a knife is following me");
  await page.keyboard.press("Enter");
  const card = panel(page).getByRole("region", { name: /in danger/ });
  await expect(card.getByRole("link", { name: /^112/ })).toHaveAttribute("href", "tel:112");
  await expect(card.getByRole("link", { name: /^999/ })).toHaveAttribute("href", "tel:999");
  release();
  await expect(panel(page).getByRole("button", { name: "Copy the answer" })).toBeVisible();
  await expect(card).toContainText("Nobody is watching it");
  await panel(page).getByRole("button", { name: "Menu" }).click();
  await panel(page).getByRole("button", { name: "New conversation" }).click();
  await expect(card.getByRole("link", { name: /^112/ })).toBeVisible();
  await card.getByRole("button", { name: "Show less" }).click();
  await expect(card.getByRole("link", { name: /^112/ })).toBeVisible();
});

test("the emergency card also comes when the server cannot be reached", async ({ page, browserProblems }) => {
  browserProblems.expect(/ERR_FAILED|request failed|Failed to load resource/);
  await openChat(page);
  await page.waitForLoadState("networkidle");
  await page.route("**/api/chat", (route) => route.abort());
  await panel(page).getByRole("textbox", { name: "Your question" }).fill("I want to kill myself");
  await page.keyboard.press("Enter");
  await expect(
    panel(page)
      .getByRole("region", { name: /not alone/ })
      .getByRole("link")
      .first(),
  ).toContainText("116 123");
});

test("a question about falls is no emergency", async ({ page }) => {
  await openChat(page);
  await ask(page, "What happens if a worker falls?");
  await expect(panel(page).locator(".chat-emergency")).toHaveCount(0);
});

test("actions of an answer are real links", async ({ page, context }) => {
  await open(page, "/");
  await openChat(page);
  const answer = await ask(page, "How does an alert work?");
  const link = answer.locator(".chat-actions").getByRole("link").first();
  const opened = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(new RegExp(`${(await link.getAttribute("href"))?.split(/[?#]/)[0]}`));
});
