import { expect, test } from "vitest";
import { DEMO_STEPS, demoReducer, MAX_DEMO_MS, STEP_MS } from "./steps.ts";

const start = { index: 0, elapsedMs: 0, isPlaying: true };

test("the whole walk-through takes less than a minute", () => {
  expect(DEMO_STEPS.length * STEP_MS).toBeLessThan(MAX_DEMO_MS);
});

test("time moves the walk-through to its next step", () => {
  expect(demoReducer({ ...start, elapsedMs: STEP_MS - 1 }, { do: "tick", ms: 1 })).toEqual({ ...start, index: 1 });
});

test("time stands still while the walk-through is paused", () => {
  const paused = { ...start, isPlaying: false };
  expect(demoReducer(paused, { do: "tick", ms: STEP_MS })).toBe(paused);
});

test("the last step ends the play, and playing again starts from the first", () => {
  const over = demoReducer({ ...start, index: DEMO_STEPS.length - 1 }, { do: "tick", ms: STEP_MS });
  expect(over.isPlaying).toBe(false);
  expect(demoReducer(over, { do: "toggle" })).toEqual(start);
});

test("a step beyond either end is the step at that end", () => {
  expect(demoReducer(start, { do: "go", index: -1 }).index).toBe(0);
  expect(demoReducer(start, { do: "go", index: 99 }).index).toBe(DEMO_STEPS.length - 1);
});
