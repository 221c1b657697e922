import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkKnowledge } from "./content/check.ts";
import { formatIssue } from "./content/content-error.ts";
import { readKnowledge } from "./content/knowledge.ts";
import { loadEnvFile } from "./lib/env-file.ts";

/**
 * `npm run knowledge check`: every mistake of the knowledge folder and the interface words with file, line and what to
 * do. Ends with code 1 when there are errors, 0 when there are only warnings.
 */
async function check(knowledgeDir: string): Promise<void> {
  const localesDir = join(import.meta.dirname, "../locales");
  const { knowledge, issues } = await readKnowledge({ knowledgeDir, localesDir });
  const findings =
    knowledge === null
      ? []
      : checkKnowledge({
          knowledge,
          lineOf: lineFinder(knowledgeDir, localesDir),
          unreadable: new Set(issues.map(({ file }) => file)),
        });
  const errors = [...issues, ...findings.filter(({ severity }) => severity === "error")];
  const warnings = findings.filter(({ severity }) => severity === "warning");
  for (const error of errors) console.log(`error    ${formatIssue(error)}`);
  for (const warning of warnings) console.log(`warning  ${formatIssue(warning)}`);
  if (knowledge === null) console.log("The entries are checked once the facts can be read.");
  console.log(`${errors.length} error(s), ${warnings.length} warning(s) in ${knowledgeDir}`);
  process.exitCode = errors.length === 0 ? 0 : 1;
}

/** Finds the line of a text in a knowledge file, or in a file of interface words (`locales/...`). */
function lineFinder(knowledgeDir: string, localesDir: string): (file: string, text: string) => number {
  const sources = new Map<string, string[]>();
  return (file, text) => {
    if (!sources.has(file))
      sources.set(file, linesOf(file.startsWith("locales/") ? join(localesDir, "..", file) : join(knowledgeDir, file)));
    const index = text === "" ? 0 : (sources.get(file) ?? []).findIndex((line) => line.includes(text));
    return Math.max(0, index) + 1;
  };
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, "utf8").split("\n");
  } catch {
    // A missing file is what is being reported.
    return [];
  }
}

if (process.argv[2] === "check" && process.argv.length === 3) {
  loadEnvFile();
  await check(resolve(process.env.KNOWLEDGE_DIR ?? "knowledge"));
} else {
  console.error("usage: npm run knowledge check");
  process.exitCode = 2;
}
