import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * `npm test`: every check in order, with its output as it happens. A failing step does not stop the next one. The last
 * line sums the tests, with one more for each static check and for the build.
 *
 * `npm run check` runs the static checks, the pre-commit hook (`hook`) the three that a commit can break unseen.
 */

type Counts = { passed: number; failed: number };
type Step = { name: string; command: string[]; modes: readonly Mode[]; report?: Report };
type Mode = "all" | "check" | "hook";
type Report = { file: string; read: (report: never) => Counts };

const rootDir = join(import.meta.dirname, "..");
const reportDir = join(rootDir, ".cache/test-reports");
/** Folders with code; oxlint is given them by name so that it never walks into others. */
const CODE = ["server", "web", "knowledge", "locales", "tests", "vite.config.ts"];
const STATIC: readonly Mode[] = ["all", "check", "hook"];

const STEPS: readonly Step[] = [
  { name: "format", command: ["biome", "format"], modes: STATIC },
  { name: "lint", command: ["biome", "lint", "--error-on-warnings"], modes: STATIC },
  {
    name: "imports in order",
    command: ["biome", "check", "--formatter-enabled=false", "--linter-enabled=false"],
    modes: STATIC,
  },
  { name: "lint with types", command: ["oxlint", "--type-aware", "--deny-warnings", ...CODE], modes: STATIC },
  { name: "types", command: ["tsc", "--noEmit"], modes: STATIC },
  { name: "unused code", command: ["knip"], modes: ["all", "check"] },
  {
    name: "unit, HTTP, content and architecture tests",
    command: [
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${join(reportDir, "vitest.json")}`,
    ],
    modes: ["all"],
    report: { file: "vitest.json", read: vitestCounts },
  },
  { name: "build", command: ["node", "server/build-main.ts"], modes: ["all"] },
  {
    name: "journeys in the browser",
    command: ["playwright", "test", "-c", "tests/e2e/playwright.config.ts", "--reporter=list,json"],
    modes: ["all"],
    report: { file: "playwright.json", read: playwrightCounts },
  },
];

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** A file that cannot be loaded has no tests; it counts as one failure. */
function vitestCounts({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

function playwrightCounts({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

function run(command: readonly string[]): Promise<number> {
  const [program = "", ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: rootDir,
      stdio: "inherit",
      shell: process.platform === "win32",
      env: {
        ...process.env,
        PATH: `${join(rootDir, "node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`,
        PLAYWRIGHT_JSON_OUTPUT_NAME: join(reportDir, "playwright.json"),
      },
    });
    child.once("error", (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(1);
    });
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** Counts of a finished step; a step without a readable report is one check. */
function countsOf({ report }: Step, exitCode: number): Counts {
  const asCheck = exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (report === undefined) return asCheck;
  let counts: Counts;
  try {
    counts = report.read(JSON.parse(readFileSync(join(reportDir, report.file), "utf8")) as never);
  } catch {
    // The runner ended before it could write its report.
    return asCheck;
  }
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function main(mode: Mode): Promise<void> {
  rmSync(reportDir, { recursive: true, force: true });
  mkdirSync(reportDir, { recursive: true });
  const total: Counts = { passed: 0, failed: 0 };
  const summary: string[] = [];
  for (const step of STEPS.filter(({ modes }) => modes.includes(mode))) {
    console.log(`\n== ${step.name}: ${step.command[0] ?? ""}`);
    const startedAt = performance.now();
    const counts = countsOf(step, await run(step.command));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    summary.push(
      `${counts.failed === 0 ? "ok    " : "FAILED"} ${step.name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`,
    );
    total.passed += counts.passed;
    total.failed += counts.failed;
  }
  console.log(`\n${summary.join("\n")}\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

const mode = process.argv[2] ?? "all";
if (mode !== "all" && mode !== "check" && mode !== "hook") {
  console.error(`unknown mode "${mode}"; use all, check or hook`);
  process.exit(2);
}
await main(mode);
