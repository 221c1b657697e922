import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import type { Facts } from "#knowledge/schema.ts";
import { factsSchema } from "#knowledge/schema.ts";
import type { Locale } from "#locales/index.ts";
import { withVat } from "../contract/quote.ts";
import { deepFreeze } from "../lib/deep-freeze.ts";
import type { ContentIssue } from "./content-error.ts";

/** Per-plan prices that follow from the monthly price, the annual discount and the VAT rate. Integer cents. */
export type DerivedPrices = {
  annualCents: number;
  annualMonthlyCents: number;
  annualSavingsCents: number;
  monthlyWithVatCents: number;
  annualWithVatCents: number;
};

/** Facts read from the files, with the values computed from them. */
export type KnowledgeFacts = Facts & {
  derived: Record<"individual" | "pro" | "pro-plus", DerivedPrices> & {
    device: { priceWithVatCents: number };
  };
};

/** Yearly price of one user: twelve months less the annual discount, rounded to a cent (design section 2). */
export function annualCents(monthlyCents: number, discountPercent: number): number {
  return Math.round((monthlyCents * 12 * (100 - discountPercent)) / 100);
}

function deriveFacts(facts: Facts): KnowledgeFacts {
  const { vatPercent, annualDiscountPercent } = facts.plans;
  const derive = (monthlyCents: number): DerivedPrices => {
    const annual = annualCents(monthlyCents, annualDiscountPercent);
    return {
      annualCents: annual,
      annualMonthlyCents: Math.round(annual / 12),
      annualSavingsCents: monthlyCents * 12 - annual,
      monthlyWithVatCents: withVat(monthlyCents, vatPercent),
      annualWithVatCents: withVat(annual, vatPercent),
    };
  };
  return {
    ...facts,
    derived: {
      individual: derive(facts.plans.individual.monthlyCents),
      pro: derive(facts.plans.pro.monthlyCents),
      "pro-plus": derive(facts.plans["pro-plus"].monthlyCents),
      device: { priceWithVatCents: withVat(facts.device.priceCents, vatPercent) },
    },
  };
}

/**
 * Reads and checks `facts/*.yaml`.
 * @returns the facts, or the mistakes with file and line
 */
export async function loadFacts(knowledgeDir: string): Promise<{ facts: KnowledgeFacts } | { issues: ContentIssue[] }> {
  const folder = join(knowledgeDir, "facts");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).sort();
  const issues: ContentIssue[] = [];
  const merged: Record<string, unknown> = {};
  const places = new Map<string, { file: string; line: number }>();
  for (const name of names) {
    const file = `facts/${name}`;
    const lines = new LineCounter();
    const document = parseDocument(await readFile(join(folder, name), "utf8"), { lineCounter: lines });
    for (const error of [...document.errors, ...document.warnings]) {
      issues.push({ file, line: lines.linePos(error.pos[0]).line, message: firstLine(error.message) });
    }
    if (document.errors.length > 0) continue;
    const note = (node: unknown, path: string) => {
      if (!isMap(node)) return;
      for (const pair of node.items) {
        if (!isScalar(pair.key)) continue;
        const key = path === "" ? String(pair.key.value) : `${path}.${String(pair.key.value)}`;
        places.set(key, { file, line: lines.linePos(pair.key.range?.[0] ?? 0).line });
        note(pair.value, key);
      }
    };
    note(document.contents, "");
    const data: unknown = document.toJS();
    if (data === null || typeof data !== "object" || Array.isArray(data)) {
      issues.push({ file, line: 1, message: "must be a list of `key: value` lines" });
      continue;
    }
    for (const [key, value] of Object.entries(data)) {
      if (key in merged) {
        issues.push({
          file,
          line: places.get(key)?.line ?? 1,
          message: `"${key}" already stands in another facts file; keep one`,
        });
      }
      merged[key] = value;
    }
  }
  if (issues.length > 0) return { issues };
  const parsed = factsSchema.safeParse(merged);
  if (parsed.success) return { facts: deepFreeze(deriveFacts(parsed.data)) };
  return {
    issues: parsed.error.issues.map(({ path, message }) => {
      const keys = path.map(String);
      const place = closest(places, keys);
      return { file: place?.file ?? "facts", line: place?.line ?? 1, message: `"${keys.join(".")}": ${message}` };
    }),
  };
}

function closest(places: Map<string, { file: string; line: number }>, keys: string[]) {
  for (let length = keys.length; length > 0; length -= 1) {
    const place = places.get(keys.slice(0, length).join("."));
    if (place !== undefined) return place;
  }
  return undefined;
}

function firstLine(text: string): string {
  return text.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "") ?? text;
}

/**
 * Raw value of a fact path as used in placeholders (`trial.days`, `plans.pro.annualCents`), or undefined.
 * Derived prices answer under their plan, as if they stood in the file.
 */
export function factAt(facts: KnowledgeFacts, path: string, locale: Locale): string | number | undefined {
  const keys = path.split(".");
  const walk = (root: unknown, steps: string[]) =>
    steps.reduce<unknown>(
      (node, key) => (node !== null && typeof node === "object" ? (node as Record<string, unknown>)[key] : undefined),
      root,
    );
  let value = walk(facts, keys);
  if (value === undefined) {
    value = walk(facts.derived, keys[0] === "plans" ? keys.slice(1) : keys);
  }
  if (value !== null && typeof value === "object" && locale in value) {
    value = (value as Record<string, unknown>)[locale];
  }
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

const INTL_TAGS: Record<Locale, string> = { en: "en-IE", fr: "fr-FR", es: "es-ES" };

/** Money as a reader of the language writes it: `€14.90`, `14,90 €`. */
export function formatCents(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(INTL_TAGS[locale], { style: "currency", currency: "EUR" }).format(cents / 100);
}

/** A plain number as a reader of the language writes it: `5,000`, `5 000`, `5000` for Spanish thousands below 10,000. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(INTL_TAGS[locale], { maximumFractionDigits: 2 }).format(value);
}

/**
 * A fact as printed in a text. The last word of its key is the unit and decides the form:
 * Cents money, Percent with its sign, Db and Gb with the unit, everything else the bare number.
 */
export function formatFact(path: string, value: string | number, locale: Locale): string {
  if (typeof value === "string") return value;
  const key = path.slice(path.lastIndexOf(".") + 1);
  if (key.endsWith("Cents")) return formatCents(value, locale);
  if (key.endsWith("Percent"))
    return locale === "en" ? `${formatNumber(value, locale)}%` : `${formatNumber(value, locale)}\u00a0%`;
  if (key.endsWith("Db")) return `${formatNumber(value, locale)}\u00a0dB`;
  if (key.endsWith("Gb")) return `${formatNumber(value, locale)}\u00a0${locale === "fr" ? "Go" : "GB"}`;
  if (key.endsWith("Year")) return String(value);
  return formatNumber(value, locale);
}

/** Names of all printable facts, derived prices under their plan: the vocabulary of placeholders. */
export function factPaths(facts: KnowledgeFacts): string[] {
  const paths: string[] = [];
  const collect = (node: unknown, path: string) => {
    if (typeof node === "string" || typeof node === "number") paths.push(path);
    else if (node !== null && typeof node === "object" && !Array.isArray(node)) {
      const record = node as Record<string, unknown>;
      if (typeof record.en === "string") paths.push(path);
      else for (const [key, child] of Object.entries(record)) collect(child, path === "" ? key : `${path}.${key}`);
    }
  };
  const { derived, interface: _interface, ...rest } = facts;
  const { device, ...plans } = derived;
  collect(rest, "");
  collect(plans, "plans");
  collect(device, "device");
  return paths;
}

/** All printable facts of one language as a tree of strings, for the interface's own sentences. */
export function printFacts(facts: KnowledgeFacts, locale: Locale): Record<string, unknown> {
  const tree: Record<string, unknown> = {};
  for (const path of factPaths(facts)) {
    const value = factAt(facts, path, locale);
    if (value === undefined) continue;
    const keys = path.split(".");
    const last = keys.pop() ?? path;
    let node = tree;
    for (const key of keys) {
      node[key] ??= {};
      node = node[key] as Record<string, unknown>;
    }
    node[last] = formatFact(path, value, locale);
  }
  return tree;
}
