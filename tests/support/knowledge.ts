import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { loadKnowledge } from "#server/content/knowledge.ts";
import { loadContentVersion } from "#server/content/version.ts";
import { removeFolder } from "./folders.ts";

/** The repository. */
export const rootDir = join(import.meta.dirname, "../..");
/** The published knowledge and interface words. */
export const knowledgeDir = join(rootDir, "knowledge");
export const localesDir = join(rootDir, "locales");

/** Once for every file of a worker: loading takes about a second. */
let content: ReturnType<typeof loadContentVersion> | undefined;
let knowledge: ReturnType<typeof loadKnowledge> | undefined;

/** The published knowledge with its search structures. Nobody may change it. */
export function realContent(): ReturnType<typeof loadContentVersion> {
  content ??= loadContentVersion({ knowledgeDir, localesDir, cacheDir: join(rootDir, ".cache") });
  return content;
}

/** The published knowledge without search structures, for tests about texts and facts. */
export function realKnowledge(): ReturnType<typeof loadKnowledge> {
  knowledge ??= loadKnowledge({ knowledgeDir, localesDir });
  return knowledge;
}

/** A copy of the knowledge folder that the test may edit; deleted afterwards. */
export async function copiedKnowledge(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "knowledge-"));
  onTestFinished(() => removeFolder(folder));
  await cp(knowledgeDir, folder, { recursive: true });
  return folder;
}
