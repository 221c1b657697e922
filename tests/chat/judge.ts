import type { Answer } from "#server/chat/answer.ts";
import { converse } from "#server/chat/dialogue.ts";
import type { SearchResult } from "#server/chat/retrieval/search.ts";
import { factAt, formatFact } from "#server/content/facts.ts";
import type { ContentVersion } from "#server/content/version.ts";
import type { GoldenCase } from "./cases.ts";

/** What was wrong with an answer; empty when it is right. */
export type Verdict = { answer: Answer; search: SearchResult | null; faults: string[]; durationMs: number };

/** Asks a golden case and judges the last answer: outcome, language, entry, facts, quote. */
export function judge(content: ContentVersion, golden: GoldenCase): Verdict {
  const startedAt = performance.now();
  const { answer, search } = converse({ content, turns: golden.turns, lang: golden.lang });
  const durationMs = performance.now() - startedAt;
  const { expect } = golden;
  const faults: string[] = [];
  if (answer.locale !== expect.lang) faults.push(`language ${answer.locale}, wanted ${expect.lang}`);
  const kind = answer.quote !== undefined && answer.outcome === "answered" ? "quote" : answer.outcome;
  if (!outcomeFits(kind, expect.outcome, answer)) faults.push(`outcome ${kind}, wanted ${expect.outcome.join("/")}`);
  const entry = answer.sources[0]?.slug ?? smalltalkSlug(search);
  const needsEntry = (kind === "answered" || kind === "smalltalk") && expect.entries !== undefined;
  if (needsEntry && !expect.entries?.includes(entry ?? ""))
    faults.push(`entry ${entry}, wanted ${expect.entries?.join("/")}`);
  if (kind !== "no-match") faults.push(...missingFacts(content, golden, answer));
  faults.push(...quoteFaults(golden, answer));
  return { answer, search, faults, durationMs };
}

function outcomeFits(kind: string, wanted: readonly string[], answer: Answer): boolean {
  if (wanted.includes(kind)) return true;
  // A quote answers a question about prices, and a plan that is on quotation may be explained instead of quoted.
  if (kind === "quote" && wanted.includes("answered")) return true;
  return kind === "answered" && wanted.includes("quote") && answer.quote !== undefined;
}

function smalltalkSlug(search: SearchResult | null): string | undefined {
  return search?.hits[0]?.slug;
}

function missingFacts(content: ContentVersion, golden: GoldenCase, answer: Answer): string[] {
  const text = answer.blocks.join("\n");
  return (golden.expect.facts ?? []).flatMap((path) => {
    const value = factAt(content.knowledge.facts, path, answer.locale);
    if (value === undefined) return [`unknown fact ${path}`];
    return text.includes(formatFact(path, value, answer.locale)) ? [] : [`fact ${path} is not said`];
  });
}

function quoteFaults(golden: GoldenCase, answer: Answer): string[] {
  const wanted = golden.expect.quote;
  const { quote } = answer;
  if (wanted === undefined || quote === undefined) return [];
  const device = quote.lines.find((line) => line.kind === "device")?.totalCents;
  const subscription = quote.lines.find((line) => line.kind === "subscription")?.totalCents;
  const pairs = [
    ["plan", wanted.plan, quote.plan],
    ["users", wanted.users, quote.users],
    ["billing", wanted.billing, quote.billing],
    ["totalCents", wanted.totalCents, subscription],
    ["deviceCents", wanted.deviceCents, device],
  ] as const;
  return pairs
    .filter(([, want, got]) => want !== undefined && want !== got)
    .map(([name, want, got]) => `quote ${name} ${got}, wanted ${want}`);
}
