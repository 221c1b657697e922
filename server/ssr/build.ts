import { readdirSync, statSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** Sources the web bundle is made from. */
const SOURCES = [
  "web",
  "locales/index.ts",
  "server/contract",
  "knowledge/facts/interface.yaml",
  "vite.config.ts",
  "package.json",
];

/** Whether `dist` is missing or older than the sources it is made from. */
export function isBuildStale(rootDir: string): boolean {
  let builtAt: number;
  try {
    builtAt = statSync(join(rootDir, "dist/client/.vite/manifest.json")).mtimeMs;
  } catch {
    return true;
  }
  return SOURCES.some((source) => newestChange(join(rootDir, source)) > builtAt);
}

function newestChange(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

/** In a thread of its own, because drawing takes longer than bundling. */
async function drawSocialImages(rootDir: string): Promise<void> {
  const worker = new Worker(new URL("./social-images-worker.ts", import.meta.url), {
    workerData: { rootDir, outDir: join(rootDir, "dist/og"), cacheDir: join(rootDir, "dist/og-cache") },
  });
  await new Promise<void>((resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`drawing ended with code ${code}`))));
  });
}

/** Builds the browser bundle and the server-rendering bundle, and compresses what is sent to browsers. */
export async function buildWeb(rootDir: string): Promise<void> {
  const { createBuilder } = await import("vite");
  const builder = await createBuilder({ root: rootDir, logLevel: "warn" });
  const images = drawSocialImages(rootDir);
  await builder.buildApp();
  // Vite empties its output folder first, so the pictures are drawn beside it and put in afterwards.
  await images;
  await cp(join(rootDir, "dist/og"), join(rootDir, "dist/client/og"), { recursive: true });
  const { precompress } = await import("./precompress.ts");
  await precompress(join(rootDir, "dist/client"));
}
