import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse as parseYaml, YAMLParseError } from "yaml";
import type { Synonyms } from "#knowledge/schema.ts";
import { synonymsSchema } from "#knowledge/schema.ts";
import type { Locale } from "#locales/index.ts";
import { LOCALES } from "#locales/index.ts";
import type { ContentIssue } from "./content-error.ts";
import { ContentError } from "./content-error.ts";
import type { Entry } from "./entries.ts";
import { loadEntries, parseAsks } from "./entries.ts";
import type { KnowledgeFacts } from "./facts.ts";
import { loadFacts, printFacts } from "./facts.ts";

/** Words of the interface in one language: file name without ending, then key, then text or a deeper tree. */
export type Messages = Record<string, Record<string, unknown>>;

/** Everything known in one language. */
export type LocaleKnowledge = {
  entries: readonly Entry[];
  bySlug: ReadonlyMap<string, Entry>;
  /** Facts as printed in this language, for `{{trial.days}}` in interface sentences. */
  printedFacts: Record<string, unknown>;
  messages: Messages;
  /** Questions the published knowledge does not answer; they teach the assistant to say so. */
  outOfScopeAsks: readonly string[];
};

/** One consistent version of the knowledge folder and the interface words. Never changes after loading. */
export type Knowledge = {
  /** First 12 hex digits of a hash over every file read. */
  version: string;
  facts: KnowledgeFacts;
  synonyms: Synonyms;
  locales: Record<Locale, LocaleKnowledge>;
};

/**
 * Reads and checks the whole knowledge folder and the interface words.
 * @throws {ContentError} listing every mistake with file and line
 */
export async function loadKnowledge(options: { knowledgeDir: string; localesDir: string }): Promise<Knowledge> {
  const { knowledge, issues } = await readKnowledge(options);
  if (knowledge === null || issues.length > 0) throw new ContentError(issues);
  return knowledge;
}

/**
 * Reads what can be read: the knowledge without the entries that have mistakes, and every mistake. The knowledge is
 * null when the facts cannot be used, because every text depends on them.
 */
export async function readKnowledge(options: {
  knowledgeDir: string;
  localesDir: string;
}): Promise<{ knowledge: Knowledge | null; issues: ContentIssue[] }> {
  const { knowledgeDir, localesDir } = options;
  const version = await hashFolders([knowledgeDir, localesDir]);
  const factsResult = await loadFacts(knowledgeDir);
  if ("issues" in factsResult) return { knowledge: null, issues: factsResult.issues };
  const { facts } = factsResult;
  const issues: ContentIssue[] = [];
  const synonyms = await loadSynonyms(knowledgeDir, issues);
  const locales: Partial<Record<Locale, LocaleKnowledge>> = {};
  for (const locale of LOCALES) {
    const { entries, issues: entryIssues } = await loadEntries({ knowledgeDir, locale, facts });
    issues.push(...entryIssues);
    const outOfScopeFile = `${locale}/out-of-scope.asks.txt`;
    const outOfScope = parseAsks({
      source: await readFile(join(knowledgeDir, outOfScopeFile), "utf8"),
      file: outOfScopeFile,
      anchors: new Set(),
    });
    issues.push(...outOfScope.issues);
    locales[locale] = {
      entries,
      bySlug: new Map(entries.map((entry) => [entry.slug, entry])),
      printedFacts: printFacts(facts, locale),
      messages: await loadMessages(localesDir, locale, issues),
      outOfScopeAsks: outOfScope.asks.map((ask) => ask.text),
    };
  }
  return { knowledge: { version, facts, synonyms, locales: locales as Record<Locale, LocaleKnowledge> }, issues };
}

async function loadSynonyms(knowledgeDir: string, issues: ContentIssue[]): Promise<Synonyms> {
  const empty: Synonyms = { en: [], fr: [], es: [], cross: [] };
  const file = "synonyms.yaml";
  try {
    const parsed = synonymsSchema.safeParse(parseYaml(await readFile(join(knowledgeDir, file), "utf8")));
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      issues.push({ file, line: 1, message: `${path.map(String).join(".")}: ${message}` });
    }
    return empty;
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    issues.push({ file, line: error.linePos?.[0].line ?? 1, message: error.message.split("\n")[0] ?? "unreadable" });
    return empty;
  }
}

async function loadMessages(localesDir: string, locale: Locale, issues: ContentIssue[]): Promise<Messages> {
  const folder = join(localesDir, locale);
  const messages: Messages = {};
  for (const name of (await readdir(folder)).filter((candidate) => candidate.endsWith(".json")).sort()) {
    const source = await readFile(join(folder, name), "utf8");
    try {
      messages[name.slice(0, -5)] = JSON.parse(source) as Record<string, unknown>;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      issues.push({ file: `locales/${locale}/${name}`, line: jsonErrorLine(message, source), message });
    }
  }
  return messages;
}

/** Line of a JSON mistake, from the line or the position that the parser's message names. */
function jsonErrorLine(reason: string, source: string): number {
  const position = /position (\d+)/.exec(reason)?.[1];
  const line = /line (\d+)/.exec(reason)?.[1];
  if (line !== undefined) return Number(line);
  return position === undefined ? source.split("\n").length : source.slice(0, Number(position)).split("\n").length;
}

async function hashFolders(folders: string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true });
    for (const name of names.filter((candidate) => /\.(?:md|yaml|txt|json)$/.test(candidate)).sort()) {
      hash
        .update(name)
        .update("\0")
        .update(await readFile(join(folder, name)))
        .update("\0");
    }
  }
  return hash.digest("hex").slice(0, 12);
}
