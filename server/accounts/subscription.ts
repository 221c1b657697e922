import type { KnowledgeFacts } from "../content/facts.ts";
import type { Subscription } from "../contract/account.ts";
import type { PlanId } from "../contract/quote.ts";
import type { Database, SubscriptionRow } from "../db/schema.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Plan whose features a trial has. */
const TRIAL_PLAN = "pro";

/** Row of an account; made when the account is first seen, with a trial that began when the account was made. */
export async function findSubscription(options: {
  db: Database;
  userId: string;
  accountCreatedAt: number;
  facts: KnowledgeFacts;
}): Promise<SubscriptionRow> {
  const { db, userId, accountCreatedAt, facts } = options;
  const read = () => db.selectFrom("subscriptions").selectAll().where("user_id", "=", userId).executeTakeFirst();
  const existing = await read();
  if (existing !== undefined) return existing;
  await db
    .insertInto("subscriptions")
    .values({
      user_id: userId,
      plan: TRIAL_PLAN,
      status: "trialing",
      users: 1,
      billing: null,
      trial_ends_at: accountCreatedAt + facts.trial.days * DAY_MS,
      provider: null,
      provider_ref: null,
      changed_at: accountCreatedAt,
    })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
  const row = await read();
  if (row === undefined) throw new Error("a subscription that was just stored is missing");
  return row;
}

/** A subscription as clients see it; a trial that is over has status `none`. */
export function toSubscription(row: SubscriptionRow, nowMs: number): Subscription {
  const isTrial = row.status === "trialing";
  const leftMs = row.trial_ends_at - nowMs;
  return {
    plan: row.plan as PlanId,
    status: isTrial && leftMs <= 0 ? "none" : row.status,
    users: row.users,
    billing: row.billing as Subscription["billing"],
    trialDaysLeft: isTrial ? Math.max(0, Math.ceil(leftMs / DAY_MS)) : null,
  };
}

/** Most people a plan covers, its owner included; null where it depends on the quotation. */
export function planCap(plan: string, facts: KnowledgeFacts): number | null {
  const row = plan === "custom" ? undefined : facts.plans[plan as Exclude<PlanId, "custom">];
  return row?.maxUsers ?? null;
}
