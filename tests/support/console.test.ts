import { expect, test } from "vitest";
import { expectConsole, unexpectedOutput } from "./console.ts";

test("a line on console.error or console.warn that nobody expects would fail the test", () => {
  expectConsole(/^expected/);
  console.error("expected: %s", "fine");
  console.warn("surprise");
  expect(unexpectedOutput()).toEqual(["surprise"]);
  expectConsole(/^surprise$/);
  expect(unexpectedOutput()).toEqual([]);
});
