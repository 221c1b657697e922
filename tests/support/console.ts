import { format } from "node:util";

const written: string[] = [];
const expected: RegExp[] = [];

/** Notes what a test writes with `console.error` and `console.warn`; called before each test. */
export function startWatchingConsole(): void {
  written.length = 0;
  expected.length = 0;
  const note = (...values: unknown[]) => void written.push(format(...values));
  console.error = note;
  console.warn = note;
}

/** Says that this test may write lines that match; every other line fails it. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** Lines nobody expected. */
export function unexpectedOutput(): string[] {
  return written.filter((line) => !expected.some((pattern) => pattern.test(line)));
}
