import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { onTestFinished } from "vitest";

/** One reply of the stand-in endpoint, in the order the requests come. */
export type Reply =
  | { kind: "text"; pieces: string[] }
  | { kind: "tool"; name: string; input: unknown }
  /** Sends the pieces and then closes the connection without an end. */
  | { kind: "cut"; pieces: string[] }
  /** Sends the pieces and then nothing more, without closing. */
  | { kind: "silent"; pieces: string[] }
  | { kind: "garbage" }
  | { kind: "status"; status: 401 | 500 };

/** What a model was asked. */
export type ModelRequest = { messages: { role: string; content: unknown }[]; tools?: unknown[] };

/**
 * A real HTTP server that speaks the OpenAI chat-completions format. The last reply is repeated when more requests come.
 * @returns its base address and the requests it received
 */
export async function startOpenAiServer(
  replies: readonly Reply[],
): Promise<{ baseUrl: string; requests: ModelRequest[] }> {
  const requests: ModelRequest[] = [];
  const app = new Hono().post("/v1/chat/completions", async (c) => {
    requests.push((await c.req.json()) as ModelRequest);
    const reply = replies[Math.min(requests.length, replies.length) - 1];
    if (reply === undefined) return c.text("no reply", 500);
    if (reply.kind === "status") return c.json({ error: { message: "scripted" } }, reply.status);
    if (reply.kind === "garbage") return c.body("data: {not json\n\n", 200, { "content-type": "text/event-stream" });
    return streamSSE(
      c,
      async (stream) => {
        const send = (delta: object, finish: string | null = null) =>
          stream.writeSSE({
            data: JSON.stringify({
              id: "r",
              object: "chat.completion.chunk",
              created: 1,
              model: "scripted",
              choices: [{ index: 0, delta, finish_reason: finish }],
            }),
          });
        if (reply.kind === "tool") {
          const call = {
            index: 0,
            id: `call-${requests.length}`,
            type: "function",
            function: { name: reply.name, arguments: JSON.stringify(reply.input) },
          };
          await send({ role: "assistant", content: null, tool_calls: [call] });
          await send({}, "tool_calls");
        } else {
          for (const content of reply.pieces) await send({ content });
          if (reply.kind === "cut") throw new Error("cut");
          if (reply.kind === "silent") await stream.sleep(60_000);
          await send({}, "stop");
        }
        await stream.writeSSE({ data: "[DONE]" });
      },
      async (_error, stream) => {
        stream.abort();
      },
    );
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise<void>((resolve) => server.once("listening", () => resolve()));
  onTestFinished(() => {
    if ("closeAllConnections" in server) server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, requests };
}
