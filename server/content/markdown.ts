import type { ContentIssue } from "./content-error.ts";

/**
 * A `## Heading {#anchor}` part of an entry. `isGap` (written `{#anchor gap}`) marks a section that only says that
 * nothing is published about the matter: an honest "we don't say", not an answer.
 */
export type Section = { anchor: string; heading: string; markdown: string; isGap: boolean };

/** An entry's text cut into its short answer, detail and sections. */
export type SplitBody = { lead: string; detail: string; sections: Section[] };

/** A Markdown file cut into front matter and body, with the line the body starts on. */
export type SplitFile = { frontMatter: string; body: string; bodyLine: number };

/** Cuts `---` front matter from a Markdown file; null when the file does not start with it. */
export function splitFrontMatter(source: string): SplitFile | null {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n/.exec(source);
  if (match === null) return null;
  const head = match[0];
  return { frontMatter: match[1] ?? "", body: source.slice(head.length), bodyLine: head.split("\n").length };
}

/**
 * Cuts a body into its first paragraph (the short answer), the rest before the first heading, and the sections.
 * Reports headings without an anchor and anchors used twice.
 */
export function splitBody(options: { body: string; bodyLine: number; file: string }): {
  parts: SplitBody;
  issues: ContentIssue[];
} {
  const { body, bodyLine, file } = options;
  const issues: ContentIssue[] = [];
  const drafts: { anchor: string; heading: string; isGap: boolean; lines: string[] }[] = [];
  const opening: string[] = [];
  body.split(/\r?\n/).forEach((text, index) => {
    if (!/^##\s/.test(text)) {
      (drafts.at(-1)?.lines ?? opening).push(text);
      return;
    }
    const heading = /^##\s+(.+?)\s*\{#([a-z0-9-]+)( gap)?\}\s*$/.exec(text);
    const line = bodyLine + index;
    if (heading === null) {
      issues.push({ file, line, message: "a heading needs an anchor: `## Heading {#anchor}`" });
      return;
    }
    const anchor = heading[2] ?? "";
    if (drafts.some((draft) => draft.anchor === anchor)) {
      issues.push({ file, line, message: `the anchor "${anchor}" is used twice in this entry` });
    }
    drafts.push({ anchor, heading: heading[1] ?? "", isGap: heading[3] !== undefined, lines: [] });
  });
  const blocks = opening
    .join("\n")
    .trim()
    .split(/\n\s*\n/);
  return {
    parts: {
      lead: blocks[0]?.trim() ?? "",
      detail: blocks.slice(1).join("\n\n").trim(),
      sections: drafts.map(({ anchor, heading, isGap, lines }) => ({
        anchor,
        heading,
        isGap,
        markdown: lines.join("\n").trim(),
      })),
    },
    issues,
  };
}

/** Plain words of a Markdown text: no marks, links as their label. For indexing, meta tags and structured data. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:[-*+]|\d+\.)\s+/gm, "")
    .replace(/[*_`>#|]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
