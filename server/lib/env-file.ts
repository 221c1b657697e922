import { existsSync } from "node:fs";

/** Adds the keys of `.env` in the working folder to the process environment; keys that are set already win. */
export function loadEnvFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
