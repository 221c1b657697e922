import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Locale } from "#locales/index.ts";
import { LOCALES } from "#locales/index.ts";
import { OUT_OF_SCOPE, trainingTexts } from "#server/chat/retrieval/index-build.ts";
import { searchKnowledge } from "#server/chat/retrieval/search.ts";
import { plainText } from "#server/content/markdown.ts";
import { loadContentVersion } from "#server/content/version.ts";
import { loadCases } from "./cases.ts";

/**
 * `npm run eval -- --compare`: the right entry first, for our retrieval and three well-known engines on the same entries
 * and asks, single-turn questions with a known entry, each asked in its own language. The peers are development-only
 * and large, so they are installed into `.cache/peers` on first use, not with the project.
 */
const PEERS = { minisearch: "7.2.0", "@orama/orama": "3.1.18", "@orama/stemmers": "3.1.18", "node-nlp": "4.27.0" };
const root = join(import.meta.dirname, "../..");

/** Top entry for a question, or null. */
type Engine = { name: string; ask: (text: string, locale: Locale) => Promise<string | null> };

function peerRequire(): NodeJS.Require {
  const folder = join(root, ".cache/peers");
  if (!existsSync(join(folder, "node_modules/node-nlp"))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies: PEERS }));
    console.log("installing the peers into .cache/peers ...");
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder, stdio: "inherit" });
  }
  return createRequire(join(folder, "package.json"));
}

/** Runs the comparison and prints one row per engine and part. */
export async function compare(): Promise<void> {
  const content = await loadContentVersion({
    knowledgeDir: join(root, "knowledge"),
    localesDir: join(root, "locales"),
    cacheDir: join(root, ".cache"),
  });
  const texts = trainingTexts(content.knowledge).filter(({ slug }) => slug !== OUT_OF_SCOPE);
  const documents = (locale: Locale) =>
    content.knowledge.locales[locale].entries.map((entry) => ({
      id: entry.slug,
      title: `${entry.title} ${entry.question ?? ""}`,
      asks: texts
        .filter((ask) => ask.locale === locale && ask.slug === entry.slug)
        .map((ask) => ask.text)
        .join("\n"),
      body: plainText(
        [entry.lead, entry.detail, ...entry.sections.map(({ heading, markdown }) => `${heading} ${markdown}`)].join(
          "\n",
        ),
      ),
    }));
  const load = peerRequire();
  const engines: Engine[] = [
    {
      name: "Alerio",
      ask: async (text, locale) => searchKnowledge({ index: content.index, text, locale }).hits[0]?.slug ?? null,
    },
    await miniSearch(load, documents),
    await orama(load, documents),
    await nlpJs(load, texts),
  ];
  const cases = loadCases().filter(
    ({ turns, expect }) => turns.length === 1 && expect.entries !== undefined && !expect.outcome.includes("no-match"),
  );
  for (const split of ["tune", "held"] as const) {
    const part = cases.filter((golden) => golden.split === split);
    console.log(`\n== right entry first, ${split === "tune" ? "tuning" : "held-out"} part (${part.length} questions)`);
    for (const engine of engines) {
      const right = { all: 0, en: 0, fr: 0, es: 0 };
      const asked = { all: 0, en: 0, fr: 0, es: 0 };
      for (const { turns, expect } of part) {
        const slug = await engine.ask(turns[0] ?? "", expect.lang);
        const isRight = slug !== null && expect.entries?.includes(slug) === true;
        for (const key of ["all", expect.lang] as const) {
          asked[key] += 1;
          if (isRight) right[key] += 1;
        }
      }
      const share = (key: keyof typeof right) => `${((100 * right[key]) / Math.max(1, asked[key])).toFixed(1)} %`;
      console.log(
        `${engine.name.padEnd(18)} all ${share("all")}   en ${share("en")}   fr ${share("fr")}   es ${share("es")}`,
      );
    }
  }
}

type Documents = (locale: Locale) => { id: string; title: string; asks: string; body: string }[];

async function miniSearch(load: NodeJS.Require, documents: Documents): Promise<Engine> {
  const MiniSearch = load("minisearch");
  const indexes = Object.fromEntries(
    LOCALES.map((locale) => {
      const index = new MiniSearch({
        fields: ["title", "asks", "body"],
        searchOptions: { boost: { title: 2, asks: 2 }, fuzzy: 0.2, prefix: true },
      });
      index.addAll(documents(locale));
      return [locale, index];
    }),
  );
  return { name: "MiniSearch 7.2", ask: async (text, locale) => indexes[locale].search(text)[0]?.id ?? null };
}

async function orama(load: NodeJS.Require, documents: Documents): Promise<Engine> {
  const { create, insertMultiple, search } = load("@orama/orama");
  const languages: Record<Locale, [string, string]> = {
    en: ["english", "en"],
    fr: ["french", "fr"],
    es: ["spanish", "es"],
  };
  const indexes: Partial<Record<Locale, unknown>> = {};
  for (const locale of LOCALES) {
    const [language] = languages[locale];
    const { stemmer } = load(`@orama/stemmers/${language}`);
    const index = await create({
      schema: { id: "string", title: "string", asks: "string", body: "string" },
      components: { tokenizer: { language, stemming: true, stemmer } },
    });
    await insertMultiple(index, documents(locale));
    indexes[locale] = index;
  }
  return {
    name: "Orama 3.1",
    ask: async (text, locale) => {
      const found = await search(indexes[locale], {
        term: text,
        properties: ["title", "asks", "body"],
        boost: { title: 2, asks: 2 },
        tolerance: 1,
        limit: 1,
      });
      return found.hits[0]?.document.id ?? null;
    },
  };
}

async function nlpJs(
  load: NodeJS.Require,
  texts: readonly { text: string; locale: Locale; slug: string }[],
): Promise<Engine> {
  const { NlpManager } = load("node-nlp");
  const manager = new NlpManager({ languages: [...LOCALES], autoSave: false, nlu: { log: false } });
  for (const { text, locale, slug } of texts) manager.addDocument(locale, text, slug);
  await manager.train();
  return {
    name: "NLP.js 4.27",
    ask: async (text, locale) => {
      const { intent } = await manager.process(locale, text);
      return intent === "None" ? null : intent;
    },
  };
}
