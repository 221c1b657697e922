import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageData } from "../contract/page.ts";
import type { PageId } from "../contract/paths.ts";
import type { Assets } from "./assets.ts";
import { readAssets } from "./assets.ts";
import { renderDocument } from "./document.ts";

/** What the server needs of the web bundle; `web/entry-server.tsx` has this shape. */
export type WebEntry = {
  renderPage(data: PageData, url: string): Promise<string>;
  pageSource(page: PageData["page"]): string;
  existingPages(): PageId[];
};

/** Turns page data into an HTML document. */
export type Renderer = {
  pages(): Promise<readonly PageId[]>;
  /** A complete document. Rejects when the page cannot be rendered. */
  render(data: PageData, url: string, structuredData: object | null): Promise<string>;
  /** The document without markup: the loader shows until the browser has rendered the page itself. */
  shell(data: PageData, structuredData: object | null): Promise<string>;
};

/** A renderer over any way to get the web entry and its assets: built files, or the development server. */
export function createRenderer(options: {
  loadEntry: () => Promise<WebEntry>;
  assets: () => Assets;
  transform?: (html: string, url: string) => Promise<string>;
}): Renderer {
  const { loadEntry, assets, transform = async (html) => html } = options;
  const finish = async (page: {
    data: PageData;
    markup: string | null;
    structuredData: object | null;
    url: string;
  }) => {
    const { url, ...rest } = page;
    const pageSource = (await loadEntry()).pageSource(page.data.page);
    return transform(renderDocument({ ...rest, assets: assets(), pageSource }), url);
  };
  return {
    pages: async () => (await loadEntry()).existingPages(),
    render: async (data, url, structuredData) =>
      finish({ data, markup: await (await loadEntry()).renderPage(data, url), structuredData, url }),
    shell: (data, structuredData) => finish({ data, markup: null, structuredData, url: "/" }),
  };
}

/** Renderer over the files in `dist` made by `npm run build`. */
export async function createBuiltRenderer(distDir: string): Promise<Renderer> {
  const assets = readAssets(distDir);
  const entry = (await import(pathToFileURL(join(distDir, "server/entry-server.js")).href)) as WebEntry;
  return createRenderer({ loadEntry: async () => entry, assets: () => assets });
}
