import type { z } from "zod";
import type { FieldProblem, ProblemBody, ProblemCode } from "../contract/problem.ts";
import { PROBLEMS } from "../contract/problem.ts";

/** The one error class of the server. Thrown anywhere, rendered once by `app.onError`. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldProblem[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  /** @param detail a sentence the caller of the API may see; it says what to do */
  constructor(
    code: ProblemCode,
    detail: string,
    options: { errors?: FieldProblem[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(detail, { cause: options.cause });
    this.name = "Problem";
    this.code = code;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** The error as an RFC 9457 answer. Anything that is not a `Problem` becomes `internal` with a fixed detail. */
export function problemResponse(error: unknown, requestId: string): Response {
  const problem =
    error instanceof Problem ? error : new Problem("internal", "Something failed on our side; try again.");
  const { status, title } = PROBLEMS[problem.code];
  const body: ProblemBody = {
    type: `/problems/${problem.code}`,
    title,
    status,
    detail: problem.message,
    instance: requestId,
    ...(problem.errors === undefined ? {} : { errors: problem.errors }),
  };
  const headers = new Headers({
    "content-type": "application/problem+json; charset=utf-8",
    "cache-control": "no-store",
    "x-request-id": requestId,
  });
  if (problem.retryAfterSeconds !== undefined) headers.set("retry-after", String(problem.retryAfterSeconds));
  return new Response(JSON.stringify(body), { status, headers });
}

/** Zod's issues as field problems with JSON pointers. */
export function fieldProblems(error: z.ZodError): FieldProblem[] {
  return error.issues.slice(0, 20).map(({ path, message }) => ({
    pointer: `/${path.map((step) => String(step).replaceAll("~", "~0").replaceAll("/", "~1")).join("/")}`,
    detail: message,
  }));
}
