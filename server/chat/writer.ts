import { setTimeout as wait } from "node:timers/promises";
import type { Answer } from "./answer.ts";
import { sentences } from "./sentences.ts";

/** Pause between sentences: reads as writing, and each delta costs, so few large ones are sent (performance.md 5). */
const SENTENCE_PAUSE_MS = 30;

/** Whoever writes the words of an answer: the knowledge folder or a language model. */
export type Writer = {
  /** Sentences in order. Rejects only when the visitor stopped the answer. */
  write(signal: AbortSignal): AsyncIterable<string>;
  answeredBy(): "knowledge" | "model";
  /** The answer with everything that was added while writing; read after `write` has ended. */
  finished(): Answer;
};

/** Writes the staff-written answer, one sentence after the other. */
export function createKnowledgeWriter(answer: Answer, options: { pauseMs?: number } = {}): Writer {
  const { pauseMs = SENTENCE_PAUSE_MS } = options;
  return {
    answeredBy: () => "knowledge",
    finished: () => answer,
    async *write(signal) {
      let isFirst = true;
      for (const sentence of sentences(answer.blocks)) {
        if (!isFirst && pauseMs > 0) await wait(pauseMs);
        signal.throwIfAborted();
        yield sentence;
        isFirst = false;
      }
    },
  };
}
