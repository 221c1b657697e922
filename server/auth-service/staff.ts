import { DEFAULT_ROLE, STAFF_ROLE } from "../contract/auth-limits.ts";
import { openStorage } from "../db/database.ts";
import { createLogger } from "../lib/logger.ts";
import { openAuthLibrary } from "./library.ts";

/** Gives and takes the role STAFF on the storage of this site, running or not. */
export async function openStaffList(options: { dataDir: string; databaseUrl: string | undefined; publicUrl: string }) {
  const storage = await openStorage(options);
  const library = await openAuthLibrary({
    storage,
    publicUrl: options.publicUrl,
    googleClientId: undefined,
    sendResetToken: () => undefined,
    logger: createLogger("warn"),
  });
  const { internalAdapter } = await library.$context;
  return {
    /** Answers false when nobody has registered with this address. A role taken away falls back to GUEST. */
    async setStaff(email: string, isStaff: boolean): Promise<boolean> {
      const found = await internalAdapter.findUserByEmail(email.trim().toLowerCase());
      if (found === null) return false;
      await internalAdapter.updateUser(found.user.id, { role: isStaff ? STAFF_ROLE : DEFAULT_ROLE });
      return true;
    },
    async list(): Promise<string[]> {
      const users = await internalAdapter.listUsers(undefined, undefined, undefined, [
        { field: "role", value: STAFF_ROLE },
      ]);
      return users.map(({ email }) => email).sort();
    },
    close: () => storage.close(),
  };
}
