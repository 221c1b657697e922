import { afterEach, beforeEach } from "vitest";
import { startWatchingConsole, unexpectedOutput } from "./console.ts";

beforeEach(() => startWatchingConsole());

afterEach(() => {
  const output = unexpectedOutput();
  if (output.length > 0) throw new Error(`the test wrote to the console:\n${output.join("\n")}`);
});
