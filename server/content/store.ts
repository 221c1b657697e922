import { watch } from "node:fs";
import type { Logger } from "../lib/logger.ts";
import { ContentError, formatIssue } from "./content-error.ts";
import type { Knowledge } from "./knowledge.ts";

/** Quiet time after the last file event before reloading: editors write a file in several steps. */
const SETTLE_MS = 120;

/** The knowledge in force. Readers take `current()` once per request and so never see half a change. */
export type KnowledgeStore<T> = {
  current(): T;
  /** Loads again; on a mistake keeps the last good version, logs file and line, and answers false. */
  reload(): Promise<boolean>;
  /** Mistakes of the last reload, empty when it succeeded. */
  problems(): readonly string[];
  close(): void;
};

/**
 * Keeps a loaded version and swaps it when files change.
 * @param options.load builds a complete new version or throws `ContentError`
 * @param options.watchFolders folders whose changes trigger a reload; empty for none
 * @throws {ContentError} when the very first load fails
 */
export async function createKnowledgeStore<T extends { knowledge: Knowledge }>(options: {
  load: () => Promise<T>;
  watchFolders: readonly string[];
  logger: Logger;
}): Promise<KnowledgeStore<T>> {
  const { load, watchFolders, logger } = options;
  let current = await load();
  let problems: readonly string[] = [];
  let queue: Promise<boolean> = Promise.resolve(true);
  let timer: NodeJS.Timeout | undefined;

  const reloadOnce = async (): Promise<boolean> => {
    try {
      const next = await load();
      const changed = next.knowledge.version !== current.knowledge.version;
      current = next;
      problems = [];
      if (changed) logger.info({ knowledgeVersion: next.knowledge.version }, "knowledge reloaded");
      return true;
    } catch (error) {
      problems = error instanceof ContentError ? error.issues.map(formatIssue) : [String(error)];
      for (const problem of problems.slice(0, 20)) {
        logger.error(
          { knowledgeVersion: current.knowledge.version },
          `knowledge not reloaded, last good version stays: ${problem}`,
        );
      }
      return false;
    }
  };
  const reload = (): Promise<boolean> => {
    queue = queue.then(reloadOnce);
    return queue;
  };
  const watchers = watchFolders.map((folder) =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void reload(), SETTLE_MS);
    }),
  );
  return {
    current: () => current,
    reload,
    problems: () => problems,
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
