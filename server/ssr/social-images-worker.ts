import { workerData } from "node:worker_threads";
import { writeSocialImages } from "./social-images.ts";

/** Draws the social previews beside the bundling, in a thread of its own. */
await writeSocialImages(workerData as Parameters<typeof writeSocialImages>[0]);
