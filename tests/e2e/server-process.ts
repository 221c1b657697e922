import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, symlinkSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const rootDir = join(import.meta.dirname, "../..");

/** How long a server may take until it listens; the first start trains the classifier. */
const START_TIMEOUT_MS = 150_000;

/** A port nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return address.port;
}

/** Lets servers on a data folder use, and add to, the classifiers in `.cache`, so that they start at once. */
export function shareTrainedClassifiers(dataDir: string): void {
  const cache = join(rootDir, ".cache");
  mkdirSync(cache, { recursive: true });
  symlinkSync(cache, join(dataDir, "cache"), "dir");
}

/** A new data folder for one test. */
export async function newDataDir(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "e2e-"));
  shareTrainedClassifiers(folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

/** A server process of a test. */
export type ServerProcess = {
  /** Address it listens on. */
  url: string;
  /** Everything written so far to standard output and standard error. */
  output: () => string;
  /** Sends a signal and waits for the end; answers the exit code, or null when a signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Resolves when the process has ended. */
  ended: Promise<number | null>;
};

function spawnServer(env: Record<string, string>) {
  const { NODE_ENV: _testRunners, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(rootDir, "server/main.ts")], {
    // Not the repository, whose .env is the developer's own.
    cwd: tmpdir(),
    // The sign-in service of the shared server has its fixed port; these servers get none.
    env: {
      ...inherited,
      RATE_LIMIT: "off",
      AUTH_SERVICE_URL: "http://127.0.0.1:9",
      LOG_LEVEL: "warn",
      KNOWLEDGE_DIR: join(rootDir, "knowledge"),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (written += chunk.toString()));
  return { child, output: () => written, ended: endOf(child) };
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once("close", (code) => resolve(code)));
}

/** Starts a server and waits until it listens. The caller ends it. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const { child, output, ended } = spawnServer({ PORT: "0", ...env });
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  let url: string | undefined;
  while (url === undefined) {
    url = /^listening on (http:\S+)$/m.exec(output())?.[1];
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      child.kill("SIGKILL");
      throw new Error(`the server did not start:\n${output()}`);
    }
    if (url === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url,
    output,
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts a server that cannot start; answers its exit code and what it wrote. */
export async function startFailingServer(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, output, ended } = spawnServer(env);
  const timer = setTimeout(() => child.kill("SIGKILL"), START_TIMEOUT_MS);
  const code = await ended;
  clearTimeout(timer);
  return { code, output: output() };
}
