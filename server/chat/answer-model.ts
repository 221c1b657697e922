import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { Writer } from "./writer.ts";

/** This model itself uses no tokens; a language model behind the writer counts its own. */
const NO_USAGE = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/**
 * A writer as an AI SDK language model, so that the route has one pipeline whoever answers: the text, then the sources
 * it rests on. Stops at once when aborted.
 */
export function createAnswerModel(writer: Writer): LanguageModelV4 {
  const finish = { finishReason: { unified: "stop", raw: "stop" }, usage: NO_USAGE } as const;
  return {
    specificationVersion: "v4",
    provider: "alerio",
    modelId: "answer",
    supportedUrls: {},
    doGenerate: async ({ abortSignal }) => {
      let text = "";
      for await (const sentence of writer.write(abortSignal ?? new AbortController().signal)) text += sentence;
      return { ...finish, content: [{ type: "text", text }], warnings: [] };
    },
    doStream: async ({ abortSignal }) => {
      async function* parts(): AsyncGenerator<LanguageModelV4StreamPart> {
        yield { type: "stream-start", warnings: [] };
        yield { type: "text-start", id: "text" };
        for await (const delta of writer.write(abortSignal ?? new AbortController().signal)) {
          yield { type: "text-delta", id: "text", delta };
        }
        yield { type: "text-end", id: "text" };
        for (const [index, source] of writer.finished().sources.entries()) {
          yield { type: "source", sourceType: "url", id: `source-${index + 1}`, url: source.href, title: source.title };
        }
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
