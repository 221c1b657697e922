import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { loadContentVersion } from "#server/content/version.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the test run's Postgres, or null when this machine can have none. */
    postgresUrl: string | null;
  }
}

/** Once per run: a real Postgres for the storage tests, and the trained classifier in `.cache` before workers ask for it. */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const rootDir = join(import.meta.dirname, "../..");
  await loadContentVersion({
    knowledgeDir: join(rootDir, "knowledge"),
    localesDir: join(rootDir, "locales"),
    cacheDir: join(rootDir, ".cache"),
  });
  const postgres = await startPostgres();
  if ("missing" in postgres) {
    console.log(`storage tests run on SQLite only: ${postgres.missing}`);
    provide("postgresUrl", null);
    return undefined;
  }
  provide("postgresUrl", postgres.url);
  return postgres.stop;
}
