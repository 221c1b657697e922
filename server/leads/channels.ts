import type { Env } from "../env.ts";
import type { Mailer } from "../lib/mailer.ts";
import type { LeadChannel } from "./delivery.ts";
import type { Desks } from "./email.ts";
import { createEmailChannel } from "./email.ts";
import { createWebhookChannel } from "./webhook.ts";
import { webhookSecret } from "./webhook-secret.ts";

/** The channels that the environment configures; none is fine, requests are stored and shown to staff either way. */
export async function leadChannels(options: {
  env: Pick<Env, "LEADS_WEBHOOK_URL" | "LEADS_WEBHOOK_SECRET" | "dataDir" | "publicUrl">;
  mailer: Mailer | null;
  desks: () => Desks;
  now: () => number;
}): Promise<LeadChannel[]> {
  const { env, mailer, desks, now } = options;
  const channels: LeadChannel[] = [];
  if (mailer !== null) channels.push(createEmailChannel({ mailer, desks, publicUrl: env.publicUrl }));
  if (env.LEADS_WEBHOOK_URL !== undefined) {
    const secret = await webhookSecret({ configured: env.LEADS_WEBHOOK_SECRET, dataDir: env.dataDir });
    channels.push(createWebhookChannel({ url: env.LEADS_WEBHOOK_URL, secret, now }));
  }
  return channels;
}
