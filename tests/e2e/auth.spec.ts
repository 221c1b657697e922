import { createSign, generateKeyPairSync } from "node:crypto";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { mailTo, newEmail, openBlank, PASSWORD, register, signedIn, stored } from "./accounts.ts";
import { interfaceFacts } from "./facts.ts";
import { axe, expect, open, test } from "./fixtures.ts";
import { newDataDir, startServer } from "./server-process.ts";

const base = (baseURL: string | undefined) => baseURL ?? "";

async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full name").fill("Ada Lovelace");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Phone number", { exact: true }).fill("+33 6 12 34 56 78");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
}

const toast = (page: Page) => page.locator("[data-sonner-toast]");

test("register by the page, log out, log in: user and token are stored as specified", async ({ page }) => {
  const email = newEmail();
  await open(page, "/auth?mode=register");
  const sent = page.waitForRequest("**/auth/register");
  await fillRegistration(page, email);
  await page.getByRole("main").getByRole("button", { name: "Create account" }).click();
  const request = await sent;
  expect(request.headers()["x-client-type"]).toBe("website");
  expect(request.postDataJSON()).toEqual({
    email,
    password: PASSWORD,
    fullname: "Ada Lovelace",
    fullPhone: "+33612345678",
  });
  const nextRequest = page.waitForRequest("**/api/account");
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
  const first = await stored(page);
  expect(first.user).toMatchObject({ email, firstName: "Ada", lastName: "Lovelace", role: "GUEST" });
  expect((await nextRequest).headers().authorization).toBe(`Bearer ${first.accessToken}`);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/auth\?mode=login/);
  const left = await stored(page);
  expect(left).toEqual({ user: null, accessToken: first.accessToken });
  // Revoked: the token that stays opens nothing.
  await expect
    .poll(async () =>
      (await page.request.get("/auth/me", { headers: { authorization: `Bearer ${first.accessToken}` } })).status(),
    )
    .toBe(401);
  await logIn(page, email, PASSWORD);
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
  expect((await stored(page)).accessToken).not.toBe(first.accessToken);
});

test("a wrong password is announced as Login failed, in the form and as a toast, and keeps what was typed", async ({
  page,
  baseURL,
  browserProblems,
}) => {
  browserProblems.expect(/401/);
  const { user } = await register(page.request, base(baseURL));
  await open(page, "/auth?mode=login");
  await logIn(page, user.email, "not the password");
  const alert = page.getByRole("alert").filter({ hasText: "Login failed" });
  await expect(alert).toBeFocused();
  await expect(toast(page).filter({ hasText: "Login failed" })).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(user.email);
  expect((await stored(page)).user).toBeNull();
});

test("wrong fields are marked, described and focused; a second press while sending sends nothing", async ({ page }) => {
  const email = newEmail();
  await open(page, "/auth?mode=register");
  await page.getByRole("main").getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveAccessibleDescription(/Enter your full name/);
  await expect(page.getByRole("alert").filter({ hasText: "Some details need another look" })).toBeVisible();
  await axe(page, { include: "main" });
  let count = 0;
  await page.route("**/auth/register", async (route) => {
    count += 1;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await fillRegistration(page, email);
  await expect(page.getByRole("combobox", { name: "Country of the phone number" })).toContainText("France");
  const button = page.getByRole("main").getByRole("button", { name: /Create account|Creating/ });
  await button.dblclick();
  await button.click({ force: true });
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
  expect(count).toBe(1);
});

test("an address that is taken is said in the page's language, and a lost connection keeps everything typed", async ({
  page,
  baseURL,
  browserProblems,
}) => {
  browserProblems.expect(/409|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const { user } = await register(page.request, base(baseURL));
  await open(page, "/fr/auth?mode=register");
  await page.getByLabel("Nom complet").fill("Ada Lovelace");
  await page.getByLabel("E-mail").fill(user.email);
  await page.getByLabel("Numéro de téléphone", { exact: true }).fill("06 12 34 56 78");
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirmer le mot de passe").fill(PASSWORD);
  const submit = page.getByRole("main").getByRole("button", { name: "Créer mon compte" });
  await submit.click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Un compte existe déjà");
  await page.route("**/auth/register", (route) => route.abort());
  await submit.click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("L’inscription a échoué");
  await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveValue(PASSWORD);
  await expect(page.getByLabel("Nom complet")).toHaveValue("Ada Lovelace");
});

test("a forgotten password is changed by the mailed link", async ({ page, baseURL }) => {
  const { user } = await register(page.request, base(baseURL));
  await open(page, "/auth?mode=login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("E-mail").fill(user.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Look at your mail" })).toBeFocused();
  const mail = await mailTo(process.env.E2E_DATA_DIR ?? "", user.email);
  const path = /http:\/\/[^/]+(\/auth\?mode=reset#token=\S+)/.exec(mail)?.[1] ?? "";
  await openBlank(page, base(baseURL));
  await open(page, path);
  await expect(page).not.toHaveURL(/token/);
  await page.getByLabel("Password", { exact: true }).fill("a better password 42");
  await page.getByLabel("Confirm password").fill("a better password 42");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByRole("heading", { name: "Your password has been changed" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, user.email, "a better password 42");
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
});

test("the form is prefilled from the address, has autofill attributes and shows the password on request", async ({
  page,
}) => {
  await open(page, "/auth?mode=register&email=bob%40example.com&fullname=Bob%20Builder&plan=pro");
  await expect(page.getByLabel("E-mail")).toHaveValue("bob@example.com");
  await expect(page.getByLabel("Full name")).toHaveValue("Bob Builder");
  await expect(page.getByText("Your choice: Pro")).toBeVisible();
  const fields = { "Full name": "name", "E-mail": "email", "Confirm password": "new-password" };
  for (const [label, value] of Object.entries(fields)) {
    await expect(page.getByLabel(label)).toHaveAttribute("autocomplete", value);
  }
  await expect(page.getByLabel("Phone number", { exact: true })).toHaveAttribute("autocomplete", "tel");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("password");
  await expect(page.getByText(/easy to guess/i)).toBeVisible();
  await password.fill("four unrelated words, really");
  await expect(page.getByText("Strong", { exact: true })).toBeVisible();
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show" }).first().click();
  await expect(password).toHaveAttribute("type", "text");
});

test("after signing in the visitor is back where they came from, never on another site", async ({ page, baseURL }) => {
  const { user } = await register(page.request, base(baseURL));
  await open(page, "/dashboard");
  await expect(page).toHaveURL(/\/auth\?mode=login&next=%2Fdashboard/);
  await open(page, `/auth?mode=login&next=${encodeURIComponent("//evil.example/")}`);
  await logIn(page, user.email, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("stored users: missing, undefined, unreadable and without a role are handled as specified", async ({
  page,
  baseURL,
}) => {
  const start = async (value: string | null) => {
    await openBlank(page, base(baseURL));
    await page.evaluate((text) => (text === null ? localStorage.clear() : localStorage.setItem("user", text)), value);
    await open(page, "/contact");
    await page.waitForFunction(() => document.querySelector(".header-end") !== null);
    return page.evaluate(() => localStorage.getItem("user"));
  };
  const header = page.getByRole("banner");
  expect(await start(null)).toBeNull();
  await expect(header.getByRole("link", { name: "Create account" })).toBeVisible();
  await start("undefined");
  await expect(header.getByRole("link", { name: "Create account" })).toBeVisible();
  await start("{broken");
  await expect(header.getByRole("link", { name: "Create account" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  await start(JSON.stringify({ id: "7", email: "old@example.com" }));
  await expect(header.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("user")))
    .toBe(JSON.stringify({ id: "7", email: "old@example.com", role: "GUEST" }));
});

test("tabs stay in step when one signs in or out", async ({ page, context, baseURL, browserProblems }) => {
  const other = await context.newPage();
  browserProblems.watch(other);
  await open(other, "/contact");
  const { user } = await register(page.request, base(baseURL));
  await open(page, "/auth?mode=login");
  await logIn(page, user.email, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(other.getByRole("banner").getByRole("button", { name: "Log out" })).toBeVisible();
  await other.getByRole("banner").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/auth\?mode=login/);
});

test("session toasts: top centre, at most the specified width, gone after their time", async ({ page, baseURL }) => {
  await signedIn(page, base(baseURL), await register(page.request, base(baseURL)));
  await open(page, "/contact");
  await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
  const note = toast(page).filter({ hasText: "You are signed out" });
  await expect(note).toBeVisible();
  const shownAt = Date.now();
  const { session } = interfaceFacts.toasts;
  const box = await note.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(session.maxWidthPx);
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(30);
  await page.mouse.move(5, 600);
  await expect(note).toBeHidden({ timeout: session.successMs + 3_000 });
  expect(Date.now() - shownAt).toBeGreaterThan(session.successMs - 700);
});

test("placeholder mode lets anyone in after about a second, without any server call, as specified", async ({
  page,
}) => {
  const { folder: dataDir, remove } = await newDataDir();
  const server = await startServer({ DATA_DIR: dataDir, LOGIN_MODE: "placeholder", AUTH_SERVICE_URL: "" });
  try {
    await page.goto(`${server.url}/auth?mode=login`);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
    );
    const calls: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/auth/")) calls.push(request.url());
    });
    await page.getByLabel("E-mail").fill("grace@example.com");
    await page.getByLabel("Password", { exact: true }).fill("anything");
    const startedAt = Date.now();
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    await expect(page.getByText("local demonstration account")).toBeVisible();
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(interfaceFacts.placeholderLoginDelayMs - 50);
    expect((await stored(page)).user).toEqual({
      id: 1,
      email: "grace@example.com",
      name: "grace",
      role: "GUEST",
      subscription: { plan: "pro", status: "active" },
    });
    expect(calls).toEqual([]);
    expect((await page.request.get(`${server.url}/api/account`)).status()).toBe(401);
  } finally {
    await server.end("SIGTERM");
    await remove();
  }
});

test.describe("social sign-in", () => {
  const clientId = "1234.apps.googleusercontent.com";
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const other = generateKeyPairSync("rsa", { modulusLength: 2048 });

  function idToken(claims: Record<string, unknown>, key = privateKey): string {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const now = Math.floor(Date.now() / 1_000);
    const payload = {
      iss: "https://accounts.google.com",
      aud: clientId,
      iat: now,
      exp: now + 600,
      email_verified: true,
      ...claims,
    };
    const signed = `${part({ alg: "RS256", kid: "test", typ: "JWT" })}.${part(payload)}`;
    return `${signed}.${createSign("RSA-SHA256").update(signed).sign(key).toString("base64url")}`;
  }

  const script = (token: string) => `
    window.google = { accounts: { id: {
      initialize(options) { this.options = options; },
      renderButton(box) {
        const button = document.createElement("button");
        button.textContent = "Fake Google";
        button.onclick = () => this.options.callback({ credential: ${JSON.stringify(token)} });
        box.append(button);
      },
      prompt() {},
    } } };`;

  test("the script is fetched on a click only; a signed token signs in; forged tokens and a missing provider do not", async ({
    page,
    browserProblems,
  }) => {
    test.setTimeout(240_000);
    browserProblems.expect(/401|accounts\.google\.com|ERR_FAILED/);
    const { folder: dataDir, remove } = await newDataDir();
    const jwk = { ...publicKey.export({ format: "jwk" }), kid: "test", alg: "RS256", use: "sig" };
    const server = await startServer({
      DATA_DIR: dataDir,
      AUTH_SERVICE_URL: "",
      GOOGLE_CLIENT_ID: clientId,
      FAKE_GOOGLE_CERTS: JSON.stringify({ keys: [jwk] }),
      NODE_OPTIONS: `--import=${join(import.meta.dirname, "fake-google.ts")}`,
    });
    try {
      const asked: string[] = [];
      let body: string | null = null;
      await page.route("https://accounts.google.com/gsi/client", (route) => {
        asked.push(route.request().url());
        return body === null ? route.abort() : route.fulfill({ contentType: "text/javascript", body });
      });
      const visit = async () => {
        await page.goto(`${server.url}/auth?mode=login`);
        await page.waitForFunction(() =>
          Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
        );
        expect(asked).toEqual([]);
        await page.getByRole("button", { name: "Continue with Google" }).click();
      };
      const failure = page.getByRole("main").getByRole("alert");

      await visit();
      await expect(failure).toContainText("could not be loaded");
      asked.length = 0;
      body = "/* brings nothing */";
      await visit();
      await expect(failure).toContainText("could not be loaded");

      const claims = { sub: "g-1", email: "linus@example.com", name: "Linus Test" };
      for (const forged of [
        idToken(claims, other.privateKey),
        idToken({ ...claims, aud: "another-app" }),
        idToken({ ...claims, iss: "https://evil.example" }),
        idToken({ ...claims, exp: 1 }),
      ]) {
        asked.length = 0;
        body = script(forged);
        await visit();
        await page.getByRole("button", { name: "Fake Google" }).click();
        await expect(failure).toContainText("Signing in with Google failed");
        expect((await stored(page)).user).toBeNull();
      }

      asked.length = 0;
      body = script(idToken(claims));
      await visit();
      await page.getByRole("button", { name: "Fake Google" }).click();
      await expect(page.getByRole("heading", { name: "Hello, Linus" })).toBeVisible();
      expect((await stored(page)).user).toMatchObject({ email: "linus@example.com", role: "GUEST" });
    } finally {
      await server.end("SIGTERM");
      await remove();
    }
  });

  test("where it is not set up there is no button and no address of Google in the policy", async ({ page }) => {
    const answer = await page.goto("/auth?mode=login");
    expect(answer?.headers()["content-security-policy"]).not.toContain("google");
    await expect(page.getByRole("button", { name: "Continue with Google" })).toHaveCount(0);
  });
});
