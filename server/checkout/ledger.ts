import { randomBytes, randomUUID } from "node:crypto";
import type { Database, SubscriptionStatus } from "../db/schema.ts";

/** Something that happened to a payment, in words of ours. `atMs` is the provider's time. */
export type PaymentEvent =
  | { kind: "paid"; checkoutId: string; paymentRef: string; subscriptionRef: string; atMs: number }
  | { kind: "failed" | "cancelled" | "expired"; checkoutId: string; atMs: number }
  | {
      kind: "subscription";
      subscriptionRef: string;
      checkoutId: string | null;
      status: Exclude<SubscriptionStatus, "trialing">;
      atMs: number;
    }
  | { kind: "renewed"; subscriptionRef: string; paymentRef: string; totalCents: number; atMs: number };

/** What a recorded event changed. */
export type Recorded = {
  /** False when the event was known or came too late to matter. */
  hasChanged: boolean;
  /** The provider's subscription that a new one took the place of; it has to be ended there. */
  replacedRef?: string;
};

/**
 * Books of payments and subscriptions. Whatever the order and number of reports, a checkout is paid once, and a
 * subscription that its provider ended stays ended. Each event is one transaction.
 */
export type Ledger = ReturnType<typeof createLedger>;

/** @param options.now epoch milliseconds */
export function createLedger(options: { db: Database; now: () => number }) {
  const { db, now } = options;
  return {
    /**
     * @param eventId the provider's id of the report; a report that was worked on is skipped. Without one the state
     * itself makes the event harmless to repeat.
     */
    record(event: PaymentEvent, eventId?: string): Promise<Recorded> {
      return db.transaction().execute(async (trx) => {
        if (eventId !== undefined) {
          const first = await trx
            .insertInto("payment_events")
            .values({ id: eventId, type: event.kind, received_at: now() })
            .onConflict((conflict) => conflict.column("id").doNothing())
            .returning("id")
            .executeTakeFirst();
          if (first === undefined) return { hasChanged: false };
        }
        switch (event.kind) {
          case "paid":
            return recordPaid(trx, event);
          case "subscription":
            return recordSubscription(trx, event);
          case "renewed":
            return recordRenewal(trx, event);
          default:
            return recordUnpaid(trx, event);
        }
      });
    },
  };
}

type Of<Kind extends PaymentEvent["kind"]> = Extract<PaymentEvent, { kind: Kind }>;

async function recordPaid(trx: Database, event: Of<"paid">): Promise<Recorded> {
  const { checkoutId, paymentRef, subscriptionRef, atMs } = event;
  const checkout = await trx
    .updateTable("checkouts")
    .set({ status: "paid", subscription_ref: subscriptionRef, changed_at: atMs })
    .where("id", "=", checkoutId)
    .where("status", "!=", "paid")
    .returningAll()
    .executeTakeFirst();
  if (checkout === undefined) return { hasChanged: false };
  const { user_id, provider, plan, users, billing } = checkout;
  await trx
    .insertInto("payments")
    .values({
      id: randomUUID(),
      user_id,
      checkout_id: checkoutId,
      number: paymentNumber(atMs),
      provider,
      provider_ref: paymentRef,
      plan,
      users,
      billing,
      total_cents: checkout.total_cents,
      vat_cents: checkout.recurring_vat_cents + checkout.once_vat_cents,
      currency: checkout.currency,
      paid_at: atMs,
    })
    .execute();
  if (user_id === null || checkout.subscription_ended_at !== null) return { hasChanged: true };
  const before = await trx
    .selectFrom("subscriptions")
    .select(["status", "provider_ref", "changed_at"])
    .where("user_id", "=", user_id)
    .executeTakeFirst();
  if (before === undefined || (before.status !== "trialing" && before.changed_at > atMs)) return { hasChanged: true };
  await trx
    .updateTable("subscriptions")
    .set({ plan, status: "active", users, billing, provider, provider_ref: subscriptionRef, changed_at: atMs })
    .where("user_id", "=", user_id)
    .execute();
  const isReplaced = before.provider_ref !== null && before.status !== "canceled";
  return isReplaced ? { hasChanged: true, replacedRef: before.provider_ref as string } : { hasChanged: true };
}

async function recordUnpaid(trx: Database, event: Of<"failed" | "cancelled" | "expired">): Promise<Recorded> {
  const from = { failed: ["open"], cancelled: ["open", "failed"], expired: ["open", "failed"] } as const;
  const changed = await trx
    .updateTable("checkouts")
    .set({ status: event.kind, changed_at: event.atMs })
    .where("id", "=", event.checkoutId)
    .where("status", "in", from[event.kind])
    .returning("id")
    .executeTakeFirst();
  return { hasChanged: changed !== undefined };
}

async function recordSubscription(trx: Database, event: Of<"subscription">): Promise<Recorded> {
  const { subscriptionRef, checkoutId, status, atMs } = event;
  if (status === "canceled") {
    // The end may be reported before the payment: then the checkout remembers it.
    await trx
      .updateTable("checkouts")
      .set({ subscription_ref: subscriptionRef, subscription_ended_at: atMs })
      .where((is) =>
        checkoutId === null
          ? is("subscription_ref", "=", subscriptionRef)
          : is.or([is("subscription_ref", "=", subscriptionRef), is("id", "=", checkoutId)]),
      )
      .execute();
  }
  const changing = trx
    .updateTable("subscriptions")
    .set({ status, changed_at: atMs })
    .where("provider_ref", "=", subscriptionRef)
    .where("status", "!=", "canceled")
    .returning("user_id");
  const changed = await (status === "canceled"
    ? changing
    : changing.where("changed_at", "<=", atMs)
  ).executeTakeFirst();
  return { hasChanged: changed !== undefined };
}

async function recordRenewal(trx: Database, event: Of<"renewed">): Promise<Recorded> {
  const { subscriptionRef, paymentRef, totalCents, atMs } = event;
  const checkout = await trx
    .selectFrom("checkouts")
    .selectAll()
    .where("subscription_ref", "=", subscriptionRef)
    .executeTakeFirst();
  if (checkout === undefined) return { hasChanged: false };
  const { user_id, provider, plan, users, billing, currency, recurring_cents, recurring_vat_cents } = checkout;
  const vatShare = recurring_vat_cents / (recurring_cents + recurring_vat_cents);
  const stored = await trx
    .insertInto("payments")
    .values({
      id: randomUUID(),
      user_id,
      checkout_id: null,
      number: paymentNumber(atMs),
      provider,
      provider_ref: paymentRef,
      plan,
      users,
      billing,
      total_cents: totalCents,
      vat_cents: Math.round(totalCents * vatShare),
      currency,
      paid_at: atMs,
    })
    .onConflict((conflict) => conflict.columns(["provider", "provider_ref"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return { hasChanged: stored !== undefined };
}

/** What a customer may quote on the phone, e.g. `2026-4F7KQ2ZD`: no letters that look like digits. */
function paymentNumber(atMs: number): string {
  const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
  const tail = [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join("");
  return `${new Date(atMs).getUTCFullYear()}-${tail}`;
}
