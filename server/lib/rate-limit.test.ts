import { Hono } from "hono";
import { expect, inject, test } from "vitest";
import { openTestStorage } from "#tests/support/storage.ts";
import { addressKey } from "./client-address.ts";
import { problemResponse } from "./problem.ts";
import { createRateLimiter } from "./rate-limit.ts";

function appWith(options: { isOn?: boolean; trustProxy?: boolean }) {
  const limiter = createRateLimiter({
    limits: { knock: { max: 2, windowSeconds: 60 } },
    isOn: options.isOn ?? true,
    trustProxy: options.trustProxy ?? true,
    pool: null,
  });
  const app = new Hono();
  app.onError((error) => problemResponse(error, "test"));
  app.get("/", limiter.perAddress("knock"), (c) => c.text("come in"));
  return (from: string) => app.request("/", { headers: { "x-forwarded-for": from } });
}

test("a caller above the limit gets 429 as a problem with Retry-After, another caller does not", async () => {
  const knock = appWith({});
  expect((await knock("192.0.2.1")).status).toBe(200);
  expect((await knock("192.0.2.1")).status).toBe(200);
  const refused = await knock("192.0.2.1");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("content-type")).toContain("application/problem+json");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await knock("192.0.2.2")).status).toBe(200);
});

test.skipIf(inject("postgresUrl") === null)("instances on one Postgres count together", async () => {
  const { pool } = await openTestStorage("postgres");
  const limits = { knock: { max: 2, windowSeconds: 60 } };
  const instance = () => createRateLimiter({ limits, isOn: true, trustProxy: false, pool });
  const [first, second] = [instance(), instance()];
  await first.consume("knock", "192.0.2.1");
  await second.consume("knock", "192.0.2.1");
  await expect(first.consume("knock", "192.0.2.1")).rejects.toMatchObject({ code: "rate-limited" });
  await expect(second.consume("knock", "192.0.2.1")).rejects.toMatchObject({ code: "rate-limited" });
});

test("RATE_LIMIT=off lets everything pass", async () => {
  const knock = appWith({ isOn: false });
  for (let count = 0; count < 5; count += 1) expect((await knock("192.0.2.1")).status).toBe(200);
});

test("a forged X-Forwarded-For changes nothing: only the proxy's own entry counts, and none without a proxy", async () => {
  const behindProxy = appWith({});
  await behindProxy("1.1.1.1, 192.0.2.1");
  await behindProxy("2.2.2.2, 192.0.2.1");
  expect((await behindProxy("3.3.3.3, 192.0.2.1")).status).toBe(429);
  const direct = appWith({ trustProxy: false });
  await direct("1.1.1.1");
  await direct("2.2.2.2");
  expect((await direct("3.3.3.3")).status).toBe(429);
});

test("IPv6 callers are counted by network, mapped IPv4 callers by address", () => {
  expect(addressKey("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
  expect(addressKey("2001:db8:1:2::9")).toBe("2001:db8:1:2::/64");
  expect(addressKey("2001:DB8::1")).toBe("2001:db8:0:0::/64");
  expect(addressKey("::1")).toBe("0:0:0:0::/64");
  expect(addressKey("::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(addressKey("192.0.2.7")).toBe("192.0.2.7");
});
