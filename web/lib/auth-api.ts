import type { Locale } from "#locales/index.ts";
import { bearerHeader } from "./access-token.ts";

/** Longest wait; the server gives up on the auth service before that. */
const TIMEOUT_MS = 15_000;

/** A refusal of `/auth/*`. `message` is the service's own sentence, or null when it has none. */
export class AuthError extends Error {
  /** 0 when no answer came. */
  readonly status: number;
  readonly sentence: string | null;

  constructor(status: number, sentence: string | null) {
    super(sentence ?? `auth request failed (${status})`);
    this.name = "AuthError";
    this.status = status;
    this.sentence = sentence;
  }
}

/**
 * Calls the auth service through our server.
 * @param options.locale language of its sentences
 * @throws {AuthError} for every failure, with or without an answer
 */
export async function callAuth(
  path: string,
  options: { locale: Locale; method?: "GET" | "POST" | "PATCH"; body?: unknown },
): Promise<unknown> {
  const { locale, body, method = body === undefined ? "GET" : "POST" } = options;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        "X-Client-Type": "website",
        "accept-language": locale,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...bearerHeader(),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new AuthError(0, null);
  }
  const answer = await readJson(response);
  if (response.ok) return answer;
  const message = (answer as { message?: unknown } | null)?.message;
  throw new AuthError(response.status, typeof message === "string" && message !== "" ? message : null);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return (await response.json()) as unknown;
  } catch {
    // No JSON is no message.
    return null;
  }
}
