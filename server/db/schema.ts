import type { Kysely } from "kysely";

/** Who wrote a message: the visitor, the automatic assistant, or a member of staff. */
export type Author = "visitor" | "automatic" | "person";

/** How far an answer got: still being written, finished, stopped by the visitor or the connection, or failed. */
export type MessageState = "streaming" | "done" | "stopped" | "failed";

/** A conversation of one browser. Times are epoch milliseconds. */
export type ConversationRow = {
  id: string;
  /** SHA-256 of the visitor cookie; the cookie itself is never stored. */
  visitor_hash: string;
  lang: string;
  created_at: number;
  updated_at: number;
};

/** One turn. `parts` and `metadata` are JSON text in the shape of the AI SDK's UI message. */
export type MessageRow = {
  conversation_id: string;
  id: string;
  /** Order within the conversation, from 1. */
  position: number;
  role: "user" | "assistant";
  author: Author;
  parts: string;
  metadata: string | null;
  state: MessageState;
  created_at: number;
};

/** A visitor's judgement of an answer; one per answer, the last one counts. */
export type FeedbackRow = {
  conversation_id: string;
  message_id: string;
  value: "up" | "down";
  reason: string | null;
  comment: string | null;
  created_at: number;
};

/** A question the knowledge did not answer, kept for staff. */
export type UnansweredRow = {
  id: string;
  conversation_id: string;
  lang: string;
  question: string;
  knowledge_version: string;
  created_at: number;
};

/** All tables. */
export type Tables = {
  conversations: ConversationRow;
  messages: MessageRow;
  feedback: FeedbackRow;
  unanswered: UnansweredRow;
};

/** The database as every store takes it. */
export type Database = Kysely<Tables>;
