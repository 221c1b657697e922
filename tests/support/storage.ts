import { inject, onTestFinished, test } from "vitest";
import type { Storage } from "#server/db/database.ts";
import { openStorage } from "#server/db/database.ts";
import { temporaryFolder } from "./folders.ts";
import { createDatabase } from "./postgres.ts";

/** Databases the site runs on. */
export type StorageKind = Storage["kind"];

/** Empty storage of its own for one test, with all tables; closed afterwards. */
export async function openTestStorage(kind: StorageKind = "sqlite"): Promise<Storage> {
  const storage = await openStorage(await testStorageOptions(kind));
  onTestFinished(() => storage.close());
  return storage;
}

/** Where a new, empty database of the test is, for tests that open it several times. */
export async function testStorageOptions(kind: StorageKind): Promise<{ dataDir: string; databaseUrl?: string }> {
  const dataDir = await temporaryFolder();
  if (kind === "sqlite") return { dataDir };
  const serverUrl = inject("postgresUrl");
  if (serverUrl === null) throw new Error("this machine has no Postgres; use testOnEachStorage");
  return { dataDir, databaseUrl: await createDatabase(serverUrl) };
}

/** One test on SQLite and the same on Postgres; the latter is skipped where no Postgres can be had. */
export function testOnEachStorage(title: string, body: (kind: StorageKind) => Promise<void>): void {
  test(`${title} (SQLite)`, () => body("sqlite"));
  test.skipIf(inject("postgresUrl") === null)(`${title} (Postgres)`, () => body("postgres"));
}
