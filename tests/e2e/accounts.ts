import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext, Page } from "playwright/test";
import type { AuthAnswer } from "#server/contract/auth.ts";
import { expect } from "./fixtures.ts";

/** A password every rule accepts. */
export const PASSWORD = "correct horse battery";

/** An address nobody has used in this run. */
export function newEmail(): string {
  return `ada-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** Registers without the page. */
export async function register(request: APIRequestContext, baseURL: string, email = newEmail()): Promise<AuthAnswer> {
  const data = { email, password: PASSWORD, fullname: "Ada Lovelace", fullPhone: "+33612345678" };
  const answer = await request.post(`${baseURL}/auth/register`, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as AuthAnswer;
}

/** An empty page of the site's origin: storage can be set before the site starts. */
export async function openBlank(page: Page, baseURL: string): Promise<void> {
  const body = '<link rel="icon" href="data:,">';
  await page.route("**/blank", (route) => route.fulfill({ contentType: "text/html", body }), { times: 1 });
  await page.goto(`${baseURL}/blank`);
}

/** A browser that has signed in before: what the sign-in page would have stored. */
export async function signedIn(page: Page, baseURL: string, answer: AuthAnswer): Promise<void> {
  await openBlank(page, baseURL);
  await page.evaluate(({ accessToken, user }) => {
    localStorage.setItem("accessToken", accessToken);
    localStorage.setItem("user", JSON.stringify(user));
  }, answer);
}

/** What the browser keeps of the session. */
export function stored(page: Page): Promise<{ user: Record<string, unknown> | null; accessToken: string | null }> {
  return page.evaluate(() => ({
    user: JSON.parse(localStorage.getItem("user") ?? "null") as Record<string, unknown> | null,
    accessToken: localStorage.getItem("accessToken"),
  }));
}

/** Text of the newest mail to an address, once it is in the outbox of a server without a mail server. */
export async function mailTo(dataDir: string, email: string): Promise<string> {
  const outbox = join(dataDir, "outbox");
  const find = () =>
    existsSync(outbox)
      ? readdirSync(outbox)
          .sort()
          .map((name) => readFileSync(join(outbox, name), "utf8"))
          .findLast((text) => text.includes(`To: ${email}\n`))
      : undefined;
  await expect.poll(find, { timeout: 15_000 }).toBeDefined();
  return find() ?? "";
}
