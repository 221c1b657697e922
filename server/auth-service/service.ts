import { APIError } from "better-auth/api";
import type { Context } from "hono";
import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";
import type { Locale } from "#locales/index.ts";
import type { Words } from "../content/words.ts";
import type { AuthAnswer } from "../contract/auth.ts";
import {
  changePasswordRequest,
  forgotPasswordRequest,
  loginRequest,
  profileRequest,
  registerRequest,
  resetPasswordRequest,
  socialRequest,
} from "../contract/auth.ts";
import { MAX_AUTH_BODY_BYTES, MIN_PASSWORD_CHARS, REGISTRATION_ROLES } from "../contract/auth-limits.ts";
import { readJsonBody } from "../lib/json-body.ts";
import type { Logger } from "../lib/logger.ts";
import { Problem } from "../lib/problem.ts";
import { hashText } from "../lib/text-hash.ts";
import type { SiteRateLimiter } from "../rate-limits.ts";
import { preferredLanguage } from "../ssr/request-language.ts";
import type { AuthLibrary } from "./library.ts";
import type { ResetMails } from "./reset-mails.ts";
import type { FindSubscription, StoredUser } from "./user-view.ts";
import { toAuthUser } from "./user-view.ts";

/** What the service works with. */
export type AuthServiceDeps = {
  library: AuthLibrary;
  findSubscription: FindSubscription;
  /** Sentences of `locales/<lang>/auth-service.json`. */
  words: (locale: Locale) => Words;
  rateLimiter: SiteRateLimiter;
  resetMails: ResetMails;
  logger: Logger;
};

/** An expected refusal: HTTP status and the key of its sentence. */
class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly key: string;

  constructor(status: ContentfulStatusCode, key: string) {
    super(key);
    this.status = status;
    this.key = key;
  }
}

/** The library's error codes that a person can do something about. */
const REFUSALS: Record<string, [ContentfulStatusCode, string]> = {
  USER_ALREADY_EXISTS: [409, "emailTaken"],
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: [409, "emailTaken"],
  FAILED_TO_CREATE_USER: [409, "emailTaken"],
  INVALID_EMAIL_OR_PASSWORD: [401, "loginFailed"],
  INVALID_EMAIL: [400, "invalid.email"],
  INVALID_PASSWORD: [400, "wrongPassword"],
  PASSWORD_TOO_SHORT: [400, "invalid.password"],
  PASSWORD_TOO_LONG: [400, "invalid.password"],
  CREDENTIAL_ACCOUNT_NOT_FOUND: [400, "noPassword"],
  INVALID_TOKEN: [400, "linkExpired"],
  TOKEN_EXPIRED: [400, "linkExpired"],
  PROVIDER_NOT_FOUND: [404, "socialMissing"],
  OAUTH_LINK_ERROR: [409, "socialConflict"],
  EMAIL_NOT_VERIFIED: [403, "socialFailed"],
  USER_EMAIL_NOT_FOUND: [401, "socialFailed"],
  FAILED_TO_GET_USER_INFO: [401, "socialFailed"],
  UNAUTHORIZED: [401, "signIn"],
};

/**
 * Our own auth service: the API of the specification over better-auth, as an app of its own. Tokens travel as bearer
 * tokens, never as cookies, so there is nothing for another site to ride on. Errors are `{message}` in the caller's
 * language.
 */
export function createAuthService(deps: AuthServiceDeps) {
  const { library, rateLimiter, logger } = deps;
  const { api } = library;
  const answer = async (token: string, user: StoredUser): Promise<AuthAnswer> => ({
    accessToken: token,
    user: await toAuthUser(user, deps.findSubscription),
  });
  const app = new Hono();
  app.onError((error, c) => {
    const { status, key, values, headers } = describe(error);
    if (status === 500) logger.error({ err: error }, "auth request failed");
    const message = deps.words(languageOf(c))(key, { minChars: String(MIN_PASSWORD_CHARS), ...values });
    return c.json({ message }, status, headers);
  });
  app.notFound((c) => c.json({ message: deps.words(languageOf(c))("notFound") }, 404));
  return app
    .get("/health", (c) => c.json({ status: "ok" }))
    .post("/auth/register", async (c) => {
      const { email, password, fullname, fullPhone, role } = await readBody(c, registerRequest);
      const body = { email, password, name: fullname, phone: fullPhone };
      const { headers, response } = await api.signUpEmail({ body, returnHeaders: true });
      const { internalAdapter } = await library.$context;
      const chosen = REGISTRATION_ROLES.find((allowed) => allowed === role);
      const created = response.user as StoredUser;
      const user = chosen === undefined ? created : await internalAdapter.updateUser(created.id, { role: chosen });
      return c.json(await answer(tokenOf(headers), { ...created, ...user }), 201);
    })
    .post("/auth/login", async (c) => {
      const body = await readBody(c, loginRequest);
      await rateLimiter.consume("authService", hashText(body.email.toLowerCase()));
      const { headers, response } = await api.signInEmail({ body, returnHeaders: true });
      return c.json(await answer(tokenOf(headers), response.user as StoredUser));
    })
    .post("/auth/social", async (c) => {
      const { provider, idToken } = await readBody(c, socialRequest);
      const { headers, response } = await socialErrors(
        api.signInSocial({ body: { provider, idToken: { token: idToken } }, returnHeaders: true }),
      );
      if (!("user" in response)) throw new Refusal(401, "socialFailed");
      return c.json(await answer(tokenOf(headers), response.user as StoredUser));
    })
    .post("/auth/forgot-password", async (c) => {
      const { email, lang } = await readBody(c, forgotPasswordRequest);
      await rateLimiter.consume("authService", hashText(email.toLowerCase()));
      await deps.resetMails.inLanguage(lang ?? languageOf(c), () => api.requestPasswordReset({ body: { email } }));
      return c.json({ message: deps.words(languageOf(c))("resetSent") });
    })
    .post("/auth/reset-password", async (c) => {
      const { token, password } = await readBody(c, resetPasswordRequest);
      await api.resetPassword({ body: { token, newPassword: password } });
      return c.json({ message: deps.words(languageOf(c))("passwordChanged") });
    })
    .get("/auth/me", async (c) => {
      const { user } = await sessionOf(c, library);
      return c.json({ user: await toAuthUser(user, deps.findSubscription) });
    })
    .patch("/auth/me", async (c) => {
      const { user } = await sessionOf(c, library);
      const { fullname, fullPhone } = await readBody(c, profileRequest);
      const changes = {
        ...(fullname === undefined ? {} : { name: fullname }),
        ...(fullPhone === undefined ? {} : { phone: fullPhone }),
      };
      const { internalAdapter } = await library.$context;
      const changed = Object.keys(changes).length === 0 ? user : await internalAdapter.updateUser(user.id, changes);
      return c.json({ user: await toAuthUser({ ...user, ...changed }, deps.findSubscription) });
    })
    .post("/auth/change-password", async (c) => {
      const { user, session } = await sessionOf(c, library);
      const { currentPassword, password } = await readBody(c, changePasswordRequest);
      await rateLimiter.consume("authService", hashText(user.email));
      await api.changePassword({ body: { currentPassword, newPassword: password }, headers: c.req.raw.headers });
      const { internalAdapter } = await library.$context;
      const others = (await internalAdapter.listSessions(user.id)).filter(({ token }) => token !== session.token);
      if (others.length > 0) await internalAdapter.deleteSessions(others.map(({ token }) => token));
      return c.json({ message: deps.words(languageOf(c))("passwordChanged") });
    })
    .post("/auth/logout", async (c) => {
      await api.signOut({ headers: c.req.raw.headers });
      return c.body(null, 204);
    })
    .delete("/auth/me", async (c) => {
      const { user } = await sessionOf(c, library);
      const { internalAdapter } = await library.$context;
      await internalAdapter.deleteUserSessions(user.id);
      await internalAdapter.deleteAccounts(user.id);
      await internalAdapter.deleteUser(user.id);
      return c.body(null, 204);
    });
}

async function sessionOf(c: Context, library: AuthLibrary) {
  const session = await library.api.getSession({ headers: c.req.raw.headers, query: { disableRefresh: false } });
  if (session === null) throw new Refusal(401, "signIn");
  return session;
}

/** The signed token of a new session. */
function tokenOf(headers: Headers): string {
  const token = headers.get("set-auth-token");
  if (token === null) throw new Error("the auth library gave no session token");
  return decodeURIComponent(token);
}

/** A refused ID token is not an expired link, although the library has one code for both. */
async function socialErrors<T>(running: Promise<T>): Promise<T> {
  try {
    return await running;
  } catch (error) {
    if (error instanceof APIError && error.body?.code === "INVALID_TOKEN") throw new Refusal(401, "socialFailed");
    throw error;
  }
}

async function readBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.infer<Schema>> {
  return readJsonBody(c, { schema, maxBytes: MAX_AUTH_BODY_BYTES });
}

function languageOf(c: Context): Locale {
  return preferredLanguage(c.req.header("accept-language"));
}

type Description = {
  status: ContentfulStatusCode;
  key: string;
  values?: Record<string, string>;
  headers?: Record<string, string>;
};

/** Fields whose rule has a sentence of its own. */
const FIELDS = ["email", "password", "fullname", "fullPhone"];

function describe(error: unknown): Description {
  if (error instanceof Refusal) return { status: error.status, key: error.key };
  if (error instanceof APIError) {
    const [status, key] = REFUSALS[error.body?.code ?? ""] ?? [500, "failed"];
    return { status: status as ContentfulStatusCode, key: key as string };
  }
  if (!(error instanceof Problem)) return { status: 500, key: "failed" };
  if (error.code === "rate-limited") {
    const seconds = error.retryAfterSeconds ?? 1;
    return {
      status: 429,
      key: "tooMany",
      values: { minutes: String(Math.ceil(seconds / 60)) },
      headers: { "retry-after": String(seconds) },
    };
  }
  const field = error.errors?.[0]?.pointer.slice(1);
  if (error.code === "bad-request" && field !== undefined && FIELDS.includes(field)) {
    return { status: 400, key: `invalid.${field}` };
  }
  const statuses: Partial<Record<Problem["code"], ContentfulStatusCode>> = {
    "too-large": 413,
    "unsupported-media-type": 415,
  };
  return { status: statuses[error.code] ?? 400, key: "invalid.body" };
}
