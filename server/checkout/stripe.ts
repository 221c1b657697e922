import Stripe from "stripe";
import type { CheckoutRow } from "../db/schema.ts";
import type { PaymentEvent } from "./ledger.ts";
import type { PaymentProvider } from "./provider.ts";

/** Longest wait for Stripe; its library repeats a failed request with the same idempotency key. */
const STRIPE_TIMEOUT_MS = 10_000;

/** Stripe Checkout, and the reader of its signed reports. */
export type StripeProvider = PaymentProvider & {
  /**
   * Checks the signature of a webhook and reads it.
   * @returns the event, its id, or null for a kind of event that does not matter here
   * @throws when the signature does not fit the body or is too old
   */
  readReport(body: string, signature: string): Promise<{ id: string; event: PaymentEvent | null }>;
};

/** @param options.api another address than Stripe's, for tests */
export function createStripeProvider(options: {
  secretKey: string;
  webhookSecret: string;
  api?: { host: string; port: number; protocol: "http" };
}): StripeProvider {
  const { secretKey, webhookSecret, api = {} } = options;
  const stripe = new Stripe(secretKey, { timeout: STRIPE_TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false, ...api });
  return {
    name: "stripe",
    start: async ({ checkout, texts, urls, email }) => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: "subscription",
          client_reference_id: checkout.id,
          customer_email: email,
          locale: checkout.lang as "en" | "fr" | "es",
          line_items: lineItems(checkout, texts),
          metadata: { checkoutId: checkout.id },
          subscription_data: { metadata: { checkoutId: checkout.id } },
          success_url: urls.success,
          cancel_url: urls.cancel,
        },
        { idempotencyKey: checkout.id },
      );
      if (session.url === null) throw new Error("Stripe gave no address for the payment page");
      return { ref: session.id, url: session.url };
    },
    lookUp: async (checkout) => {
      if (checkout.provider_ref === null) return null;
      const session = await stripe.checkout.sessions.retrieve(checkout.provider_ref);
      return sessionEvent(session, Date.now());
    },
    endSubscription: async (ref) => {
      await stripe.subscriptions.cancel(ref);
    },
    readReport: async (body, signature) => {
      const report = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret);
      return { id: report.id, event: toPaymentEvent(report) };
    },
  };
}

/** One line per sum and quantity 1: the totals are exactly ours, VAT included and rounded once. */
function lineItems(checkout: CheckoutRow, texts: { subscription: string; device: string }) {
  const { once_cents, once_vat_cents, total_cents, billing } = checkout;
  const currency = checkout.currency.toLowerCase();
  const onceWithVat = once_cents + once_vat_cents;
  const recurring = { interval: billing === "annual" ? ("year" as const) : ("month" as const) };
  const line = (name: string, unit_amount: number) => ({ currency, unit_amount, product_data: { name } });
  return [
    { quantity: 1, price_data: { ...line(texts.subscription, total_cents - onceWithVat), recurring } },
    ...(onceWithVat === 0 ? [] : [{ quantity: 1, price_data: line(texts.device, onceWithVat) }]),
  ];
}

function toPaymentEvent(report: Stripe.Event): PaymentEvent | null {
  const atMs = report.created * 1_000;
  switch (report.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return sessionEvent(report.data.object, atMs);
    case "checkout.session.async_payment_failed": {
      const checkoutId = report.data.object.client_reference_id;
      return checkoutId === null ? null : { kind: "failed", checkoutId, atMs };
    }
    case "customer.subscription.updated":
    case "customer.subscription.deleted": {
      const { id, status, metadata } = report.data.object;
      const known = SUBSCRIPTION_STATES[status];
      if (known === undefined) return null;
      return {
        kind: "subscription",
        subscriptionRef: id,
        checkoutId: metadata.checkoutId ?? null,
        status: known,
        atMs,
      };
    }
    case "invoice.paid":
      return renewalEvent(report.data.object, atMs);
    default:
      return null;
  }
}

/** Stripe's words for the state of a subscription that matter here. */
const SUBSCRIPTION_STATES: Partial<Record<Stripe.Subscription.Status, "active" | "past_due" | "canceled">> = {
  active: "active",
  past_due: "past_due",
  unpaid: "past_due",
  canceled: "canceled",
  incomplete_expired: "canceled",
};

function sessionEvent(session: Stripe.Checkout.Session, atMs: number): PaymentEvent | null {
  const { client_reference_id: checkoutId, status, payment_status, subscription, invoice, id } = session;
  if (checkoutId === null) return null;
  if (status === "expired") return { kind: "expired", checkoutId, atMs };
  // Completed and still unpaid: a bank transfer on its way. Stripe reports again when it has arrived.
  if (status !== "complete" || payment_status === "unpaid") return null;
  return { kind: "paid", checkoutId, paymentRef: idOf(invoice) ?? id, subscriptionRef: idOf(subscription) ?? id, atMs };
}

/** The first invoice of a subscription belongs to its checkout; the later ones are renewals. */
function renewalEvent(invoice: Stripe.Invoice, atMs: number): PaymentEvent | null {
  const subscriptionRef = idOf(invoice.parent?.subscription_details?.subscription ?? null);
  if (invoice.billing_reason !== "subscription_cycle" || subscriptionRef === null) return null;
  const { id, amount_paid: totalCents } = invoice;
  if (id === undefined) return null;
  return { kind: "renewed", subscriptionRef, paymentRef: id, totalCents, atMs };
}

function idOf(value: string | { id?: string } | null): string | null {
  return typeof value === "string" ? value : (value?.id ?? null);
}
