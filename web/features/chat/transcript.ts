import type { TFunction } from "i18next";
import type { SiteMessage } from "#server/contract/chat.ts";
import { plainText } from "./plain-text.ts";

type Turn = { author: "visitor" | "automatic" | "person"; text: string };

/** The conversation as turns of plain text, each with its author. */
export function transcriptTurns(messages: readonly SiteMessage[]): Turn[] {
  return messages.flatMap((message): Turn[] => {
    const text = message.parts
      .map((part) => (part.type === "text" ? part.text : ""))
      .join("\n\n")
      .trim();
    if (text === "") return [];
    const author = message.role === "user" ? "visitor" : (message.metadata?.author ?? "automatic");
    return [{ author, text: author === "visitor" ? text : plainText(text) }];
  });
}

/** Saves the conversation as a text file. */
export function saveTranscript(messages: readonly SiteMessage[], t: TFunction<"chat">): void {
  const text = transcriptTurns(messages)
    .map(({ author, text: words }) => `${t(`author.${author}`)}:\n${words}\n`)
    .join("\n");
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${t("menu.fileName")}.txt`;
  link.click();
  URL.revokeObjectURL(address);
}
