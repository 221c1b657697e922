import type { Kysely } from "kysely";

/** Counters of the rate limits that several instances share; names and order of the columns are rate-limiter-flexible's. */
export const rateLimitsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("rate_limits")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("expire", "bigint")
      .execute();
  },
};
