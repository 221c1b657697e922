import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { detectDanger } from "./danger.ts";
import { FALSE_FRIENDS, MARKER_GROUPS, PHRASE_GROUPS, WORDS } from "./danger-phrases.ts";

type Case = {
  text: string;
  lang: "en" | "fr" | "es";
  expect: "danger" | "self-harm" | "normal";
  split: "tune" | "held";
};
type Verdict = Case["expect"];

const casesFile = new URL("../../tests/chat/danger-cases.yaml", import.meta.url);
const cases: Case[] = parse(readFileSync(casesFile, "utf8"));
const dangers = cases.filter((one) => one.expect !== "normal");

const verdict = (text: string): Verdict => {
  const { kind } = detectDanger(text);
  return kind === "danger" || kind === "self-harm" ? kind : "normal";
};

/** Both kinds of error in one readable report. */
function report(some: Case[]): string {
  const wrong = some.map((one) => ({ ...one, got: verdict(one.text) })).filter(({ got, expect }) => got !== expect);
  const list = (title: string, found: typeof wrong) =>
    [
      `${title}: ${found.length}`,
      ...found.map(({ lang, expect, got, text }) => `  [${lang}] ${expect} read as ${got}: ${text}`),
    ].join("\n");
  return [
    `${some.length} sentences of tests/chat/danger-cases.yaml`,
    list(
      "missed dangers",
      wrong.filter(({ got }) => got === "normal"),
    ),
    list(
      "false alarms",
      wrong.filter(({ expect }) => expect === "normal"),
    ),
    list(
      "wrong card",
      wrong.filter(({ expect, got }) => expect !== "normal" && got !== "normal"),
    ),
  ].join("\n");
}

/** Dangers whose verdict does not survive a change of the text that leaves its meaning alone. */
function changedBy(change: (text: string) => string): string[] {
  return dangers.filter((one) => verdict(change(one.text)) !== one.expect).map((one) => change(one.text));
}

const errors = (some: Case[]) => some.filter((one) => verdict(one.text) !== one.expect).length;

test("no danger sentence of the table is missed and no normal one shows the card", () => {
  expect(errors(cases), report(cases)).toBe(0);
});

test("the table holds enough dangers and enough normal sentences in each language, and none twice", () => {
  for (const lang of ["en", "fr", "es"] as const) {
    const ofLanguage = cases.filter((one) => one.lang === lang);
    expect(ofLanguage.filter((one) => one.expect !== "normal").length).toBeGreaterThanOrEqual(40);
    expect(ofLanguage.filter((one) => one.expect === "normal").length).toBeGreaterThanOrEqual(40);
  }
  expect(new Set(cases.map(({ text }) => text)).size).toBe(cases.length);
});

test("upper case does not change a danger verdict", () => {
  expect(changedBy((text) => text.toUpperCase())).toEqual([]);
});

test("missing accents do not change a danger verdict", () => {
  expect(changedBy((text) => text.normalize("NFD").replace(/\p{M}/gu, ""))).toEqual([]);
});

test("appended punctuation does not change a danger verdict", () => {
  for (const tail of ["!", "!!!", ".", "...", "?", " ?!"]) expect(changedBy((text) => `${text}${tail}`)).toEqual([]);
});

test("an added emoji does not change a danger verdict", () => {
  for (const emoji of ["🆘", "😭", "🙏", "😨"]) {
    expect(changedBy((text) => `${text} ${emoji}`)).toEqual([]);
    expect(changedBy((text) => `${emoji} ${text}`)).toEqual([]);
  }
});

test("typographic apostrophes, missing commas and extra spaces do not change a danger verdict", () => {
  expect(changedBy((text) => text.replaceAll("'", "’"))).toEqual([]);
  expect(changedBy((text) => text.replaceAll(",", ""))).toEqual([]);
  expect(changedBy((text) => `  ${text.replaceAll(" ", "  ")}\n`)).toEqual([]);
});

test("a greeting or a sentence about the product before it does not hide a danger", () => {
  for (const lead of ["Hello, ", "Bonjour. ", "How much is the Pro plan? ", "Vos tarifs sont trop chers.\n"]) {
    expect(changedBy((text) => `${lead}${text}`).filter((text) => !/\b(suicide|sos|call 911)$|🆘/i.test(text))).toEqual(
      [],
    );
  }
});

test("a product question that speaks of danger is hypothetical, small talk is not", () => {
  expect(detectDanger("What happens if a worker falls?").kind).toBe("hypothetical");
  expect(detectDanger("Que se passe-t-il si un salarié est agressé ?").kind).toBe("hypothetical");
  expect(detectDanger("¿Qué pasa si alguien ataca a un empleado?").kind).toBe("hypothetical");
  expect(detectDanger("help").kind).toBe("hypothetical");
  expect(detectDanger("How much is the Pro plan for 12 people?").kind).toBe("none");
  expect(detectDanger("bonjour").kind).toBe("none");
  expect(detectDanger("").kind).toBe("none");
});

test("a sign that it is real takes back the doubt of a question", () => {
  expect(verdict("what happens if a man has a knife")).toBe("normal");
  expect(verdict("what happens now, a man has a knife, this is not a drill")).toBe("danger");
});

test("every line of the phrase file needs at least one word of its own", () => {
  const texts = [FALSE_FRIENDS, ...[...PHRASE_GROUPS, ...MARKER_GROUPS].flatMap(({ en, fr, es }) => [en, fr, es])];
  const lines = texts.flatMap((text) => text.split("\n").map((line) => line.trim())).filter((line) => line !== "");
  const isEmpty = (line: string) => (line.match(/\([^)]*\)|\S+/g) ?? []).every((element) => /^[(<>.]/.test(element));
  expect(lines.filter(isEmpty)).toEqual([]);
});

test("every word in capitals of the phrase file is the name of a word list", () => {
  const names = JSON.stringify(
    [WORDS, PHRASE_GROUPS, MARKER_GROUPS, FALSE_FRIENDS].map((part) => JSON.stringify(part)),
  ).match(/\b[A-Z]{2,}\b/g);
  expect((names ?? []).filter((name) => !WORDS[name])).toEqual([]);
});

test("2,000 characters of hostile text are read in under half a second", () => {
  const start = performance.now();
  detectDanger("my man who my man he my man that ".repeat(62).slice(0, 2_000));
  expect(performance.now() - start).toBeLessThan(500);
});
