import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROUTE_IDS, TOPICS } from "#knowledge/schema.ts";
import { LOCALES } from "#locales/index.ts";
import { checkKnowledge } from "#server/content/check.ts";
import { formatIssue } from "#server/content/content-error.ts";
import { factAt, factPaths, formatFact } from "#server/content/facts.ts";
import { routeHref } from "#server/content/hrefs.ts";
import { homeFaq } from "#server/content/page-content.ts";
import { parsePath } from "#server/contract/paths.ts";
import { knowledgeDir, realKnowledge, rootDir } from "#tests/support/knowledge.ts";
import { sourceFiles } from "#tests/support/sources.ts";

/** Longest short answer, in words; knowledge/README.md promises it to whoever edits. */
const MAX_LEAD_WORDS = 60;

async function published() {
  const knowledge = await realKnowledge();
  const findings = checkKnowledge({ knowledge, lineOf: () => 1, unreadable: new Set() });
  return { knowledge, findings };
}

test("the published knowledge says the same in every language, and nothing twice", async () => {
  const { findings } = await published();
  expect(findings.filter(({ severity }) => severity === "error").map(formatIssue)).toEqual([]);
});

test("no published entry is stale in a language or hard to find", async () => {
  const { findings } = await published();
  expect(findings.filter(({ severity }) => severity === "warning").map(formatIssue)).toEqual([]);
});

for (const locale of LOCALES) {
  test(`the home page asks its questions in order and once each in ${locale}`, async () => {
    const { knowledge } = await published();
    const items = homeFaq(knowledge, locale);
    expect(items).toHaveLength(knowledge.facts.interface.faqHomeCount);
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(items.length);
    expect(items.map(({ slug }) => knowledge.locales[locale].bySlug.get(slug)?.home)).toEqual(
      items.map((_item, index) => index + 1),
    );
  });

  test(`every ${locale} entry opens with a short answer that fits a chat bubble`, async () => {
    const { knowledge } = await published();
    const long = knowledge.locales[locale].entries
      .filter(({ kind }) => kind !== "legal")
      .map(({ file, lead }) => ({ file, words: lead.split(/\s+/).length }))
      .filter(({ words }) => words > MAX_LEAD_WORDS);
    expect(long).toEqual([]);
  });

  test(`every question of the ${locale} FAQ is asked once`, async () => {
    const { knowledge } = await published();
    const questions = knowledge.locales[locale].entries.flatMap(({ question }) =>
      question === null ? [] : [question.toLowerCase()],
    );
    expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
  });

  test(`a feature that is coming soon is nowhere in ${locale} linked to a purchase`, async () => {
    const { knowledge } = await published();
    const soon = knowledge.locales[locale].entries.filter(({ status }) => status === "coming-soon");
    expect(soon.length).toBeGreaterThan(0);
    expect(soon.filter(({ actions }) => actions.includes("register")).map(({ file }) => file)).toEqual([]);
  });
}

test("every route id leads to a page of ours or to a company address over https", async () => {
  const { knowledge } = await published();
  for (const locale of LOCALES) {
    for (const id of ROUTE_IDS) {
      const href = routeHref(id, locale, knowledge.facts);
      if (href.startsWith("/")) expect(parsePath(href.split(/[?#]/)[0] ?? "").page, `${id} -> ${href}`).not.toBeNull();
      else expect(href, id).toMatch(/^https:\/\//);
    }
  }
});

test("every fact is used: printed in an entry or an interface sentence, or read by the code", async () => {
  const { knowledge } = await published();
  const { entries, messages } = knowledge.locales.en;
  const printed = new Set(entries.flatMap((entry) => entry.factPaths));
  const files = await sourceFiles(["server", "web"], [".ts", ".tsx"]);
  const code = await Promise.all(files.map((file) => readFile(join(rootDir, file), "utf8")));
  const words = [
    JSON.stringify(messages),
    ...code,
    await readFile(join(knowledgeDir, "facts/emergency.yaml"), "utf8"),
  ].join("\n");
  const unused = factPaths(knowledge.facts).filter((path) => {
    const key = path.split(".").at(-1) ?? path;
    return !printed.has(path) && !words.includes(path) && !words.includes(`.${key}`) && !/^plans\..*\.name$/.test(path);
  });
  expect(unused).toEqual([]);
});

test("knowledge/README.md prints facts exactly as the site does", async () => {
  const readme = await readFile(join(knowledgeDir, "README.md"), "utf8");
  const { facts } = await realKnowledge();
  const examples = [...readme.matchAll(/`\{\{([\w.-]+)\}\}` prints `([^`]+)`(?: or `([^`]+)`)?/g)];
  expect(examples.length).toBeGreaterThanOrEqual(3);
  for (const [, path = "", english, french] of examples) {
    const print = (locale: "en" | "fr") =>
      formatFact(path, factAt(facts, path, locale) ?? "", locale).replace(/[\u00a0\u202f]/g, " ");
    expect(print("en"), path).toBe(english);
    if (french !== undefined) expect(print("fr"), path).toBe(french);
  }
});

test("knowledge/README.md names folders, topics and routes that exist", async () => {
  const readme = await readFile(join(knowledgeDir, "README.md"), "utf8");
  const topic = /^topic: ([\w-]+)/m.exec(readme)?.[1];
  const actions = /^actions: \[([^\]]+)\]/m.exec(readme)?.[1]?.split(", ") ?? [];
  expect(TOPICS).toContain(topic);
  for (const action of actions) expect(ROUTE_IDS).toContain(action);
});
