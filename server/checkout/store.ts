import { randomBytes } from "node:crypto";
import type { CheckoutRequest, CheckoutView } from "../contract/checkout.ts";
import type { PlanId, Quote } from "../contract/quote.ts";
import type { CheckoutRow, Database } from "../db/schema.ts";

/** Checkouts; what happens to them afterwards is the ledger's. */
export type CheckoutStore = ReturnType<typeof createCheckoutStore>;

/** @param options.now epoch milliseconds */
export function createCheckoutStore(options: { db: Database; now: () => number }) {
  const { db, now } = options;
  return {
    /** The checkout of this request: a new one, or the one an earlier try has made. */
    async begin(begun: {
      userId: string;
      request: CheckoutRequest;
      quote: Quote;
      provider: string;
    }): Promise<CheckoutRow> {
      const { userId, request, quote, provider } = begun;
      const time = now();
      await db
        .insertInto("checkouts")
        .values({
          // Whoever knows the id may open the payment page, so it cannot be guessed.
          id: randomBytes(18).toString("base64url"),
          user_id: userId,
          request_key: request.requestId,
          status: "open",
          provider,
          provider_ref: null,
          url: null,
          plan: quote.plan,
          users: quote.users,
          billing: quote.billing,
          device: quote.device ? 1 : 0,
          lang: request.lang,
          recurring_cents: quote.recurringCents,
          once_cents: quote.onceCents,
          recurring_vat_cents: quote.recurringVatCents,
          once_vat_cents: quote.onceVatCents,
          total_cents: quote.recurringWithVatCents + quote.onceWithVatCents,
          currency: quote.currency,
          subscription_ref: null,
          subscription_ended_at: null,
          created_at: time,
          changed_at: time,
        })
        .onConflict((conflict) => conflict.columns(["user_id", "request_key"]).doNothing())
        .execute();
      return db
        .selectFrom("checkouts")
        .selectAll()
        .where("user_id", "=", userId)
        .where("request_key", "=", request.requestId)
        .executeTakeFirstOrThrow();
    },
    async setPaymentPage(id: string, page: { ref: string; url: string }): Promise<CheckoutRow> {
      return db
        .updateTable("checkouts")
        .set({ provider_ref: page.ref, url: page.url })
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
    },
    async find(id: string): Promise<CheckoutRow | null> {
      return (await db.selectFrom("checkouts").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
    },
    /** Null when there is no such checkout or it is somebody else's. */
    async findOwn(id: string, userId: string): Promise<CheckoutRow | null> {
      const row = await db
        .selectFrom("checkouts")
        .selectAll()
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row ?? null;
    },
  };
}

/** A checkout as its owner sees it. */
export function toCheckoutView(row: CheckoutRow): CheckoutView {
  return {
    id: row.id,
    status: row.status,
    plan: row.plan as PlanId,
    users: row.users,
    billing: row.billing as CheckoutView["billing"],
    device: row.device === 1,
    totalCents: row.total_cents,
    vatCents: row.recurring_vat_cents + row.once_vat_cents,
    currency: row.currency,
    url: row.status === "open" || row.status === "failed" ? row.url : null,
  };
}
