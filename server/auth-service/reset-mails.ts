import { AsyncLocalStorage } from "node:async_hooks";
import type { Locale } from "#locales/index.ts";
import { FALLBACK_LOCALE } from "#locales/index.ts";
import type { KnowledgeStore } from "../content/store.ts";
import type { ContentVersion } from "../content/version.ts";
import { wordsOf } from "../content/words.ts";
import { pagePath } from "../contract/paths.ts";
import type { Logger } from "../lib/logger.ts";
import type { Mailer } from "../lib/mailer.ts";
import type { SendResetToken } from "./library.ts";
import { RESET_LINK_SECONDS } from "./library.ts";

/** Mails with the link to choose a new password. */
export type ResetMails = {
  /** Sends in the background: how long an answer takes must not tell whether the address is known. */
  send: SendResetToken;
  /** Runs `task` with the language its mails are written in. */
  inLanguage<T>(locale: Locale, task: () => Promise<T>): Promise<T>;
  /** Resolves when nothing is being sent. */
  settled(): Promise<void>;
};

/** The library has no place for a language beside the token, so the request's language is kept around the call. */
export function createResetMails(options: {
  content: KnowledgeStore<ContentVersion>;
  mailer: Mailer;
  publicUrl: string;
  logger: Logger;
}): ResetMails {
  const { content, mailer, publicUrl, logger } = options;
  const language = new AsyncLocalStorage<Locale>();
  const sending = new Set<Promise<void>>();
  return {
    inLanguage: (locale, task) => language.run(locale, task),
    send: ({ email, name, token }) => {
      const locale = language.getStore() ?? FALLBACK_LOCALE;
      const { knowledge } = content.current();
      const words = wordsOf(knowledge, locale, "auth-service");
      // After the hash, the token reaches no log, no analytics and no other site.
      const link = `${publicUrl}${pagePath("auth", locale)}?mode=reset#token=${encodeURIComponent(token)}`;
      const sent = mailer
        .send({
          from: knowledge.facts.company.supportEmail,
          to: email,
          subject: words("resetMail.subject"),
          text: words("resetMail.text", { name, link, minutes: String(RESET_LINK_SECONDS / 60) }),
        })
        .catch((error: unknown) => logger.error({ err: error }, "the mail for a new password could not be sent"))
        .finally(() => sending.delete(sent));
      sending.add(sent);
    },
    settled: async () => {
      await Promise.all(sending);
    },
  };
}
