import { createTransport } from "nodemailer";

/** Longest wait for the mail server to accept a connection, to greet, or to say anything. */
const MAIL_TIMEOUT_MS = 15_000;

/** A plain-text mail. */
export type Mail = { from: string; to: string; replyTo?: string; subject: string; text: string; messageId?: string };

/** Sends mails; rejects when the mail server does not accept one. */
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

/**
 * A mailer over an SMTP server.
 * @param smtpUrl e.g. `smtps://user:password@mail.example:465`
 */
export function createMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: MAIL_TIMEOUT_MS,
    greetingTimeout: MAIL_TIMEOUT_MS,
    socketTimeout: MAIL_TIMEOUT_MS,
  });
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
    },
    close: () => transport.close(),
  };
}
