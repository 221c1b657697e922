import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { copiedKnowledge, localesDir } from "#tests/support/knowledge.ts";
import { recordingLogger } from "#tests/support/logger.ts";
import { buildPageData } from "../ssr/page-data.ts";
import { ContentError } from "./content-error.ts";
import { loadKnowledge } from "./knowledge.ts";
import { createKnowledgeStore } from "./store.ts";

/** Patience on a busy machine; a change is usually live after half a second. */
const PATIENCE_MS = 10_000;

async function watchedCopy() {
  const knowledgeDir = await copiedKnowledge();
  const { logger, lines } = recordingLogger();
  const store = await createKnowledgeStore({
    load: async () => ({ knowledge: await loadKnowledge({ knowledgeDir, localesDir }) }),
    watchFolders: [knowledgeDir],
    logger,
  });
  onTestFinished(() => store.close());
  const edit = async (file: string, change: (text: string) => string) => {
    const path = join(knowledgeDir, file);
    await writeFile(path, change(await readFile(path, "utf8")));
  };
  return { store, lines, edit, knowledgeDir };
}

const eventually = (check: () => void) => vi.waitFor(check, { timeout: PATIENCE_MS, interval: 20 });

const setTrialDays = (days: string) => (text: string) => text.replace(/(trial:\s+days: ).*/, `$1${days}`);

function homePage(knowledge: Awaited<ReturnType<typeof loadKnowledge>>) {
  const config = { publicUrl: "https://alerio.example", loginMode: "server", googleClientId: null } as const;
  return buildPageData({ page: "home", prefix: null, locale: "en", knowledge, config });
}

test("an edited fact changes page data and entries without a restart", async () => {
  const { store, lines, edit } = await watchedCopy();
  const before = store.current().knowledge;
  await edit("facts/limits.yaml", setTrialDays("21"));
  await eventually(() => expect(store.current().knowledge.version).not.toBe(before.version));
  const { knowledge } = store.current();
  expect(knowledge.locales.fr.bySlug.get("free-trial")?.lead).toContain("21");
  expect(JSON.stringify(homePage(knowledge).content)).toContain("21 days");
  expect(homePage(knowledge).meta.description).toContain("21-day");
  expect(homePage(knowledge).knowledgeVersion).toBe(knowledge.version);
  expect(lines.map(({ text }) => text)).toContainEqual(expect.stringContaining("knowledge reloaded"));
});

test("broken YAML keeps the last good version, and the log names file and line", async () => {
  const { store, lines, edit } = await watchedCopy();
  const { version } = store.current().knowledge;
  await edit("facts/limits.yaml", setTrialDays("[fourteen"));
  await eventually(() => expect(store.problems()).not.toEqual([]));
  expect(store.problems()[0]).toMatch(/^facts\/limits\.yaml:\d+ /);
  expect(store.current().knowledge.version).toBe(version);
  expect(lines).toContainEqual({
    level: "error",
    text: expect.stringMatching(/knowledge not reloaded, last good version stays: facts\/limits\.yaml:\d+ /),
  });
  await edit("facts/limits.yaml", setTrialDays("15"));
  await eventually(() => expect(store.problems()).toEqual([]));
  expect(store.current().knowledge.facts.trial.days).toBe(15);
});

test("an entry with a mistake keeps the last good version of everything, not half of the new one", async () => {
  const { store, edit } = await watchedCopy();
  await edit("facts/limits.yaml", setTrialDays("30"));
  await edit("es/faq/free-trial.md", (text) => text.replace("{{trial.days}}", "catorce o {{trial.dias}}"));
  await eventually(() =>
    expect(store.problems().join()).toMatch(/es\/faq\/free-trial\.md:\d+ unknown placeholder \{\{trial\.dias\}\}/),
  );
  expect(store.current().knowledge.facts.trial.days).not.toBe(30);
});

test("an editor that writes aside and renames is noticed too", async () => {
  const { store, knowledgeDir } = await watchedCopy();
  const path = join(knowledgeDir, "facts/limits.yaml");
  await writeFile(`${path}.tmp`, setTrialDays("22")(await readFile(path, "utf8")));
  await rename(`${path}.tmp`, path);
  await eventually(() => expect(store.current().knowledge.facts.trial.days).toBe(22));
});

test("a folder that is wrong from the start is refused with every mistake", async () => {
  const knowledgeDir = await copiedKnowledge();
  await writeFile(join(knowledgeDir, "en/faq/free-trial.md"), "no front matter");
  await writeFile(join(knowledgeDir, "fr/smalltalk/thanks.md"), "---\ntitle: [\n---\ntext\n");
  const loading = createKnowledgeStore({
    load: async () => ({ knowledge: await loadKnowledge({ knowledgeDir, localesDir }) }),
    watchFolders: [],
    logger: recordingLogger().logger,
  });
  const error: unknown = await loading.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentError);
  expect((error as ContentError).issues.map(({ file }) => file)).toEqual([
    "en/faq/free-trial.md",
    "fr/smalltalk/thanks.md",
  ]);
});
