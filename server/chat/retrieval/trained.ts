import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Knowledge } from "../../content/knowledge.ts";
import type { Classifier } from "./classifier.ts";
import { FEATURE_SLOTS } from "./features.ts";
import { trainingLabels, trainingTexts } from "./index-build.ts";

/** Raise when features or training change, so that an older cached classifier is not used. */
const TRAINING_VERSION = 3;

/** Training takes some ten seconds; on a very busy machine minutes. Longer than this something is wrong. */
const TRAINING_TIMEOUT_MS = 15 * 60_000;

/**
 * The classifier for a knowledge version: from the cache folder when the same training texts were seen before,
 * otherwise trained in a worker thread (a few seconds) so that the server keeps answering, and cached.
 */
export async function trainedClassifier(options: { knowledge: Knowledge; cacheDir: string }): Promise<Classifier> {
  const { knowledge, cacheDir } = options;
  const texts = trainingTexts(knowledge);
  const labels = trainingLabels(texts);
  const hash = createHash("sha256")
    .update(JSON.stringify([TRAINING_VERSION, FEATURE_SLOTS, texts, knowledge.synonyms]))
    .digest("hex")
    .slice(0, 16);
  const file = join(cacheDir, `classifier-${hash}.bin`);
  const cached = await readCached(file, labels);
  if (cached !== null) return cached;
  const trained = await trainInWorker(knowledge);
  // A folder that cannot be written only means training again at the next start.
  await writeCached(file, trained).catch(() => undefined);
  return trained;
}

async function readCached(file: string, labels: readonly string[]): Promise<Classifier | null> {
  const bytes = await readFile(file).catch(() => null);
  const expected = (FEATURE_SLOTS + 1) * labels.length * 4;
  if (bytes === null || bytes.byteLength !== expected) return null;
  const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return { labels, bias: numbers.slice(0, labels.length), weights: numbers.subarray(labels.length) };
}

async function writeCached(file: string, { bias, weights }: Classifier): Promise<void> {
  const numbers = new Float32Array(bias.length + weights.length);
  numbers.set(bias);
  numbers.set(weights, bias.length);
  await mkdir(join(file, ".."), { recursive: true });
  // Written aside and renamed, so that a process that starts now never reads half a file.
  const partial = `${file}.${process.pid}.${Date.now()}`;
  await writeFile(partial, new Uint8Array(numbers.buffer));
  await rename(partial, file);
}

function trainInWorker(knowledge: Knowledge): Promise<Classifier> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./train-worker.ts", import.meta.url), { workerData: knowledge });
    const timer = setTimeout(() => {
      void worker.terminate();
      reject(new Error(`training took longer than ${TRAINING_TIMEOUT_MS} ms`));
    }, TRAINING_TIMEOUT_MS);
    worker.once("message", (trained: Classifier) => {
      clearTimeout(timer);
      resolve(trained);
    });
    worker.once("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}
