import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** An endpoint in the OpenAI format that writes one sentence at a time, so that a test can act in the middle of an answer. */
export async function startSlowModel(options: { sentences: number; pauseMs: number }): Promise<{
  /** Environment that makes a server use it. */
  env: Record<string, string>;
  close: () => void;
}> {
  const { sentences, pauseMs } = options;
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const send = (delta: object, finish: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: "r", object: "chat.completion.chunk", created: 1, model: "slow", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    let sent = 0;
    const timer = setInterval(() => {
      sent += 1;
      if (sent <= sentences) {
        send({ role: "assistant", content: "You can try it before you decide. " });
        return;
      }
      send({}, "stop");
      response.end("data: [DONE]\n\n");
      clearInterval(timer);
    }, pauseMs);
    response.once("close", () => clearInterval(timer));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    env: { CHAT_MODEL: "slow", CHAT_BASE_URL: `http://127.0.0.1:${port}/v1`, CHAT_API_KEY: "none" },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
