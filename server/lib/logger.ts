import pino from "pino";

/** What the server needs of a logger; pino's shape. */
export type Logger = Pick<pino.Logger, "debug" | "info" | "warn" | "error">;

/**
 * Structured JSON logs on standard output. Callers never pass message text, e-mail, names, IP addresses or tokens;
 * the redaction below is the second lock, not the first.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ["email", "password", "authorization", "cookie", "*.email", "*.password", "*.authorization", "*.cookie"],
      remove: true,
    },
  });
}
