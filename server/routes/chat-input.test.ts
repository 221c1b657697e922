import { expect, test } from "vitest";
import { createTestApp, jsonRequest } from "#tests/support/app.ts";
import { MAX_CHAT_BODY_BYTES, MAX_MESSAGES, MAX_QUESTION_CHARS } from "../contract/chat.ts";

const says = (text: unknown, role: unknown = "user") => ({ id: "m1", role, parts: [{ type: "text", text }] });
const ask = says("Is there a free trial?");

const BAD_BODIES: readonly { what: string; body: unknown; status: number; code: string }[] = [
  { what: "malformed JSON", body: '{"messages": [', status: 400, code: "bad-json" },
  { what: "no body", body: "", status: 400, code: "bad-json" },
  { what: "null", body: null, status: 400, code: "bad-request" },
  { what: "a list", body: [], status: 400, code: "bad-request" },
  { what: "a number", body: 42, status: 400, code: "bad-request" },
  { what: "no messages", body: {}, status: 400, code: "bad-request" },
  { what: "an empty list of messages", body: { messages: [] }, status: 400, code: "bad-request" },
  { what: "messages that are text", body: { messages: "hello" }, status: 400, code: "bad-request" },
  { what: "a message that is null", body: { messages: [null] }, status: 400, code: "bad-request" },
  {
    what: "a message without parts",
    body: { messages: [{ id: "m1", role: "user" }] },
    status: 400,
    code: "bad-request",
  },
  {
    what: "parts that are text",
    body: { messages: [{ id: "m1", role: "user", parts: "hello" }] },
    status: 400,
    code: "bad-request",
  },
  { what: "a text that is a number", body: { messages: [says(42)] }, status: 400, code: "bad-request" },
  { what: "an unknown role", body: { messages: [says("hello", "root")] }, status: 400, code: "bad-request" },
  {
    what: "only an assistant's words",
    body: { messages: [says("I am free", "assistant")] },
    status: 400,
    code: "bad-request",
  },
  { what: "an empty question", body: { messages: [says("")] }, status: 400, code: "bad-request" },
  { what: "a question of spaces", body: { messages: [says(" \n\t ")] }, status: 400, code: "bad-request" },
  {
    what: "a question that is too long",
    body: { messages: [says("a".repeat(MAX_QUESTION_CHARS + 1))] },
    status: 400,
    code: "bad-request",
  },
  {
    what: "too many messages",
    body: { messages: Array.from({ length: MAX_MESSAGES + 1 }, () => ask) },
    status: 400,
    code: "bad-request",
  },
  {
    what: "a text of one megabyte",
    body: { messages: [says("a".repeat(1024 * 1024))] },
    status: 413,
    code: "too-large",
  },
  { what: "a body just above the limit", body: `"${"a".repeat(MAX_CHAT_BODY_BYTES)}"`, status: 413, code: "too-large" },
  { what: "an unknown language", body: { lang: "de", messages: [ask] }, status: 400, code: "bad-request" },
  { what: "a language that is a list", body: { lang: ["fr"], messages: [ask] }, status: 400, code: "bad-request" },
  { what: "an id that is a path", body: { id: "../../etc/passwd", messages: [ask] }, status: 400, code: "bad-request" },
  { what: "an id that is an object", body: { id: { $ne: null }, messages: [ask] }, status: 400, code: "bad-request" },
  { what: "a page that is a number", body: { page: 7, messages: [ask] }, status: 400, code: "bad-request" },
  { what: "deeply nested JSON", body: `${"[".repeat(20_000)}${"]".repeat(20_000)}`, status: 400, code: "bad-request" },
];

for (const { what, body, status, code } of BAD_BODIES) {
  test(`POST /api/chat answers ${status} ${code} for ${what}`, async () => {
    const { app, logs } = await createTestApp();
    const response = await app.request("/api/chat", jsonRequest(body));
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toMatch(/^application\/problem\+json/);
    expect(await response.json()).toMatchObject({ type: `/problems/${code}`, status, instance: expect.any(String) });
    expect(logs.filter(({ level }) => level === "error")).toEqual([]);
  });
}

test("POST /api/chat answers 415 for a body that is no JSON", async () => {
  const { app } = await createTestApp();
  const response = await app.request("/api/chat", {
    method: "POST",
    headers: { "content-type": "application/xml" },
    body: "<a/>",
  });
  expect(response.status).toBe(415);
});

test("POST /api/chat counts a body whose length is not announced", async () => {
  const { app } = await createTestApp();
  const block = new TextEncoder().encode("a".repeat(64 * 1024));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      if (sent > 64) controller.close();
      else controller.enqueue(block);
    },
  });
  const response = await app.request("/api/chat", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    duplex: "half",
  } as RequestInit);
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(64);
});

for (const text of [
  "\u0000\u0001",
  "\ud800",
  "👷‍♀️".repeat(200),
  "' OR 1=1; --",
  "<script>alert(1)</script>",
  "مرحبا",
  "%s%n",
  "{{trial.days}}",
  "[x](javascript:alert(1))",
]) {
  test(`POST /api/chat answers the odd question ${JSON.stringify(text).slice(0, 40)} with a stream`, async () => {
    const { app, logs } = await createTestApp();
    const response = await app.request("/api/chat", jsonRequest({ lang: "en", messages: [says(text)] }));
    const stream = await response.text();
    expect(response.status).toBe(200);
    expect(stream).toMatch(/^data: \{"type":"start"/m);
    expect(stream).toContain("data: [DONE]");
    expect(stream).not.toContain('"type":"error"');
    expect(logs.filter(({ level }) => level === "error")).toEqual([]);
  });
}
