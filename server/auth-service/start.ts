import type { Server } from "node:http";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { findSubscription, toSubscription } from "../accounts/subscription.ts";
import type { KnowledgeStore } from "../content/store.ts";
import type { ContentVersion } from "../content/version.ts";
import { wordsOf } from "../content/words.ts";
import type { Storage } from "../db/database.ts";
import type { Logger } from "../lib/logger.ts";
import type { Mailer } from "../lib/mailer.ts";
import { ListenError, listen } from "../lib/server-life.ts";
import type { SiteRateLimiter } from "../rate-limits.ts";
import { openAuthLibrary } from "./library.ts";
import { createResetMails } from "./reset-mails.ts";
import { createAuthService } from "./service.ts";

/** Where the site expects its auth service when nothing else is said. */
export const AUTH_SERVICE_PORT = 3002;
/** Only this machine may talk to it; browsers come through the site's proxy. */
const HOST = "127.0.0.1";

/** The service running. */
export type RunningAuthService = { url: string; close: () => Promise<void> };

type Needs = {
  storage: Storage;
  content: KnowledgeStore<ContentVersion>;
  rateLimiter: SiteRateLimiter;
  mailer: Mailer;
  publicUrl: string;
  googleClientId: string | undefined;
  logger: Logger;
  now: () => number;
};

/** The service as an app, without a port. `settled` resolves when no mail is being sent. */
export async function createInnerAuthService(needs: Needs) {
  const { storage, content, rateLimiter, mailer, publicUrl, googleClientId, logger, now } = needs;
  const resetMails = createResetMails({ content, mailer, publicUrl, logger });
  const library = await openAuthLibrary({
    storage,
    publicUrl,
    googleClientId,
    sendResetToken: resetMails.send,
    logger,
  });
  const app = createAuthService({
    library,
    findSubscription: async ({ id, createdAt }) => {
      const { facts } = content.current().knowledge;
      const row = await findSubscription({ db: storage.db, userId: id, accountCreatedAt: createdAt, facts });
      const { plan, status } = toSubscription(row, now());
      return { plan, status };
    },
    words: (locale) => wordsOf(content.current().knowledge, locale, "auth-service"),
    rateLimiter,
    resetMails,
    logger,
  });
  return { app, library, settled: resetMails.settled };
}

/**
 * Starts our own auth service on the site's storage. When its port is taken (a second site on this machine), it takes
 * a free one: only the proxy has to know.
 */
export async function startAuthService(needs: Needs & { port?: number }): Promise<RunningAuthService> {
  const service = await createInnerAuthService(needs);
  const server = createServer(getRequestListener(service.app.fetch));
  const usedPort = await listenOrFree(server, needs.port ?? AUTH_SERVICE_PORT, needs.logger);
  return {
    url: `http://${HOST}:${usedPort}`,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await service.settled();
    },
  };
}

async function listenOrFree(server: Server, port: number, logger: Logger): Promise<number> {
  try {
    return await listen(server, { port, host: HOST });
  } catch (error) {
    const isTaken = error instanceof ListenError && (error.cause as NodeJS.ErrnoException).code === "EADDRINUSE";
    if (!isTaken) throw error;
    const free = await listen(server, { port: 0, host: HOST });
    logger.info({ port: free }, `port ${port} is taken, so the built-in auth service listens on ${free}`);
    return free;
  }
}
