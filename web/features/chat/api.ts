import type { SiteMessage } from "#server/contract/chat.ts";

/** A conversation as the server keeps it. */
export type ServerConversation = { id: string; lang: string; messages: SiteMessage[]; isStreaming: boolean };

const address = (id: string, rest = "") => `/api/chat/${encodeURIComponent(id)}${rest}`;

/** The visitor's own conversation, or null when the server has none for this browser. Rejects when it cannot be reached. */
export async function readConversation(id: string): Promise<ServerConversation | null> {
  const response = await fetch(address(id));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`conversation: ${response.status}`);
  return (await response.json()) as ServerConversation;
}

/** Erases a conversation on the server; one that is already gone counts as erased. Rejects when it cannot be reached. */
export async function eraseConversation(id: string): Promise<void> {
  const response = await fetch(address(id), { method: "DELETE" });
  if (!response.ok && response.status !== 404) throw new Error(`erase: ${response.status}`);
}

/** Tells the server to stop writing. The browser has stopped reading already, so a failure changes nothing on screen. */
export async function stopAnswer(id: string): Promise<void> {
  await fetch(address(id, "/stop"), { method: "POST" }).catch(() => undefined);
}

/** Sends a judgement of an answer; answers whether it was kept. */
export async function sendFeedback(
  id: string,
  feedback: { messageId: string; value: "up" | "down"; reason?: string; comment?: string },
): Promise<boolean> {
  const response = await fetch(address(id, "/feedback"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(feedback),
  }).catch(() => null);
  return response?.ok === true;
}
