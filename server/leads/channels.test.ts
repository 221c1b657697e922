import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { Mail } from "#server/lib/mailer.ts";
import { temporaryFolder } from "#tests/support/folders.ts";
import { leadChannels } from "./channels.ts";
import { createEmailChannel } from "./email.ts";
import type { Lead } from "./store.ts";
import { createWebhookChannel, SIGNATURE_HEADER } from "./webhook.ts";
import { webhookSecret } from "./webhook-secret.ts";

const lead: Lead = {
  id: "lead-1",
  reference: "ABCD-2345",
  createdAt: 1_700_000_000_000,
  kind: "pilot",
  lang: "fr",
  email: "ana@example.com",
  name: "Ana\nBcc: everyone@example.com",
  message: "Bonjour",
  pricing: "users=12&billing=annual&vat=false",
};

/** A receiver on a free port that answers with the given status and keeps what it got. */
async function receiver(status: number) {
  const got: { headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      got.push({ headers: request.headers, body });
      response.writeHead(status, status === 302 ? { location: "http://127.0.0.1:9/" } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, got };
}

test("the webhook carries the request as JSON, its id and a signature the receiver can check", async () => {
  const { url, got } = await receiver(204);
  await createWebhookChannel({ url, secret: "s3cret", now: () => 1_700_000_001_500 }).send(lead);
  const { headers, body } = got[0]!;
  const expected = createHmac("sha256", "s3cret").update(`1700000001.${body}`).digest("hex");
  expect(headers[SIGNATURE_HEADER.toLowerCase()]).toBe(`t=1700000001,v1=${expected}`);
  expect(headers["idempotency-key"]).toBe("lead-1");
  expect(JSON.parse(body)).toMatchObject({ event: "lead.created", reference: "ABCD-2345", email: "ana@example.com" });
});

test.each([500, 404, 302])("a receiver that answers %i has not taken the request", async (status) => {
  const { url } = await receiver(status);
  await expect(createWebhookChannel({ url, secret: "s", now: Date.now }).send(lead)).rejects.toThrow();
});

test("the mail goes to the desk of its kind, replies go to the visitor, and the quote is a link", async () => {
  const mails: Mail[] = [];
  const channel = createEmailChannel({
    mailer: { send: async (mail) => void mails.push(mail), close: () => undefined },
    desks: () => ({ supportEmail: "support@example.com", salesEmail: "sales@example.com" }),
    publicUrl: "https://example.com",
  });
  await channel.send(lead);
  await channel.send({ ...lead, kind: "contact" });
  expect(mails).toMatchObject([
    { to: "sales@example.com", from: "support@example.com", replyTo: "ana@example.com" },
    { to: "support@example.com" },
  ]);
  expect(mails[0]?.text).toContain("https://example.com/pricing?users=12");
});

test("nothing configured means no channel, and each setting adds its own", async () => {
  const env = { publicUrl: "https://example.com", dataDir: await temporaryFolder() };
  const mailer = { send: async () => undefined, close: () => undefined };
  const desks = () => ({ supportEmail: "a@example.com", salesEmail: "b@example.com" });
  const names = async (settings: { hook?: string; mail?: boolean }) =>
    (
      await leadChannels({
        env: { ...env, LEADS_WEBHOOK_URL: settings.hook, LEADS_WEBHOOK_SECRET: undefined },
        mailer: settings.mail === true ? mailer : null,
        desks,
        now: Date.now,
      })
    ).map(({ name }) => name);
  expect(await names({})).toEqual([]);
  expect(await names({ mail: true, hook: "https://example.com/hook" })).toEqual(["email", "webhook"]);
});

test("the webhook secret is the configured one, otherwise made once and kept", async () => {
  const dataDir = await temporaryFolder();
  expect(await webhookSecret({ configured: "mine", dataDir })).toBe("mine");
  const made = await webhookSecret({ configured: undefined, dataDir });
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(await webhookSecret({ configured: undefined, dataDir })).toBe(made);
});
