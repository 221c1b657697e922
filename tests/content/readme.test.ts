import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootDir } from "#tests/support/knowledge.ts";

const read = (file: string) => readFile(join(rootDir, file), "utf8");

/** Most lines of a folder's README; knowledge/README.md is a manual for people who are no engineers. */
const MAX_LINES = 20;

/** The part of README.md under a heading. */
async function section(heading: string): Promise<string> {
  const readme = await read("README.md");
  return readme.split(/^## /m).find((part) => part.startsWith(heading)) ?? "";
}

/** First cells of a Markdown table, the names in backticks. */
function firstCells(markdown: string): string[] {
  return [...markdown.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );
}

test("README.md lists every npm script and no other", async () => {
  const { scripts } = JSON.parse(await read("package.json")) as { scripts: Record<string, string> };
  const listed = firstCells(await section("Scripts"))
    .filter((name) => name !== "npm run")
    .map((name) => name.split(" ")[0] ?? name);
  expect(listed.sort()).toEqual(Object.keys(scripts).sort());
});

test("README.md lists every environment key of .env.example and no other", async () => {
  const keys = [...(await read(".env.example")).matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, key = ""]) => key);
  expect(firstCells(await section("Environment")).sort()).toEqual(keys.sort());
});

test("the tree in README.md names folders and files that exist, and every folder at the top", async () => {
  const tree = await section("The tree");
  const block = /```\n([\s\S]*?)```/.exec(tree)?.[1] ?? "";
  let parent = "";
  const named: string[] = [];
  for (const line of block.split("\n")) {
    const names = /^( *)((?:[\w./-]+ )*[\w.-]+(?:\/|\.\w+))(?: {2,}|$)/.exec(line);
    if (names === null || (names[1] ?? "").length > 2) continue;
    for (const name of (names[2] ?? "").split(" ")) {
      if (names[1] === "") parent = name;
      named.push(names[1] === "" ? name : `${parent}${name}`);
    }
  }
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !existsSync(join(rootDir, name)))).toEqual([]);
  const ignored = (await read(".gitignore")).split("\n").map((line) => line.replace(/\/$/, ""));
  const folders = (await readdir(rootDir, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith(".") && !ignored.includes(entry.name),
  );
  expect(folders.map(({ name }) => `${name}/`).filter((name) => !named.includes(name))).toEqual([]);
});

test("files that README.md names in its tables and decisions exist", async () => {
  const text = `${await section("How to add X")}${await section("Decisions")}${await section("The tree")}`;
  const paths = [...text.matchAll(/`((?:server|web|tests|knowledge|locales)\/[\w./-]+\.\w+)`/g)].map(
    ([, path = ""]) => path,
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(join(rootDir, path)))).toEqual([]);
});

test("every decision is one line with a date and what it costs to undo", async () => {
  const lines = (await section("Decisions")).split("\n").filter((line) => line.startsWith("- "));
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect(line).toMatch(/^- \d{4}-\d{2}-\d{2} .+\. Undo: .+\.$/);
});

for (const folder of ["server", "web", "tests", "locales"]) {
  test(`${folder}/README.md fits on one screen`, async () => {
    expect((await read(`${folder}/README.md`)).trim().split("\n").length).toBeLessThanOrEqual(MAX_LINES);
  });
}

test("the CI script calls the test command of README.md and nothing else", async () => {
  const commands = (await read(".ci/run")).split("\n").filter((line) => line !== "" && !/^(?:#|set |cd )/.test(line));
  expect(commands).toEqual(["npm ci && npm test"]);
  expect(await section("Run it")).toContain("npm ci && npm test");
});
