import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect, SqliteDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { conversationsMigration } from "./migrations/001-conversations.ts";
import { leadsMigration } from "./migrations/002-leads.ts";
import { accountsMigration } from "./migrations/004-accounts.ts";
import { rateLimitsMigration } from "./migrations/005-rate-limits.ts";
import type { Database, Tables } from "./schema.ts";

/** How long SQLite waits for another process's write lock before failing. */
const BUSY_TIMEOUT_MS = 5_000;
/** Most Postgres connections one instance opens. */
const POOL_SIZE = 10;
/** How long a Postgres query may take, and how long connecting may take. */
const POSTGRES_TIMEOUT_MS = 10_000;

const MIGRATIONS = {
  "001-conversations": conversationsMigration,
  "002-leads": leadsMigration,
  "004-accounts": accountsMigration,
  "005-rate-limits": rateLimitsMigration,
};

/** Raised when storage cannot be opened, in words for an operator. */
export class StorageError extends Error {}

/** An open database and the way to close it. */
export type Storage = {
  db: Database;
  kind: "sqlite" | "postgres";
  /** The Postgres pool, for what is not a Kysely query; null with SQLite. */
  pool: pg.Pool | null;
  /** Resolves when the database answers a trivial query. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens storage and brings its tables up to date: Postgres when a URL is given, otherwise the SQLite file
 * `alerio.sqlite` in `dataDir` (created when missing).
 * @throws {StorageError} when the folder is not writable or the database does not answer
 */
export async function openStorage(options: { dataDir: string; databaseUrl?: string | undefined }): Promise<Storage> {
  const storage = options.databaseUrl === undefined ? openSqlite(options.dataDir) : openPostgres(options.databaseUrl);
  try {
    await migrate(storage);
  } catch (cause) {
    await storage.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    const where = storage.kind === "sqlite" ? `the SQLite file in ${options.dataDir}` : "Postgres (DATABASE_URL)";
    throw new StorageError(`Storage: ${where} cannot be used: ${reason}`, { cause });
  }
  return storage;
}

function openSqlite(dataDir: string): Storage {
  let raw: DatabaseSync;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
    raw = new DatabaseSync(join(dataDir, "alerio.sqlite"));
    raw.exec(
      `PRAGMA busy_timeout=${BUSY_TIMEOUT_MS}; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON`,
    );
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StorageError(`Storage: the folder ${dataDir} (DATA_DIR) cannot be written: ${reason}`, { cause });
  }
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: {
        close: () => raw.close(),
        prepare: (query) => {
          const statement = raw.prepare(query);
          return {
            reader: statement.columns().length > 0,
            all: (parameters) => statement.all(...(parameters as never[])),
            run: (parameters) => statement.run(...(parameters as never[])),
            iterate: (parameters) => statement.iterate(...(parameters as never[])),
          };
        },
      },
    }),
  });
  return toStorage(db, "sqlite", null);
}

function openPostgres(connectionString: string): Storage {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: POSTGRES_TIMEOUT_MS,
    query_timeout: POSTGRES_TIMEOUT_MS,
    // bigint columns hold epoch milliseconds and cents, far below 2^53
    types: { getTypeParser: (oid, format) => (oid === 20 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // An idle connection that the server closes must not end the process; the next query opens a new one.
  pool.on("error", () => undefined);
  return toStorage(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), "postgres", pool);
}

function toStorage(db: Database, kind: Storage["kind"], pool: pg.Pool | null): Storage {
  return {
    db,
    kind,
    pool,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

/**
 * Runs the migrations that are missing. Postgres locks and wraps them by itself; on SQLite one write transaction keeps
 * a second process waiting and undoes everything when this one is killed half-way.
 */
async function migrate({ db, kind }: Storage): Promise<void> {
  if (kind === "sqlite") await sql`begin immediate`.execute(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (kind === "sqlite") await (error === undefined ? sql`commit` : sql`rollback`).execute(db);
  if (error !== undefined) throw error;
}
