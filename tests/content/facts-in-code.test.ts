import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LOCALES } from "#locales/index.ts";
import { factAt, factPaths, formatFact } from "#server/content/facts.ts";
import { realKnowledge, rootDir } from "#tests/support/knowledge.ts";
import { sourceFiles } from "#tests/support/sources.ts";

/** Shorter printed forms ("14", "€5") are everyday numbers; the second test finds them by the unit beside them. */
const MIN_DISTINCT_CHARS = 4;

/** Words that make a bare number a statement about the product, in the three languages. */
const UNITS = [
  "days?|jours?|días?",
  "weeks?|semaines?|semanas?",
  "months?|mois|mes(?:es)?",
  "years?|ans?|années?|años?",
  "hours?|heures?|horas?",
  "users?|utilisateurs?|utilisatrices?|usuari[oa]s?",
  "members?|membres?|miembros?",
  "people|persons?|personnes?|personas?",
  "questions?|preguntas?",
  "GB|Go|dB|€|EUR|euros?",
];

/** Interface lines that may hold such a number. */
const ALLOWED: readonly { file: RegExp; line: RegExp; because: string }[] = [
  { file: /^locales\/\w+\/home\.json$/, line: /"(?:week|detail)":/, because: "sample data inside the drawn screens" },
  { file: /^locales\/es\//, line: /las 24 horas/, because: "the Spanish way to say at any time" },
];

/** Lines of the code and interface words; comments are left out, because they may explain a number by an example. */
async function sourceLines(): Promise<{ place: string; file: string; text: string }[]> {
  const files = await sourceFiles(["server", "web", "locales"], [".ts", ".tsx", ".json", ".css"]);
  const all = await Promise.all(
    files.map(async (file) => {
      const source = withoutComments(await readFile(join(rootDir, file), "utf8"));
      return source.split("\n").map((line, index) => ({ place: `${file}:${index + 1}`, file, text: spaced(line) }));
    }),
  );
  return all.flat();
}

function withoutComments(source: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, "");
  return source.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(^|\s)\/\/.*$/gm, "$1");
}

/** Every kind of space as a plain one. */
function spaced(text: string): string {
  return text.replace(/[\u00a0\u202f]|\\u00a0|\\u202f/g, " ");
}

/** Printed forms that are unmistakable on their own, with the fact each belongs to. */
async function distinctForms(): Promise<Map<string, string>> {
  const { facts } = await realKnowledge();
  const forms = new Map([[facts.company.name, "company.name"]]);
  for (const path of factPaths(facts)) {
    // Emergency numbers are short and many; a plan's name ("Individual") is also an everyday word.
    if (/^(?:emergency\.|plans\.[\w-]+\.name)/.test(path)) continue;
    for (const locale of LOCALES) {
      const value = factAt(facts, path, locale);
      if (value === undefined) continue;
      forms.set(spaced(formatFact(path, value, locale)), path);
      if (typeof value === "number" && path.endsWith("Cents")) {
        forms.set((value / 100).toFixed(2), path).set(String(value), path);
      }
    }
  }
  return new Map([...forms].filter(([form]) => form.length >= MIN_DISTINCT_CHARS && /\d|^[A-Z]\w+$/.test(form)));
}

function containsWhole(text: string, form: string): boolean {
  const at = text.indexOf(form);
  if (at < 0) return false;
  const [before, after] = [text[at - 1] ?? " ", text[at + form.length] ?? " "];
  return !/[\w.-]/.test(before) && !/[\w-]/.test(after);
}

test("no source repeats a price, a percentage, a name or anything else a fact prints", async () => {
  const forms = await distinctForms();
  const repeats = (await sourceLines()).flatMap(({ place, file, text }) =>
    [...forms].flatMap(([form, path]) => {
      // A plain count such as 5000 says something about the product in a sentence only; in code it is a limit.
      const isCount = /^\d+$/.test(form) && !path.endsWith("Cents");
      if (isCount && !file.startsWith("locales/")) return [];
      return containsWhole(text, form) ? [`${place} "${form}" is {{${path}}}`] : [];
    }),
  );
  expect(repeats).toEqual([]);
});

test("no interface sentence types a number with a product unit", async () => {
  const pattern = new RegExp(`(?<![\\w.#-])\\d[\\d.,]*[ -]?(?:${UNITS.join("|")}|%)(?![\\w(])`, "i");
  const typed = (await sourceLines()).flatMap(({ place, file, text }) => {
    if (!file.startsWith("locales/") && !file.endsWith(".tsx")) return [];
    if (ALLOWED.some((rule) => rule.file.test(file) && rule.line.test(text))) return [];
    const words = text.replace(/\{\{[^}]*\}\}/g, "").replace(/className=(?:"[^"]*"|\{`[^`]*`\})/g, "");
    const match = pattern.exec(words);
    return match === null ? [] : [`${place} "${match[0]}" is a number written by hand; use a placeholder`];
  });
  expect(typed).toEqual([]);
});
