import type { Kysely } from "kysely";

/** Conversations, their messages, feedback and unanswered questions. */
export const conversationsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("conversations")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("visitor_hash", "text", (column) => column.notNull())
      .addColumn("lang", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("conversations_visitor")
      .on("conversations")
      .columns(["visitor_hash", "updated_at"])
      .execute();
    await db.schema
      .createTable("messages")
      .addColumn("conversation_id", "text", (column) =>
        column.notNull().references("conversations.id").onDelete("cascade"),
      )
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("author", "text", (column) => column.notNull())
      .addColumn("parts", "text", (column) => column.notNull())
      .addColumn("metadata", "text")
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("messages_pk", ["conversation_id", "id"])
      .execute();
    await db.schema
      .createTable("feedback")
      .addColumn("conversation_id", "text", (column) =>
        column.notNull().references("conversations.id").onDelete("cascade"),
      )
      .addColumn("message_id", "text", (column) => column.notNull())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("reason", "text")
      .addColumn("comment", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("feedback_pk", ["conversation_id", "message_id"])
      .execute();
    await db.schema
      .createTable("unanswered")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("conversation_id", "text", (column) =>
        column.notNull().references("conversations.id").onDelete("cascade"),
      )
      .addColumn("lang", "text", (column) => column.notNull())
      .addColumn("question", "text", (column) => column.notNull())
      .addColumn("knowledge_version", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
