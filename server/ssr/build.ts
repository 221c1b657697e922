import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Sources the web bundle is made from. */
const SOURCES = ["web", "locales/index.ts", "server/contract", "knowledge/facts/interface.yaml", "vite.config.ts", "package.json"];

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

/** Builds the browser bundle and the server-rendering bundle, and compresses what is sent to browsers. */
export async function buildWeb(rootDir: string): Promise<void> {
  const { createBuilder } = await import("vite");
  const builder = await createBuilder({ root: rootDir, logLevel: "warn" });
  await builder.buildApp();
  const { precompress } = await import("./precompress.ts");
  await precompress(join(rootDir, "dist/client"));
}
