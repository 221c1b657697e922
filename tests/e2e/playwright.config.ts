import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { CHROMIUM_ARGS, findChromium } from "./browser.ts";
import { freePort, shareTrainedClassifiers } from "./server-process.ts";

const rootDir = join(import.meta.dirname, "../..");

// Workers load this file again: what must be the same for all of them travels in the environment.
process.env.CHROMIUM_PATH = await findChromium();
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= newRunFolder();
const dataDir = process.env.E2E_DATA_DIR;

const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** A new folder for storage; deleted when the run ends, also when the server cannot start. */
function newRunFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "e2e-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  shareTrainedClassifiers(folder);
  return folder;
}

/** Journeys on the built site: a server on a free port with storage of its own; `E2E_DEV=1` for the development server. */
export default defineConfig({
  testDir: ".",
  outputDir: join(rootDir, "test-results"),
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL,
    locale: "en-GB",
    viewport: { width: 1440, height: 900 },
    trace: "retain-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS },
  },
  webServer: {
    command: `node ${JSON.stringify(join(rootDir, "server/main.ts"))}${process.env.E2E_DEV === "1" ? " --dev" : ""}`,
    // Not the repository, whose .env is the developer's own.
    cwd: dataDir,
    url: `${baseURL}/api/ready`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: dataDir,
      KNOWLEDGE_DIR: join(rootDir, "knowledge"),
      RATE_LIMIT: "off",
      LOG_LEVEL: "warn",
    },
  },
});
