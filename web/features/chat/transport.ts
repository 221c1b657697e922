import type { UIMessageChunk } from "ai";
import { HttpChatTransport } from "ai";
import type { Locale } from "#locales/index.ts";
import type { SiteMessage } from "#server/contract/chat.ts";
import { MAX_MESSAGES } from "#server/contract/chat-limits.ts";

/** Where the visitor is: sent along so that the answer fits page and language. */
let situation: { lang: Locale; page: string } = { lang: "en", page: "/" };

/** Notes the page and language being shown. */
export function setSituation(now: { lang: Locale; page: string }): void {
  situation = now;
}

/** Language being shown. */
export function currentLang(): Locale {
  return situation.lang;
}

/**
 * The SDK's transport with a reader of our own. Theirs checks every part of the stream with zod, which alone weighs
 * more than the whole chat; the stream comes from our own server, and parts of an unknown type are left out here.
 */
class SiteTransport extends HttpChatTransport<SiteMessage> {
  /** The server sends an answer in progress again from its first part. */
  readonly resumeStreamIsReplay = true;

  protected override processResponseStream(
    stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  ): ReadableStream<UIMessageChunk> {
    return readChunks(stream) as ReadableStream<UIMessageChunk>;
  }
}

/** Parts of the stream that the chat knows what to do with. */
const KNOWN =
  /^(?:start|finish|abort|error|start-step|finish-step|text-(?:start|delta|end)|source-url|message-metadata|data-[\w-]+)$/;

/** Reads server-sent events: one JSON object per `data:` line, comments and `[DONE]` left out. */
export function readChunks(stream: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<{ type: string }> {
  let rest = "";
  return stream.pipeThrough(new TextDecoderStream()).pipeThrough(
    new TransformStream<string, { type: string }>({
      transform(text, controller) {
        const lines = (rest + text).split(/\r?\n/);
        rest = lines.pop() ?? "";
        for (const line of lines) {
          const chunk = readLine(line);
          if (chunk !== null) controller.enqueue(chunk);
        }
      },
      flush(controller) {
        const chunk = readLine(rest);
        if (chunk !== null) controller.enqueue(chunk);
      },
    }),
  );
}

function readLine(line: string): { type: string } | null {
  if (!line.startsWith("data:")) return null;
  const text = line.slice("data:".length).trim();
  if (text === "" || text === "[DONE]") return null;
  const chunk: unknown = JSON.parse(text);
  const { type } = (chunk ?? {}) as { type?: unknown };
  return typeof type === "string" && KNOWN.test(type) ? (chunk as { type: string }) : null;
}

/**
 * Only text goes back to the server: it keeps cards and sources itself and trusts nothing but the visitor's own turns.
 * Very long conversations send their end.
 */
export const transport = new SiteTransport({
  api: "/api/chat",
  prepareSendMessagesRequest: ({ id, messages, trigger, messageId }) => ({
    body: { id, ...situation, trigger, messageId, messages: messages.slice(-MAX_MESSAGES).map(textOnly) },
  }),
});

function textOnly({ id, role, parts }: SiteMessage) {
  return {
    id,
    role,
    parts: parts.flatMap((part) => (part.type === "text" ? [{ type: part.type, text: part.text }] : [])),
  };
}
