import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "./logger.ts";
import type { Mailer } from "./mailer.ts";

/**
 * A mailer for machines without a mail server: each mail becomes a text file that only the owner can read, and the log
 * says where it is.
 * @param options.dir folder of the files; made when the first mail is written
 */
export function createOutboxMailer(options: { dir: string; logger: Logger }): Mailer {
  const { dir, logger } = options;
  return {
    send: async ({ from, to, replyTo, subject, text }) => {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const file = join(dir, `${new Date().toISOString().replaceAll(":", "-")}-${crypto.randomUUID().slice(0, 8)}.txt`);
      const head = [
        `From: ${from}`,
        `To: ${to}`,
        replyTo === undefined ? "" : `Reply-To: ${replyTo}`,
        `Subject: ${subject}`,
      ];
      await writeFile(file, `${head.filter((line) => line !== "").join("\n")}\n\n${text}\n`, {
        mode: 0o600,
        flag: "wx",
      });
      logger.info({ file }, "mail written to the outbox, because SMTP_URL is not set");
    },
    close: () => undefined,
  };
}
