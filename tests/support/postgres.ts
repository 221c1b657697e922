import { execFileSync, spawn } from "node:child_process";
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import pg from "pg";
import { aptInstall } from "./apt.ts";

/** A private Postgres for one test run; it listens on a socket in its own folder, on no port. */
export type TestPostgres = {
  /** Address of its first database, for `DATABASE_URL`. */
  url: string;
  /** Stops the server and deletes its folder. */
  stop: () => Promise<void>;
};

/** Longest wait for a started server to take connections. */
const START_TIMEOUT_MS = 30_000;

/** OS user that runs the server when we are root, which Postgres refuses to run as. */
type Owner = { uid: number; gid: number };

/**
 * Starts Postgres from installed binaries; on Debian as root it is installed when absent.
 * @returns the server, or why there is none
 */
export async function startPostgres(): Promise<TestPostgres | { missing: string }> {
  const bin = findBinaries() ?? installBinaries();
  if (bin === null) return { missing: "no Postgres binaries found, and they can only be installed as root on Debian" };
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : null;
  if (process.getuid?.() === 0 && owner === null) return { missing: "root has no other user to run Postgres as" };
  const folder = makeFolder(owner);
  const user = owner ?? {};
  try {
    execFileSync(
      join(bin, "initdb"),
      ["-D", join(folder, "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
      {
        ...user,
        cwd: folder,
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  // The shell holds the other end of our pipe: when this process ends in any way, even by SIGKILL, the pipe closes and
  // the shell stops the server and removes its folder.
  const script = `"$0/postgres" -D "$1/data" -k "$1" -c listen_addresses= -c fsync=off >"$1/log" 2>&1 & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$1"`;
  const shell = spawn("sh", ["-c", script, bin, folder], {
    ...user,
    cwd: folder,
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  const exited = new Promise<void>((resolve) => shell.once("exit", () => resolve()));
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const stop = async () => {
    shell.stdin.end();
    await exited;
  };
  if (await answers(url)) return { url, stop };
  const log = existsSync(join(folder, "log")) ? readFileSync(join(folder, "log"), "utf8") : "";
  await stop();
  throw new Error(`Postgres did not start within ${START_TIMEOUT_MS} ms:\n${log}`);
}

function findBinaries(): string | null {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(root, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return (
    folders.find(
      (folder) => folder !== "" && existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
    ) ?? null
  );
}

function installBinaries(): string | null {
  // Debian would create and start a server of its own on the usual port.
  const settings = "/etc/postgresql-common/createcluster.conf";
  if (process.getuid?.() === 0 && !existsSync(settings)) {
    mkdirSync(dirname(settings), { recursive: true });
    writeFileSync(settings, "create_main_cluster = false\n");
  }
  return aptInstall(["postgresql"]) ? findBinaries() : null;
}

function unprivilegedUser(): Owner | null {
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const fields = users.find(([candidate]) => candidate === name);
    if (fields !== undefined) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  return null;
}

/** A new folder that the server's user owns and can reach: every folder above it must be open to others. */
function makeFolder(owner: Owner | null): string {
  const base = [tmpdir(), "/tmp", "/var/tmp", "/dev/shm"].find((candidate) => canHold(candidate, owner));
  if (base === undefined) throw new Error("no folder for temporary files can be used for Postgres");
  const folder = mkdtempSync(join(base, "pg-"));
  chmodSync(folder, 0o700);
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

function canHold(folder: string, owner: Owner | null): boolean {
  try {
    accessSync(folder, constants.W_OK);
    if (owner === null) return true;
    for (let path = folder; ; path = dirname(path)) {
      if ((statSync(path).mode & 0o001) === 0) return false;
      if (path === dirname(path)) return true;
    }
  } catch {
    // Not there, or not ours to write in.
    return false;
  }
}

async function answers(url: string): Promise<boolean> {
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < giveUpAt) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      // Not listening yet.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return false;
}

/** Makes an empty database in a running server; the answer is its address. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
