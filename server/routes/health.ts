import { Hono } from "hono";
import type { AppDeps } from "../deps.ts";

/** Longest wait for storage before readiness fails. */
const PING_TIMEOUT_MS = 2_000;

/** Liveness and readiness. */
export function healthRoutes(deps: AppDeps) {
  return new Hono()
    .get("/api/health", (c) => c.json({ status: "ok" as const }))
    .get("/api/ready", async (c) => {
      const [isStorageReady, isAuthReachable] = await Promise.all([
        answersInTime(deps.storage.ping()),
        deps.authProxy.isReachable(),
      ]);
      const knowledgeProblems = deps.content.problems().length;
      const isReady = isStorageReady && deps.isAccepting();
      return c.json(
        {
          status: isReady ? ("ready" as const) : ("not-ready" as const),
          storage: { kind: deps.storage.kind, ok: isStorageReady },
          // Pages and answers work without it, so it does not take this instance out of service.
          authService: { ok: isAuthReachable },
          knowledge: { version: deps.content.current().knowledge.version, problems: knowledgeProblems },
        },
        isReady ? 200 : 503,
      );
    });
}

async function answersInTime(ping: Promise<void>): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, PING_TIMEOUT_MS, false).unref());
  return Promise.race([
    ping.then(
      () => true,
      () => false,
    ),
    timeout,
  ]);
}
