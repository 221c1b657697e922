import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/folders.ts";
import { openTestStorage, testOnEachStorage, testStorageOptions } from "#tests/support/storage.ts";
import { openStorage, StorageError } from "./database.ts";
import type { Database } from "./schema.ts";

const conversation = {
  id: "c1",
  visitor_hash: "h",
  lang: "fr",
  created_at: 1_795_000_000_123,
  updated_at: 1_795_000_000_123,
};
const message = {
  conversation_id: "c1",
  id: "m1",
  position: 1,
  role: "user",
  author: "visitor",
  parts: '[{"type":"text","text":"Puis-je essayer ? 👷"}]',
  metadata: null,
  state: "done",
  created_at: 1_795_000_000_123,
} as const;

async function storeOne(db: Database): Promise<void> {
  await db.insertInto("conversations").values(conversation).execute();
  await db.insertInto("messages").values(message).execute();
}

testOnEachStorage("a stored conversation and message read back exactly as written", async (kind) => {
  const { db } = await openTestStorage(kind);
  await storeOne(db);
  expect(await db.selectFrom("conversations").selectAll().execute()).toEqual([conversation]);
  expect(await db.selectFrom("messages").selectAll().execute()).toEqual([message]);
});

testOnEachStorage("times are numbers, not text, so that they can be compared and added", async (kind) => {
  const { db } = await openTestStorage(kind);
  await storeOne(db);
  const row = await db
    .selectFrom("messages")
    .select(({ fn }) => [fn.max("created_at").as("last"), fn.countAll<number>().as("count")])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ last: message.created_at, count: 1 });
});

testOnEachStorage("deleting a conversation deletes its messages", async (kind) => {
  const { db } = await openTestStorage(kind);
  await storeOne(db);
  await db.deleteFrom("conversations").where("id", "=", "c1").execute();
  expect(await db.selectFrom("messages").selectAll().execute()).toEqual([]);
});

testOnEachStorage("a message of an unknown conversation is refused", async (kind) => {
  const { db } = await openTestStorage(kind);
  await expect(db.insertInto("messages").values(message).execute()).rejects.toThrow(/foreign key/i);
});

testOnEachStorage("a transaction that fails leaves nothing behind", async (kind) => {
  const { db } = await openTestStorage(kind);
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto("conversations").values(conversation).execute();
    throw new Error("stop here");
  });
  await expect(failing).rejects.toThrow("stop here");
  expect(await db.selectFrom("conversations").selectAll().execute()).toEqual([]);
});

testOnEachStorage("storage opened again keeps its rows and runs no migration twice", async (kind) => {
  const options = await testStorageOptions(kind);
  const first = await openStorage(options);
  await storeOne(first.db);
  await first.close();
  const second = await openStorage(options);
  const rows = await second.db.selectFrom("messages").select("id").execute();
  await second.close();
  expect(rows).toEqual([{ id: "m1" }]);
});

testOnEachStorage("processes that start at the same moment all find the tables", async (kind) => {
  const options = await testStorageOptions(kind);
  const script = `const { openStorage } = await import(${JSON.stringify(join(import.meta.dirname, "database.ts"))});
    const storage = await openStorage(${JSON.stringify(options)});
    await storage.db.selectFrom("messages").select("id").execute();
    await storage.close();`;
  const start = () => promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
  await Promise.all([start(), start(), start()]);
});

testOnEachStorage("ping answers on an open database and fails on a closed one", async (kind) => {
  const storage = await openStorage(await testStorageOptions(kind));
  await storage.ping();
  await storage.close();
  await expect(storage.ping()).rejects.toThrow();
});

test("a data folder that cannot be made is reported in words for an operator", async () => {
  const file = join(await temporaryFolder(), "file");
  await writeFile(file, "");
  const opening = openStorage({ dataDir: join(file, "data") });
  await expect(opening).rejects.toThrow(StorageError);
  await expect(opening).rejects.toThrow(/the folder .*file\/data \(DATA_DIR\) cannot be written/);
});

test("a file that is not a database is reported in words for an operator", async () => {
  const dataDir = await temporaryFolder();
  await writeFile(
    join(dataDir, "alerio.sqlite"),
    "this is a text file, not a database, and long enough to be read as one",
  );
  await expect(openStorage({ dataDir })).rejects.toThrow(/Storage: .*\n?.*not a database/);
});

test("a Postgres that does not answer is reported without its password", async () => {
  const opening = openStorage({ dataDir: "unused", databaseUrl: "postgres://user:secret-word@127.0.0.1:1/none" });
  await expect(opening).rejects.toThrow(/Postgres \(DATABASE_URL\) cannot be used/);
  await expect(opening).rejects.not.toThrow(/secret-word/);
});
