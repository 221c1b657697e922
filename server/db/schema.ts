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

/** A request to the team. */
export type LeadRow = {
  id: string;
  /** What the visitor is told, e.g. `7F3K-9Q2M`. */
  reference: string;
  /** Makes a repeated submit one request. */
  idempotency_key: string;
  /** SHA-256 of the request, so that a key cannot be reused for another one. */
  content_hash: string;
  kind: string;
  lang: string;
  email: string;
  /** Everything else of the request as JSON text. */
  details: string;
  created_at: number;
};

/** Sending one request by one channel. */
export type LeadDeliveryRow = {
  lead_id: string;
  channel: string;
  state: "pending" | "sent" | "failed";
  attempts: number;
  /** Epoch milliseconds; while a send is running, the time after which another instance may try. */
  next_attempt_at: number;
  last_error: string | null;
  sent_at: number | null;
};

/** All tables. */
export type Tables = {
  conversations: ConversationRow;
  messages: MessageRow;
  feedback: FeedbackRow;
  unanswered: UnansweredRow;
  leads: LeadRow;
  lead_deliveries: LeadDeliveryRow;
};

/** The database as every store takes it. */
export type Database = Kysely<Tables>;
