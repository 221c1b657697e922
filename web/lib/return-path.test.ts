import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test("only paths of this site are followed after signing in", () => {
  expect(returnPath("/fr/pricing?users=3#quote")).toBe("/fr/pricing?users=3#quote");
  for (const next of [
    null,
    "",
    "pricing",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
  ]) {
    expect([next, returnPath(next)]).toEqual([next, null]);
  }
});
