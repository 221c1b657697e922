import type { Logger } from "#server/lib/logger.ts";

/** One line a logger was given. */
export type LogLine = { level: "debug" | "info" | "warn" | "error"; text: string };

/** A logger that keeps its lines: fields as JSON, then the message. */
export function recordingLogger(): { logger: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const at = (level: LogLine["level"]) => (fields: unknown, message?: string) => {
    const text = typeof fields === "string" ? fields : `${JSON.stringify(fields, errorsAsText)} ${message ?? ""}`;
    lines.push({ level, text });
  };
  const logger = { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
  return { logger: logger as Logger, lines };
}

function errorsAsText(_key: string, value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? value.message) : value;
}
