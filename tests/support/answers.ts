import type { UIMessageChunk } from "ai";

/** A streamed answer taken apart. */
export type ReadAnswer = {
  status: number;
  text: string;
  chunks: UIMessageChunk[];
  metadata: Record<string, unknown>;
  /** Data of the parts of one kind, e.g. `data("quote")`. */
  data: (kind: string) => unknown[];
};

/** Body of `POST /api/chat` for some visitor turns. */
export function chatBody(turns: readonly string[], extra: Record<string, unknown> = {}): string {
  return JSON.stringify({
    lang: "en",
    messages: turns.map((text, index) => ({ id: `m${index + 1}`, role: "user", parts: [{ type: "text", text }] })),
    ...extra,
  });
}

/** Reads a UI message stream to its end. */
export async function readAnswer(response: Response): Promise<ReadAnswer> {
  const lines = (await response.text())
    .split("\n")
    .filter((line) => line.startsWith("data: ") && line !== "data: [DONE]");
  const chunks = lines.map((line) => JSON.parse(line.slice("data: ".length)) as UIMessageChunk);
  const text = chunks.map((chunk) => (chunk.type === "text-delta" ? chunk.delta : "")).join("");
  const metadata = Object.assign(
    {},
    ...chunks.map((chunk) => ("messageMetadata" in chunk ? chunk.messageMetadata : {})),
  );
  return {
    status: response.status,
    text,
    chunks,
    metadata,
    data: (kind) =>
      chunks.filter((chunk) => chunk.type === `data-${kind}`).map((chunk) => (chunk as { data: unknown }).data),
  };
}
