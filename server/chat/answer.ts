import type { Locale } from "#locales/index.ts";
import type { ActionData, ChoicesData, EmergencyData, FormData, Outcome } from "../contract/chat.ts";
import type { Quote } from "../contract/quote.ts";

/** A knowledge entry an answer rests on. */
export type AnswerSource = { slug: string; anchor: string | null; title: string; href: string };

/** A complete answer before it is streamed. */
export type Answer = {
  outcome: Outcome;
  locale: Locale;
  /** Markdown blocks, streamed one after the other. */
  blocks: readonly string[];
  sources: readonly AnswerSource[];
  actions: readonly ActionData[];
  suggestions: readonly string[];
  quote?: Quote;
  choices?: ChoicesData;
  form?: FormData;
  emergency?: EmergencyData;
  /** The question, when it is to be kept for staff because nothing published answers it. */
  unanswered?: string;
  /** Fact paths printed in this answer; the number guard accepts their values. */
  factPaths: readonly string[];
};

/** An answer with the parts given and nothing else. */
export function answer(parts: Partial<Answer> & Pick<Answer, "outcome" | "locale" | "blocks">): Answer {
  return { sources: [], actions: [], suggestions: [], factPaths: [], ...parts };
}
