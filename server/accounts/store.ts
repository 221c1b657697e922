import { randomUUID } from "node:crypto";
import type { AccountView, ChecklistItem, ConversationView, InvitationView, PaymentView } from "../contract/account.ts";
import { CHECKLIST_ITEMS } from "../contract/account.ts";
import type { PlanId } from "../contract/quote.ts";
import type { Database, InvitationRow, PaymentRow } from "../db/schema.ts";

/** Most conversations listed; older ones stay in the download. */
const LISTED_CONVERSATIONS = 20;
/** Characters of a conversation's first question in the list. */
const EXCERPT_CHARS = 120;

/** Outcome of inviting a colleague. */
export type InviteOutcome = { kind: "created" | "known"; invitation: InvitationRow } | { kind: "full" };

/** Storage of the dashboard. Times are epoch milliseconds from `now`. */
export function createAccountStore(options: { db: Database; now: () => number }) {
  const { db, now } = options;
  return {
    /** Gives a browser's conversations to the account, unless they already belong to another. */
    async claimVisitor(userId: string, visitorHash: string): Promise<void> {
      await db
        .insertInto("visitor_accounts")
        .values({ visitor_hash: visitorHash, user_id: userId })
        .onConflict((conflict) => conflict.column("visitor_hash").doNothing())
        .execute();
    },
    async lists(
      userId: string,
    ): Promise<Pick<AccountView, "invitations" | "checklist" | "payments" | "conversations">> {
      const invitations = await db
        .selectFrom("invitations")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .execute();
      const ticked = await db.selectFrom("checklist_items").select("item").where("user_id", "=", userId).execute();
      const payments = await db
        .selectFrom("payments")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("paid_at", "desc")
        .execute();
      return {
        invitations: invitations.map(toInvitationView),
        checklist: CHECKLIST_ITEMS.filter((item) => ticked.some((row) => row.item === item)),
        payments: payments.map(toPaymentView),
        conversations: await listConversations(db, userId),
      };
    },
    async setChecklistItem(userId: string, item: ChecklistItem, isDone: boolean): Promise<void> {
      if (!isDone) {
        await db.deleteFrom("checklist_items").where("user_id", "=", userId).where("item", "=", item).execute();
        return;
      }
      await db
        .insertInto("checklist_items")
        .values({ user_id: userId, item, done_at: now() })
        .onConflict((conflict) => conflict.columns(["user_id", "item"]).doNothing())
        .execute();
    },
    /** @param options.seatCap people the plan covers, the owner included; null for no fixed cap */
    async invite(invited: {
      userId: string;
      email: string;
      lang: string;
      seatCap: number | null;
    }): Promise<InviteOutcome> {
      const { userId, email, lang, seatCap } = invited;
      return db.transaction().execute(async (trx) => {
        // Locks the account's row, so that two requests at once cannot both take the last seat.
        await trx.updateTable("subscriptions").set({ user_id: userId }).where("user_id", "=", userId).execute();
        const all = await trx.selectFrom("invitations").selectAll().where("user_id", "=", userId).execute();
        const known = all.find((row) => row.email === email);
        if (known !== undefined) return { kind: "known" as const, invitation: known };
        if (seatCap !== null && all.length + 1 >= seatCap) return { kind: "full" as const };
        const invitation = { id: randomUUID(), user_id: userId, email, lang, created_at: now(), sent_at: null };
        await trx.insertInto("invitations").values(invitation).execute();
        return { kind: "created" as const, invitation };
      });
    },
    async markInvitationSent(id: string): Promise<void> {
      await db.updateTable("invitations").set({ sent_at: now() }).where("id", "=", id).execute();
    },
    /** Answers false when the account has no such invitation. */
    async withdrawInvitation(userId: string, id: string): Promise<boolean> {
      const gone = await db
        .deleteFrom("invitations")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .returning("id")
        .executeTakeFirst();
      return gone !== undefined;
    },
    /** Everything kept about the account here, as plain data for its owner. */
    async exportAll(userId: string) {
      const own = <Table extends "subscriptions" | "checkouts" | "payments" | "invitations" | "checklist_items">(
        table: Table,
      ) =>
        db
          .selectFrom(table as "payments")
          .selectAll()
          .where("user_id", "=", userId)
          .execute();
      const conversations = await db
        .selectFrom("conversations")
        .select(["id", "lang", "created_at", "updated_at"])
        .where("visitor_hash", "in", visitorsOf(db, userId))
        .execute();
      const ids = conversations.map(({ id }) => id);
      const inOwn = (table: "messages" | "feedback" | "unanswered") =>
        ids.length === 0
          ? []
          : db
              .selectFrom(table as "messages")
              .selectAll()
              .where("conversation_id", "in", ids)
              .execute();
      return {
        subscription: await own("subscriptions"),
        checkouts: await own("checkouts"),
        payments: await own("payments"),
        invitations: await own("invitations"),
        checklist: await own("checklist_items"),
        conversations,
        messages: await inOwn("messages"),
        feedback: await inOwn("feedback"),
        unanswered: await inOwn("unanswered"),
      };
    },
    /** Erases the account here. Payments stay for the accounts department, without any link to a person. */
    async erase(userId: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom("conversations").where("visitor_hash", "in", visitorsOf(trx, userId)).execute();
        for (const table of ["visitor_accounts", "invitations", "checklist_items", "subscriptions"] as const) {
          await trx.deleteFrom(table).where("user_id", "=", userId).execute();
        }
        for (const table of ["payments", "checkouts"] as const) {
          await trx.updateTable(table).set({ user_id: null }).where("user_id", "=", userId).execute();
        }
      });
    },
  };
}

function visitorsOf(db: Database, userId: string) {
  return db.selectFrom("visitor_accounts").select("visitor_hash").where("user_id", "=", userId);
}

async function listConversations(db: Database, userId: string): Promise<ConversationView[]> {
  const rows = await db
    .selectFrom("conversations")
    .select(["id", "lang", "updated_at"])
    .where("visitor_hash", "in", visitorsOf(db, userId))
    .orderBy("updated_at", "desc")
    .limit(LISTED_CONVERSATIONS)
    .execute();
  if (rows.length === 0) return [];
  const questions = await db
    .selectFrom("messages")
    .select(["conversation_id", "parts", "position"])
    .where("role", "=", "user")
    .where(
      "conversation_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("position", "desc")
    .execute();
  // Later assignments win, and the earliest question comes last.
  const first = new Map(questions.map(({ conversation_id, parts }) => [conversation_id, firstText(parts)]));
  return rows.map(({ id, lang, updated_at }) => ({
    id,
    lang,
    firstQuestion: first.get(id) ?? "",
    updatedAt: new Date(updated_at).toISOString(),
  }));
}

function firstText(parts: string): string {
  const text = (JSON.parse(parts) as { text?: string }[]).find((part) => typeof part.text === "string")?.text ?? "";
  return text.length > EXCERPT_CHARS ? `${text.slice(0, EXCERPT_CHARS - 1)}…` : text;
}

/** An invitation as clients see it. */
export function toInvitationView(row: InvitationRow): InvitationView {
  return {
    id: row.id,
    email: row.email,
    createdAt: new Date(row.created_at).toISOString(),
    isSent: row.sent_at !== null,
  };
}

function toPaymentView(row: PaymentRow): PaymentView {
  return {
    number: row.number,
    plan: row.plan as PlanId,
    users: row.users,
    billing: row.billing as PaymentView["billing"],
    totalCents: row.total_cents,
    vatCents: row.vat_cents,
    currency: row.currency,
    paidAt: new Date(row.paid_at).toISOString(),
    isTest: row.provider === "sandbox",
  };
}
