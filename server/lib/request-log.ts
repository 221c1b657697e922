import type { MiddlewareHandler } from "hono";
import type { Logger } from "./logger.ts";

/** One line per request: method, path without query, status, duration. No address, agent, cookie or body. */
export function requestLog(logger: Logger): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async function logRequest(c, next) {
    const startedAt = performance.now();
    await next();
    const durationMs = Math.round((performance.now() - startedAt) * 10) / 10;
    logger.debug(
      { requestId: c.get("requestId"), method: c.req.method, path: c.req.path, status: c.res.status, durationMs },
      "request",
    );
  };
}
