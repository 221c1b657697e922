import { resolve } from "node:path";
import { z } from "zod";

const optional = z
  .string()
  .trim()
  .transform((value) => (value === "" ? undefined : value))
  .optional();
const url = (protocols: RegExp) => optional.pipe(z.url({ protocol: protocols }).optional());
const port = z
  .string()
  .regex(/^\d{1,5}$/, "must be a number from 0 to 65535")
  .transform(Number)
  .pipe(z.number().max(65_535));

const envSchema = z
  .object({
    NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
    PORT: port.default(3000),
    HOST: z.string().min(1).default("127.0.0.1"),
    PUBLIC_URL: url(/^https?$/),
    DATA_DIR: z.string().min(1).default(".data"),
    DATABASE_URL: url(/^postgres(?:ql)?$/),
    KNOWLEDGE_DIR: z.string().min(1).default("knowledge"),
    AUTH_SERVICE_URL: url(/^https?$/),
    LOGIN_MODE: z.enum(["server", "placeholder"]).default("server"),
    RATE_LIMIT: z.enum(["on", "off"]).default("on"),
    CHAT_MODEL: optional,
    CHAT_BASE_URL: url(/^https?$/),
    CHAT_API_KEY: optional,
    SMTP_URL: url(/^smtps?$/),
    LEADS_WEBHOOK_URL: url(/^https?$/),
    LEADS_WEBHOOK_SECRET: optional,
    GOOGLE_CLIENT_ID: optional,
    STRIPE_SECRET_KEY: optional,
    STRIPE_WEBHOOK_SECRET: optional,
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
    TRUST_PROXY: z.enum(["0", "1"]).default("0"),
  })
  .superRefine((env, context) => {
    if (env.CHAT_BASE_URL !== undefined && env.CHAT_MODEL === undefined) {
      context.addIssue({ code: "custom", path: ["CHAT_MODEL"], message: "is needed when CHAT_BASE_URL is set" });
    }
    if (env.STRIPE_SECRET_KEY !== undefined && env.STRIPE_WEBHOOK_SECRET === undefined) {
      context.addIssue({
        code: "custom",
        path: ["STRIPE_WEBHOOK_SECRET"],
        message: "is needed when STRIPE_SECRET_KEY is set",
      });
    }
  });

/** The process environment as the server uses it: parsed, with defaults and derived values. */
export type Env = ReturnType<typeof parseEnv>;

/** Raised when the environment cannot be used; the message lists every bad key. */
export class EnvError extends Error {}

/**
 * Reads the environment. Every key is optional; see `.env.example` for their meaning.
 * @throws {EnvError} one message listing every bad key
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = envSchema.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
    throw new EnvError(`The environment has ${lines.length} bad value(s) (see .env.example):\n${lines.join("\n")}`);
  }
  const env = parsed.data;
  return Object.freeze({
    ...env,
    dataDir: resolve(env.DATA_DIR),
    knowledgeDir: resolve(env.KNOWLEDGE_DIR),
    rateLimit: env.RATE_LIMIT === "on",
    trustProxy: env.TRUST_PROXY === "1",
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
  });
}
