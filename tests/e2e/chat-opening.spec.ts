import { ask, chatMemory, openChat, panel } from "./chat-driver.ts";
import { expect, open, test } from "./fixtures.ts";

const launcherName = { name: "Ask a question", exact: true };

test("the launcher stands in the server's HTML, and nothing is stored before the chat is first opened", async ({
  page,
  request,
}) => {
  expect(await (await request.get("/")).text()).toContain("Ask a question</button>");
  await open(page, "/");
  await expect(page.getByRole("button", launcherName)).toBeVisible();
  expect(await chatMemory(page)).toBeNull();
});

test("the chat's code comes only when the page is idle or the visitor shows interest", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/pricing");
  await page.waitForLoadState("networkidle");
  const before = asked.length;
  expect(asked.filter((path) => /assets\/chat-|api\/messages/.test(path))).toEqual([]);
  await page.getByRole("button", launcherName).hover();
  await expect.poll(() => asked.slice(before).length).toBe(2);
  expect(asked.slice(before).sort()).toEqual(["/api/messages", expect.stringMatching(/^\/assets\/chat-[\w-]+\.js$/)]);
});

test("opening puts the cursor into the text field, Escape closes and gives the focus back", async ({ page }) => {
  const input = await openChat(page);
  await expect(panel(page).getByText("automatic assistant", { exact: false }).first()).toBeVisible();
  await page.keyboard.type("half a tho");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole("button", launcherName)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(input).toBeFocused();
  await expect(input).toHaveValue("half a tho");
});

test("a minimised chat is out of reach of keyboard and screen reader", async ({ page }) => {
  await openChat(page);
  await page.keyboard.press("Escape");
  await expect(page.locator(".chat-panel")).toHaveAttribute("inert");
  expect(await page.locator(".chat-panel").evaluate((element) => getComputedStyle(element).visibility)).toBe("hidden");
});

test("on a wide screen the page moves aside, so that nothing is covered", async ({ page }) => {
  await openChat(page);
  await expect
    .poll(async () => {
      const chat = await page.locator(".chat-panel").boundingBox();
      const main = await page.getByRole("main").boundingBox();
      return (main?.x ?? 0) + (main?.width ?? 0) <= (chat?.x ?? 0) + 1;
    })
    .toBe(true);
});

test("the panel's width is changed by keyboard and remembered", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openChat(page);
  const handle = panel(page).getByRole("separator", { name: "Width of the chat" });
  const before = (await page.locator(".chat-panel").boundingBox())?.width ?? 0;
  await handle.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect
    .poll(async () => (await page.locator(".chat-panel").boundingBox())?.width ?? 0)
    .toBeGreaterThan(before + 30);
  const wider = (await page.locator(".chat-panel").boundingBox())?.width ?? 0;
  await page.reload();
  await expect.poll(async () => (await page.locator(".chat-panel").boundingBox())?.width ?? 0).toBe(wider);
});

test("?ask= opens the chat with the question typed and not sent", async ({ page }) => {
  await open(page, "/pricing?ask=Do%20I%20need%20a%20card%3F");
  const input = panel(page).getByRole("textbox", { name: "Your question" });
  await expect(input).toHaveValue("Do I need a card?");
  await expect(panel(page).getByRole("article")).toHaveCount(0);
  await expect(page).toHaveURL(/\/pricing$/);
});

test("?chat=open opens the chat", async ({ page }) => {
  await open(page, "/faq?chat=open");
  await expect(panel(page)).toBeVisible();
});

test("a question asked elsewhere on the page is sent at once", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() =>
    window.dispatchEvent(
      new CustomEvent("alerio:ask", { detail: { text: "Do I need a credit card to try it?", source: "hero" } }),
    ),
  );
  await expect(panel(page).getByRole("article", { name: "You" })).toContainText("Do I need a credit card to try it?");
  await expect(panel(page).getByRole("button", { name: "Copy the answer" })).toBeVisible();
});

test("the conversation stays open across pages and starter questions fit the page", async ({ page }) => {
  await openChat(page, "/pricing");
  await expect(panel(page).getByRole("button", { name: "What would it cost for my team?" })).toBeVisible();
  await ask(page, "Do I need a credit card to try it?");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(panel(page).getByRole("article", { name: "You" })).toContainText("credit card");
});

test("the conversation survives a change of language, which changes the chat's own words", async ({ page }) => {
  await openChat(page);
  await ask(page, "Do I need a credit card to try it?");
  await page.getByRole("button", { name: /Language: English/ }).click();
  await page.getByRole("link", { name: "Français" }).first().click();
  const french = page.getByRole("dialog", { name: "Conversation avec l'assistant" });
  await expect(french.getByRole("textbox", { name: "Votre question" })).toBeVisible();
  await expect(french.getByRole("article", { name: "Vous" })).toContainText("credit card");
  await expect(french.getByRole("article", { name: "Assistant automatique" })).toHaveAttribute("lang", "en");
  await french.getByRole("textbox", { name: "Votre question" }).fill("Et puis-je résilier à tout moment ?");
  await page.keyboard.press("Enter");
  await expect(french.getByRole("article", { name: "Assistant automatique" }).nth(1)).toHaveAttribute("lang", "fr");
});

test("/chat shows the conversation as a page, without the launcher", async ({ page }) => {
  await openChat(page);
  await ask(page, "Do I need a credit card to try it?");
  await panel(page).getByRole("link", { name: "Open as a page" }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole("heading", { level: 1, name: "Ask anything" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article", { name: "You" })).toContainText("credit card");
  await expect(page.getByRole("button", launcherName)).toBeHidden();
});

test("a tab with a neutral title keeps it across pages and gets its own back", async ({ page }) => {
  await openChat(page);
  const own = await page.title();
  const heading = await page.getByRole("main").getByRole("heading", { level: 1 }).innerText();
  await panel(page).getByRole("button", { name: "Menu" }).click();
  await panel(page).getByRole("button", { name: "Neutral tab title" }).click();
  await expect(page).toHaveTitle("Notes");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).not.toHaveText(heading);
  await expect(page).toHaveTitle("Notes");
  await panel(page).getByRole("button", { name: "Minimise the chat" }).click();
  await expect(page).not.toHaveTitle("Notes");
  expect(await page.title()).not.toBe(own);
});

test("leaving quickly goes to a neutral page and the way back does not lead here", async ({ page }) => {
  await page.route("https://www.wikipedia.org/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Neutral</title>" }),
  );
  await openChat(page, "/faq");
  await panel(page).getByRole("button", { name: "Menu" }).click();
  await panel(page).getByRole("button", { name: "Leave quickly" }).click();
  await expect(page).toHaveURL("https://www.wikipedia.org/");
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});
