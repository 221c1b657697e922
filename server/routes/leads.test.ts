import { expect, test } from "vitest";
import { IDEMPOTENCY_HEADER, LEAD_KINDS } from "#server/contract/lead-kinds.ts";
import type { LeadReceipt } from "#server/contract/leads.ts";
import { MAX_LEAD_BODY_BYTES } from "#server/contract/leads.ts";
import type { ProblemBody } from "#server/contract/problem.ts";
import { createRateLimiter } from "#server/lib/rate-limit.ts";
import { RATE_LIMITS } from "#server/rate-limits.ts";
import { createTestApp, jsonRequest } from "#tests/support/app.ts";
import { testOnEachStorage } from "#tests/support/storage.ts";

const contact = {
  kind: "contact",
  email: "ana@example.com",
  name: "Ana",
  message: "Hello",
  lang: "es",
  page: "/es/contact",
};

async function problem(response: Response): Promise<ProblemBody> {
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  return (await response.json()) as ProblemBody;
}

testOnEachStorage("POST /api/leads stores a request and answers its reference", async (storageKind) => {
  const { app, deps } = await createTestApp({ storageKind });
  const response = await app.request("/api/leads", jsonRequest(contact));
  expect(response.status).toBe(201);
  const receipt = (await response.json()) as LeadReceipt;
  expect(receipt.reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(await deps.leads.list({ limit: 5 })).toMatchObject([{ ...contact, reference: receipt.reference }]);
});

test("POST /api/leads answers 200 and the same reference for a repeated submit", async () => {
  const { app, deps } = await createTestApp();
  const send = () => app.request("/api/leads", jsonRequest(contact, { [IDEMPOTENCY_HEADER]: "submit-0001" }));
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(await second.json()).toEqual(await first.json());
  expect(await deps.leads.list({ limit: 5 })).toHaveLength(1);
});

test("POST /api/leads answers 409 when a key is reused for another request", async () => {
  const { app } = await createTestApp();
  const headers = { [IDEMPOTENCY_HEADER]: "submit-0001" };
  await app.request("/api/leads", jsonRequest(contact, headers));
  const response = await app.request("/api/leads", jsonRequest({ ...contact, message: "Other" }, headers));
  expect(response.status).toBe(409);
  expect((await problem(response)).type).toBe("/problems/conflict");
});

test.each(LEAD_KINDS)("POST /api/leads refuses a request of kind %s without an address to answer to", async (kind) => {
  const { app } = await createTestApp();
  const response = await app.request("/api/leads", jsonRequest({ ...contact, kind, question: "?", email: "ana@" }));
  expect(response.status).toBe(400);
  expect((await problem(response)).errors).toContainEqual(expect.objectContaining({ pointer: "/email" }));
});

test.each([
  ["a contact without a message", { message: " " }, "/message"],
  ["a contact without a name", { name: "" }, "/name"],
  ["a phone number with letters", { phone: "call me" }, "/phone"],
  ["half a person", { users: 1.5 }, "/users"],
  ["a message that is too long", { message: "x".repeat(5_001) }, "/message"],
  ["a question to answer later that is missing", { kind: "answer-later" }, "/question"],
  ["a conversation without consent", { kind: "handoff", transcript: [{ author: "visitor", text: "Hi" }] }, "/consent"],
  ["an unknown kind", { kind: "spam" }, "/kind"],
])("POST /api/leads refuses %s and names the field", async (_title, change, pointer) => {
  const { app, deps } = await createTestApp();
  const response = await app.request("/api/leads", jsonRequest({ ...contact, ...change }));
  expect(response.status).toBe(400);
  expect((await problem(response)).errors?.map((error) => error.pointer)).toContain(pointer);
  expect(await deps.leads.list({ limit: 1 })).toEqual([]);
});

test("POST /api/leads keeps a conversation that was handed over with consent", async () => {
  const { app, deps } = await createTestApp();
  const transcript = [
    { author: "visitor", text: "Do you ship to Malta?" },
    { author: "automatic", text: "I do not know." },
  ];
  const body = { kind: "handoff", email: "ana@example.com", transcript, consent: true, conversationId: "c-1" };
  expect((await app.request("/api/leads", jsonRequest(body))).status).toBe(201);
  expect(await deps.leads.list({ limit: 1 })).toMatchObject([{ kind: "handoff", transcript, consent: true }]);
});

test("POST /api/leads answers 413, 415 and 400 for a body that is too large, not JSON, or broken", async () => {
  const { app } = await createTestApp();
  const large = jsonRequest({ ...contact, padding: "x".repeat(MAX_LEAD_BODY_BYTES) });
  expect((await app.request("/api/leads", large)).status).toBe(413);
  expect((await app.request("/api/leads", { method: "POST", body: new FormData() })).status).toBe(415);
  expect((await app.request("/api/leads", jsonRequest("{"))).status).toBe(400);
});

test("POST /api/leads answers 429 with Retry-After to an address that sends too many", async () => {
  const rateLimiter = createRateLimiter({ limits: RATE_LIMITS, isOn: true, trustProxy: false, pool: null });
  const { app } = await createTestApp({ rateLimiter });
  const send = () => app.request("/api/leads", jsonRequest(contact));
  for (let count = 0; count < RATE_LIMITS.leads.max; count += 1) expect((await send()).status).toBe(201);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
