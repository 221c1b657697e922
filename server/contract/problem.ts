/** Error codes that cross the wire, with HTTP status and English title (RFC 9457). Their words in each language: `errors.json`. */
export const PROBLEMS = {
  "bad-json": { status: 400, title: "The body is not valid JSON" },
  "bad-request": { status: 400, title: "The request is not valid" },
  unauthorized: { status: 401, title: "Sign in first" },
  forbidden: { status: 403, title: "Not allowed" },
  "not-found": { status: 404, title: "Not found" },
  conflict: { status: 409, title: "Conflict with an earlier request" },
  "method-not-allowed": { status: 405, title: "Method not allowed" },
  "too-large": { status: 413, title: "The body is too large" },
  "unsupported-media-type": { status: 415, title: "Send JSON" },
  "rate-limited": { status: 429, title: "Too many requests" },
  internal: { status: 500, title: "Internal error" },
  "upstream-failed": { status: 502, title: "A service we depend on failed" },
  overloaded: { status: 503, title: "Too busy right now" },
  "not-ready": { status: 503, title: "Not ready" },
} as const;

/** One of the error codes above. */
export type ProblemCode = keyof typeof PROBLEMS;

/** A field that was refused: JSON pointer and reason. */
export type FieldProblem = { pointer: string; detail: string };

/** Body of an `application/problem+json` answer. */
export type ProblemBody = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  instance?: string;
  errors?: FieldProblem[];
};
