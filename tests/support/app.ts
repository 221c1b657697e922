import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createApp } from "#server/app.ts";
import { createAuthProxy } from "#server/auth-proxy/proxy.ts";
import { createPayments } from "#server/checkout/payments.ts";
import type { AppDeps } from "#server/deps.ts";
import { createLeadDelivery } from "#server/leads/delivery.ts";
import { createLeadStore } from "#server/leads/store.ts";
import { createRateLimiter } from "#server/lib/rate-limit.ts";
import { RATE_LIMITS } from "#server/rate-limits.ts";
import { createHtmlCache } from "#server/ssr/html-cache.ts";
import { temporaryFolder } from "./folders.ts";
import { realContent } from "./knowledge.ts";
import { recordingLogger } from "./logger.ts";
import { stubRenderer } from "./renderer.ts";
import type { StorageKind } from "./storage.ts";
import { openTestStorage } from "./storage.ts";

/**
 * The whole app on the published knowledge, empty storage of its own and a stand-in for the web bundle; no sockets.
 * Everything is put away when the test is over.
 * @param overrides deps to replace, and `storageKind` for the same app on Postgres
 */
export async function createTestApp(overrides: Partial<AppDeps> & { storageKind?: StorageKind } = {}) {
  const { storageKind = "sqlite", ...replaced } = overrides;
  const { logger, lines } = recordingLogger();
  const version = await realContent();
  const storage = replaced.storage ?? (await openTestStorage(storageKind));
  const now = replaced.now ?? Date.now;
  const distDir = await temporaryFolder();
  await mkdir(join(distDir, "client"));
  const leads = createLeadStore({ db: storage.db, now });
  const deps: AppDeps = {
    content: { current: () => version, reload: async () => true, problems: () => [], close: () => undefined },
    storage,
    model: null,
    leads,
    leadDelivery: createLeadDelivery({ store: leads, channels: [], logger, now }),
    rateLimiter: createRateLimiter({ limits: RATE_LIMITS, isOn: false, trustProxy: false, pool: null }),
    authProxy: createAuthProxy({ url: "http://127.0.0.1:9", logger }),
    mailer: { send: async () => undefined, close: () => undefined },
    payments: createPayments({ db: storage.db, stripe: null, now, logger }),
    renderer: stubRenderer(),
    cache: createHtmlCache(),
    pageConfig: { publicUrl: "https://alerio.example", loginMode: "server", googleClientId: null },
    logger,
    distDir,
    isDevelopment: false,
    isAccepting: () => true,
    isSecure: true,
    now,
    ...replaced,
  };
  onTestFinished(() => deps.leadDelivery.stop());
  const app = createApp(deps);
  return { app, deps, logs: lines };
}

/** A JSON request, as `app.request(path, jsonRequest(body))` takes it. */
export function jsonRequest(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
}
