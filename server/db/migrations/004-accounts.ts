import type { Kysely } from "kysely";

/** Subscriptions, checkouts and payments, and what an account keeps on its dashboard. */
export const accountsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("secrets")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("subscriptions")
      .addColumn("user_id", "text", (column) => column.primaryKey())
      .addColumn("plan", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("users", "integer", (column) => column.notNull())
      .addColumn("billing", "text")
      .addColumn("trial_ends_at", "bigint", (column) => column.notNull())
      .addColumn("provider", "text")
      .addColumn("provider_ref", "text")
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("checkouts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text")
      .addColumn("request_key", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("provider", "text", (column) => column.notNull())
      .addColumn("provider_ref", "text")
      .addColumn("url", "text")
      .addColumn("plan", "text", (column) => column.notNull())
      .addColumn("users", "integer", (column) => column.notNull())
      .addColumn("billing", "text", (column) => column.notNull())
      .addColumn("device", "integer", (column) => column.notNull())
      .addColumn("lang", "text", (column) => column.notNull())
      .addColumn("recurring_cents", "bigint", (column) => column.notNull())
      .addColumn("once_cents", "bigint", (column) => column.notNull())
      .addColumn("recurring_vat_cents", "bigint", (column) => column.notNull())
      .addColumn("once_vat_cents", "bigint", (column) => column.notNull())
      .addColumn("total_cents", "bigint", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("subscription_ref", "text")
      .addColumn("subscription_ended_at", "bigint")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("checkouts_request", ["user_id", "request_key"])
      .execute();
    await db.schema.createIndex("checkouts_subscription").on("checkouts").column("subscription_ref").execute();
    await db.schema
      .createTable("payments")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text")
      .addColumn("checkout_id", "text", (column) => column.unique().references("checkouts.id"))
      .addColumn("number", "text", (column) => column.notNull().unique())
      .addColumn("provider", "text", (column) => column.notNull())
      .addColumn("provider_ref", "text", (column) => column.notNull())
      .addColumn("plan", "text", (column) => column.notNull())
      .addColumn("users", "integer", (column) => column.notNull())
      .addColumn("billing", "text", (column) => column.notNull())
      .addColumn("total_cents", "bigint", (column) => column.notNull())
      .addColumn("vat_cents", "bigint", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("paid_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("payments_provider_ref", ["provider", "provider_ref"])
      .execute();
    await db.schema.createIndex("payments_user").on("payments").columns(["user_id", "paid_at"]).execute();
    await db.schema
      .createTable("payment_events")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("received_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("invitations")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("lang", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("sent_at", "bigint")
      .addUniqueConstraint("invitations_once", ["user_id", "email"])
      .execute();
    await db.schema
      .createTable("checklist_items")
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("item", "text", (column) => column.notNull())
      .addColumn("done_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("checklist_items_pk", ["user_id", "item"])
      .execute();
    await db.schema
      .createTable("visitor_accounts")
      .addColumn("visitor_hash", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("visitor_accounts_user").on("visitor_accounts").column("user_id").execute();
  },
};
