import type { BetterAuthOptions } from "better-auth";
import { betterAuth } from "better-auth";
import { getMigrations } from "better-auth/db/migration";
import { bearer } from "better-auth/plugins";
import { DEFAULT_ROLE, MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from "../contract/auth-limits.ts";
import type { Storage } from "../db/database.ts";
import { storedSecret } from "../db/secrets.ts";
import type { Logger } from "../lib/logger.ts";

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** A sign-in lasts this long after its last use. */
const SESSION_SECONDS = 30 * DAY_SECONDS;
/** A link to choose a new password works this long. */
export const RESET_LINK_SECONDS = HOUR_SECONDS;

/** Sends the link to choose a new password; called for known addresses only. */
export type SendResetToken = (options: { email: string; name: string; token: string }) => void;

/** The library with our settings. */
export type AuthLibrary = Awaited<ReturnType<typeof openAuthLibrary>>;

/**
 * better-auth on our storage: it hashes passwords (scrypt), keeps sessions and reset links, verifies Google ID tokens.
 * Its tables are made when they are missing. Its own HTTP routes, cookies and rate limits are not used.
 */
export async function openAuthLibrary(options: {
  storage: Storage;
  publicUrl: string;
  googleClientId: string | undefined;
  sendResetToken: SendResetToken;
  logger: Logger;
}) {
  const { storage, publicUrl, googleClientId, sendResetToken, logger } = options;
  const settings = {
    baseURL: publicUrl,
    secret: await storedSecret(storage.db, "auth-sessions"),
    // One connection for everything: a second one to the same SQLite file could wait for this one for ever.
    database: { db: storage.db, type: storage.kind },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    // Its messages carry e-mail addresses; only the fact that something failed is kept.
    logger: { level: "error", log: () => logger.error("the auth library reported an error") },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_CHARS,
      maxPasswordLength: MAX_PASSWORD_CHARS,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_LINK_SECONDS,
      sendResetPassword: async ({ user, token }) => sendResetToken({ email: user.email, name: user.name, token }),
      // Whoever used the link owns the address; from now on a Google account with it may be joined.
      onPasswordReset: async ({ user }) => {
        const { internalAdapter } = await auth.$context;
        await internalAdapter.updateUser(user.id, { emailVerified: true });
      },
    },
    socialProviders: googleClientId === undefined ? {} : { google: { clientId: googleClientId } },
    session: { modelName: "auth_sessions", expiresIn: SESSION_SECONDS, updateAge: DAY_SECONDS },
    account: { modelName: "auth_accounts" },
    verification: { modelName: "auth_verifications", storeIdentifier: "hashed" },
    user: {
      modelName: "auth_users",
      additionalFields: {
        role: { type: "string", required: false, defaultValue: DEFAULT_ROLE, input: false },
        phone: { type: "string", required: false },
      },
    },
    advanced: { ipAddress: { disableIpTracking: true } },
    plugins: [bearer({ requireSignature: true })],
  } satisfies BetterAuthOptions;
  await createTables(settings);
  const auth = betterAuth(settings);
  return auth;
}

/** Several instances may start at once; one of them makes the tables. */
async function createTables(options: BetterAuthOptions): Promise<void> {
  try {
    await (await getMigrations(options)).runMigrations();
  } catch (error) {
    const { toBeCreated, toBeAdded } = await getMigrations(options);
    if (toBeCreated.length > 0 || toBeAdded.length > 0) throw error;
  }
}
