import { parentPort, workerData } from "node:worker_threads";
import type { Knowledge } from "../../content/knowledge.ts";
import { trainClassifier } from "./classifier.ts";
import { createFeatureTools, trainingExamples, trainingLabels, trainingTexts } from "./index-build.ts";

/** Worker entry: trains on the knowledge it was started with and posts the classifier back. */
const knowledge = workerData as Knowledge;
const texts = trainingTexts(knowledge);
const labels = trainingLabels(texts);
const tools = createFeatureTools(knowledge, texts);
const trained = trainClassifier({ examples: trainingExamples(texts, tools, labels), labels });
parentPort?.postMessage(trained, [trained.weights.buffer as ArrayBuffer, trained.bias.buffer as ArrayBuffer]);
