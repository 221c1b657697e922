import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createAuthProxy } from "#server/auth-proxy/proxy.ts";
import { createRateLimiter } from "#server/lib/rate-limit.ts";
import { RATE_LIMITS } from "#server/rate-limits.ts";
import { createTestApp, jsonRequest } from "#tests/support/app.ts";
import { registration } from "#tests/support/auth.ts";
import { recordingLogger } from "#tests/support/logger.ts";

type Seen = { method: string | undefined; url: string | undefined; headers: IncomingMessage["headers"]; body: string };

/** The site in front of an auth service that does what the test says, over real sockets. */
async function siteBefore(answer: (response: ServerResponse) => void, timeoutMs = 1_000, isLimited = false) {
  const seen: Seen[] = [];
  const upstream = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    answer(response);
  });
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    upstream.closeAllConnections();
    upstream.close();
  });
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const { logger } = recordingLogger();
  const rateLimiter = createRateLimiter({ limits: RATE_LIMITS, isOn: isLimited, trustProxy: true, pool: null });
  const { app } = await createTestApp({ rateLimiter, authProxy: createAuthProxy({ url, timeoutMs, logger }) });
  return { app, seen };
}

const json = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { "content-type": "application/json", "set-cookie": "a=b", "x-secret": "1" });
  response.end(JSON.stringify(body));
};

test("a registration reaches the service with X-Client-Type: website and only the allowed headers", async () => {
  const { app, seen } = await siteBefore(json(201, { accessToken: "t", user: { id: 1 } }));
  const headers = {
    cookie: "session=1",
    "x-client-type": "forged",
    "x-other": "1",
    authorization: "Bearer t",
    "accept-language": "fr",
  };
  const answer = await app.request("/auth/register", jsonRequest(registration("ada@example.com"), headers));
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ accessToken: "t", user: { id: 1 } });
  expect([answer.headers.get("set-cookie"), answer.headers.get("x-secret")]).toEqual([null, null]);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ method: "POST", url: "/auth/register" });
  expect(JSON.parse(seen[0]?.body ?? "")).toEqual(registration("ada@example.com"));
  expect(seen[0]?.headers).toMatchObject({
    "x-client-type": "website",
    authorization: "Bearer t",
    "accept-language": "fr",
  });
  expect(Object.keys(seen[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(["cookie"]));
  expect(seen[0]?.headers["x-other"]).toBeUndefined();
});

test("status and message of the service are passed through", async () => {
  const { app } = await siteBefore(json(422, { message: "E-mail already in use", code: 7 }));
  const answer = await app.request("/auth/register", jsonRequest(registration("ada@example.com")));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ message: "E-mail already in use", code: 7 });
});

test("an error without a message, or without JSON, keeps its status and has no message", async () => {
  for (const answer of [
    json(400, { error: "no" }),
    (response: ServerResponse) => void response.writeHead(400).end("<h1>Bad Request</h1>"),
    (response: ServerResponse) => void response.writeHead(400).end(),
  ]) {
    const { app } = await siteBefore(answer);
    const passed = await app.request("/auth/register", jsonRequest(registration("ada@example.com")));
    expect(passed.status).toBe(400);
    expect(((await passed.json()) as { message?: string }).message).toBeUndefined();
  }
});

test("a service that is down, slow, garbled, endless or redirecting gives 502 with Registration failed, without a retry", async () => {
  const broken: Record<string, (response: ServerResponse) => void> = {
    "closes the connection": (response) => void response.destroy(),
    "never answers": () => undefined,
    "says garbage with 200": (response) => void response.writeHead(200).end("garbage"),
    "says a JSON list": json(200, []),
    "says too much": (response) => void response.writeHead(200).end(`{"a":"${"x".repeat(100_000)}"}`),
    redirects: (response) => void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
    "stops half-way": (response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write('{"a":');
      setTimeout(() => response.destroy(), 50);
    },
  };
  for (const [what, answer] of Object.entries(broken)) {
    const { app, seen } = await siteBefore(answer, 300);
    const failed = await app.request("/auth/register", jsonRequest(registration("ada@example.com")));
    expect([what, failed.status, await failed.json()]).toEqual([what, 502, { message: "Registration failed" }]);
    expect([what, seen.length]).toEqual([what, 1]);
  }
  const { app } = await createTestApp();
  const down = await app.request("/auth/login", jsonRequest({ email: "a@example.com", password: "x" }));
  expect([down.status, await down.json()]).toEqual([502, { message: "Login failed" }]);
});

test("bodies that are too large, not JSON or no object stop at the proxy with {message}", async () => {
  const { app, seen } = await siteBefore(json(200, {}));
  const send = async (body: string, type = "application/json") => {
    const answer = await app.request("/auth/login", { method: "POST", body, headers: { "content-type": type } });
    expect(typeof ((await answer.json()) as { message: unknown }).message).toBe("string");
    return answer.status;
  };
  expect(await send(`{"a":"${"x".repeat(20_000)}"}`)).toBe(413);
  expect(await send("{")).toBe(400);
  expect(await send("[1]")).toBe(400);
  expect(await send("a=b", "application/x-www-form-urlencoded")).toBe(415);
  expect(seen).toHaveLength(0);
});

test("paths outside the list never reach the service, and the sign-in page stays a page", async () => {
  const { app, seen } = await siteBefore(json(200, {}));
  for (const path of ["/auth/admin", "/auth/register/x", "/auth/%2fsecret", "/auth/sign-in/email"]) {
    const answer = await app.request(path, jsonRequest({}));
    expect([path, answer.status]).toEqual([path, 404]);
  }
  expect((await app.request("/auth/me", { method: "DELETE" })).status).toBe(404);
  expect((await app.request("/auth/register")).headers.get("content-type")).toMatch(/html/);
  expect((await app.request("/auth?mode=login")).headers.get("content-type")).toMatch(/html/);
  expect(seen).toHaveLength(0);
});

test("attempts are counted per address and per e-mail; the refusal says when to come back", async () => {
  const { app, seen } = await siteBefore(json(401, { message: "Login failed" }), 1_000, true);
  const attempt = (email: string, address: string) =>
    app.request("/auth/login", jsonRequest({ email, password: "guess" }, { "x-forwarded-for": address }));
  const { authEmail, auth } = RATE_LIMITS;
  for (let count = 0; count < authEmail.max; count += 1) {
    expect((await attempt("Ada@example.com", `10.0.0.${count}`)).status).toBe(401);
  }
  const refused = await attempt("ada@example.com ", "10.0.1.1");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(((await refused.json()) as { message: string }).message).toMatch(/^Too many attempts/);
  for (let count = 0; count < auth.max; count += 1) {
    expect((await attempt(`p${count}@example.com`, "10.9.9.9")).status).toBe(401);
  }
  expect((await attempt("fresh@example.com", "10.9.9.9")).status).toBe(429);
  expect(seen).toHaveLength(authEmail.max + auth.max);
});
