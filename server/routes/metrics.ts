import { Hono } from "hono";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { AppDeps } from "../deps.ts";

/** Upper limits of the duration classes, in seconds: from a cached page to a slow upstream. */
const DURATION_BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/**
 * `GET /metrics` in Prometheus text, and the middleware that counts requests for it. Routes are counted by their
 * pattern and class of status, never by address, so that nothing of a visitor enters a metric.
 */
export function metricsRoutes(deps: AppDeps) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "alerio_http_requests_total",
    help: "Requests answered, by method and class of status",
    labelNames: ["method", "status"],
    registers: [registry],
  });
  const durations = new Histogram({
    name: "alerio_http_request_duration_seconds",
    help: "Time to the first byte of an answer",
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [registry],
  });
  const problems = new Gauge({
    name: "alerio_knowledge_problems",
    help: "Mistakes that keep the newest knowledge from being used",
    registers: [registry],
  });
  return new Hono()
    .use(async function countRequest(c, next) {
      const stop = durations.startTimer();
      await next();
      stop();
      requests.inc({ method: c.req.method, status: `${Math.floor(c.res.status / 100)}xx` });
    })
    .get("/metrics", async (c) => {
      problems.set(deps.content.problems().length);
      c.header("cache-control", "no-store");
      return c.text(await registry.metrics(), 200, { "content-type": registry.contentType });
    });
}
