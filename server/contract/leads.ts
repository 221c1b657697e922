import { z } from "zod";
import { LOCALES } from "#locales/index.ts";
import { LEAD_KINDS } from "./lead-kinds.ts";
import { MAX_QUOTE_USERS } from "./quote.ts";

/** Longest message of a request. */
export const MAX_LEAD_MESSAGE_CHARS = 5_000;
/** Most turns of a conversation handed over with a request. */
export const MAX_TRANSCRIPT_TURNS = 200;
/** Largest body of `POST /api/leads`. */
export const MAX_LEAD_BODY_BYTES = 256 * 1024;

/** Requests that a person fills in as a form, and so carry a name and words of their own. */
const FORM_KINDS = ["contact", "sales", "pilot", "event"];

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => text.replace(/\s+/g, " "));
const optionalLine = (max: number) =>
  line(max)
    .transform((text) => (text === "" ? undefined : text))
    .optional();

const transcriptTurn = z.object({
  author: z.enum(["visitor", "automatic", "person"]),
  text: z.string().max(10_000),
});

/** Body of `POST /api/leads`: a request to the team. An e-mail address is always needed, or nobody could answer. */
export const leadRequest = z
  .object({
    kind: z.enum(LEAD_KINDS),
    email: z.string().trim().max(254).pipe(z.email()),
    name: optionalLine(120),
    company: optionalLine(160),
    phone: line(40)
      .refine(
        (text) => text === "" || (/^[+\d][\d\s().-]*$/.test(text) && text.replace(/\D/g, "").length >= 6),
        "phone",
      )
      .transform((text) => (text === "" ? undefined : text))
      .optional(),
    message: z
      .string()
      .trim()
      .max(MAX_LEAD_MESSAGE_CHARS)
      .transform((text) => (text === "" ? undefined : text))
      .optional(),
    /** People to protect. */
    users: z.number().int().min(1).max(MAX_QUOTE_USERS).optional(),
    /** When to meet or when the event is, in the visitor's words. */
    when: optionalLine(200),
    lang: z.enum(LOCALES).default("en"),
    /** Path of the page the request was made on. */
    page: z.string().max(300).regex(/^\//).optional(),
    /** The quote in view, as the pricing page's query. */
    pricing: z.string().max(200).optional(),
    /** Conversation the request comes from. */
    conversationId: z
      .string()
      .max(100)
      .regex(/^[\w.:-]+$/)
      .optional(),
    /** The conversation as the visitor saw it; only with `consent`. */
    transcript: z.array(transcriptTurn).max(MAX_TRANSCRIPT_TURNS).optional(),
    /** The visitor agreed that the conversation is passed on. */
    consent: z.boolean().optional(),
    /** The question to answer later. */
    question: optionalLine(2_000),
  })
  .superRefine((lead, context) => {
    const need = (field: "name" | "message" | "question") => {
      if (lead[field] === undefined) context.addIssue({ code: "custom", path: [field], message: "required" });
    };
    const isForm = FORM_KINDS.includes(lead.kind);
    if (isForm || lead.kind === "meeting") need("name");
    if (isForm) need("message");
    if (lead.kind === "answer-later") need("question");
    if (lead.transcript !== undefined && lead.consent !== true) {
      context.addIssue({ code: "custom", path: ["consent"], message: "required to pass the conversation on" });
    }
  });

/** A request as the server keeps it. */
export type LeadRequest = z.output<typeof leadRequest>;
/** A request as a client writes it. */
export type LeadDraft = z.input<typeof leadRequest>;

/** Answer of `POST /api/leads`: 201 when stored, 200 when the same request was stored before. */
export const leadReceipt = z.object({
  /** Number to quote when writing again, e.g. `7F3K-9Q2M`. */
  reference: z.string(),
  kind: z.enum(LEAD_KINDS),
  /** ISO time of storing. */
  createdAt: z.string(),
});
export type LeadReceipt = z.infer<typeof leadReceipt>;
