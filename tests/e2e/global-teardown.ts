import { rmSync } from "node:fs";

/** Deletes the run's storage. */
export default function teardown(): void {
  const folder = process.env.E2E_DATA_DIR;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
