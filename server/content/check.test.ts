import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Locale } from "#locales/index.ts";
import { copiedKnowledge, realKnowledge, rootDir } from "#tests/support/knowledge.ts";
import type { Finding } from "./check.ts";
import { checkKnowledge, MIN_ASKS } from "./check.ts";
import type { Entry } from "./entries.ts";
import type { Knowledge, Messages } from "./knowledge.ts";

/** The published knowledge with one entry changed; null removes it. */
async function withEntry(locale: Locale, slug: string, change: Partial<Entry> | null): Promise<Knowledge> {
  const knowledge = await realKnowledge();
  const own = knowledge.locales[locale];
  const entries = own.entries.flatMap((entry) => {
    if (entry.slug !== slug) return [entry];
    return change === null ? [] : [{ ...entry, ...change }];
  });
  const changed = { ...own, entries, bySlug: new Map(entries.map((entry) => [entry.slug, entry])) };
  return { ...knowledge, locales: { ...knowledge.locales, [locale]: changed } };
}

async function withMessages(locale: Locale, change: (messages: Messages) => Messages): Promise<Knowledge> {
  const knowledge = await realKnowledge();
  const own = knowledge.locales[locale];
  return { ...knowledge, locales: { ...knowledge.locales, [locale]: { ...own, messages: change(own.messages) } } };
}

async function entryOf(locale: Locale, slug: string): Promise<Entry> {
  const entry = (await realKnowledge()).locales[locale].bySlug.get(slug);
  if (entry === undefined) throw new Error(`no entry ${locale}/${slug}`);
  return entry;
}

function findings(knowledge: Knowledge): Finding[] {
  return checkKnowledge({ knowledge, lineOf: () => 7, unreadable: new Set() });
}

test("an entry that one language lacks is reported with the file to write and the one to write it from", async () => {
  expect(findings(await withEntry("fr", "fall-detection", null))).toContainEqual({
    severity: "error",
    file: "fr/product/fall-detection.md",
    line: 7,
    message: "is missing; write it from en/product/fall-detection.md",
  });
});

test("an entry whose own mistakes are reported elsewhere is not called missing too", async () => {
  const knowledge = await withEntry("fr", "sla-uptime", null);
  const file = "fr/faq/sla-uptime.md";
  const found = checkKnowledge({ knowledge, lineOf: () => 1, unreadable: new Set([file]) });
  expect(found.filter((finding) => finding.file === file)).toEqual([]);
});

const DIFFERENCES: readonly { what: string; change: Partial<Entry>; message: RegExp }[] = [
  { what: "another status", change: { status: "coming-soon" }, message: /status is "coming-soon" here/ },
  { what: "other actions", change: { actions: ["contact"] }, message: /actions is "contact" here/ },
  { what: "another topic", change: { topic: "sectors" }, message: /topic is "sectors" here/ },
  {
    what: "a fact the English text does not print",
    change: { factPaths: ["pilot.days", "trial.days"] },
    message: /\{\{pilot\.days\}\} is printed here but not in en/,
  },
  {
    what: "a fact less than the English text prints",
    change: { factPaths: [] },
    message: /\{\{trial\.days\}\} is not printed here, but it is in en/,
  },
  { what: "a section less", change: { sections: [] }, message: /section \{#start-trial\} is missing here/ },
];

for (const { what, change, message } of DIFFERENCES) {
  test(`a translation with ${what} is an error`, async () => {
    const found = findings(await withEntry("es", "free-trial", change));
    expect(found).toContainEqual(
      expect.objectContaining({
        severity: "error",
        file: "es/faq/free-trial.md",
        message: expect.stringMatching(message),
      }),
    );
  });
}

test("a translation changed on an earlier day than another language is a warning that names the newer day", async () => {
  const { updated } = await entryOf("fr", "free-trial");
  const found = findings(await withEntry("fr", "free-trial", { updated: "2020-01-31" }));
  expect(found).toEqual([
    expect.objectContaining({
      severity: "warning",
      file: "fr/faq/free-trial.md",
      message: expect.stringContaining(`then set updated: ${updated}`),
    }),
  ]);
});

test("a related entry that does not exist is an error", async () => {
  const found = findings(await withEntry("en", "free-trial", { related: ["no-such-entry"] }));
  expect(found).toContainEqual(
    expect.objectContaining({
      file: "en/faq/free-trial.md",
      message: expect.stringMatching(/"no-such-entry" does not exist/),
    }),
  );
});

test("a place on the home page that is free in one language or taken twice is an error", async () => {
  const { home } = await entryOf("es", "free-trial");
  const free = findings(await withEntry("es", "free-trial", { home: null }));
  expect(free.map(({ message }) => message)).toContainEqual(expect.stringContaining(`no entry has home: ${home};`));
  const twice = findings(await withEntry("es", "pilot", { home }));
  expect(twice.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(`home: ${home} is already taken by`),
  );
});

test("the same question for two entries is an error whatever its case, accents and punctuation", async () => {
  const trial = await entryOf("fr", "free-trial");
  const taken = trial.asks[0];
  const pilot = await entryOf("fr", "pilot");
  const asks = [...pilot.asks, { text: `${taken?.text.toUpperCase()} ?!`, anchor: null, line: 99 }];
  expect(findings(await withEntry("fr", "pilot", { asks }))).toEqual([
    expect.objectContaining({
      severity: "error",
      line: pilot.slug < trial.slug ? taken?.line : 99,
      message: expect.stringMatching(/also stands at fr\/faq\/.*\.asks\.txt:\d+ for another answer/),
    }),
  ]);
});

test("an ask that stands twice for the same answer is only a warning", async () => {
  const { asks } = await entryOf("en", "pilot");
  const found = findings(await withEntry("en", "pilot", { asks: [...asks, ...asks.slice(0, 1)] }));
  expect(found).toEqual([
    expect.objectContaining({ severity: "warning", message: expect.stringContaining("already stands at") }),
  ]);
});

test("an ask that is another entry's own question is an error", async () => {
  const { question } = await entryOf("en", "pricing");
  const { asks } = await entryOf("en", "pilot");
  const found = findings(
    await withEntry("en", "pilot", { asks: [...asks, { text: question ?? "", anchor: null, line: 5 }] }),
  );
  expect(found.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/is the question of en\/faq\/pricing\.md/),
  );
});

test("an ask that is also listed as unanswerable is an error", async () => {
  const knowledge = await realKnowledge();
  const text = knowledge.locales.es.outOfScopeAsks[0] ?? "";
  const { asks } = await entryOf("es", "pilot");
  const found = findings(await withEntry("es", "pilot", { asks: [...asks, { text, anchor: null, line: 5 }] }));
  expect(found.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/cannot be both answered and unknown/),
  );
});

test("an entry with too few ways to ask is a warning; legal texts need none", async () => {
  const few = findings(await withEntry("en", "pilot", { asks: [] }));
  expect(few).toEqual([
    expect.objectContaining({
      severity: "warning",
      file: "en/faq/pilot.asks.txt",
      message: expect.stringContaining(`at least ${MIN_ASKS}`),
    }),
  ]);
  expect(findings(await withEntry("en", "privacy-policy", { asks: [] }))).toEqual([]);
});

test("an interface key that one language lacks, adds or leaves empty is an error", async () => {
  const found = findings(
    await withMessages("fr", ({ common: { skip: _removed, ...rest } = {}, ...others }) => ({
      ...others,
      common: { ...rest, extra: "de trop", brand: " " },
    })),
  );
  expect(found.map(({ file, message }) => `${file} ${message}`)).toEqual(
    expect.arrayContaining([
      "locales/fr/common.json common:skip is missing; every language needs it",
      "locales/fr/common.json common:extra does not stand in English; remove it or add it there",
      "locales/fr/common.json common:brand is empty",
    ]),
  );
});

test("an interface sentence that prints another fact than English, or one that does not exist, is an error", async () => {
  const found = findings(
    await withMessages("es", (messages) => ({ ...messages, common: { ...messages.common, brand: "{{trial.weeks}}" } })),
  );
  expect(found.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      "common:brand does not use {{company.name}}, which English uses",
      "common:brand uses {{trial.weeks}}, which English does not",
      "common:brand uses {{trial.weeks}}, which is no fact of knowledge/facts",
    ]),
  );
});

test("a plural needs every form of its language", async () => {
  const english = await withMessages("en", (messages) => ({
    ...messages,
    common: { ...messages.common, person_one: "{{count}} person", person_other: "{{count}} people" },
  }));
  const { fr } = english.locales;
  const messages = {
    ...fr.messages,
    common: { ...fr.messages.common, person_one: "{{count}} personne", person_other: "{{count}} personnes" },
  };
  const found = findings({ ...english, locales: { ...english.locales, fr: { ...fr, messages } } });
  const french = found.filter(({ file }) => file.startsWith("locales/fr")).map(({ message }) => message);
  expect(french).toEqual(["common:person_many is missing; every language needs it"]);
});

/** Runs `npm run knowledge check` on a folder. */
function runCheck(knowledgeDir: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, KNOWLEDGE_DIR: knowledgeDir };
    execFile(process.execPath, ["server/knowledge-main.ts", "check"], { cwd: rootDir, env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, output: `${stdout}${stderr}` }),
    );
  });
}

test("npm run knowledge check prints every mistake of a folder with file and line, and ends with 1", async () => {
  const folder = await copiedKnowledge();
  const trial = join(folder, "en/faq/free-trial.md");
  await writeFile(trial, (await readFile(trial, "utf8")).replace("{{trial.days}}", "fourteen or {{trial.dayz}}"));
  await rm(join(folder, "es/product/device.md"));
  const pilot = join(folder, "fr/faq/pilot.md");
  await writeFile(pilot, (await readFile(pilot, "utf8")).replace(/^updated: .*$/m, "updated: 2020-02-02"));
  const { code, output } = await runCheck(folder);
  expect(output).toMatch(/^error {4}en\/faq\/free-trial\.md:10 unknown placeholder \{\{trial\.dayz\}\}/m);
  expect(output).toMatch(/^error {4}es\/product\/device\.md:1 is missing; write it from en\/product\/device\.md/m);
  expect(output).toMatch(/^warning {2}fr\/faq\/pilot\.md:\d+ was last changed 2020-02-02/m);
  expect(output).not.toMatch(/free-trial\.md:1 is missing/);
  expect(code).toBe(1);
});

test("npm run knowledge check ends with 0 when there are only warnings", async () => {
  const folder = await copiedKnowledge();
  await writeFile(join(folder, "en/faq/pilot.asks.txt"), "can we run a pilot\n");
  const { code, output } = await runCheck(folder);
  expect(output).toMatch(/^warning {2}en\/faq\/pilot\.asks\.txt:1 lists 1 ways to ask/m);
  expect(output).toMatch(/^0 error\(s\), 1 warning\(s\)/m);
  expect(code).toBe(0);
});

test("npm run knowledge check names the line of a broken facts file", async () => {
  const folder = await copiedKnowledge();
  const limits = join(folder, "facts/limits.yaml");
  await writeFile(limits, (await readFile(limits, "utf8")).replace(/^ {2}days: \d+$/m, "  days: [soon"));
  const { code, output } = await runCheck(folder);
  expect(output).toMatch(/^error {4}facts\/limits\.yaml:\d+ /m);
  expect(output).toContain("The entries are checked once the facts can be read.");
  expect(code).toBe(1);
});
