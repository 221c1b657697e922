import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { secureHeaders } from "hono/secure-headers";
import type { AppDeps } from "./deps.ts";
import { Problem, problemResponse } from "./lib/problem.ts";
import { requestLog } from "./lib/request-log.ts";
import { accountRoutes } from "./routes/account.ts";
import { authRoutes } from "./routes/auth.ts";
import { chatRoutes } from "./routes/chat.ts";
import { checkoutRoutes } from "./routes/checkout.ts";
import { discoveryRoutes } from "./routes/discovery.ts";
import { healthRoutes } from "./routes/health.ts";
import { leadRoutes } from "./routes/leads.ts";
import { metricsRoutes } from "./routes/metrics.ts";
import { pricingRoutes } from "./routes/pricing.ts";
import { searchRoutes } from "./routes/search.ts";
import { pageRoutes } from "./ssr/pages.ts";

/** Only our own files; `unsafe-inline` is for styles alone (inlined style sheet, style attributes, toasts). */
const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  frameSrc: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** What the social sign-in needs besides, where it is set up: its script, its button in a frame, its pop-up. */
const GOOGLE_SOURCES = {
  scriptSrc: ["https://accounts.google.com/gsi/client"],
  styleSrc: ["https://accounts.google.com/gsi/style"],
  connectSrc: ["https://accounts.google.com/gsi/"],
  frameSrc: ["https://accounts.google.com/gsi/"],
};

function contentSecurityPolicy(hasGoogle: boolean) {
  if (!hasGoogle) return CONTENT_SECURITY_POLICY;
  const { scriptSrc, styleSrc, connectSrc } = CONTENT_SECURITY_POLICY;
  return {
    ...CONTENT_SECURITY_POLICY,
    scriptSrc: [...scriptSrc, ...GOOGLE_SOURCES.scriptSrc],
    styleSrc: [...styleSrc, ...GOOGLE_SOURCES.styleSrc],
    connectSrc: [...connectSrc, ...GOOGLE_SOURCES.connectSrc],
    frameSrc: GOOGLE_SOURCES.frameSrc,
  };
}

/**
 * The whole HTTP surface, in the order a request passes it. Importing this file starts nothing.
 * Handlers throw `Problem`; `onError` is the only place that renders errors.
 */
export function createApp(deps: AppDeps) {
  const app = new Hono<{ Variables: { requestId: string } }>();
  app.onError((error, c) => {
    if (!(error instanceof Problem)) deps.logger.error({ err: error, requestId: c.get("requestId") }, "request failed");
    return problemResponse(error, c.get("requestId"));
  });
  const hasGoogle = deps.pageConfig.googleClientId !== null;
  app.use(requestId());
  app.use(requestLog(deps.logger));
  app.use(
    secureHeaders({
      // Vite's development client needs inline scripts; the built site has none.
      ...(deps.isDevelopment ? {} : { contentSecurityPolicy: contentSecurityPolicy(hasGoogle) }),
      crossOriginEmbedderPolicy: false,
      ...(hasGoogle ? { crossOriginOpenerPolicy: "same-origin-allow-popups" } : {}),
      referrerPolicy: "strict-origin-when-cross-origin",
      xFrameOptions: "DENY",
      strictTransportSecurity: deps.pageConfig.publicUrl.startsWith("https:")
        ? "max-age=31536000; includeSubDomains"
        : false,
      permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    }),
  );
  const routes = app
    .route("/", metricsRoutes(deps))
    .route("/", healthRoutes(deps))
    .route("/", chatRoutes(deps))
    .route("/", pricingRoutes(deps))
    .route("/", leadRoutes(deps))
    .route("/", searchRoutes(deps))
    .route("/", discoveryRoutes(deps))
    .route("/", authRoutes(deps))
    .route("/", accountRoutes(deps))
    .route("/", checkoutRoutes(deps));
  app.all("/api/*", async (c, next) => {
    if (c.req.path === "/api/page") return next();
    throw new Problem("not-found", "There is nothing at this address.");
  });
  if (!deps.isDevelopment) {
    app.use(
      "/assets/*",
      serveStatic({
        root: join(deps.distDir, "client"),
        precompressed: true,
        onFound: (_path, c) => c.header("cache-control", "public, max-age=31536000, immutable"),
      }),
    );
    app.all("/assets/*", (c) => c.text("Not found", 404));
    app.use(
      "*",
      serveStatic({
        root: join(deps.distDir, "client"),
        precompressed: true,
        onFound: (_path, c) => c.header("cache-control", "public, max-age=86400"),
      }),
    );
  }
  app.on(["POST", "PUT", "PATCH", "DELETE"], "*", () => {
    throw new Problem("method-not-allowed", "This address only answers GET.");
  });
  app.route("/", pageRoutes({ ...deps, knowledge: () => deps.content.current().knowledge, config: deps.pageConfig }));
  return routes;
}

/** @public Type of the app's JSON routes, for a typed client. */
export type AppType = ReturnType<typeof createApp>;
