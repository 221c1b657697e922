import type { FieldProblem, ProblemBody, ProblemCode } from "#server/contract/problem.ts";
import { bearerHeader } from "./access-token.ts";

/** Longest wait for an answer of our own server. */
const TIMEOUT_MS = 20_000;

/** An answer that says no. `code` is null when the answer is not one of our problems (a proxy's page, for instance). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ProblemCode | null;
  readonly fields: readonly FieldProblem[];
  /** Seconds to wait, for `rate-limited` and `overloaded`. */
  readonly retryAfterSeconds: number | null;

  constructor(response: Response, problem: Partial<ProblemBody>) {
    super(problem.detail ?? `the server answered ${response.status}`);
    this.name = "ApiError";
    this.status = response.status;
    this.code = (/^\/problems\/([\w-]+)$/.exec(problem.type ?? "")?.[1] as ProblemCode | undefined) ?? null;
    this.fields = problem.errors ?? [];
    const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : null;
  }
}

/**
 * Calls our own server; a signed-in person's requests carry their token.
 * @param options.body sent as JSON; without one the call is a GET unless `method` says otherwise
 * @throws {ApiError} for an answer that is not 2xx; any other error means that the server could not be reached in time
 */
export async function callApi<Answer>(
  path: string,
  options: {
    method?: "GET" | "PUT" | "DELETE";
    body?: unknown;
    headers?: Record<string, string>;
    signal?: AbortSignal;
  } = {},
): Promise<Answer> {
  const { method, body, headers, signal } = options;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...bearerHeader(), ...headers },
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
  });
  if (!response.ok) throw new ApiError(response, await problemOf(response));
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function problemOf(response: Response): Promise<Partial<ProblemBody>> {
  try {
    const body: unknown = await response.json();
    return body !== null && typeof body === "object" ? body : {};
  } catch {
    // Not JSON: the answer came from something in between.
    return {};
  }
}
