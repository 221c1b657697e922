import { expect, test } from "vitest";
import interfaceFacts from "#knowledge/facts/interface.yaml";
import { outlineOpacity } from "./use-header-look.ts";

const { startPercent, endPercent } = interfaceFacts.interface.headerOutline;
const VIEW_PX = 1_000;

test("the header's outline is absent up to the start of its range and complete from its end", () => {
  expect(outlineOpacity(0, VIEW_PX)).toBe(0);
  expect(outlineOpacity((VIEW_PX * startPercent) / 100, VIEW_PX)).toBe(0);
  expect(outlineOpacity((VIEW_PX * endPercent) / 100, VIEW_PX)).toBe(1);
  expect(outlineOpacity(VIEW_PX * 10, VIEW_PX)).toBe(1);
});

test("the header's outline grows evenly within its range", () => {
  const middle = (startPercent + endPercent) / 2;
  expect(outlineOpacity((VIEW_PX * middle) / 100, VIEW_PX)).toBeCloseTo(0.5);
});
