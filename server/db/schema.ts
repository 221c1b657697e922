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

/** A secret of this installation, made at first use and shared by its instances. */
export type SecretRow = { name: string; value: string };

/** State of a subscription; `trialing` needs no payment. */
export type SubscriptionStatus = "trialing" | "active" | "past_due" | "canceled";

/** What an account has. One row per account, made when the account is first seen. */
export type SubscriptionRow = {
  user_id: string;
  plan: string;
  status: SubscriptionStatus;
  users: number;
  billing: string | null;
  trial_ends_at: number;
  provider: string | null;
  /** The provider's subscription, or the checkout in the sandbox. */
  provider_ref: string | null;
  /** Time of the newest provider event that counted; older ones that come late are ignored. */
  changed_at: number;
};

/** How far a checkout got. `paid` is final; a failed one may be tried again. */
export type CheckoutStatus = "open" | "paid" | "failed" | "cancelled" | "expired";

/** A payment being made. Amounts are integer cents computed from the facts when it was started. */
export type CheckoutRow = {
  id: string;
  /** Null once the account is deleted. */
  user_id: string | null;
  /** Chosen by the client, so that a repeated request is the same checkout. */
  request_key: string;
  status: CheckoutStatus;
  provider: string;
  /** The provider's session. */
  provider_ref: string | null;
  url: string | null;
  plan: string;
  users: number;
  billing: string;
  /** 1 with devices, 0 without. */
  device: number;
  lang: string;
  /** Without VAT. */
  recurring_cents: number;
  /** Without VAT. */
  once_cents: number;
  recurring_vat_cents: number;
  once_vat_cents: number;
  /** What is charged now, with VAT. */
  total_cents: number;
  currency: string;
  subscription_ref: string | null;
  /** The provider ended the subscription, perhaps before its payment was reported. */
  subscription_ended_at: number | null;
  created_at: number;
  changed_at: number;
};

/** Money received. A checkout has at most one; renewals have none. */
export type PaymentRow = {
  id: string;
  user_id: string | null;
  checkout_id: string | null;
  /** What the customer sees on the invoice list. */
  number: string;
  provider: string;
  provider_ref: string;
  plan: string;
  users: number;
  billing: string;
  total_cents: number;
  vat_cents: number;
  currency: string;
  paid_at: number;
};

/** A provider event that was worked on; the same id is never worked on twice. */
export type PaymentEventRow = { id: string; type: string; received_at: number };

/** A colleague invited by an account. */
export type InvitationRow = {
  id: string;
  user_id: string;
  email: string;
  lang: string;
  created_at: number;
  sent_at: number | null;
};

/** A step of the getting-started list that was ticked. */
export type ChecklistRow = { user_id: string; item: string; done_at: number };

/** Which account a browser's conversations belong to: the first that signed in there. */
export type VisitorAccountRow = { visitor_hash: string; user_id: string };

/** All tables. */
export type Tables = {
  conversations: ConversationRow;
  messages: MessageRow;
  feedback: FeedbackRow;
  unanswered: UnansweredRow;
  leads: LeadRow;
  lead_deliveries: LeadDeliveryRow;
  secrets: SecretRow;
  subscriptions: SubscriptionRow;
  checkouts: CheckoutRow;
  payments: PaymentRow;
  payment_events: PaymentEventRow;
  invitations: InvitationRow;
  checklist_items: ChecklistRow;
  visitor_accounts: VisitorAccountRow;
};

/** The database as every store takes it. */
export type Database = Kysely<Tables>;
