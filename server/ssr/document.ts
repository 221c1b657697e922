import type { PageData } from "../contract/page.ts";
import type { Assets } from "./assets.ts";

/**
 * The HTML document around a page's markup. No inline script: the page's data travels as a JSON block, which a browser
 * does not run, so `script-src 'self'` holds without exceptions.
 * @param options.markup rendered page, or null for the shell with the initial loader
 */
export function renderDocument(options: {
  data: PageData;
  markup: string | null;
  assets: Assets;
  pageSource: string;
  /** schema.org data of the page, or null. */
  structuredData: object | null;
}): string {
  const { data, markup, assets, pageSource, structuredData } = options;
  const { meta, locale } = data;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(meta.title)}</title>`,
    `<meta name="description" content="${escapeHtml(meta.description)}">`,
    `<meta name="robots" content="${meta.indexed ? "index, follow" : "noindex"}">`,
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f2">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1613">',
    `<link rel="canonical" href="${escapeHtml(meta.canonical)}">`,
    ...Object.entries(meta.alternates).map(
      ([code, href]) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}">`,
    ),
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escapeHtml(meta.title)}">`,
    `<meta property="og:description" content="${escapeHtml(meta.description)}">`,
    `<meta property="og:url" content="${escapeHtml(meta.canonical)}">`,
    `<meta property="og:image" content="${escapeHtml(meta.image)}">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    `<meta property="og:locale" content="${locale}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    structuredData === null ? "" : `<script type="application/ld+json">${escapeJson(structuredData)}</script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    assets.css === "" ? "" : `<style>${assets.css}</style>`,
  ];
  const loader = '<div id="loader" class="initial-loader" role="status"><span class="initial-loader-dot"></span></div>';
  const body = [
    markup === null ? loader : "",
    `<div id="app"${markup === null ? "" : ' data-prerendered="true"'}>${markup ?? ""}</div>`,
    `<script type="application/json" id="page-data">${escapeJson(data)}</script>`,
    `<script type="module" async fetchpriority="low" src="${assets.entry}"></script>`,
    ...assets.pageScripts(pageSource).map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
  ];
  return `<!doctype html><html lang="${locale}"><head>${head.join("")}</head><body>${body.join("")}</body></html>`;
}

/** Text safe inside HTML and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** JSON that cannot end or change the script element it stands in. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
