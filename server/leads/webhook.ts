import { createHmac } from "node:crypto";
import type { LeadChannel } from "./delivery.ts";
import type { Lead } from "./store.ts";

/** Longest wait for the receiver. */
const WEBHOOK_TIMEOUT_MS = 10_000;

/** Carries `t=<epoch seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. */
export const SIGNATURE_HEADER = "Webhook-Signature";

/**
 * Posts a request as JSON to a receiver and expects a 2xx answer. The receiver checks the signature with the shared
 * secret, and uses `id` to drop a request that arrives twice.
 */
export function createWebhookChannel(options: { url: string; secret: string; now: () => number }): LeadChannel {
  const { url, secret, now } = options;
  return {
    name: "webhook",
    send: async (lead) => {
      const body = JSON.stringify(webhookBody(lead));
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": lead.id,
          [SIGNATURE_HEADER]: signature({ body, secret, epochSeconds: Math.floor(now() / 1_000) }),
        },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the receiver answered ${response.status}`);
    },
  };
}

/** Value of the signature header for a body. */
export function signature(options: { body: string; secret: string; epochSeconds: number }): string {
  const { body, secret, epochSeconds } = options;
  const digest = createHmac("sha256", secret).update(`${epochSeconds}.${body}`).digest("hex");
  return `t=${epochSeconds},v1=${digest}`;
}

function webhookBody(lead: Lead) {
  const { createdAt, ...rest } = lead;
  return { event: "lead.created", ...rest, createdAt: new Date(createdAt).toISOString() };
}
