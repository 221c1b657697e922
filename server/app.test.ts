import { expect, test } from "vitest";
import { createTestApp, jsonRequest } from "#tests/support/app.ts";
import { stubRenderer } from "#tests/support/renderer.ts";

test("GET /api/health answers ok without asking storage", async () => {
  const { app, deps } = await createTestApp();
  deps.storage.ping = () => Promise.reject(new Error("storage is gone"));
  const response = await app.request("/api/health");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "ok" });
});

test("GET /api/ready names the storage and the knowledge version", async () => {
  const { app, deps } = await createTestApp();
  const response = await app.request("/api/ready");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    status: "ready",
    storage: { kind: "sqlite", ok: true },
    knowledge: { version: deps.content.current().knowledge.version, problems: 0 },
  });
});

test("GET /api/ready answers 503 when storage does not answer", async () => {
  const { app, deps } = await createTestApp();
  deps.storage.ping = () => Promise.reject(new Error("storage is gone"));
  const response = await app.request("/api/ready");
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: "not-ready", storage: { ok: false } });
});

test("GET /api/ready answers 503 while the server is stopping", async () => {
  const { app } = await createTestApp({ isAccepting: () => false });
  expect((await app.request("/api/ready")).status).toBe(503);
});

test("an error nobody expected answers a problem that tells nothing of it, and the log tells everything", async () => {
  const { app, logs } = await createTestApp({
    renderer: { ...stubRenderer(), pages: () => Promise.reject(new Error("secret detail")) },
  });
  const response = await app.request("/faq");
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(response.headers.get("content-type")).toMatch(/^application\/problem\+json/);
  expect(JSON.parse(text)).toMatchObject({
    type: "/problems/internal",
    instance: response.headers.get("x-request-id"),
  });
  expect(text).not.toContain("secret detail");
  expect(logs.filter(({ level, text: line }) => level === "error" && line.includes("secret detail"))).toHaveLength(1);
});

test("a page that cannot be rendered is sent as the shell with the initial loader, and logged", async () => {
  const render = () => Promise.reject(new Error("a component failed"));
  const { app, logs } = await createTestApp({ renderer: stubRenderer({ render }) });
  const response = await app.request("/faq");
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('id="loader"');
  expect(html).not.toContain('data-prerendered="true"');
  expect(logs.map(({ text }) => text)).toContainEqual(expect.stringContaining("a component failed"));
});

test("a page is rendered once per language and knowledge version", async () => {
  let renders = 0;
  const stub = stubRenderer();
  const { app } = await createTestApp({
    renderer: {
      ...stub,
      render: (data, url, structuredData) => {
        renders += 1;
        return stub.render(data, url, structuredData);
      },
    },
  });
  for (const path of ["/faq", "/faq", "/faq?utm_source=mail", "/fr/faq", "/fr/faq"]) await app.request(path);
  expect(renders).toBe(2);
});

test("words of visitors and their cookies stay out of the request log", async () => {
  const { app, logs } = await createTestApp();
  await app.request("/faq?email=ada@example.org", {
    headers: { cookie: "lang=fr; secret=1", "user-agent": "Ada's phone" },
  });
  await app.request(
    "/api/chat",
    jsonRequest({ messages: [{ id: "1", role: "user", parts: [{ type: "text", text: "my name is Ada" }] }] }),
  );
  expect(logs.length).toBeGreaterThan(0);
  expect(logs.map(({ text }) => text).join("\n")).not.toMatch(/ada/i);
});

test("a page over https asks the browser to stay on https", async () => {
  const { app } = await createTestApp();
  expect((await app.request("/")).headers.get("strict-transport-security")).toMatch(/max-age=\d{7,}/);
});
