import type { IncomingMessage } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { expect, onTestFinished, test } from "vitest";
import { createPayments } from "#server/checkout/payments.ts";
import { createStripeProvider } from "#server/checkout/stripe.ts";
import type { AccountView } from "#server/contract/account.ts";
import type { CheckoutView } from "#server/contract/checkout.ts";
import { jsonRequest } from "#tests/support/app.ts";
import { bearer, createTestSite, registered } from "#tests/support/auth.ts";
import { recordingLogger } from "#tests/support/logger.ts";
import type { StorageKind } from "#tests/support/storage.ts";
import { openTestStorage, testOnEachStorage } from "#tests/support/storage.ts";

const SECRET = "whsec_test_secret";

type Call = { method: string; path: string; body: URLSearchParams; idempotencyKey: string | undefined };

/** A server that speaks the part of Stripe's wire format this site uses. */
async function fakeStripe() {
  const calls: Call[] = [];
  const sessions = new Map<string, Record<string, unknown>>();
  const server = createServer(async (request: IncomingMessage, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const path = request.url ?? "";
    const idempotencyKey = request.headers["idempotency-key"] as string | undefined;
    calls.push({ method: request.method ?? "", path, body: new URLSearchParams(text), idempotencyKey });
    const reply = (body: unknown) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (path === "/v1/checkout/sessions") {
      const id = `cs_test_${idempotencyKey}`;
      const session = sessionOf(idempotencyKey ?? "", { id, status: "open", payment_status: "unpaid" });
      sessions.set(id, session);
      return reply({ ...session, url: `https://checkout.stripe.example/${id}` });
    }
    if (path.startsWith("/v1/checkout/sessions/")) return reply(sessions.get(path.split("/").at(-1) ?? ""));
    return reply({ id: path.split("/").at(-1), object: "subscription", status: "canceled" });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { calls, sessions, api: { host: "127.0.0.1", port, protocol: "http" as const } };
}

/** A checkout session as Stripe sends it (the fields that are read, and some around them). */
function sessionOf(checkoutId: string, more: Record<string, unknown> = {}) {
  return {
    id: `cs_test_${checkoutId}`,
    object: "checkout.session",
    client_reference_id: checkoutId,
    currency: "eur",
    livemode: false,
    metadata: { checkoutId },
    mode: "subscription",
    payment_status: "paid",
    status: "complete",
    subscription: `sub_${checkoutId}`,
    invoice: `in_${checkoutId}`,
    url: null,
    ...more,
  };
}

async function stripeSite(storageKind: StorageKind = "sqlite") {
  const { api, calls, sessions } = await fakeStripe();
  const storage = await openTestStorage(storageKind);
  const { logger } = recordingLogger();
  const stripe = createStripeProvider({ secretKey: "sk_test_1", webhookSecret: SECRET, api });
  const payments = createPayments({ db: storage.db, stripe, now: Date.now, logger });
  const site = await createTestSite({ storage, deps: { payments } });
  const { accessToken, user } = await registered(site);
  const begin = async (more: Record<string, unknown> = {}) => {
    const choice = {
      plan: "pro",
      users: 4,
      billing: "annual",
      device: false,
      lang: "en",
      requestId: crypto.randomUUID(),
    };
    const answer = await site.app.request(
      "/api/checkout",
      jsonRequest({ ...choice, ...more }, bearer(accessToken).headers),
    );
    expect(answer.status).toBe(201);
    return (await answer.json()) as CheckoutView;
  };
  let eventCount = 0;
  const base = Math.ceil(Date.now() / 1_000);
  /** A signed report; `seconds` after now, with an id of its own unless one is given. */
  const report = (type: string, object: unknown, { seconds = 1, id = "" } = {}) => {
    eventCount += 1;
    const body = JSON.stringify({
      id: id === "" ? `evt_${eventCount}` : id,
      object: "event",
      api_version: "2025-09-30.clover",
      created: base + seconds,
      livemode: false,
      pending_webhooks: 1,
      type,
      data: { object },
    });
    const signature = new Stripe("sk_test_1").webhooks.generateTestHeaderString({ payload: body, secret: SECRET });
    return send(body, signature);
  };
  const send = (body: string, signature: string) =>
    site.app.request("/api/checkout/webhook", {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": signature },
      body,
    });
  const account = async () =>
    (await (await site.app.request("/api/account", bearer(accessToken))).json()) as AccountView;
  return { site, accessToken, user, begin, report, send, account, calls, sessions };
}

const subscriptionOf = (checkoutId: string, status: string) => ({
  id: `sub_${checkoutId}`,
  object: "subscription",
  status,
  metadata: { checkoutId },
});

test("Stripe is asked for exactly our totals, once per checkout, and the customer is sent to its page", async () => {
  const { begin, calls, site } = await stripeSite();
  const requestId = crypto.randomUUID();
  const choice = { plan: "pro-plus", users: 3, billing: "annual", device: true, requestId };
  const [checkout] = await Promise.all([begin(choice), begin(choice)]);
  expect(checkout.url).toBe(`https://checkout.stripe.example/cs_test_${checkout.id}`);
  expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set([checkout.id]));
  const body = calls[0]?.body;
  const amounts = [0, 1].map((index) => Number(body?.get(`line_items[${index}][price_data][unit_amount]`)));
  expect(amounts[0]! + amounts[1]!).toBe(checkout.totalCents);
  const { facts } = site.deps.content.current().knowledge;
  expect(amounts[1]).toBe(Math.round(facts.device.priceCents * 3 * (1 + facts.plans.vatPercent / 100)));
  expect(body?.get("line_items[0][price_data][recurring][interval]")).toBe("year");
  expect(body?.get("success_url")).toBe(`https://alerio.example/success?checkout=${checkout.id}`);
});

testOnEachStorage(
  "a signed report activates the subscription; repeated or doubled reports change nothing",
  async (kind) => {
    const { begin, report, account } = await stripeSite(kind);
    const { id } = await begin();
    const answers = await Promise.all([
      report("checkout.session.completed", sessionOf(id), { id: "evt_same" }),
      report("checkout.session.completed", sessionOf(id), { id: "evt_same" }),
      report("checkout.session.completed", sessionOf(id), { id: "evt_other" }),
      report("checkout.session.async_payment_succeeded", sessionOf(id)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const view = await account();
    expect(view.subscription).toMatchObject({ plan: "pro", status: "active", users: 4, billing: "annual" });
    expect(view.payments).toHaveLength(1);
  },
);

test("a report with a wrong, missing or old signature is refused and changes nothing", async () => {
  const { begin, send, account } = await stripeSite();
  const { id } = await begin();
  const body = JSON.stringify({
    id: "evt_1",
    object: "event",
    created: 1,
    type: "checkout.session.completed",
    data: { object: sessionOf(id) },
  });
  const { webhooks } = new Stripe("sk_test_1");
  const signed = (options: object) => webhooks.generateTestHeaderString({ payload: body, secret: SECRET, ...options });
  for (const signature of [
    "",
    "t=1,v1=00",
    signed({ secret: "whsec_other" }),
    signed({ payload: `${body} ` }),
    signed({ timestamp: Math.floor(Date.now() / 1_000) - 3_600 }),
  ]) {
    expect((await send(body, signature)).status).toBe(400);
  }
  expect((await account()).subscription.status).toBe("trialing");
});

test("a subscription that ended before its payment was reported is not activated", async () => {
  const { begin, report, account } = await stripeSite();
  const { id } = await begin();
  await report("customer.subscription.deleted", subscriptionOf(id, "canceled"), { seconds: 5 });
  await report("checkout.session.completed", sessionOf(id), { seconds: 1 });
  const view = await account();
  expect(view.payments).toHaveLength(1);
  expect(view.subscription.status).toBe("trialing");
});

test("states that come late do not undo newer ones, and an ended subscription stays ended", async () => {
  const { begin, report, account } = await stripeSite();
  const { id } = await begin();
  await report("checkout.session.completed", sessionOf(id), { seconds: 1 });
  await report("customer.subscription.updated", subscriptionOf(id, "past_due"), { seconds: 9 });
  await report("customer.subscription.updated", subscriptionOf(id, "active"), { seconds: 4 });
  expect((await account()).subscription.status).toBe("past_due");
  await report("customer.subscription.updated", subscriptionOf(id, "active"), { seconds: 10 });
  expect((await account()).subscription.status).toBe("active");
  await report("customer.subscription.deleted", subscriptionOf(id, "canceled"), { seconds: 11 });
  await report("customer.subscription.updated", subscriptionOf(id, "active"), { seconds: 12 });
  expect((await account()).subscription.status).toBe("canceled");
  await report("checkout.session.expired", sessionOf(id, { status: "expired" }), { seconds: 13 });
  await report("checkout.session.async_payment_failed", sessionOf(id), { seconds: 14 });
  expect((await account()).payments).toHaveLength(1);
});

test("a bank transfer on its way activates nothing until it has arrived", async () => {
  const { begin, report, account } = await stripeSite();
  const { id } = await begin();
  await report("checkout.session.completed", sessionOf(id, { payment_status: "unpaid" }));
  expect((await account()).subscription.status).toBe("trialing");
  await report("checkout.session.async_payment_succeeded", sessionOf(id), { seconds: 2 });
  expect((await account()).subscription.status).toBe("active");
});

test("renewals are listed once each; the first invoice is the checkout's own payment", async () => {
  const { begin, report, account } = await stripeSite();
  const { id, totalCents, vatCents } = await begin();
  await report("checkout.session.completed", sessionOf(id));
  const invoice = (ref: string, billing_reason: string) => ({
    id: ref,
    object: "invoice",
    amount_paid: totalCents,
    billing_reason,
    parent: { type: "subscription_details", subscription_details: { subscription: `sub_${id}` } },
  });
  await report("invoice.paid", invoice(`in_${id}`, "subscription_create"));
  await report("invoice.paid", invoice("in_2", "subscription_cycle"), { seconds: 20 });
  await report("invoice.paid", invoice("in_2", "subscription_cycle"), { seconds: 20 });
  const { payments } = await account();
  expect(payments).toHaveLength(2);
  expect(payments.map((payment) => payment.vatCents)).toEqual([vatCents, vatCents]);
});

test("a customer who is back before the report sees the payment: Stripe is asked", async () => {
  const { site, accessToken, begin, sessions, account } = await stripeSite();
  const { id } = await begin();
  const view = async () =>
    (await (await site.app.request(`/api/checkout/${id}`, bearer(accessToken))).json()) as CheckoutView;
  expect((await view()).status).toBe("open");
  sessions.set(`cs_test_${id}`, sessionOf(id));
  expect((await view()).status).toBe("paid");
  expect((await account()).payments).toHaveLength(1);
});

test("a new purchase ends the old subscription at Stripe; so does deleting the account", async () => {
  const { site, accessToken, user, begin, report, calls } = await stripeSite();
  const first = await begin();
  await report("checkout.session.completed", sessionOf(first.id), { seconds: 1 });
  const second = await begin({ users: 5 });
  await report("checkout.session.completed", sessionOf(second.id), { seconds: 5 });
  const ended = () => calls.filter(({ method }) => method === "DELETE").map(({ path }) => path);
  expect(ended()).toEqual([`/v1/subscriptions/sub_${first.id}`]);
  const body = jsonRequest({ confirm: user.email }, bearer(accessToken).headers);
  expect((await site.app.request("/api/account", { ...body, method: "DELETE" })).status).toBe(204);
  expect(ended()).toEqual([`/v1/subscriptions/sub_${first.id}`, `/v1/subscriptions/sub_${second.id}`]);
});

test("with Stripe there is no test page, and without Stripe no webhook", async () => {
  const { site, begin } = await stripeSite();
  const { id } = await begin();
  expect((await site.app.request(`/checkout/sandbox/${id}`)).status).toBe(404);
  const plain = await createTestSite();
  expect((await plain.app.request("/api/checkout/webhook", jsonRequest({}))).status).toBe(404);
});
