import { createInstance } from "i18next";
import type { Locale } from "#locales/index.ts";
import type { Knowledge } from "../content/knowledge.ts";

/** The assistant's own sentences in one language, facts filled in. Keys stand in `locales/<lang>/assistant.json`. */
export type AssistantWords = (key: string, values?: Record<string, string | number>) => string;

const wordsByKnowledge = new WeakMap<Knowledge, Partial<Record<Locale, AssistantWords>>>();

/** Sentences of a knowledge version and language; made once per version. */
export function assistantWords(knowledge: Knowledge, locale: Locale): AssistantWords {
  const known = wordsByKnowledge.get(knowledge) ?? {};
  wordsByKnowledge.set(knowledge, known);
  const existing = known[locale];
  if (existing !== undefined) return existing;
  const { messages, printedFacts } = knowledge.locales[locale];
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    ns: ["assistant"],
    defaultNS: "assistant",
    resources: { [locale]: { assistant: messages.assistant ?? {} } },
    interpolation: { escapeValue: false, defaultVariables: printedFacts },
  });
  const words: AssistantWords = (key, values = {}) => String(instance.t(key as never, values as never));
  known[locale] = words;
  return words;
}
