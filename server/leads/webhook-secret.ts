import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FILE = "leads-webhook-secret";

/**
 * The secret that signs webhooks: the one configured, otherwise one made at first use and kept in the data folder.
 * Several instances need the configured one, because each has a data folder of its own.
 */
export async function webhookSecret(options: { configured: string | undefined; dataDir: string }): Promise<string> {
  const { configured, dataDir } = options;
  if (configured !== undefined) return configured;
  const path = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(path, `${randomBytes(32).toString("hex")}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return (await readFile(path, "utf8")).trim();
}
