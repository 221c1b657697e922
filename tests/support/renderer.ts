import type { PageData } from "#server/contract/page.ts";
import type { PageId } from "#server/contract/paths.ts";
import { PAGE_PATHS } from "#server/contract/paths.ts";
import { renderDocument } from "#server/ssr/document.ts";
import type { Renderer } from "#server/ssr/renderer.ts";

const assets = { entry: "/assets/entry.js", css: "", fonts: [], pageScripts: () => [] };

/** Stands in for the built web bundle: real documents whose markup is only the page's name. */
export function stubRenderer(options: { pages?: readonly PageId[]; render?: Renderer["render"] } = {}): Renderer {
  const pages = options.pages ?? (Object.keys(PAGE_PATHS) as PageId[]);
  const document = (data: PageData, markup: string | null, structuredData: object | null) =>
    renderDocument({ data, markup, assets, pageSource: "web/pages/stub.tsx", structuredData });
  return {
    pages: async () => pages,
    render:
      options.render ?? (async (data, _url, structuredData) => document(data, `<h1>${data.page}</h1>`, structuredData)),
    shell: async (data, structuredData) => document(data, null, structuredData),
  };
}
