import { readFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { expect, test } from "vitest";
import { rootDir } from "./support/knowledge.ts";
import { sourceFiles } from "./support/sources.ts";

/** One import of a file: where it leads (a path in the repository, or a package), and whether only types come in. */
type Import = { file: string; target: string; isPackage: boolean; typesOnly: boolean };

const FOLDERS = ["server", "web", "knowledge", "locales", "tests"];

const IMPORT =
  /^\s*(?:import|export)\s+(type\s+)?(?:([^"';]*?)\s+from\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/gm;

async function imports(): Promise<Import[]> {
  const files = await sourceFiles(FOLDERS, [".ts", ".tsx"]);
  const all = await Promise.all(
    files.map(async (file) => importsOf(file, await readFile(join(rootDir, file), "utf8"))),
  );
  return all.flat();
}

function importsOf(file: string, source: string): Import[] {
  return [...source.matchAll(IMPORT)].map(([, typeKeyword, names = "", from, dynamic]) => {
    const specifier = from ?? dynamic ?? "";
    const isOurs = specifier.startsWith("#") || specifier.startsWith(".");
    const relative = specifier.startsWith("#") ? specifier.slice(1) : posix.join(dirname(file), specifier);
    const inlineTypes = /^\{(?:\s*type\s+[^,}]+,?)+\s*\}$/.test(names.trim());
    return {
      file,
      target: isOurs ? relative : specifier,
      isPackage: !isOurs,
      typesOnly: typeKeyword !== undefined || inlineTypes,
    };
  });
}

/** `file -> target` of the imports that break a rule. */
function broken(all: readonly Import[], rule: (one: Import) => boolean): string[] {
  return all.filter(rule).map(({ file, target, typesOnly }) => `${file} -> ${target}${typesOnly ? " (types)" : ""}`);
}

const inFolder = (path: string, folder: string) => path.startsWith(`${folder}/`);

test("the import reader sees values, types, re-exports and lazy imports", () => {
  const source = `import type { A } from "#server/app.ts";\nimport { type B, type C } from "./b.ts";\nimport { d, type E } from "../d.ts";\nimport "hono";\nexport { f } from "zod";\nconst g = () => import("./g.tsx");\nimport h, {\n  i,\n} from "#locales/index.ts";`;
  expect(
    importsOf("web/ui/x.tsx", source).map(({ target, typesOnly }) => `${target}${typesOnly ? " types" : ""}`),
  ).toEqual([
    "server/app.ts types",
    "web/ui/b.ts types",
    "web/d.ts",
    "hono",
    "zod",
    "web/ui/g.tsx",
    "locales/index.ts",
  ]);
});

test("locales imports nothing", async () => {
  expect(broken(await imports(), ({ file }) => inFolder(file, "locales"))).toEqual([]);
});

test("knowledge imports zod and locales only", async () => {
  const allowed = ({ target }: Import) => target === "zod" || inFolder(target, "locales");
  expect(broken(await imports(), (one) => inFolder(one.file, "knowledge") && !allowed(one))).toEqual([]);
});

test("web takes values from web, locales, server/contract and the interface facts only, and never from Node", async () => {
  const allowed = ({ target, isPackage, typesOnly }: Import) => {
    if (isPackage) return !target.startsWith("node:");
    if (["web", "locales", "server/contract"].some((folder) => inFolder(target, folder))) return true;
    if (target === "knowledge/facts/interface.yaml") return true;
    return typesOnly && (target === "server/app.ts" || inFolder(target, "knowledge"));
  };
  expect(broken(await imports(), (one) => inFolder(one.file, "web") && !allowed(one))).toEqual([]);
});

test("server takes from server, knowledge and locales only; the web entry is loaded by server/ssr alone", async () => {
  const allowed = ({ target, isPackage }: Import) =>
    isPackage || ["server", "knowledge", "locales"].some((folder) => inFolder(target, folder));
  expect(broken(await imports(), (one) => inFolder(one.file, "server") && !allowed(one))).toEqual([]);
});

test("nobody imports tests", async () => {
  expect(broken(await imports(), ({ file, target }) => !inFolder(file, "tests") && inFolder(target, "tests"))).toEqual(
    [],
  );
});

test("server/contract imports zod, marked and locales only, because it is sent to browsers", async () => {
  const allowed = ({ target, isPackage, typesOnly }: Import) =>
    typesOnly ||
    (isPackage
      ? ["zod", "marked"].includes(target)
      : inFolder(target, "locales") || inFolder(target, "server/contract"));
  expect(broken(await imports(), (one) => inFolder(one.file, "server/contract") && !allowed(one))).toEqual([]);
});

/** Height of a server file: it may take values from files at its own height or below. */
function serverHeight(path: string): number {
  const name = path.slice("server/".length);
  if (!name.includes("/")) return name.endsWith("main.ts") ? 6 : name === "app.ts" ? 5 : 2;
  const [folder = ""] = name.split("/");
  if (folder === "contract" || folder === "lib") return 0;
  // Retrieval indexes the content, and a quote is arithmetic on the facts: both belong to what is known.
  if (["content", "db", "pricing"].includes(folder) || name.startsWith("chat/retrieval/")) return 1;
  return folder === "routes" ? 4 : 3;
}

test("server files take values from the layers below them: main, app, routes, features, content and db, lib", async () => {
  const upwards = ({ file, target, isPackage, typesOnly }: Import) =>
    !isPackage &&
    !typesOnly &&
    inFolder(file, "server") &&
    inFolder(target, "server") &&
    serverHeight(target) > serverHeight(file);
  expect(broken(await imports(), upwards)).toEqual([]);
});

/** Height of a web file, as above. The page table is no layer: whoever shows a page asks it. */
function webHeight(path: string): number {
  const [, folder = "", rest] = path.split("/");
  if (rest === undefined) return folder === "routes.ts" ? 0 : 4;
  if (folder === "pages") return 3;
  return { layout: 2, features: 1 }[folder] ?? 0;
}

test("web files take values from the layers below them: pages, layout, features, ui and lib", async () => {
  const upwards = ({ file, target, isPackage, typesOnly }: Import) =>
    !isPackage &&
    !typesOnly &&
    inFolder(file, "web") &&
    inFolder(target, "web") &&
    file !== "web/routes.ts" &&
    webHeight(target) > webHeight(file);
  expect(broken(await imports(), upwards)).toEqual([]);
});

test("features do not import each other; a page puts them together", async () => {
  const feature = (path: string) => /^web\/features\/([^/]+)\//.exec(path)?.[1];
  const across = ({ file, target, typesOnly }: Import) =>
    !typesOnly && feature(file) !== undefined && feature(target) !== undefined && feature(file) !== feature(target);
  expect(broken(await imports(), across)).toEqual([]);
});

test("web/ui knows no product words and no data: it imports from ui, lib and illustrations only", async () => {
  const allowed = ({ target, isPackage, typesOnly }: Import) =>
    isPackage ||
    typesOnly ||
    ["web/ui", "web/lib", "web/illustrations", "web/styles"].some((folder) => inFolder(target, folder)) ||
    target.endsWith("interface.yaml");
  expect(broken(await imports(), (one) => inFolder(one.file, "web/ui") && !allowed(one))).toEqual([]);
});

/** Code a visitor loads before touching anything: everything reached without a lazy import. */
test("the first load contains no zod, toasts, forms or chat client", async () => {
  const all = (await imports()).filter(({ typesOnly }) => !typesOnly);
  const lazy = await lazyTargets();
  const seen = new Set<string>();
  const heavy: string[] = [];
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const one of all.filter((candidate) => candidate.file === file)) {
      if (lazy.has(`${file} ${one.target}`)) continue;
      if (!one.isPackage) visit(one.target);
      else if (
        /^(?:zod|sonner|ai|@ai-sdk\/|react-hook-form|@hookform|libphonenumber|marked|remend|web-vitals)/.test(
          one.target,
        )
      )
        heavy.push(`${file} -> ${one.target}`);
    }
  };
  visit("web/entry-client.tsx");
  expect(seen.size).toBeGreaterThan(5);
  expect(heavy).toEqual([]);
});

async function lazyTargets(): Promise<Set<string>> {
  const files = await sourceFiles(["web"], [".ts", ".tsx"]);
  const found = new Set<string>();
  for (const file of files) {
    const source = await readFile(join(rootDir, file), "utf8");
    for (const [, specifier = ""] of source.matchAll(/\bimport\(\s*["']([^"']+)["']/g)) {
      found.add(
        `${file} ${specifier.startsWith(".") ? posix.join(dirname(file), specifier) : specifier.replace(/^#/, "")}`,
      );
    }
  }
  return found;
}

test("relative imports stay inside their top folder; others are written #folder/...", async () => {
  const leaves = ({ file, target, isPackage }: Import) => !isPackage && target.split("/")[0] !== file.split("/")[0];
  const files = await sourceFiles(FOLDERS, [".ts", ".tsx"]);
  const relative = (
    await Promise.all(
      files.map(async (file) => {
        const source = (await readFile(join(rootDir, file), "utf8")).replace(
          /#(server|web|knowledge|locales|tests)\//g,
          "package:",
        );
        return importsOf(file, source);
      }),
    )
  ).flat();
  expect(broken(relative, leaves)).toEqual([]);
});

test("only the process entries read the environment", async () => {
  const readers: string[] = [];
  for (const file of await sourceFiles(["server", "web", "knowledge", "locales"], [".ts", ".tsx"])) {
    const source = await readFile(join(rootDir, file), "utf8");
    if (/process\.env\b/.test(source) && !/^server\/(?:[\w-]+\/)?[\w-]*main\.ts$/.test(file)) readers.push(file);
  }
  expect(readers).toEqual([]);
});

test("there is no folder for everything that found no home", async () => {
  const files = await sourceFiles(FOLDERS, [".ts", ".tsx"]);
  expect(files.filter((file) => /\/(?:utils?|misc|common|helpers?|shared)\//.test(file))).toEqual([]);
});

test("files are kebab-case and export by name", async () => {
  const files = await sourceFiles(FOLDERS, [".ts", ".tsx"]);
  const odd: string[] = [];
  for (const file of files) {
    if (!/^[a-z0-9./-]+$/.test(file)) odd.push(file);
    if (NEEDS_DEFAULT.includes(file)) continue;
    if (/^export default\b/m.test(await readFile(join(rootDir, file), "utf8")))
      odd.push(`${file} has a default export`);
  }
  expect(odd).toEqual([]);
});

/** Tools load these by their default export. */
const NEEDS_DEFAULT = ["tests/e2e/playwright.config.ts", "tests/support/global-setup.ts", "web/yaml.d.ts"];

test("every export of the server, knowledge, web/lib and web/ui says what the caller gets", async () => {
  const bare: string[] = [];
  for (const file of await sourceFiles(["server", "knowledge", "web/lib", "web/ui"], [".ts", ".tsx"])) {
    const lines = (await readFile(join(rootDir, file), "utf8")).split("\n");
    lines.forEach((line, index) => {
      const name = /^export (?:async )?(?:function|const|class|type) (\w+)/.exec(line)?.[1];
      if (name === undefined || /\*\/\s*$/.test(lines[index - 1] ?? "")) return;
      // A type taken from the value right above it needs no words of its own.
      if (/^export type \w+ = (?:z\.(?:infer|input|output)<|\(typeof |keyof typeof )/.test(line)) return;
      bare.push(`${file}:${index + 1} ${name}`);
    });
  }
  expect(bare).toEqual([]);
});
