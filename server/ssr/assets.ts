import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Addresses and text of built files that a document refers to. */
export type Assets = {
  /** Client entry script. */
  entry: string;
  /** The whole style sheet, inlined into each document; empty in development. */
  css: string;
  /** First-view fonts to preload. */
  fonts: readonly string[];
  /** Script of a page module and what it imports, for preloading. */
  pageScripts(source: string): readonly string[];
};

type Manifest = Record<
  string,
  { file: string; css?: string[]; assets?: string[]; imports?: string[]; isEntry?: boolean }
>;

/** Source path of the client entry, its key in the build manifest. */
export const CLIENT_ENTRY = "web/entry-client.tsx";

/** Font weights of the first view (specification section 9). */
const FIRST_FONT_FILES = /figtree-latin-(?:400|600)-normal\b.*\.woff2$/;

/** Reads the build manifest of `dist/client`. */
export function readAssets(distDir: string): Assets {
  const client = join(distDir, "client");
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Manifest;
  const entry = manifest[CLIENT_ENTRY];
  if (entry === undefined) throw new Error(`the build manifest has no ${CLIENT_ENTRY}; run npm run build`);
  const css = (entry.css ?? []).map((file) => readFileSync(join(client, file), "utf8")).join("");
  const fonts = Object.values(manifest)
    .flatMap(({ file, assets }) => [file, ...(assets ?? [])])
    .filter((file) => FIRST_FONT_FILES.test(file));
  const inEntry = new Set<string>();
  collect(manifest, CLIENT_ENTRY, inEntry);
  return {
    entry: `/${entry.file}`,
    css,
    fonts: [...new Set(fonts)].sort().map((file) => `/${file}`),
    pageScripts: (source) => {
      const files = new Set<string>();
      collect(manifest, source, files);
      return [...files].filter((file) => !inEntry.has(file)).map((file) => `/${file}`);
    },
  };
}

function collect(manifest: Manifest, key: string, into: Set<string>): void {
  const chunk = manifest[key];
  if (chunk === undefined || into.has(chunk.file)) return;
  into.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, into);
}
