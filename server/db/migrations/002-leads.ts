import type { Kysely } from "kysely";

/** Requests to the team, and their delivery by each channel. */
export const leadsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("leads")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("reference", "text", (column) => column.notNull().unique())
      .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
      .addColumn("content_hash", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("lang", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("details", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("leads_created").on("leads").column("created_at").execute();
    await db.schema
      .createTable("lead_deliveries")
      .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
      .addColumn("last_error", "text")
      .addColumn("sent_at", "bigint")
      .addPrimaryKeyConstraint("lead_deliveries_pk", ["lead_id", "channel"])
      .execute();
    await db.schema
      .createIndex("lead_deliveries_due")
      .on("lead_deliveries")
      .columns(["state", "next_attempt_at"])
      .execute();
  },
};
