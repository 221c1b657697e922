import type { Words } from "../content/words.ts";
import type { Logger } from "../lib/logger.ts";

/** Longest wait for the auth service. */
export const AUTH_TIMEOUT_MS = 10_000;
/** Largest answer accepted from the auth service. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** What may be asked of the auth service, and the sentence for when it cannot be reached. */
export const AUTH_ENDPOINTS = {
  "POST /auth/register": "registrationFailed",
  "POST /auth/login": "loginFailed",
  "POST /auth/social": "loginFailed",
  "POST /auth/forgot-password": "failed",
  "POST /auth/reset-password": "failed",
  "POST /auth/change-password": "failed",
  "POST /auth/logout": "failed",
  "GET /auth/me": "failed",
  "PATCH /auth/me": "failed",
} as const;
export type AuthEndpoint = keyof typeof AUTH_ENDPOINTS;

/** What this server itself asks for; deleting an account also erases what is kept here, so it is no public path. */
type InternalEndpoint = AuthEndpoint | "DELETE /auth/me";

/** Request headers that reach the auth service; everything else (cookies above all) stays here. */
const PASSED_HEADERS = ["accept-language", "authorization"] as const;

/** Talks to the auth service at one address. */
export type AuthProxy = {
  /** Passes one request on and answers with the service's status and JSON. Never throws, never retries. */
  forward(options: {
    endpoint: InternalEndpoint;
    headers: Headers;
    body: string | null;
    words: Words;
  }): Promise<Response>;
  /** Whether the service answers at all. */
  isReachable(): Promise<boolean>;
};

/**
 * @param options.url base address of the auth service, without a slash at its end
 * @param options.send how a request gets there; over the network unless a test says otherwise
 */
export function createAuthProxy(options: {
  url: string;
  timeoutMs?: number;
  send?: (request: Request) => Promise<Response>;
  logger: Logger;
}): AuthProxy {
  const { url, timeoutMs = AUTH_TIMEOUT_MS, send = fetch, logger } = options;
  return {
    forward: async ({ endpoint, headers, body, words }) => {
      const [method = "", path = ""] = endpoint.split(" ");
      const failure = endpoint === "DELETE /auth/me" ? "failed" : AUTH_ENDPOINTS[endpoint];
      const sent = new Headers({ "x-client-type": "website", accept: "application/json" });
      for (const name of PASSED_HEADERS) {
        const value = headers.get(name);
        if (value !== null) sent.set(name, value.slice(0, 8_192));
      }
      if (body !== null) sent.set("content-type", "application/json");
      try {
        const answer = await send(
          new Request(`${url}${path}`, {
            method,
            headers: sent,
            body,
            redirect: "error",
            signal: AbortSignal.timeout(timeoutMs),
          }),
        );
        return await passOn(answer, words(failure));
      } catch (error) {
        logger.warn({ err: error, endpoint }, "the auth service did not answer");
        return Response.json({ message: words(failure) }, { status: 502, headers: NO_STORE });
      }
    },
    isReachable: async () => {
      try {
        // Any answer will do: a service of your own need not know this address.
        await send(new Request(`${url}/health`, { redirect: "manual", signal: AbortSignal.timeout(2_000) }));
        return true;
      } catch {
        // Refused or too slow: that is the answer.
        return false;
      }
    },
  };
}

const NO_STORE = { "cache-control": "no-store" };

/**
 * Status and JSON as they came. A success that is not JSON is a broken service (502); an error that is not JSON keeps
 * its status and has no message, so that the client uses its own.
 */
async function passOn(answer: Response, failure: string): Promise<Response> {
  const headers = new Headers(NO_STORE);
  const retryAfter = answer.headers.get("retry-after");
  if (retryAfter !== null) headers.set("retry-after", retryAfter);
  if (answer.status === 204) return new Response(null, { status: 204, headers });
  const text = await readLimited(answer);
  const data = parseObject(text);
  if (data !== null) return Response.json(data, { status: answer.status, headers });
  if (answer.status >= 400) return Response.json({}, { status: answer.status, headers });
  return Response.json({ message: failure }, { status: 502, headers });
}

async function readLimited(answer: Response): Promise<string> {
  if (answer.body === null) return "";
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of answer.body) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new Error("the answer of the auth service is too large");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === "object" && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : null;
  } catch {
    // Not JSON.
    return null;
  }
}
