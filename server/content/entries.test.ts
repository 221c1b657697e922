import { expect, test } from "vitest";
import { realKnowledge } from "#tests/support/knowledge.ts";
import { formatIssue } from "./content-error.ts";
import { parseEntry } from "./entries.ts";

const FRONT = `---
title: Free trial
question: How does the trial work?
topic: start
actions: [register]
updated: 2026-11-21
---
`;

async function parse(options: { source: string; asks?: string; locale?: "en" | "fr" }) {
  const { facts } = await realKnowledge();
  const { source, asks = "", locale = "en" } = options;
  const file = `${locale}/faq/free-trial.md`;
  const { entry, issues } = parseEntry({
    source,
    asksSource: asks,
    file,
    slug: "free-trial",
    kind: "faq",
    locale,
    facts,
  });
  return { entry, issues: issues.map(formatIssue) };
}

test("an entry is read into short answer, detail, sections and asks, with facts printed and links resolved", async () => {
  const { entry, issues } = await parse({
    source: `${FRONT}You have {{trial.days}} days. [Start](route:register).\n\nMore.\n\n## Then {#then}\nChoose a plan.\n`,
    asks: "try for free\n# a comment\n## then\nwhat happens after\n",
    locale: "fr",
  });
  const { facts } = await realKnowledge();
  expect(issues).toEqual([]);
  expect(entry).toMatchObject({
    lead: `You have ${facts.trial.days} days. [Start](/fr/auth?mode=register).`,
    detail: "More.",
    sections: [{ anchor: "then", heading: "Then", markdown: "Choose a plan." }],
    factPaths: ["trial.days"],
    asks: [
      { text: "try for free", anchor: null, line: 1 },
      { text: "what happens after", anchor: "then", line: 4 },
    ],
  });
});

const MISTAKES: readonly { what: string; source: string; asks?: string; issue: RegExp }[] = [
  { what: "no front matter", source: "Text", issue: /^en\/faq\/free-trial\.md:1 must start with front matter/ },
  {
    what: "front matter that is no YAML",
    source: `${FRONT.replace("topic: start", "topic: [start")}Text.\n`,
    issue: /\.md:[4-8] /,
  },
  { what: "an unknown key", source: `${FRONT.replace("topic:", "topics:")}Text.\n`, issue: /\.md:4 .*topics/ },
  { what: "an unknown topic", source: `${FRONT.replace("start", "starts")}Text.\n`, issue: /\.md:4 topic: / },
  { what: "an unknown action", source: `${FRONT.replace("register", "buy-now")}Text.\n`, issue: /\.md:5 actions/ },
  {
    what: "a day that is none",
    source: `${FRONT.replace("2026-11-21", "yesterday")}Text.\n`,
    issue: /\.md:6 updated: write a day/,
  },
  {
    what: "no short answer",
    source: `${FRONT}\n\n## More {#more}\nText.\n`,
    issue: /the short answer \(first paragraph\) is missing/,
  },
  {
    what: "a number typed by hand",
    source: `${FRONT}You have fourteen, that is 14 days.\n`,
    issue: /\.md:8 "14" is a number written by hand/,
  },
  {
    what: "an unknown placeholder",
    source: `${FRONT}You have\n{{trial.weeks}} weeks.\n`,
    issue: /\.md:9 unknown placeholder \{\{trial\.weeks\}\}/,
  },
  {
    what: "an address instead of a route",
    source: `${FRONT}See [us](https://example.org).\n`,
    issue: /\.md:8 link "https:\/\/example\.org" must be route:/,
  },
  { what: "an unknown route", source: `${FRONT}See [us](route:shop).\n`, issue: /\.md:8 link "route:shop" must be/ },
  {
    what: "a heading without an anchor",
    source: `${FRONT}Text.\n\n## More\nText.\n`,
    issue: /\.md:10 a heading needs an anchor/,
  },
  {
    what: "an anchor used twice",
    source: `${FRONT}Text.\n\n## A {#a}\nText.\n\n## B {#a}\nText.\n`,
    issue: /\.md:13 the anchor "a" is used twice/,
  },
  {
    what: "asks of a section that does not exist",
    source: `${FRONT}Text.\n`,
    asks: "one\n## gone\ntwo\n",
    issue: /^en\/faq\/free-trial\.asks\.txt:2 no section of this entry has the anchor "gone"/,
  },
];

for (const { what, source, asks, issue } of MISTAKES) {
  test(`${what} is reported with file and line, and the entry is left out`, async () => {
    const { entry, issues } = await parse({ source, ...(asks === undefined ? {} : { asks }) });
    expect(entry).toBeNull();
    expect(issues).toContainEqual(expect.stringMatching(issue));
  });
}

test("24/7 may be written by hand in its usual spellings", async () => {
  for (const text of ["Open 24/7.", "Ouvert 24h/24 et 7j/7.", "Ouvert 24 h/24."]) {
    expect((await parse({ source: `${FRONT}${text}\n` })).issues, text).toEqual([]);
  }
});

test("Windows line ends change neither text nor line numbers", async () => {
  const source = `${FRONT}First.\n\n{{nothing}}\n`.replaceAll("\n", "\r\n");
  expect((await parse({ source })).issues).toContainEqual(expect.stringMatching(/\.md:10 unknown placeholder/));
});
