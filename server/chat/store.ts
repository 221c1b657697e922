import { createHash, randomUUID } from "node:crypto";
import type { Locale } from "#locales/index.ts";
import type { SiteMessage } from "../contract/chat.ts";
import type { Database, MessageState } from "../db/schema.ts";

/** A stored conversation as its visitor may read it. */
export type StoredConversation = { id: string; lang: string; messages: SiteMessage[] };

/** The visitor cookie as stored: a hash, so that the table gives nobody a working cookie. */
export function hashVisitor(cookie: string): string {
  return createHash("sha256").update(cookie).digest("hex");
}

/** Storage of conversations, feedback and unanswered questions. Times are epoch milliseconds from `now`. */
export function createChatStore(options: { db: Database; now: () => number }) {
  const { db, now } = options;

  const findOwn = (id: string, visitorHash: string) =>
    db
      .selectFrom("conversations")
      .selectAll()
      .where("id", "=", id)
      .where("visitor_hash", "=", visitorHash)
      .executeTakeFirst();

  return {
    /**
     * Makes sure a conversation of this visitor exists and stores the question before any answer starts. An id that
     * belongs to somebody else is replaced by a new one, so that nothing of theirs is read or changed. A question
     * whose id is known (retry, edit) replaces the stored one and what came after it.
     * @returns the conversation's id
     */
    async saveQuestion(question: {
      conversationId: string | undefined;
      visitorHash: string;
      lang: Locale;
      message: { id: string; text: string };
    }): Promise<string> {
      const { visitorHash, lang, message } = question;
      return db.transaction().execute(async (trx) => {
        const time = now();
        const requested = question.conversationId ?? randomUUID();
        const existing = await trx
          .selectFrom("conversations")
          .select(["id", "visitor_hash"])
          .where("id", "=", requested)
          .executeTakeFirst();
        const isOwn = existing?.visitor_hash === visitorHash;
        const id = existing === undefined || isOwn ? requested : randomUUID();
        if (isOwn)
          await trx.updateTable("conversations").set({ updated_at: time, lang }).where("id", "=", id).execute();
        else {
          const row = { id, visitor_hash: visitorHash, lang, created_at: time, updated_at: time };
          await trx.insertInto("conversations").values(row).execute();
        }
        const known = await trx
          .selectFrom("messages")
          .select("position")
          .where("conversation_id", "=", id)
          .where("id", "=", message.id)
          .executeTakeFirst();
        const last = await trx
          .selectFrom("messages")
          .select(({ fn }) => fn.max("position").as("position"))
          .where("conversation_id", "=", id)
          .executeTakeFirst();
        const position = known?.position ?? Number(last?.position ?? 0) + 1;
        if (known !== undefined) {
          await trx
            .deleteFrom("messages")
            .where("conversation_id", "=", id)
            .where("position", ">=", position)
            .execute();
        }
        await trx
          .insertInto("messages")
          .values({
            conversation_id: id,
            id: message.id,
            position,
            role: "user",
            author: "visitor",
            parts: JSON.stringify([{ type: "text", text: message.text }]),
            metadata: null,
            state: "done",
            created_at: time,
          })
          .execute();
        return id;
      });
    },

    /** Stores an answer, finished or stopped. A conversation that was forgotten meanwhile stays forgotten. */
    async saveAnswer(conversationId: string, message: SiteMessage, state: MessageState): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const conversation = await trx
          .selectFrom("conversations")
          .select("id")
          .where("id", "=", conversationId)
          .executeTakeFirst();
        if (conversation === undefined) return;
        const last = await trx
          .selectFrom("messages")
          .select(({ fn }) => fn.max("position").as("position"))
          .where("conversation_id", "=", conversationId)
          .executeTakeFirst();
        await trx
          .insertInto("messages")
          .values({
            conversation_id: conversationId,
            id: message.id,
            position: Number(last?.position ?? 0) + 1,
            role: "assistant",
            author: "automatic",
            parts: JSON.stringify(message.parts),
            metadata: JSON.stringify(message.metadata ?? {}),
            state,
            created_at: now(),
          })
          .onConflict((conflict) => conflict.columns(["conversation_id", "id"]).doNothing())
          .execute();
      });
    },

    /** Keeps a question nobody could answer, for staff. */
    async saveUnanswered(row: {
      conversationId: string;
      lang: Locale;
      question: string;
      knowledgeVersion: string;
    }): Promise<void> {
      await db
        .insertInto("unanswered")
        .values({
          id: randomUUID(),
          conversation_id: row.conversationId,
          lang: row.lang,
          question: row.question,
          knowledge_version: row.knowledgeVersion,
          created_at: now(),
        })
        .execute();
    },

    /** The visitor's own conversation, or null when there is none with this id for this visitor. */
    async read(id: string, visitorHash: string): Promise<StoredConversation | null> {
      const conversation = await findOwn(id, visitorHash);
      if (conversation === undefined) return null;
      const rows = await db
        .selectFrom("messages")
        .selectAll()
        .where("conversation_id", "=", id)
        .orderBy("position")
        .execute();
      const messages = rows.map(
        (row) =>
          ({
            id: row.id,
            role: row.role,
            parts: JSON.parse(row.parts) as SiteMessage["parts"],
            metadata: {
              ...(row.metadata === null ? {} : (JSON.parse(row.metadata) as object)),
              author: row.author,
              createdAt: row.created_at,
            },
          }) as SiteMessage,
      );
      return { id, lang: conversation.lang, messages };
    },

    /** Erases a conversation and everything that belongs to it. Answers whether there was one. */
    async forget(id: string, visitorHash: string): Promise<boolean> {
      const result = await db
        .deleteFrom("conversations")
        .where("id", "=", id)
        .where("visitor_hash", "=", visitorHash)
        .executeTakeFirst();
      return Number(result.numDeletedRows) > 0;
    },

    /** Stores a judgement of an answer, replacing an earlier one. False when the answer is not this visitor's. */
    async saveFeedback(options: {
      conversationId: string;
      visitorHash: string;
      messageId: string;
      value: "up" | "down";
      reason: string | undefined;
      comment: string | undefined;
    }): Promise<boolean> {
      const { conversationId, visitorHash, messageId, value } = options;
      if ((await findOwn(conversationId, visitorHash)) === undefined) return false;
      const message = await db
        .selectFrom("messages")
        .select("id")
        .where("conversation_id", "=", conversationId)
        .where("id", "=", messageId)
        .where("role", "=", "assistant")
        .executeTakeFirst();
      if (message === undefined) return false;
      const judgement = { value, reason: options.reason ?? null, comment: options.comment ?? null, created_at: now() };
      await db
        .insertInto("feedback")
        .values({ conversation_id: conversationId, message_id: messageId, ...judgement })
        .onConflict((conflict) => conflict.columns(["conversation_id", "message_id"]).doUpdateSet(judgement))
        .execute();
      return true;
    },
  };
}
