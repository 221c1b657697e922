import type { EntryKind } from "#knowledge/schema.ts";
import type { Locale } from "#locales/index.ts";
import { LOCALES } from "#locales/index.ts";
import { words } from "../chat/retrieval/text.ts";
import { checkMessages } from "./check-messages.ts";
import type { ContentIssue } from "./content-error.ts";
import type { Entry } from "./entries.ts";
import type { Knowledge } from "./knowledge.ts";

/** Something to mend: an error makes an answer wrong or missing, a warning makes it worse than it could be. */
export type Finding = ContentIssue & { severity: "error" | "warning" };

/** Fewest ways to ask per entry with which the assistant was measured to find it reliably (range here: 15 to 60). */
export const MIN_ASKS = 15;

/** What the checks look at. */
type Checked = {
  knowledge: Knowledge;
  /** Line on which a file says something; 1 when unknown. Lets the checks stay free of the file system. */
  lineOf: (file: string, text: string) => number;
  /** Files that could not be read because of mistakes reported elsewhere; their entries are not called missing. */
  unreadable: ReadonlySet<string>;
};

/** Everything the loader does not refuse but that is wrong between entries, languages or interface words. */
export function checkKnowledge(checked: Checked): Finding[] {
  return [
    ...checkLanguages(checked),
    ...checkHomeQuestions(checked),
    ...checkRelated(checked),
    ...checkAsks(checked),
    ...checkMessages(checked),
  ];
}

/** Keys of an entry that must be the same in every language, and their printed value. */
const SHARED: Record<string, (entry: Entry) => string> = {
  status: (entry) => entry.status ?? "none",
  topic: (entry) => entry.topic ?? "none",
  home: (entry) => String(entry.home ?? "none"),
  actions: (entry) => entry.actions.join(", "),
  related: (entry) => entry.related.join(", "),
};

function checkLanguages({ knowledge, lineOf, unreadable }: Checked): Finding[] {
  const findings: Finding[] = [];
  const all = LOCALES.flatMap((locale) => knowledge.locales[locale].entries);
  const report = (severity: Finding["severity"], file: string, key: string, message: string) =>
    findings.push({ severity, file, line: lineOf(file, key), message });
  for (const [slug, kind] of new Map(all.map((entry) => [entry.slug, entry.kind]))) {
    const versions = LOCALES.map((locale) => knowledge.locales[locale].bySlug.get(slug));
    const reference = versions.find((entry) => entry !== undefined);
    if (reference === undefined) continue;
    LOCALES.forEach((locale, index) => {
      const entry = versions[index];
      const file = entryFile(locale, kind, slug);
      if (entry === undefined) {
        if (!unreadable.has(file)) report("error", file, "", `is missing; write it from ${reference.file}`);
      } else if (entry !== reference) {
        for (const { key, message } of differences(entry, reference)) report("error", entry.file, key, message);
      }
    });
    const newest = versions.reduce(
      (day, entry) => (entry !== undefined && entry.updated > day ? entry.updated : day),
      "",
    );
    for (const entry of versions) {
      if (entry === undefined || entry.updated === newest) continue;
      report(
        "warning",
        entry.file,
        "updated:",
        `was last changed ${entry.updated}, another language ${newest}; bring the text in line, then set updated: ${newest}`,
      );
    }
  }
  return findings;
}

function entryFile(locale: Locale, kind: EntryKind, slug: string): string {
  return `${locale}/${kind}/${slug}.md`;
}

function differences(entry: Entry, reference: Entry): { key: string; message: string }[] {
  const found: { key: string; message: string }[] = [];
  if (entry.kind !== reference.kind)
    found.push({ key: "", message: `stands in ${entry.kind}/, but ${reference.file} does not; move one of them` });
  for (const [key, print] of Object.entries(SHARED)) {
    if (print(entry) === print(reference)) continue;
    found.push({
      key: `${key}:`,
      message: `${key} is "${print(entry)}" here and "${print(reference)}" in ${reference.file}; make them the same`,
    });
  }
  const anchors = (of: Entry) => of.sections.map(({ anchor }) => anchor);
  for (const { here, value } of uneven(anchors(entry), anchors(reference))) {
    const problem = here ? `section {#${value}} does not stand` : `section {#${value}} is missing here; it stands`;
    found.push({ key: here ? `{#${value}}` : "", message: `${problem} in ${reference.file}` });
  }
  for (const { here, value } of uneven(entry.factPaths, reference.factPaths)) {
    const problem = here ? `{{${value}}} is printed here but not` : `{{${value}}} is not printed here, but it is`;
    found.push({
      key: here ? value : "",
      message: `${problem} in ${reference.file}; every language says the same facts`,
    });
  }
  return found;
}

/** Values that stand in only one of two lists. */
function uneven(here: readonly string[], there: readonly string[]): { here: boolean; value: string }[] {
  return [
    ...here.filter((value) => !there.includes(value)).map((value) => ({ here: true, value })),
    ...there.filter((value) => !here.includes(value)).map((value) => ({ here: false, value })),
  ];
}

function checkHomeQuestions({ knowledge, lineOf }: Checked): Finding[] {
  const findings: Finding[] = [];
  const wanted = knowledge.facts.interface.faqHomeCount;
  for (const locale of LOCALES) {
    const places = new Map<number, Entry>();
    for (const entry of knowledge.locales[locale].entries) {
      if (entry.home === null) continue;
      const first = places.get(entry.home);
      const at = { severity: "error" as const, file: entry.file, line: lineOf(entry.file, "home:") };
      if (first !== undefined)
        findings.push({ ...at, message: `home: ${entry.home} is already taken by ${first.file}` });
      if (entry.home > wanted)
        findings.push({ ...at, message: `home: ${entry.home} is beyond the ${wanted} questions of the home page` });
      places.set(entry.home, entry);
    }
    for (let place = 1; place <= wanted; place += 1) {
      if (places.has(place)) continue;
      findings.push({
        severity: "error",
        file: `${locale}/faq`,
        line: 1,
        message: `no entry has home: ${place}; the home page shows ${wanted} questions`,
      });
    }
  }
  return findings;
}

function checkRelated({ knowledge, lineOf }: Checked): Finding[] {
  return LOCALES.flatMap((locale) => {
    const { entries, bySlug } = knowledge.locales[locale];
    return entries.flatMap(({ file, slug: own, related }) =>
      related
        .filter((slug) => slug === own || !bySlug.has(slug))
        .map((slug): Finding => {
          const message = `related entry "${slug}" ${slug === own ? "is this entry itself" : "does not exist"}; name another one or remove it`;
          return { severity: "error", file, line: lineOf(file, "related:"), message };
        }),
    );
  });
}

/** Asks are compared as the assistant reads them: without case, accents and punctuation. */
function checkAsks({ knowledge, lineOf }: Checked): Finding[] {
  const findings: Finding[] = [];
  for (const locale of LOCALES) {
    const { entries, outOfScopeAsks } = knowledge.locales[locale];
    const outOfScope = new Set(outOfScopeAsks.map(folded));
    const seen = new Map<string, { owner: string; place: string }>();
    const questions = new Map(
      entries.flatMap((entry) => (entry.question === null ? [] : [[folded(entry.question), entry.file]])),
    );
    for (const entry of entries) {
      const file = entry.file.replace(/\.md$/, ".asks.txt");
      for (const { text, anchor, line } of entry.asks) {
        const key = folded(text);
        const owner = anchor === null ? entry.file : `${entry.file}#${anchor}`;
        const known = seen.get(key);
        const question = questions.get(key);
        if (known === undefined) seen.set(key, { owner, place: `${file}:${line}` });
        else if (known.owner === owner)
          findings.push({
            severity: "warning",
            file,
            line,
            message: `"${text}" already stands at ${known.place}; remove one`,
          });
        else
          findings.push({
            severity: "error",
            file,
            line,
            message: `"${text}" also stands at ${known.place} for another answer; keep it where it fits best`,
          });
        if (question !== undefined && question !== entry.file) {
          findings.push({
            severity: "error",
            file,
            line,
            message: `"${text}" is the question of ${question}; remove it here`,
          });
        }
        if (outOfScope.has(key)) {
          findings.push({
            severity: "error",
            file,
            line,
            message: `"${text}" also stands in ${locale}/out-of-scope.asks.txt; it cannot be both answered and unknown`,
          });
        }
      }
      if (entry.kind !== "legal" && entry.asks.length < MIN_ASKS) {
        findings.push({
          severity: "warning",
          file,
          line: lineOf(file, ""),
          message: `lists ${entry.asks.length} ways to ask; write at least ${MIN_ASKS}, so that the assistant finds the entry reliably`,
        });
      }
    }
  }
  return findings;
}

/** Text without a word in it ("???") is compared as it stands. */
function folded(text: string): string {
  return words(text).join(" ") || text;
}
