import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { LOCALES } from "#locales/index.ts";
import { createApp } from "./app.ts";
import { createAuthProxy } from "./auth-proxy/proxy.ts";
import { startAuthService } from "./auth-service/start.ts";
import { chooseModel } from "./chat/model.ts";
import { createPayments } from "./checkout/payments.ts";
import { createStripeProvider } from "./checkout/stripe.ts";
import { ContentError, formatIssue } from "./content/content-error.ts";
import { createKnowledgeStore } from "./content/store.ts";
import { loadContentVersion } from "./content/version.ts";
import { openStorage, StorageError } from "./db/database.ts";
import type { AppDeps } from "./deps.ts";
import type { Env } from "./env.ts";
import { EnvError, parseEnv } from "./env.ts";
import { leadChannels } from "./leads/channels.ts";
import { createLeadDelivery } from "./leads/delivery.ts";
import { createLeadStore } from "./leads/store.ts";
import { loadEnvFile } from "./lib/env-file.ts";
import { createLogger } from "./lib/logger.ts";
import { createMailer } from "./lib/mailer.ts";
import { createOutboxMailer } from "./lib/outbox-mailer.ts";
import { createRateLimiter } from "./lib/rate-limit.ts";
import { ListenError, listen, stopGracefully } from "./lib/server-life.ts";
import { RATE_LIMITS } from "./rate-limits.ts";
import { createHtmlCache } from "./ssr/html-cache.ts";
import { warmPages } from "./ssr/pages.ts";
import { createBuiltRenderer } from "./ssr/renderer.ts";

const rootDir = join(import.meta.dirname, "..");
const localesDir = join(rootDir, "locales");
const distDir = join(rootDir, "dist");

/** Starts everything in order; what cannot start says why in one line and ends the process with code 1. */
async function main(): Promise<void> {
  const isDevelopment = process.argv.includes("--dev");
  loadEnvFile();
  process.env.NODE_ENV ??= isDevelopment ? "development" : "production";
  const env = parseEnv(process.env);
  const logger = createLogger(env.LOG_LEVEL);
  if (!isDevelopment) {
    const { buildWeb, isBuildStale } = await import("./ssr/build.ts");
    if (isBuildStale(rootDir)) {
      logger.info("building the web bundle");
      await buildWeb(rootDir);
    }
  }
  const storage = await openStorage({ dataDir: env.dataDir, databaseUrl: env.DATABASE_URL });
  const content = await createKnowledgeStore({
    load: () => loadContentVersion({ knowledgeDir: env.knowledgeDir, localesDir, cacheDir: join(rootDir, ".cache") }),
    watchFolders: [env.knowledgeDir, localesDir],
    logger,
  });
  const mailer = env.SMTP_URL === undefined ? null : createMailer(env.SMTP_URL);
  const leads = createLeadStore({ db: storage.db, now: Date.now });
  const leadDelivery = createLeadDelivery({
    store: leads,
    channels: await leadChannels({
      env,
      mailer,
      desks: () => content.current().knowledge.facts.company,
      now: Date.now,
    }),
    logger,
    now: Date.now,
  });
  const rateLimiter = createRateLimiter({
    limits: RATE_LIMITS,
    isOn: env.rateLimit,
    trustProxy: env.trustProxy,
    pool: storage.pool,
  });
  const accountMailer = mailer ?? createOutboxMailer({ dir: join(env.dataDir, "outbox"), logger });
  const ownAuthService =
    env.AUTH_SERVICE_URL === undefined
      ? await startAuthService({
          storage,
          content,
          rateLimiter,
          mailer: accountMailer,
          publicUrl: env.publicUrl,
          googleClientId: env.GOOGLE_CLIENT_ID,
          logger,
          now: Date.now,
        })
      : null;
  const authServiceUrl = (env.AUTH_SERVICE_URL ?? ownAuthService?.url ?? "").replace(/\/+$/, "");
  const server = createServer();
  const dev = isDevelopment ? await (await import("./ssr/dev.ts")).createDevRenderer({ rootDir, server }) : null;
  let isAccepting = true;
  const deps: AppDeps = {
    content,
    storage,
    model: chooseModel({ model: env.CHAT_MODEL, baseUrl: env.CHAT_BASE_URL, apiKey: env.CHAT_API_KEY }),
    leads,
    leadDelivery,
    rateLimiter,
    authProxy: createAuthProxy({ url: authServiceUrl, logger }),
    mailer: accountMailer,
    payments: createPayments({
      db: storage.db,
      stripe: stripeProvider(env),
      now: Date.now,
      logger,
    }),
    renderer: dev?.renderer ?? (await createBuiltRenderer(distDir)),
    cache: createHtmlCache(),
    pageConfig: { publicUrl: env.publicUrl, loginMode: env.LOGIN_MODE, googleClientId: env.GOOGLE_CLIENT_ID ?? null },
    logger,
    distDir,
    isDevelopment,
    isAccepting: () => isAccepting,
    isSecure: env.publicUrl.startsWith("https:"),
    now: Date.now,
  };
  const listener = getRequestListener(createApp(deps).fetch);
  server.on("request", dev === null ? listener : dev.wrap(listener));
  const port = await listen(server, { port: env.PORT, host: env.HOST });
  leadDelivery.wake();
  console.log(`listening on http://${env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST}:${port}`);
  stopGracefully({
    server,
    logger,
    onStopping: () => {
      isAccepting = false;
    },
    close: async () => {
      content.close();
      await leadDelivery.stop();
      await ownAuthService?.close();
      mailer?.close();
      await dev?.close();
      await storage.close();
    },
  });
  if (!isDevelopment) {
    // A page that cannot be rendered is reported when it is asked for; warming it must not end the server.
    await warmPages({ ...deps, knowledge: () => content.current().knowledge, config: deps.pageConfig }, LOCALES).catch(
      (error: unknown) => logger.error({ err: error }, "pages not warmed"),
    );
  }
}

function stripeProvider({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }: Env) {
  return secretKey === undefined || webhookSecret === undefined
    ? null
    : createStripeProvider({ secretKey, webhookSecret });
}

main().catch((error: unknown) => {
  if (error instanceof EnvError || error instanceof StorageError || error instanceof ListenError) {
    console.error(error.message);
  } else if (error instanceof ContentError) {
    console.error(`The knowledge folder cannot be used:\n${error.issues.map(formatIssue).join("\n")}`);
  } else {
    console.error(error);
  }
  process.exit(1);
});
