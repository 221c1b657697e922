import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { LOCALES } from "#locales/index.ts";

/**
 * `npm run size`: what a browser downloads before anything is clicked, per page, and what opening the chat adds; brotli
 * bytes of the build in `dist`. Exits with 1 above a budget of design section 7.
 */

type Chunk = { file: string; name?: string; src?: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;
type Row = { what: string; bytes: number; files: number; maxBytes: number; maxFiles?: number; goalBytes?: number };

const KB = 1_000;
/** First-load JavaScript of a page: the limit, and what we aim for (React alone is 60). */
const PAGE_JS = { maxBytes: 115 * KB, goalBytes: 95 * KB };
/** The chat's part of every page, before anybody shows interest in it. */
const CHAT_BEFORE = { maxBytes: 3 * KB };
/** Opening the chat: code beyond the page's own, and its words, in at most so many requests. */
const CHAT_OPEN = { maxBytes: 60 * KB, maxFiles: 2 };
/** Everything up to the first answer; design section 7 allows 80. */
const CHAT_ANSWER = { maxBytes: 80 * KB };
/** The style sheet is inlined into every document. */
const CSS = { maxBytes: 20 * KB };

const rootDir = join(import.meta.dirname, "../..");
const clientDir = join(rootDir, "dist/client");
const manifest = JSON.parse(readFileSync(join(clientDir, ".vite/manifest.json"), "utf8")) as Manifest;
const sizes = new Map<string, number>();

/** Files of a chunk and everything it imports statically. */
function closure(key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}; run npm run build`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) closure(imported, files);
  return files;
}

function brotliBytes(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const bytes = brotliCompressSync(readFileSync(join(clientDir, file))).length;
  sizes.set(file, bytes);
  return bytes;
}

function row(what: string, files: Iterable<string>, budget: Pick<Row, "maxBytes" | "maxFiles" | "goalBytes">): Row {
  const all = [...files];
  return { what, bytes: all.reduce((sum, file) => sum + brotliBytes(file), 0), files: all.length, ...budget };
}

/** Bytes of the chat's modules that every page carries, bundled without what the page has anyway. */
async function launcherBytes(): Promise<number> {
  const { build } = await import("vite");
  const built = await build({
    root: rootDir,
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: { entry: join(rootDir, "web/features/chat/launcher.tsx"), formats: ["es"] },
      rolldownOptions: { external: (id) => !/chat\/(?:launcher|load|forms)\b|^\.\/load/.test(id) },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    "output" in result ? result.output : [],
  );
  const code = outputs.map((output) => (output.type === "chunk" ? output.code : "")).join("");
  return brotliCompressSync(code).length;
}

function chatKey(): string {
  const key = Object.keys(manifest).find((candidate) => candidate.endsWith("features/chat/chat-code.ts"));
  // The chat page shares the code, so that the bundler may make it a chunk of its own.
  return (
    key ??
    Object.keys(manifest).find((candidate) => manifest[candidate]?.name === "chat" && candidate.startsWith("_")) ??
    ""
  );
}

const entry = closure("web/entry-client.tsx");
const pages = Object.keys(manifest).filter((key) => /^web\/pages\/[\w-]+\.tsx$/.test(key));
const chatFiles = [...closure(chatKey())].filter((file) => !entry.has(file));
// The words come in one request, in the longest of the languages here.
const words = Math.max(
  ...LOCALES.map((locale) => brotliCompressSync(readFileSync(join(rootDir, `locales/${locale}/chat.json`))).length),
);
const chatBytes = row("", chatFiles, CHAT_OPEN).bytes + words;
const answerFiles = [...closure("web/features/chat/answer/answer-message.tsx")].filter(
  (file) => !entry.has(file) && !chatFiles.includes(file),
);
const rows: Row[] = [
  ...pages.map((key) => row(key.slice("web/pages/".length, -".tsx".length), closure(key, new Set(entry)), PAGE_JS)),
  { what: "chat, before interest", bytes: await launcherBytes(), files: 0, ...CHAT_BEFORE },
  { ...row("opening the chat", chatFiles, CHAT_OPEN), bytes: chatBytes, files: chatFiles.length + 1 },
  {
    ...row("... and its first answer", answerFiles, CHAT_ANSWER),
    bytes: chatBytes + row("", answerFiles, CHAT_ANSWER).bytes,
  },
  row("style sheet, inlined", manifest["web/entry-client.tsx"]?.css ?? [], CSS),
];

let isOver = false;
console.log(`${"".padEnd(24)}${"kB brotli".padStart(10)}${"limit".padStart(8)}${"files".padStart(7)}`);
for (const { what, bytes, files, maxBytes, maxFiles = Number.POSITIVE_INFINITY, goalBytes } of rows) {
  const over = bytes > maxBytes || files > maxFiles;
  isOver ||= over;
  const note = over ? "  OVER" : goalBytes !== undefined && bytes > goalBytes ? `  goal ${goalBytes / KB}` : "";
  console.log(
    `${what.padEnd(24)}${(bytes / KB).toFixed(1).padStart(10)}${String(maxBytes / KB).padStart(8)}${String(files).padStart(7)}${note}`,
  );
}
if (isOver) process.exitCode = 1;
