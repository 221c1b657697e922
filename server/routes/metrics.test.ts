import { expect, test } from "vitest";
import { createTestApp } from "#tests/support/app.ts";

test("GET /metrics counts requests by class of status, in Prometheus text", async () => {
  const { app } = await createTestApp();
  await app.request("/api/health");
  await app.request("/api/nothing-here");
  const response = await app.request("/metrics");
  const text = await response.text();
  expect(response.headers.get("content-type")).toContain("text/plain");
  expect(text).toContain('alerio_http_requests_total{method="GET",status="2xx"} 1');
  expect(text).toContain('alerio_http_requests_total{method="GET",status="4xx"} 1');
  expect(text).toContain("alerio_knowledge_problems 0");
});
