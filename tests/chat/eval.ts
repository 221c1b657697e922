import { join } from "node:path";
import { loadContentVersion } from "#server/content/version.ts";
import type { GoldenCase } from "./cases.ts";
import { loadCases } from "./cases.ts";
import { printOutsideModel } from "./fit-outside.ts";
import type { Verdict } from "./judge.ts";
import { judge } from "./judge.ts";

/**
 * `npm run eval`: asks every golden question and prints accuracy, error kinds, calibration and latency.
 * Options: `--list` prints the wrong ones of the tuning part (never of the held part); `--fit` prints the constants of
 * `server/chat/confidence.ts` fitted anew on the tuning part; `--compare` adds MiniSearch, Orama and NLP.js.
 */
const root = join(import.meta.dirname, "../..");
const content = await loadContentVersion({
  knowledgeDir: join(root, "knowledge"),
  localesDir: join(root, "locales"),
  cacheDir: join(root, ".cache"),
});
const cases = loadCases();
// A first pass warms the code up, so that the latencies are those of a running server.
for (const golden of cases.slice(0, 100)) judge(content, golden);
const results = cases.map((golden) => ({ golden, verdict: judge(content, golden) }));

type Result = { golden: GoldenCase; verdict: Verdict };

function row(name: string, list: readonly Result[]): string {
  const right = list.filter(({ verdict }) => verdict.faults.length === 0).length;
  const share = list.length === 0 ? 0 : (100 * right) / list.length;
  return `${name.padEnd(28)} ${share.toFixed(1).padStart(5)} %  ${right}/${list.length}`;
}

function groups(list: readonly Result[], key: (result: Result) => string): [string, Result[]][] {
  return [...Map.groupBy(list, key)].sort(([a], [b]) => a.localeCompare(b));
}

for (const split of ["tune", "held"] as const) {
  const part = results.filter(({ golden }) => golden.split === split);
  console.log(`\n== ${split === "tune" ? "tuning part" : "held-out part (never looked at)"}`);
  console.log(row("all", part));
  for (const [name, list] of groups(part, ({ golden }) => `language ${golden.expect.lang}`))
    console.log(row(name, list));
  for (const [name, list] of groups(part, ({ golden }) => `style ${golden.style}`)) console.log(row(name, list));
  const scoped = part.filter(
    ({ golden }) => !golden.expect.outcome.some((outcome) => outcome === "no-match" || outcome === "refused"),
  );
  const outside = part.filter(({ golden }) => golden.expect.outcome.includes("no-match"));
  const refusedWrongly = scoped.filter(
    ({ verdict }) => verdict.answer.outcome === "no-match" || verdict.answer.outcome === "refused",
  );
  const answeredWrongly = outside.filter(
    ({ golden, verdict }) => !golden.expect.outcome.includes("answered") && verdict.answer.outcome === "answered",
  );
  console.log(`answerable but refused       ${refusedWrongly.length}/${scoped.length}`);
  console.log(`unanswerable but answered    ${answeredWrongly.length}/${outside.length}`);
  const wrongLanguage = part.filter(({ golden, verdict }) => verdict.answer.locale !== golden.expect.lang);
  console.log(`wrong language               ${wrongLanguage.length}/${part.length}`);
}

console.log("\n== calibration: how often an answer of a given probability is right (all parts)");
const answered = results.filter(
  ({ golden, verdict }) => verdict.search !== null && golden.expect.entries !== undefined,
);
for (const [band, list] of groups(answered, ({ verdict }) =>
  (Math.min(9, Math.floor((verdict.search?.hits[0]?.probability ?? 0) * 10)) / 10).toFixed(1),
)) {
  const right = list.filter(({ golden, verdict }) =>
    golden.expect.entries?.includes(verdict.search?.hits[0]?.slug ?? ""),
  ).length;
  console.log(
    `${band} to ${(Number(band) + 0.1).toFixed(1)}   ${((100 * right) / list.length).toFixed(0).padStart(3)} % right   ${list.length} questions`,
  );
}

const single = results
  .filter(({ golden }) => golden.turns.length === 1)
  .map(({ verdict }) => verdict.durationMs)
  .sort((a, b) => a - b);
const at = (share: number) => (single[Math.floor(single.length * share)] ?? 0).toFixed(2);
console.log(`\n== latency of one turn: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`);

if (process.argv.includes("--compare")) await (await import("./compare.ts")).compare();
if (process.argv.includes("--fit")) printOutsideModel(results);

if (process.argv.includes("--list")) {
  console.log("\n== wrong in the tuning part");
  for (const { golden, verdict } of results) {
    if (golden.split !== "tune" || verdict.faults.length === 0) continue;
    const hits =
      verdict.search?.hits
        .slice(0, 3)
        .map((hit) => `${hit.slug} ${hit.probability.toFixed(2)}`)
        .join(", ") ?? "";
    console.log(
      `${golden.id} [${golden.style}] ${golden.turns.join(" / ")}\n    ${verdict.faults.join("; ")} (${hits}; out ${verdict.search?.outOfScope.toFixed(2) ?? "-"})`,
    );
  }
}
