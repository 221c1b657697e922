import type { Context } from "hono";
import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import type { AuthEndpoint } from "../auth-proxy/proxy.ts";
import { AUTH_ENDPOINTS } from "../auth-proxy/proxy.ts";
import type { Words } from "../content/words.ts";
import { wordsOf } from "../content/words.ts";
import { MAX_AUTH_BODY_BYTES } from "../contract/auth-limits.ts";
import { PROBLEMS } from "../contract/problem.ts";
import type { AppDeps } from "../deps.ts";
import { readJsonBody } from "../lib/json-body.ts";
import { Problem } from "../lib/problem.ts";
import { hashText } from "../lib/text-hash.ts";
import { preferredLanguage } from "../ssr/request-language.ts";

/** Any JSON object: what is in it is the auth service's business. */
const anyBody = z.record(z.string(), z.unknown());

/** Endpoints that test or set a secret; the others only need a valid token. */
const LIMITED: readonly AuthEndpoint[] = [
  "POST /auth/register",
  "POST /auth/login",
  "POST /auth/social",
  "POST /auth/forgot-password",
  "POST /auth/reset-password",
  "POST /auth/change-password",
];

/** `/auth/*`: passed on to the auth service. Errors are `{message}`, as the specification's client expects. */
export function authRoutes(deps: AppDeps) {
  const { authProxy, rateLimiter, logger } = deps;
  const words = (c: Context): Words =>
    wordsOf(deps.content.current().knowledge, preferredLanguage(c.req.header("accept-language")), "auth-service");
  const routes = new Hono();
  routes.onError((error, c) => {
    if (!(error instanceof Problem)) logger.error({ err: error }, "auth request failed");
    const { status, message, retryAfterSeconds } = describe(error, words(c));
    c.header("cache-control", "no-store");
    if (retryAfterSeconds !== undefined) c.header("retry-after", String(retryAfterSeconds));
    return c.json({ message }, status);
  });
  const limitAddress = rateLimiter.perAddress("auth");
  for (const endpoint of Object.keys(AUTH_ENDPOINTS) as AuthEndpoint[]) {
    const [method = "", path = ""] = endpoint.split(" ");
    const isLimited = LIMITED.includes(endpoint);
    routes.on(
      method,
      path,
      async (c, next) => (isLimited ? limitAddress(c, next) : next()),
      async (c) => {
        const body = hasBody(c) ? await readJsonBody(c, { schema: anyBody, maxBytes: MAX_AUTH_BODY_BYTES }) : null;
        if (isLimited && typeof body?.email === "string") await limitEmail(endpoint, body.email);
        return authProxy.forward({
          endpoint,
          headers: c.req.raw.headers,
          body: body === null ? null : JSON.stringify(body),
          words: words(c),
        });
      },
    );
  }
  const limitEmail = async (endpoint: AuthEndpoint, email: string): Promise<void> => {
    const key = hashText(email.trim().toLowerCase());
    await rateLimiter.consume("authEmail", key);
    if (endpoint === "POST /auth/forgot-password") await rateLimiter.consume("authForgot", key);
  };
  routes.on(["POST", "PUT", "PATCH", "DELETE"], "/auth/:rest{.+}", (c) =>
    c.json({ message: words(c)("notFound") }, 404),
  );
  return routes;
}

function hasBody(c: Context): boolean {
  return c.req.method !== "GET" && c.req.path !== "/auth/logout";
}

function describe(error: unknown, words: Words) {
  if (!(error instanceof Problem)) return { status: 500 as const, message: words("failed") };
  const status = PROBLEMS[error.code].status as ContentfulStatusCode;
  if (error.code === "rate-limited") {
    const { retryAfterSeconds = 1 } = error;
    return {
      status,
      message: words("tooMany", { minutes: String(Math.ceil(retryAfterSeconds / 60)) }),
      retryAfterSeconds,
    };
  }
  return { status, message: words(error.code === "too-large" ? "tooLarge" : "invalid.body") };
}
