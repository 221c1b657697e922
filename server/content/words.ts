import type { Locale } from "#locales/index.ts";
import type { Knowledge } from "./knowledge.ts";

/** A sentence by its key, with placeholders filled from `values` and from printed facts. */
export type Words = (key: string, values?: Record<string, string>) => string;

/**
 * Interface words of one namespace for use on the server (mails, error messages).
 * @throws {Error} for a key that does not exist: the parity test keeps the languages equal
 */
export function wordsOf(knowledge: Knowledge, locale: Locale, namespace: string): Words {
  const { messages, printedFacts } = knowledge.locales[locale];
  return (key, values = {}) => {
    const text = at(messages[namespace], key);
    if (text === undefined) throw new Error(`locales/${locale}/${namespace}.json has no "${key}"`);
    return text.replace(
      /\{\{\s*([\w.-]+)\s*\}\}/g,
      (whole, path: string) => values[path] ?? at(printedFacts, path) ?? whole,
    );
  };
}

function at(tree: unknown, path: string): string | undefined {
  let node = tree;
  for (const step of path.split(".")) {
    node = node !== null && typeof node === "object" ? (node as Record<string, unknown>)[step] : undefined;
  }
  return typeof node === "string" ? node : undefined;
}
