import { setTimeout as wait } from "node:timers/promises";
import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { Answer } from "./answer.ts";

/** Pause between sentences: reads as writing, and each delta costs, so few large ones are sent (performance.md 5). */
const SENTENCE_PAUSE_MS = 30;

/** The knowledge answerer uses no tokens. */
const NO_USAGE = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/**
 * A finished answer as an AI SDK language model, so that the route has one pipeline whoever answers. Streams sources
 * first, then one sentence after the other; stops at once when aborted.
 */
export function createKnowledgeModel(answer: Answer, options: { pauseMs?: number } = {}): LanguageModelV4 {
  const { pauseMs = SENTENCE_PAUSE_MS } = options;
  const finish = { finishReason: { unified: "stop", raw: "stop" }, usage: NO_USAGE } as const;
  return {
    specificationVersion: "v4",
    provider: "alerio",
    modelId: "knowledge",
    supportedUrls: {},
    doGenerate: async () => ({ ...finish, content: [{ type: "text", text: answer.blocks.join("\n\n") }], warnings: [] }),
    doStream: async ({ abortSignal }) => {
      async function* parts(): AsyncGenerator<LanguageModelV4StreamPart> {
        yield { type: "stream-start", warnings: [] };
        for (const [index, source] of answer.sources.entries()) {
          yield { type: "source", sourceType: "url", id: `source-${index + 1}`, url: source.href, title: source.title };
        }
        yield { type: "text-start", id: "text" };
        let isFirst = true;
        for (const delta of sentences(answer.blocks)) {
          if (!isFirst && pauseMs > 0) await wait(pauseMs);
          abortSignal?.throwIfAborted();
          yield { type: "text-delta", id: "text", delta };
          isFirst = false;
        }
        yield { type: "text-end", id: "text" };
        yield { type: "finish", ...finish };
      }
      const iterator = parts();
      // Pulled, not pushed: a slow reader slows the writer, and a cancelled one stops it.
      const stream = new ReadableStream<LanguageModelV4StreamPart>({
        async pull(controller) {
          try {
            const next = await iterator.next();
            if (next.done === true) controller.close();
            else controller.enqueue(next.value);
          } catch (error) {
            controller.error(error);
          }
        },
        async cancel() {
          await iterator.return(undefined);
        },
      });
      return { stream };
    },
  };
}

/** Sentences of Markdown blocks with the spaces between them; lists and tables stay whole. */
export function sentences(blocks: readonly string[]): string[] {
  return blocks.flatMap((block, index) => {
    const text = index === 0 ? block : `\n\n${block}`;
    if (/^\s*(?:[-*|]|\d+\.)\s/m.test(block)) return [text];
    return text.match(/[\s\S]+?(?:[.!?…][*)»”"]*(?=\s+\p{Lu}|\s*$)|$)(?:\s+(?=\p{Lu}))?/gu)?.filter((part) => part !== "") ?? [text];
  });
}
