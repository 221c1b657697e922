import { expect, test } from "vitest";
import type { AccountView } from "#server/contract/account.ts";
import type { CheckoutView } from "#server/contract/checkout.ts";
import { jsonRequest } from "#tests/support/app.ts";
import type { TestSite } from "#tests/support/auth.ts";
import { bearer, createTestSite, registered } from "#tests/support/auth.ts";
import { testOnEachStorage } from "#tests/support/storage.ts";

const CHOICE = { plan: "pro-plus", users: 3, billing: "monthly", device: true, lang: "en" };

async function begin(site: TestSite, token: string, more: Record<string, unknown> = {}): Promise<Response> {
  const body = { ...CHOICE, requestId: crypto.randomUUID(), ...more };
  return site.app.request("/api/checkout", jsonRequest(body, bearer(token).headers));
}

async function account(site: TestSite, token: string): Promise<AccountView> {
  return (await (await site.app.request("/api/account", bearer(token))).json()) as AccountView;
}

function press(site: TestSite, url: string, action: string) {
  return site.app.request(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: `action=${action}`,
  });
}

testOnEachStorage(
  "paying on the test page activates the subscription once, whatever is repeated",
  async (storageKind) => {
    const site = await createTestSite({ storageKind });
    const { accessToken } = await registered(site);
    const answer = await begin(site, accessToken);
    expect(answer.status).toBe(201);
    const checkout = (await answer.json()) as CheckoutView;
    const { facts } = site.deps.content.current().knowledge;
    const net = 3 * (facts.plans["pro-plus"].monthlyCents + facts.device.priceCents);
    expect(checkout.totalCents).toBe(net + Math.round((net * facts.plans.vatPercent) / 100));
    const url = checkout.url ?? "";
    const page = await site.app.request(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("no money moves");
    const paid = await Promise.all([press(site, url, "pay"), press(site, url, "pay"), press(site, url, "pay")]);
    for (const redirect of paid) {
      expect([redirect.status, redirect.headers.get("location")]).toEqual([303, `/success?checkout=${checkout.id}`]);
    }
    expect((await press(site, url, "cancel")).headers.get("location")).toBe(`/success?checkout=${checkout.id}`);
    expect((await site.app.request(url)).headers.get("location")).toBe(`/success?checkout=${checkout.id}`);
    const view = await account(site, accessToken);
    expect(view.payments).toHaveLength(1);
    expect(view.payments[0]).toMatchObject({
      totalCents: checkout.totalCents,
      plan: "pro-plus",
      users: 3,
      isTest: true,
    });
    expect(view.subscription).toEqual({
      plan: "pro-plus",
      status: "active",
      users: 3,
      billing: "monthly",
      trialDaysLeft: null,
    });
    const me = (await (await site.app.request("/auth/me", bearer(accessToken))).json()) as AccountView;
    expect(me.user.subscription).toEqual({ plan: "pro-plus", status: "active" });
  },
);

test("a request that is repeated is the same checkout; amounts sent by a client are ignored", async () => {
  const site = await createTestSite();
  const { accessToken } = await registered(site);
  const requestId = crypto.randomUUID();
  const honest = (await (await begin(site, accessToken, { requestId })).json()) as CheckoutView;
  const forged = { requestId, totalCents: 1, total_cents: 1, amount: 1, unitCents: 1 };
  const again = (await (await begin(site, accessToken, forged)).json()) as CheckoutView;
  expect(again).toEqual(honest);
  expect((await begin(site, accessToken, { requestId, users: 4 })).status).toBe(409);
});

test("opening the success page, or asking for a checkout, activates nothing", async () => {
  const site = await createTestSite();
  const { accessToken } = await registered(site);
  const { id } = (await (await begin(site, accessToken)).json()) as CheckoutView;
  await site.app.request(`/success?checkout=${id}`);
  const view = (await (await site.app.request(`/api/checkout/${id}`, bearer(accessToken))).json()) as CheckoutView;
  expect(view.status).toBe("open");
  expect(await account(site, accessToken)).toMatchObject({ payments: [], subscription: { status: "trialing" } });
});

test("cancel leads to /cancel and ends the checkout; fail leads to /error and can be tried again", async () => {
  const site = await createTestSite();
  const { accessToken } = await registered(site);
  const first = (await (await begin(site, accessToken, { lang: "fr" })).json()) as CheckoutView;
  expect((await press(site, first.url ?? "", "cancel")).headers.get("location")).toBe(
    `/fr/cancel?checkout=${first.id}`,
  );
  expect((await press(site, first.url ?? "", "pay")).headers.get("location")).toBe(`/fr/cancel?checkout=${first.id}`);
  const second = (await (await begin(site, accessToken)).json()) as CheckoutView;
  expect((await press(site, second.url ?? "", "fail")).headers.get("location")).toBe(`/error?checkout=${second.id}`);
  expect(await (await site.app.request(second.url ?? "")).text()).toContain("did not go through");
  expect((await press(site, second.url ?? "", "steal")).status).toBe(400);
  expect((await press(site, second.url ?? "", "pay")).headers.get("location")).toBe(`/success?checkout=${second.id}`);
  expect((await account(site, accessToken)).payments).toHaveLength(1);
});

test("a choice that has no price or another plan's price is refused before anything is stored", async () => {
  const site = await createTestSite();
  const { accessToken } = await registered(site);
  for (const [more, status] of [
    [{ plan: "custom", device: false }, 400],
    [{ users: 51 }, 400],
    [{ plan: "pro", device: true }, 409],
    [{ plan: "individual", users: 2, device: false }, 409],
    [{ users: 0 }, 400],
    [{ users: 1.5 }, 400],
    [{ plan: "gold" }, 400],
    [{ requestId: "x" }, 400],
  ] as const) {
    expect([more, (await begin(site, accessToken, more)).status]).toEqual([more, status]);
  }
  const { count } = await site.deps.storage.db
    .selectFrom("checkouts")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(0);
});

test("what is already active cannot be bought again; another choice takes its place", async () => {
  const site = await createTestSite();
  const { accessToken } = await registered(site);
  const first = (await (await begin(site, accessToken)).json()) as CheckoutView;
  await press(site, first.url ?? "", "pay");
  expect((await begin(site, accessToken)).status).toBe(409);
  const more = (await (await begin(site, accessToken, { users: 5 })).json()) as CheckoutView;
  await press(site, more.url ?? "", "pay");
  const view = await account(site, accessToken);
  expect(view.subscription.users).toBe(5);
  expect(view.payments).toHaveLength(2);
});
