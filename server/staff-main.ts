import { openStaffList } from "./auth-service/staff.ts";
import { StorageError } from "./db/database.ts";
import { EnvError, parseEnv } from "./env.ts";
import { loadEnvFile } from "./lib/env-file.ts";

const USAGE = "usage: npm run staff add <email> | remove <email> | list";

/** `npm run staff`: who belongs to the support team. Registration never gives this role. */
async function main(): Promise<void> {
  const [action, email] = process.argv.slice(2);
  const isKnown = action === "list" || ((action === "add" || action === "remove") && email !== undefined);
  if (!isKnown) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  loadEnvFile();
  const env = parseEnv(process.env);
  if (env.AUTH_SERVICE_URL !== undefined) {
    console.error("AUTH_SERVICE_URL is set: give the role STAFF in that service.");
    process.exitCode = 1;
    return;
  }
  const staff = await openStaffList({
    dataDir: env.dataDir,
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.publicUrl,
  });
  try {
    if (action === "list") {
      const members = await staff.list();
      console.log(members.length === 0 ? "Nobody has the role STAFF." : members.join("\n"));
      return;
    }
    const isDone = await staff.setStaff(email as string, action === "add");
    console.log(
      isDone
        ? `${email}: ${action === "add" ? "now STAFF" : "no longer STAFF"}`
        : `${email} has no account; register first.`,
    );
    if (!isDone) process.exitCode = 1;
  } finally {
    await staff.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvError || error instanceof StorageError ? error.message : error);
  process.exit(1);
});
