import type { UIMessage } from "ai";
import { z } from "zod";
import { LOCALES } from "#locales/index.ts";
import { MAX_MESSAGES, MAX_QUESTION_CHARS } from "./chat-limits.ts";
import type { Quote } from "./quote.ts";

export { MAX_MESSAGES, MAX_QUESTION_CHARS } from "./chat-limits.ts";

/** Largest body of `POST /api/chat`. */
export const MAX_CHAT_BODY_BYTES = 512 * 1024;

const id = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w.:-]+$/);

const textPart = z.looseObject({ type: z.literal("text"), text: z.string() });
const otherPart = z.looseObject({ type: z.string().max(100) });

const message = z
  .looseObject({
    id: z.string().min(1).max(100),
    role: z.enum(["user", "assistant", "system"]),
    parts: z.array(z.union([textPart, otherPart])).max(100),
  })
  .superRefine((value, context) => {
    if (value.role !== "user") return;
    const text = userText(value);
    if (text === "") context.addIssue({ code: "custom", path: ["parts"], message: "a user message needs text" });
    if (text.length > MAX_QUESTION_CHARS) {
      context.addIssue({ code: "custom", path: ["parts"], message: `at most ${MAX_QUESTION_CHARS} characters` });
    }
  });

/** Body of `POST /api/chat`. Unknown keys (the AI SDK sends `trigger`, `messageId`) are ignored. */
export const chatRequest = z.object({
  id: id.optional(),
  lang: z.enum(LOCALES).optional(),
  messages: z
    .array(message)
    .min(1)
    .max(MAX_MESSAGES)
    .refine(
      (messages) => messages.some(({ role }) => role === "user"),
      "at least one message with role user is needed",
    ),
  page: z.string().max(500).optional(),
});
export type ChatRequest = z.infer<typeof chatRequest>;

/** All text of a message, joined by line breaks and trimmed. */
export function userText(value: { parts: readonly { type: string; text?: unknown }[] }): string {
  return value.parts
    .map((part) => (part.type === "text" && typeof part.text === "string" ? part.text : ""))
    .filter((text) => text !== "")
    .join("\n")
    .trim();
}

/** How an answer ended up. */
export const OUTCOMES = ["answered", "clarify", "no-match", "refused", "emergency", "smalltalk"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Metadata of each assistant message. */
export type AnswerMetadata = {
  answerId?: string;
  /** The conversation the answer was stored under; a client that sent no id learns it here. */
  conversationId?: string;
  /** Who wrote the message. */
  author?: "visitor" | "automatic" | "person";
  lang?: (typeof LOCALES)[number];
  outcome?: Outcome;
  answeredBy?: "knowledge" | "model";
  knowledgeVersion?: string;
  /** Epoch milliseconds when the answer started. */
  createdAt?: number;
};

/** A deep link the visitor can follow. */
export type ActionData = { kind: "link"; href: string; label: string; routeId: string };
/** Up to three follow-up questions, ready to send. */
export type SuggestionsData = { questions: string[] };
/** A clarifying question as cards; choosing one sends its `text` as the visitor's next turn. */
export type ChoicesData = {
  slot: "users" | "product" | "billing";
  question: string;
  /** Step of at most three. */
  step: number;
  options: { value: string; label: string; text: string; hint?: string }[];
};
/** A form rendered and submitted by the client, never through the chat. */
export type FormData = {
  form: "register" | "handoff" | "answer-later";
  prefill: Partial<Record<"email" | "fullname" | "plan" | "users" | "billing" | "question" | "topic", string>>;
};
/** Emergency numbers as links that a phone can dial. */
export type EmergencyData = {
  kind: "danger" | "self-harm";
  title: string;
  body: string;
  automatic: string;
  numbers: { label: string; number: string; href: string }[];
};

/** Data parts of an assistant message, keyed as the AI SDK expects (`data-action`, `data-quote`, ...). */
export type AnswerData = {
  action: ActionData;
  suggestions: SuggestionsData;
  quote: Quote;
  choices: ChoicesData;
  form: FormData;
  emergency: EmergencyData;
};

/** A message as stored, streamed and shown. */
export type SiteMessage = UIMessage<AnswerMetadata, AnswerData>;

/** Body of `POST /api/chat/:id/feedback`. */
export const feedbackRequest = z.object({
  messageId: z.string().min(1).max(100),
  value: z.enum(["up", "down"]),
  reason: z.string().trim().max(100).optional(),
  comment: z.string().trim().max(2_000).optional(),
});
