import { randomUUID } from "node:crypto";
import { createUIMessageStream, streamText, toUIMessageStream } from "ai";
import type { AnswerMetadata, SiteMessage } from "../contract/chat.ts";
import type { Logger } from "../lib/logger.ts";
import type { Answer } from "./answer.ts";
import { createAnswerModel } from "./answer-model.ts";
import type { Writer } from "./writer.ts";

/** Text of an error part on the wire; the client shows its own localised sentence. */
const STREAM_ERROR = "unavailable";

/**
 * Streams an answer as an AI SDK UI message: emergency card first, then the text and its sources, then cards, links
 * and follow-up questions. Always ends with a `finish` part, or an `error` part when the answer broke.
 * @param options.answer what is known before writing starts; the writer may add to it
 * @param options.onEnd called once with the whole message and how it ended, whatever happened to the connection
 */
export function streamAnswer(options: {
  answer: Answer;
  metadata: AnswerMetadata;
  signal: AbortSignal;
  logger: Logger;
  writer: Writer;
  onEnd: (message: SiteMessage, state: "done" | "stopped" | "failed") => Promise<void>;
}) {
  const { answer, metadata, signal, logger, onEnd } = options;
  const author = options.writer;
  const answerId = metadata.answerId ?? randomUUID();
  let hasFailed = false;
  return createUIMessageStream<SiteMessage>({
    originalMessages: [],
    generateId: () => answerId,
    onError: (error) => {
      logger.error({ err: error }, "answer failed");
      return STREAM_ERROR;
    },
    execute: async ({ writer }) => {
      writer.write({ type: "start", messageId: answerId, messageMetadata: metadata });
      if (answer.emergency !== undefined)
        writer.write({ type: "data-emergency", id: "emergency", data: answer.emergency });
      const result = streamText({
        model: createAnswerModel(author),
        prompt: "answer",
        maxRetries: 0,
        abortSignal: signal,
        onError: ({ error }) => logger.warn({ err: error }, "answer interrupted"),
      });
      for await (const chunk of toUIMessageStream({
        stream: result.stream,
        sendStart: false,
        sendFinish: false,
        sendSources: true,
        onError: () => STREAM_ERROR,
      })) {
        if (chunk.type === "error") hasFailed = true;
        if (chunk.type === "abort") {
          writer.write({ type: "abort" });
          writer.setOutcome({ status: "aborted" });
          return;
        }
        writer.write(chunk as Parameters<typeof writer.write>[0]);
      }
      if (hasFailed) return;
      writeParts(author.finished(), (part) => writer.write(part));
      writer.write({ type: "finish", finishReason: "stop", messageMetadata: { answeredBy: author.answeredBy() } });
      writer.setOutcome({ status: "completed" });
    },
    onEnd: async ({ responseMessage, isAborted }) => {
      const message = { ...responseMessage, id: answerId, metadata: { ...metadata, ...responseMessage.metadata } };
      await onEnd(message, isAborted || signal.aborted ? "stopped" : hasFailed ? "failed" : "done");
    },
  });
}

type DataPart =
  | { type: "data-quote"; id: string; data: NonNullable<Answer["quote"]> }
  | { type: "data-choices"; id: string; data: NonNullable<Answer["choices"]> }
  | { type: "data-form"; id: string; data: NonNullable<Answer["form"]> }
  | { type: "data-action"; id: string; data: Answer["actions"][number] }
  | { type: "data-suggestions"; id: string; data: { questions: string[] } };

function writeParts(answer: Answer, write: (part: DataPart) => void): void {
  if (answer.quote !== undefined) write({ type: "data-quote", id: "quote", data: answer.quote });
  if (answer.choices !== undefined) write({ type: "data-choices", id: "choices", data: answer.choices });
  if (answer.form !== undefined) write({ type: "data-form", id: "form", data: answer.form });
  answer.actions.forEach((action, index) => {
    write({ type: "data-action", id: `action-${index + 1}`, data: action });
  });
  if (answer.suggestions.length > 0) {
    write({ type: "data-suggestions", id: "suggestions", data: { questions: [...answer.suggestions] } });
  }
}
