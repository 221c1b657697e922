import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { EntryKind, RouteId, Status, Topic } from "#knowledge/schema.ts";
import { ENTRY_KINDS, frontMatterSchemas, ROUTE_IDS } from "#knowledge/schema.ts";
import type { Locale } from "#locales/index.ts";
import type { ContentIssue } from "./content-error.ts";
import type { KnowledgeFacts } from "./facts.ts";
import { factAt, formatFact } from "./facts.ts";
import { routeHref } from "./hrefs.ts";
import type { Section } from "./markdown.ts";
import { splitBody, splitFrontMatter } from "./markdown.ts";

/** Another way to ask for an entry, or for one of its sections. */
export type Ask = { text: string; anchor: string | null; line: number };

/** One knowledge entry in one language, with facts printed and links resolved. */
export type Entry = {
  slug: string;
  kind: EntryKind;
  locale: Locale;
  file: string;
  title: string;
  question: string | null;
  description: string | null;
  topic: Topic | null;
  home: number | null;
  status: Status | null;
  actions: readonly RouteId[];
  related: readonly string[];
  updated: string;
  /** The short answer: one Markdown paragraph that stands alone. */
  lead: string;
  /** Markdown between the short answer and the first section; may be empty. */
  detail: string;
  sections: readonly Section[];
  /** Fact paths printed anywhere in this entry, sorted. */
  factPaths: readonly string[];
  asks: readonly Ask[];
};

/** Digits allowed outside placeholders: "24/7" in its three usual spellings. */
const FREE_DIGITS = /24\s?\/\s?7|24\s?h\s?\/\s?24|7\s?j\s?\/\s?7|24 h(?:oras)? al día/g;

/** Reads one language's entries. Every mistake is reported with file and line; entries with mistakes are left out. */
export async function loadEntries(options: {
  knowledgeDir: string;
  locale: Locale;
  facts: KnowledgeFacts;
}): Promise<{ entries: Entry[]; issues: ContentIssue[] }> {
  const { knowledgeDir, locale, facts } = options;
  const entries: Entry[] = [];
  const issues: ContentIssue[] = [];
  for (const kind of ENTRY_KINDS) {
    const folder = join(knowledgeDir, locale, kind);
    const names: string[] = await readdir(folder).catch(() => []);
    for (const name of names.filter((candidate) => candidate.endsWith(".md")).sort()) {
      const slug = name.slice(0, -3);
      const file = `${locale}/${kind}/${name}`;
      const source = await readFile(join(folder, name), "utf8");
      const asksName = `${slug}.asks.txt`;
      const asksSource = names.includes(asksName) ? await readFile(join(folder, asksName), "utf8") : "";
      const result = parseEntry({ source, asksSource, file, slug, kind, locale, facts });
      if (result.entry !== null) entries.push(result.entry);
      issues.push(...result.issues);
    }
  }
  return { entries, issues };
}

/** Parses one entry from its Markdown and the text of its asks file. */
export function parseEntry(options: {
  source: string;
  asksSource: string;
  file: string;
  slug: string;
  kind: EntryKind;
  locale: Locale;
  facts: KnowledgeFacts;
}): { entry: Entry | null; issues: ContentIssue[] } {
  const { source, asksSource, file, slug, kind, locale, facts } = options;
  const split = splitFrontMatter(source);
  if (split === null) {
    return {
      entry: null,
      issues: [{ file, line: 1, message: "must start with front matter between two `---` lines" }],
    };
  }
  const front = parseFrontMatter({ text: split.frontMatter, file, kind });
  const filled = fillPlaceholders({ body: split.body, bodyLine: split.bodyLine, file, kind, locale, facts });
  const { parts, issues: bodyIssues } = splitBody({ body: filled.text, bodyLine: split.bodyLine, file });
  const issues = [...front.issues, ...filled.issues, ...bodyIssues];
  if (parts.lead === "")
    issues.push({ file, line: split.bodyLine, message: "the short answer (first paragraph) is missing" });
  const { asks, issues: askIssues } = parseAsks({
    source: asksSource,
    file: file.replace(/\.md$/, ".asks.txt"),
    anchors: new Set(parts.sections.map((section) => section.anchor)),
  });
  issues.push(...askIssues);
  if (front.data === null || issues.length > 0) return { entry: null, issues };
  const { data } = front;
  const entry: Entry = {
    slug,
    kind,
    locale,
    file,
    title: data.title,
    question: data.question ?? null,
    description: data.description ?? null,
    topic: data.topic ?? null,
    home: data.home ?? null,
    status: data.status ?? null,
    actions: data.actions,
    related: data.related,
    updated: data.updated,
    ...parts,
    factPaths: filled.factPaths,
    asks,
  };
  return { entry, issues };
}

type FrontMatter = {
  title: string;
  question?: string | undefined;
  description?: string | undefined;
  topic?: Topic | undefined;
  home?: number | undefined;
  status?: Status | undefined;
  actions: RouteId[];
  related: string[];
  updated: string;
};

function parseFrontMatter(options: { text: string; file: string; kind: EntryKind }): {
  data: FrontMatter | null;
  issues: ContentIssue[];
} {
  const { text, file, kind } = options;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) {
    const issues = document.errors.map((error) => ({
      file,
      line: 1 + lines.linePos(error.pos[0]).line,
      message: error.message.split("\n")[0] ?? error.message,
    }));
    return { data: null, issues };
  }
  const parsed = frontMatterSchemas[kind].safeParse(document.toJS());
  if (parsed.success) return { data: parsed.data, issues: [] };
  const keyLine = (key: unknown) => {
    const index = text.split("\n").findIndex((line) => line.startsWith(`${String(key)}:`));
    return index < 0 ? 1 : index + 2;
  };
  const issues = parsed.error.issues.map((issue) => ({
    file,
    line: keyLine(issue.code === "unrecognized_keys" ? issue.keys[0] : issue.path[0]),
    message: `${issue.path.map(String).join(".") || "front matter"}: ${issue.message}`,
  }));
  return { data: null, issues };
}

function fillPlaceholders(options: {
  body: string;
  bodyLine: number;
  file: string;
  kind: EntryKind;
  locale: Locale;
  facts: KnowledgeFacts;
}): { text: string; factPaths: string[]; issues: ContentIssue[] } {
  const { body, bodyLine, file, kind, locale, facts } = options;
  const issues: ContentIssue[] = [];
  const used = new Set<string>();
  const lines = body.split(/\r?\n/).map((text, index) => {
    const line = bodyLine + index;
    if (kind !== "legal") {
      const bare = text
        .replace(/\{\{[^}]*\}\}|\{#[a-z0-9-]+(?: gap)?\}|\]\([^)]*\)/g, "")
        .replace(FREE_DIGITS, "")
        .replace(/^\s*\d+\.\s/, "");
      const digits = /\d[\d.,]*/.exec(bare);
      if (digits !== null) {
        issues.push({
          file,
          line,
          message: `"${digits[0]}" is a number written by hand; use a placeholder such as {{trial.days}}`,
        });
      }
    }
    return text
      .replace(/\{\{\s*([^}]*?)\s*\}\}/g, (whole, path: string) => {
        const value = factAt(facts, path, locale);
        if (value === undefined) {
          issues.push({ file, line, message: `unknown placeholder ${whole}; the names stand in facts/*.yaml` });
          return whole;
        }
        used.add(path);
        return formatFact(path, value, locale);
      })
      .replace(/\]\(([^)]*)\)/g, (_whole, target: string) => {
        const id = target.startsWith("route:") ? target.slice("route:".length) : null;
        if (id === null || !ROUTE_IDS.includes(id as RouteId)) {
          issues.push({
            file,
            line,
            message: `link "${target}" must be route:<id> with one of: ${ROUTE_IDS.join(", ")}`,
          });
          return `](${target})`;
        }
        return `](${routeHref(id as RouteId, locale, facts)})`;
      });
  });
  return { text: lines.join("\n"), factPaths: [...used].sort(), issues };
}

/** Reads an asks file: one ask a line, `# ` comments, `## anchor` switches to a section's asks. */
export function parseAsks(options: { source: string; file: string; anchors: ReadonlySet<string> }): {
  asks: Ask[];
  issues: ContentIssue[];
} {
  const asks: Ask[] = [];
  const issues: ContentIssue[] = [];
  let anchor: string | null = null;
  options.source.split(/\r?\n/).forEach((raw, index) => {
    const text = raw.trim();
    const line = index + 1;
    if (text.startsWith("## ")) {
      anchor = text.slice(3).trim();
      if (!options.anchors.has(anchor)) {
        issues.push({ file: options.file, line, message: `no section of this entry has the anchor "${anchor}"` });
      }
    } else if (text !== "" && !text.startsWith("# ") && text !== "#") {
      asks.push({ text, anchor, line });
    }
  });
  return { asks, issues };
}
