import { readFileSync } from "node:fs";
import { mailTo, newEmail, PASSWORD, register, signedIn, stored } from "./accounts.ts";
import { trial } from "./facts.ts";
import { axe, expect, open, test } from "./fixtures.ts";

test("the dashboard shows name, plan and trial days, and remembers the checklist", async ({ page, baseURL }) => {
  await signedIn(page, baseURL ?? "", await register(page.request, baseURL ?? ""));
  await open(page, "/dashboard");
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your plan" })).toContainText(`${trial.days} days left`);
  const saved = page.waitForResponse(/checklist\/contacts/);
  await page.getByLabel("Add two emergency contacts").check();
  await saved;
  await page.reload();
  await expect(page.getByLabel("Add two emergency contacts")).toBeChecked();
  await axe(page);
});

test("colleagues are invited by mail up to the plan's cap, and the link opens a prefilled registration", async ({
  page,
  baseURL,
  browserProblems,
}) => {
  browserProblems.expect(/answer 4|status of 4/);
  await signedIn(page, baseURL ?? "", await register(page.request, baseURL ?? ""));
  await open(page, "/dashboard");
  const team = page.getByRole("region", { name: "Your team" });
  const field = team.getByLabel("E-mail of a colleague");
  await field.fill("not an address");
  await team.getByRole("button", { name: "Send invitation" }).click();
  await expect(team.getByText("Enter a valid e-mail address")).toBeVisible();
  const colleague = newEmail();
  await field.fill(colleague);
  await team.getByRole("button", { name: "Send invitation" }).click();
  await expect(team.getByRole("status")).toContainText(`Invitation sent to ${colleague}`);
  const mail = await mailTo(process.env.E2E_DATA_DIR ?? "", colleague);
  expect(mail).toContain("Ada Lovelace invites you");
  for (let count = 0; count < 3; count += 1) {
    await field.fill(newEmail());
    await team.getByRole("button", { name: "Send invitation" }).click();
    await expect(team.getByRole("listitem")).toHaveCount(count + 3);
  }
  await expect(team.getByText("Every place of your plan is taken.")).toBeVisible();
  await team.getByRole("button", { name: `Withdraw the invitation of ${colleague}` }).click();
  await expect(field).toBeVisible();
  const path = /http:\/\/[^/]+(\/auth\?\S+)/.exec(mail)?.[1] ?? "";
  await page.evaluate(() => localStorage.clear());
  await open(page, path);
  await expect(page.getByLabel("E-mail")).toHaveValue(colleague);
});

test("settings change name, phone, password and language", async ({ page, baseURL, browserProblems }) => {
  browserProblems.expect(/400/);
  const answer = await register(page.request, baseURL ?? "");
  await signedIn(page, baseURL ?? "", answer);
  await open(page, "/dashboard");
  const profile = page.getByRole("form", { name: "Your details" });
  await expect(profile.getByLabel("Phone number", { exact: true })).toHaveValue("06 12 34 56 78");
  await profile.getByLabel("Full name").fill("Ada King");
  await profile.getByLabel("Phone number", { exact: true }).fill("12");
  await profile.getByRole("button", { name: "Save" }).click();
  await expect(profile.getByText("not a valid number")).toBeVisible();
  await profile.getByLabel("Phone number", { exact: true }).fill("+34 612 34 56 78");
  await profile.getByRole("button", { name: "Save" }).click();
  await expect(profile.getByRole("status")).toContainText("Saved");
  expect((await stored(page)).user).toMatchObject({ name: "Ada King", lastName: "King" });
  const password = page.getByRole("form", { name: "Password" });
  await password.getByLabel("Current password").fill("wrong");
  await password.getByLabel("Password", { exact: true }).fill("another long password");
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(password.getByRole("alert")).toContainText("The current password is not right");
  await password.getByLabel("Current password").fill(PASSWORD);
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(password.getByRole("status")).toContainText("has been changed");
  await page.getByRole("radio", { name: "Français" }).click();
  await expect(page.getByRole("heading", { name: "Bonjour Ada" })).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/dashboard$/);
  const login = await page.request.post("/auth/login", {
    data: { email: answer.user.email, password: "another long password" },
  });
  expect(login.status()).toBe(200);
});

test("conversations held in this browser appear, and everything can be downloaded", async ({ page, baseURL }) => {
  const answer = await register(page.request, baseURL ?? "");
  await signedIn(page, baseURL ?? "", answer);
  const messages = [{ id: "m1", role: "user", parts: [{ type: "text", text: "Do I need a credit card?" }] }];
  await page.request.post("/api/chat", { data: { messages, lang: "en" } });
  await open(page, "/dashboard");
  await expect(page.getByRole("region", { name: "Your conversations" })).toContainText("Do I need a credit card?");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await (await downloading).path();
  const data = JSON.parse(readFileSync(file, "utf8")) as { user: { email: string }; conversations: unknown[] };
  expect([data.user.email, data.conversations.length]).toEqual([answer.user.email, 1]);
});

test("deleting the account needs its address typed, and signs out for good", async ({ page, baseURL }) => {
  const answer = await register(page.request, baseURL ?? "");
  await signedIn(page, baseURL ?? "", answer);
  await open(page, "/dashboard");
  await page.getByText("Delete my account").click();
  const really = page.getByRole("button", { name: "Delete for good" });
  await expect(really).toBeDisabled();
  await page.getByLabel(`Type ${answer.user.email} to confirm`).fill(answer.user.email);
  await really.click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => stored(page)).toEqual({ user: null, accessToken: null });
  const login = await page.request.post("/auth/login", { data: { email: answer.user.email, password: PASSWORD } });
  expect(login.status()).toBe(401);
});

test("a sign-in that has ended leads to the sign-in page and back, and a server in trouble offers another try", async ({
  page,
  baseURL,
  browserProblems,
}) => {
  browserProblems.expect(/401|ERR_FAILED/);
  const answer = await register(page.request, baseURL ?? "");
  await signedIn(page, baseURL ?? "", answer);
  await page.route("**/api/account", (route) => route.abort(), { times: 1 });
  await open(page, "/dashboard");
  await expect(page.getByText("Your account cannot be reached right now.")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
  await page.request.post("/auth/logout", { headers: { authorization: `Bearer ${answer.accessToken}` } });
  await page.reload();
  await expect(page).toHaveURL(/\/auth\?mode=login&expired=1&next=%2Fdashboard/);
  await expect(page.getByText("Your sign-in has ended")).toBeVisible();
  expect((await stored(page)).user).toBeNull();
});
