import { PASSWORD, register, signedIn, stored } from "./accounts.ts";
import { axe, expect, open, test } from "./fixtures.ts";
import { newDataDir, startServer } from "./server-process.ts";

const CHOICE = "/pricing?users=3&billing=monthly&device=true&vat=true&plan=pro-plus";

test("a visitor chooses, registers, comes back to the same quote, pays, and has an active subscription", async ({
  page,
}) => {
  await open(page, CHOICE);
  await page.getByRole("button", { name: "Subscribe now" }).click();
  await expect(page).toHaveURL(/\/auth\?mode=register&next=/);
  await page.getByLabel("Full name").fill("Ada Lovelace");
  await page.getByLabel("E-mail").fill(`pay-${crypto.randomUUID().slice(0, 8)}@example.com`);
  await page.getByLabel("Phone number", { exact: true }).fill("+33612345678");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/pricing\?users=3/);
  const total = (await page.locator("#quote output .text-3xl").innerText()).replace(/\s/g, "");
  await page.getByRole("button", { name: "Subscribe now" }).click();
  await expect(page.getByRole("heading", { name: "Test payment" })).toBeVisible();
  expect((await page.locator(".total dd").innerText()).replace(/\s/g, "")).toBe(total);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL(/\/success\?checkout=/);
  await expect(page.getByText(/^Payment received/)).toBeVisible();
  expect((await stored(page)).user).toMatchObject({ subscription: { plan: "pro-plus", status: "active" } });
  await page.reload();
  await expect(page.getByText(/^Payment received/)).toBeVisible();
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await expect(page.getByRole("region", { name: "Your plan" })).toContainText("Active");
  await expect(page.getByRole("region", { name: "Payments" }).getByRole("listitem")).toHaveCount(1);
});

test("cancelling leads to the cancel page, failing to the error page and from there to a payment that works", async ({
  page,
  baseURL,
}) => {
  await signedIn(page, baseURL ?? "", await register(page.request, baseURL ?? ""));
  const toPayment = async () => {
    await open(page, CHOICE);
    await page.getByRole("button", { name: "Subscribe now" }).click();
    await expect(page.getByRole("heading", { name: "Test payment" })).toBeVisible();
  };
  await toPayment();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/cancel\?checkout=/);
  expect((await stored(page)).user).toMatchObject({ subscription: { status: "trialing" } });
  await toPayment();
  await axe(page);
  await page.getByRole("button", { name: "Let the payment fail" }).click();
  await expect(page).toHaveURL(/\/error\?checkout=/);
  await page.getByRole("main").getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toContainText("did not go through");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText(/^Payment received/)).toBeVisible();
  await open(page, "/dashboard");
  await expect(page.getByRole("region", { name: "Payments" }).getByRole("listitem")).toHaveCount(1);
});

test("the success page opened by hand activates nothing, with or without a checkout in the address", async ({
  page,
  baseURL,
  browserProblems,
}) => {
  browserProblems.expect(/404/);
  const answer = await register(page.request, baseURL ?? "");
  await signedIn(page, baseURL ?? "", answer);
  const headers = { authorization: `Bearer ${answer.accessToken}` };
  const data = { plan: "pro", users: 2, billing: "annual", device: false, lang: "en", requestId: crypto.randomUUID() };
  const checkout = (await (await page.request.post("/api/checkout", { headers, data })).json()) as { id: string };
  await open(page, "/success");
  await open(page, "/success?checkout=made-up");
  await expect(page.getByText("We could not confirm this payment")).toBeVisible();
  await open(page, `/success?checkout=${checkout.id}`);
  await expect(page.getByText("We have not received this payment yet")).toBeVisible({ timeout: 30_000 });
  expect((await stored(page)).user).toMatchObject({ subscription: { status: "trialing" } });
  const account = (await (await page.request.get("/api/account", { headers })).json()) as Record<string, unknown>;
  expect(account).toMatchObject({ payments: [], subscription: { status: "trialing" } });
});

test("a server that is killed around a payment books it once or not at all, and says the same afterwards", async ({
  request,
}) => {
  test.setTimeout(240_000);
  const { folder: dataDir, remove } = await newDataDir();
  const env = { DATA_DIR: dataDir, AUTH_SERVICE_URL: "" };
  let server = await startServer(env);
  try {
    const { accessToken } = await register(request, server.url);
    const headers = { authorization: `Bearer ${accessToken}` };
    const counts: number[] = [];
    for (const [round, waitMs] of [0, 3, 12, 60].entries()) {
      const data = {
        plan: "pro",
        users: 2 + (round % 2),
        billing: "monthly",
        device: false,
        lang: "en",
        requestId: `round-${round}-x`,
      };
      const begun = await request.post(`${server.url}/api/checkout`, { headers, data });
      const { url } = (await begun.json()) as { url: string };
      const pay = () =>
        fetch(`${server.url}${url}`, {
          method: "POST",
          body: new URLSearchParams({ action: "pay" }),
          redirect: "manual",
        });
      // The answer may never come: the process is killed while it is being made, or just after.
      const lost = pay().catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      await server.end("SIGKILL");
      await lost;
      server = await startServer(env);
      const again = await pay();
      expect(again.status).toBe(303);
      expect(again.headers.get("location")).toMatch(/^\/success\?checkout=/);
      const account = (await (await request.get(`${server.url}/api/account`, { headers })).json()) as {
        payments: unknown[];
        subscription: { status: string; users: number };
      };
      expect(account.subscription).toMatchObject({ status: "active", users: data.users });
      counts.push(account.payments.length);
    }
    expect(counts).toEqual([1, 2, 3, 4]);
  } finally {
    await server.end("SIGTERM");
    await remove();
  }
});
