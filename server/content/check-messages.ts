import type { Locale } from "#locales/index.ts";
import { FALLBACK_LOCALE, LOCALES } from "#locales/index.ts";
import type { Finding } from "./check.ts";
import { factPaths } from "./facts.ts";
import type { Knowledge, Messages } from "./knowledge.ts";

/** Facts that differ from language to language: each country has its own emergency numbers. */
const LOCAL_FACTS = /^emergency\./;

/** Endings by which i18next chooses a plural form. */
const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * Interface words: every key stands in every language, every plural has the forms its language needs, and the same
 * placeholders are filled. English is the reference, because the keys are typed from it.
 */
export function checkMessages(options: {
  knowledge: Knowledge;
  lineOf: (file: string, text: string) => number;
}): Finding[] {
  const { knowledge, lineOf } = options;
  const findings: Finding[] = [];
  const facts = new Set(factPaths(knowledge.facts));
  const reference = texts(knowledge.locales[FALLBACK_LOCALE].messages);
  for (const locale of LOCALES) {
    const here = texts(knowledge.locales[locale].messages);
    const report = (path: string, message: string) => {
      const file = `locales/${locale}/${path.split(":")[0] ?? path}.json`;
      const key = path.split(/[:.]/).at(-1) ?? path;
      findings.push({ severity: "error", file, line: lineOf(file, `"${key}"`), message: `${path} ${message}` });
    };
    for (const path of wantedPaths(reference, locale)) {
      if (!here.has(path)) report(path, "is missing; every language needs it");
    }
    const wanted = new Set(wantedPaths(reference, locale));
    for (const [path, text] of here) {
      if (!wanted.has(path)) report(path, "does not stand in English; remove it or add it there");
      if (text.trim() === "") report(path, "is empty");
      const expected = reference.get(path) ?? reference.get(path.replace(PLURAL, "_other")) ?? text;
      const [mine, theirs] = [placeholders(text), placeholders(expected)];
      const isPlural = PLURAL.test(path);
      for (const name of theirs) {
        if (!mine.includes(name) && !LOCAL_FACTS.test(name) && !(isPlural && name === "count"))
          report(path, `does not use {{${name}}}, which English uses`);
      }
      for (const name of mine) {
        if (!theirs.includes(name) && !LOCAL_FACTS.test(name)) report(path, `uses {{${name}}}, which English does not`);
        if (name.includes(".") && !facts.has(name))
          report(path, `uses {{${name}}}, which is no fact of knowledge/facts`);
      }
    }
  }
  return findings;
}

/** Every text by `namespace:path.to.key`. */
function texts(messages: Messages): Map<string, string> {
  const found = new Map<string, string>();
  const collect = (node: unknown, path: string) => {
    if (typeof node === "string") found.set(path, node);
    else if (node !== null && typeof node === "object") {
      for (const [key, child] of Object.entries(node))
        collect(child, path.includes(":") ? `${path}.${key}` : `${path}:${key}`);
    }
  };
  for (const [namespace, words] of Object.entries(messages)) collect(words, namespace);
  return found;
}

/** Paths a language must have: English's, with plural keys in the forms of that language. */
function wantedPaths(reference: Map<string, string>, locale: Locale): string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const paths = [...reference.keys()].flatMap((path) =>
    isPluralForm(path, reference) ? forms.map((form) => path.replace(PLURAL, `_${form}`)) : [path],
  );
  return [...new Set(paths)];
}

/** A key such as `plan_one` is a plural only beside `plan_other`; `step_one` alone is an ordinary key. */
function isPluralForm(path: string, reference: Map<string, string>): boolean {
  return PLURAL.test(path) && reference.has(path.replace(PLURAL, "_other"));
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*([\w.-]+)[^}]*\}\}/g)].map((match) => match[1] ?? ""))].sort();
}
