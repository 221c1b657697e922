import type { Context } from "hono";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Locale } from "#locales/index.ts";
import { authenticate } from "../accounts/authenticate.ts";
import { findSubscription, toSubscription } from "../accounts/subscription.ts";
import { SANDBOX_PATH, sandboxPage } from "../checkout/sandbox.ts";
import { toCheckoutView } from "../checkout/store.ts";
import { wordsOf } from "../content/words.ts";
import type { AuthUser } from "../contract/auth.ts";
import type { CheckoutRequest } from "../contract/checkout.ts";
import { checkoutRequest, MAX_CHECKOUT_BODY_BYTES } from "../contract/checkout.ts";
import type { PageId } from "../contract/paths.ts";
import { pagePath } from "../contract/paths.ts";
import type { CheckoutRow } from "../db/schema.ts";
import type { AppDeps } from "../deps.ts";
import { readJsonBody } from "../lib/json-body.ts";
import { Problem } from "../lib/problem.ts";
import { makeQuote } from "../pricing/quote.ts";

/** Largest report of the payment provider. */
const MAX_REPORT_BYTES = 256 * 1024;

/** Paying: start, ask how it went, the built-in test page, and the provider's reports. */
export function checkoutRoutes(deps: AppDeps) {
  const { payments, rateLimiter, authProxy } = deps;
  const { checkouts, provider } = payments;

  return new Hono()
    .post("/api/checkout", rateLimiter.perAddress("checkout"), async (c) => {
      const user = await authenticate(c, authProxy);
      const request = await readJsonBody(c, { schema: checkoutRequest, maxBytes: MAX_CHECKOUT_BODY_BYTES });
      const quote = quoteFor(deps, request);
      await refuseSameAgain(deps, user, request);
      const begun = await checkouts.begin({ userId: user.id, request, quote, provider: provider.name });
      const isSame = begun.plan === quote.plan && begun.users === quote.users && begun.billing === quote.billing;
      if (!isSame) throw new Problem("conflict", "This requestId was used for another checkout; use a new one.");
      const row = begun.url === null ? await openPaymentPage(deps, begun, user.email) : begun;
      c.header("cache-control", "no-store");
      return c.json(toCheckoutView(row), 201);
    })
    .get("/api/checkout/:id", async (c) => {
      const user = await authenticate(c, authProxy);
      const row = await checkouts.findOwn(c.req.param("id"), user.id);
      if (row === null) throw new Problem("not-found", "You have no such checkout.");
      c.header("cache-control", "no-store");
      return c.json(toCheckoutView(await upToDate(deps, row)));
    })
    .post("/api/checkout/webhook", bodyLimit({ maxSize: MAX_REPORT_BYTES, onError: tooLarge }), async (c) => {
      const { stripe } = payments;
      if (stripe === null) throw new Problem("not-found", "No payment provider is set up.");
      const report = await readSigned(c, stripe);
      if (report.event !== null) await payments.record(report.event, report.id);
      return c.json({ received: true });
    })
    .get(`${SANDBOX_PATH}/:id`, async (c) => {
      const row = await sandboxCheckout(deps, c);
      if (row.status !== "open" && row.status !== "failed") return c.redirect(outcomePath(row), 303);
      const { knowledge } = deps.content.current();
      const lang = row.lang as Locale;
      c.header("cache-control", "no-store");
      return c.html(
        sandboxPage({
          checkout: row,
          words: wordsOf(knowledge, lang, "sandbox"),
          planName: knowledge.facts.plans[row.plan as "pro"].name[lang],
          brand: knowledge.facts.company.name,
        }),
      );
    })
    .post(`${SANDBOX_PATH}/:id`, bodyLimit({ maxSize: 1_024, onError: tooLarge }), async (c) => {
      const row = await sandboxCheckout(deps, c);
      const { action } = await c.req.parseBody();
      const { id: checkoutId, status } = row;
      const atMs = deps.now();
      if (status === "open" || status === "failed") {
        if (action === "pay") {
          await payments.record({
            kind: "paid",
            checkoutId,
            paymentRef: checkoutId,
            subscriptionRef: checkoutId,
            atMs,
          });
        } else if (action === "cancel") await payments.record({ kind: "cancelled", checkoutId, atMs });
        else if (action === "fail") await payments.record({ kind: "failed", checkoutId, atMs });
        else throw new Problem("bad-request", "action must be pay, cancel or fail.");
      }
      return c.redirect(outcomePath((await checkouts.find(checkoutId)) ?? row), 303);
    });
}

function quoteFor(deps: AppDeps, request: CheckoutRequest) {
  const { plan, users, billing, device, lang } = request;
  const { facts } = deps.content.current().knowledge;
  const quote = makeQuote({ query: { plan, users, billing, device, vat: true }, facts, locale: lang });
  if (quote.onQuotation) throw new Problem("bad-request", "This choice is on quotation; contact sales.");
  if (quote.plan !== plan) {
    throw new Problem("conflict", `This choice needs the plan ${quote.plan}; ask for that one.`);
  }
  return quote;
}

/** Paying a second time for what one has is a mistake; anything else replaces the old subscription. */
async function refuseSameAgain(deps: AppDeps, user: AuthUser, request: CheckoutRequest): Promise<void> {
  const { facts } = deps.content.current().knowledge;
  const row = await findSubscription({
    db: deps.storage.db,
    userId: user.id,
    accountCreatedAt: user.createdAt ?? deps.now(),
    facts,
  });
  const { plan, status, users, billing } = toSubscription(row, deps.now());
  if (status === "active" && plan === request.plan && users === request.users && billing === request.billing) {
    throw new Problem("conflict", "This subscription is already active.");
  }
}

async function openPaymentPage(deps: AppDeps, checkout: CheckoutRow, email: string): Promise<CheckoutRow> {
  const { payments, pageConfig, logger } = deps;
  const { knowledge } = deps.content.current();
  const lang = checkout.lang as Locale;
  const words = wordsOf(knowledge, lang, "sandbox");
  const plan = knowledge.facts.plans[checkout.plan as "pro"].name[lang];
  const back = (page: PageId) => `${pageConfig.publicUrl}${pagePath(page, lang)}?checkout=${checkout.id}`;
  try {
    const page = await payments.provider.start({
      checkout,
      texts: {
        subscription: words(checkout.billing, { plan, users: String(checkout.users) }),
        device: words("device"),
      },
      urls: { success: back("success"), cancel: back("cancel") },
      email,
    });
    return await payments.checkouts.setPaymentPage(checkout.id, page);
  } catch (cause) {
    logger.error({ err: cause, checkout: checkout.id }, "the payment page could not be opened");
    throw new Problem("upstream-failed", "The payment page cannot be opened right now; try again.", { cause });
  }
}

/** Asks the provider about an open checkout, because the customer may be back before its report. */
async function upToDate(deps: AppDeps, row: CheckoutRow): Promise<CheckoutRow> {
  const { payments, logger } = deps;
  if (row.status === "paid" || row.status === "expired") return row;
  try {
    const event = await payments.provider.lookUp(row);
    if (event === null) return row;
    await payments.record(event);
  } catch (error) {
    // The report will come; until then the state stays as it is known here.
    logger.warn({ err: error, checkout: row.id }, "the payment provider could not be asked");
    return row;
  }
  return (await payments.checkouts.find(row.id)) ?? row;
}

async function sandboxCheckout(deps: AppDeps, c: Context): Promise<CheckoutRow> {
  const row =
    deps.payments.provider.name === "sandbox" ? await deps.payments.checkouts.find(c.req.param("id") ?? "") : null;
  if (row === null || row.provider !== "sandbox") throw new Problem("not-found", "There is nothing at this address.");
  return row;
}

function outcomePath(row: CheckoutRow): string {
  const page: PageId = row.status === "paid" ? "success" : row.status === "failed" ? "error" : "cancel";
  return `${pagePath(page, row.lang as Locale)}?checkout=${row.id}`;
}

async function readSigned(c: Context, stripe: NonNullable<AppDeps["payments"]["stripe"]>) {
  try {
    return await stripe.readReport(await c.req.text(), c.req.header("stripe-signature") ?? "");
  } catch (cause) {
    throw new Problem("bad-request", "The signature does not fit.", { cause });
  }
}

function tooLarge(): never {
  throw new Problem("too-large", "The body is too large.");
}
