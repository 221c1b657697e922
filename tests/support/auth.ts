import { onTestFinished } from "vitest";
import { createAuthProxy } from "#server/auth-proxy/proxy.ts";
import { createInnerAuthService } from "#server/auth-service/start.ts";
import type { AuthAnswer } from "#server/contract/auth.ts";
import type { Storage } from "#server/db/database.ts";
import type { AppDeps } from "#server/deps.ts";
import type { Mail } from "#server/lib/mailer.ts";
import { createRateLimiter } from "#server/lib/rate-limit.ts";
import { RATE_LIMITS } from "#server/rate-limits.ts";
import { createTestApp, jsonRequest } from "./app.ts";
import { realContent } from "./knowledge.ts";
import { recordingLogger } from "./logger.ts";
import type { StorageKind } from "./storage.ts";
import { openTestStorage } from "./storage.ts";

/** A password every rule accepts. */
export const PASSWORD = "correct horse battery";

/**
 * The app with our own auth service behind its proxy, on the same storage and without sockets.
 * @param options.isLimited counts attempts as in production
 */
export async function createTestSite(
  options: {
    storageKind?: StorageKind;
    isLimited?: boolean;
    googleClientId?: string;
    now?: () => number;
    storage?: Storage;
    deps?: Partial<AppDeps>;
  } = {},
) {
  const storage = options.storage ?? (await openTestStorage(options.storageKind ?? "sqlite"));
  const { logger, lines } = recordingLogger();
  const version = await realContent();
  const now = options.now ?? Date.now;
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const rateLimiter = createRateLimiter({
    limits: RATE_LIMITS,
    isOn: options.isLimited ?? false,
    trustProxy: true,
    pool: storage.pool,
  });
  const service = await createInnerAuthService({
    storage,
    content: { current: () => version, reload: async () => true, problems: () => [], close: () => undefined },
    rateLimiter,
    mailer,
    publicUrl: "https://alerio.example",
    googleClientId: options.googleClientId,
    logger,
    now,
  });
  onTestFinished(() => service.settled());
  const send = async (request: Request) => service.app.fetch(request);
  const site = await createTestApp({
    storage,
    mailer,
    rateLimiter,
    authProxy: createAuthProxy({ url: "http://auth.internal", send, logger }),
    now,
    ...options.deps,
  });
  return { ...site, service, mails, logs: [...lines, ...site.logs], allLogs: () => [...lines, ...site.logs] };
}

/** The app as tests use it. */
export type TestSite = Awaited<ReturnType<typeof createTestSite>>;

/** A registration every rule accepts. */
export function registration(email: string, more: Record<string, unknown> = {}) {
  return { email, password: PASSWORD, fullname: "Ada Byron Lovelace", fullPhone: "+33612345678", ...more };
}

/** Registers and answers the token and the user. */
export async function registered(site: TestSite, email = "ada@example.com"): Promise<AuthAnswer> {
  const answer = await site.app.request("/auth/register", jsonRequest(registration(email)));
  if (answer.status !== 201) throw new Error(`registration answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as AuthAnswer;
}

/** Headers of a signed-in request. */
export function bearer(token: string): { headers: Record<string, string> } {
  return { headers: { authorization: `Bearer ${token}` } };
}
