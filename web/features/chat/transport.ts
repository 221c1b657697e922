import { DefaultChatTransport } from "ai";
import { config } from "zod/v4/core";
import type { Locale } from "#locales/index.ts";
import type { SiteMessage } from "#server/contract/chat.ts";
import { MAX_MESSAGES } from "#server/contract/chat-limits.ts";

// The SDK checks the stream with zod, which would try `new Function`; the site's security policy forbids and reports that.
config({ jitless: true });

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
 * Only text goes back to the server: it keeps cards and sources itself and trusts nothing but the visitor's own turns.
 * Very long conversations send their end.
 */
export const transport = new DefaultChatTransport<SiteMessage>({
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
