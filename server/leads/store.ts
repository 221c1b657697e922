import { createHash, randomUUID } from "node:crypto";
import type { LeadRequest } from "../contract/leads.ts";
import type { Database, LeadDeliveryRow, LeadRow } from "../db/schema.ts";
import { createReference } from "./reference.ts";

/** A stored request. */
export type Lead = LeadRequest & { id: string; reference: string; createdAt: number };

/** State of one delivery, for the people who look after requests. */
export type LeadDeliveryState = Pick<LeadDeliveryRow, "channel" | "state" | "attempts"> & { lastError: string | null };

/** What became of a submit. `conflict`: the key was used before for a request with other content. */
export type LeadOutcome = { kind: "created" | "duplicate"; lead: Lead } | { kind: "conflict" };

/** A delivery that this process has taken over until its lease ends. */
export type DueDelivery = { lead: Lead; channel: string; attempt: number };

/** Storage of requests and their deliveries. */
export type LeadStore = ReturnType<typeof createLeadStore>;

/** How long a running send keeps others away; a process that dies in between is followed up after that. */
const LEASE_MS = 2 * 60_000;

/** Requests in the database. A request and its pending deliveries are written in one transaction. */
export function createLeadStore(options: { db: Database; now: () => number }) {
  const { db, now } = options;
  return {
    /** Stores a request once per key. It is safe on disk when this resolves. */
    async save(input: {
      request: LeadRequest;
      key: string | undefined;
      channels: readonly string[];
    }): Promise<LeadOutcome> {
      const { request, key = randomUUID(), channels } = input;
      const row = toRow({ request, key, createdAt: now() });
      const isNew = await db.transaction().execute(async (transaction) => {
        const inserted = await transaction
          .insertInto("leads")
          .values(row)
          .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
          .returning("id")
          .executeTakeFirst();
        if (inserted === undefined) return false;
        if (channels.length > 0) {
          await transaction
            .insertInto("lead_deliveries")
            .values(channels.map((channel) => pending(row, channel)))
            .execute();
        }
        return true;
      });
      if (isNew) return { kind: "created", lead: toLead(row) };
      const known = await db
        .selectFrom("leads")
        .selectAll()
        .where("idempotency_key", "=", key)
        .executeTakeFirstOrThrow();
      return known.content_hash === row.content_hash
        ? { kind: "duplicate", lead: toLead(known) }
        : { kind: "conflict" };
    },

    /** Newest requests first, with the state of their deliveries. */
    async list(input: { limit: number; before?: number }): Promise<(Lead & { deliveries: LeadDeliveryState[] })[]> {
      const rows = await db
        .selectFrom("leads")
        .selectAll()
        .where("created_at", "<", input.before ?? Number.MAX_SAFE_INTEGER)
        .orderBy("created_at", "desc")
        .limit(input.limit)
        .execute();
      if (rows.length === 0) return [];
      const deliveries = await db
        .selectFrom("lead_deliveries")
        .selectAll()
        .where(
          "lead_id",
          "in",
          rows.map(({ id }) => id),
        )
        .execute();
      return rows.map((row) => ({
        ...toLead(row),
        deliveries: deliveries
          .filter(({ lead_id }) => lead_id === row.id)
          .map(({ channel, state, attempts, last_error }) => ({ channel, state, attempts, lastError: last_error })),
      }));
    },

    /** Takes over deliveries whose time has come; another instance that looks at the same moment gets none of them. */
    async claimDue(input: { channels: readonly string[]; limit: number }): Promise<DueDelivery[]> {
      const { channels, limit } = input;
      if (channels.length === 0) return [];
      const due = await db
        .selectFrom("lead_deliveries")
        .selectAll()
        .where("state", "=", "pending")
        .where("channel", "in", channels)
        .where("next_attempt_at", "<=", now())
        .orderBy("next_attempt_at")
        .limit(limit)
        .execute();
      const claimed: DueDelivery[] = [];
      for (const { lead_id, channel, attempts, next_attempt_at } of due) {
        const taken = await db
          .updateTable("lead_deliveries")
          .set({ attempts: attempts + 1, next_attempt_at: now() + LEASE_MS })
          .where("lead_id", "=", lead_id)
          .where("channel", "=", channel)
          .where("state", "=", "pending")
          .where("next_attempt_at", "=", next_attempt_at)
          .executeTakeFirst();
        if (taken.numUpdatedRows === 0n) continue;
        const row = await db.selectFrom("leads").selectAll().where("id", "=", lead_id).executeTakeFirstOrThrow();
        claimed.push({ lead: toLead(row), channel, attempt: attempts + 1 });
      }
      return claimed;
    },

    /** When the next delivery is due, or null when none is pending. */
    async nextDueAt(channels: readonly string[]): Promise<number | null> {
      if (channels.length === 0) return null;
      const row = await db
        .selectFrom("lead_deliveries")
        .select("next_attempt_at")
        .where("state", "=", "pending")
        .where("channel", "in", channels)
        .orderBy("next_attempt_at")
        .limit(1)
        .executeTakeFirst();
      return row?.next_attempt_at ?? null;
    },

    async markSent(delivery: DueDelivery): Promise<void> {
      await update(db, delivery, { state: "sent", sent_at: now(), last_error: null });
    },

    /** @param retryAt epoch milliseconds of the next attempt, or null to give up */
    async markFailed(delivery: DueDelivery, error: string, retryAt: number | null): Promise<void> {
      const last_error = error.slice(0, 500);
      await update(
        db,
        delivery,
        retryAt === null ? { state: "failed", last_error } : { next_attempt_at: retryAt, last_error },
      );
    },
  };
}

async function update(db: Database, delivery: DueDelivery, change: Partial<LeadDeliveryRow>): Promise<void> {
  await db
    .updateTable("lead_deliveries")
    .set(change)
    .where("lead_id", "=", delivery.lead.id)
    .where("channel", "=", delivery.channel)
    .execute();
}

function toRow(options: { request: LeadRequest; key: string; createdAt: number }): LeadRow {
  const { request, key, createdAt } = options;
  const { kind, lang, email, ...details } = request;
  return {
    id: randomUUID(),
    reference: createReference(),
    idempotency_key: key,
    content_hash: createHash("sha256").update(JSON.stringify(request)).digest("hex"),
    kind,
    lang,
    email,
    details: JSON.stringify(details),
    created_at: createdAt,
  };
}

function pending(row: LeadRow, channel: string): LeadDeliveryRow {
  return {
    lead_id: row.id,
    channel,
    state: "pending",
    attempts: 0,
    next_attempt_at: row.created_at,
    last_error: null,
    sent_at: null,
  };
}

function toLead(row: LeadRow): Lead {
  const { id, reference, kind, lang, email, details, created_at } = row;
  return { id, reference, createdAt: created_at, ...({ kind, lang, email, ...JSON.parse(details) } as LeadRequest) };
}
