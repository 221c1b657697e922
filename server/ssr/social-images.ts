import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { LOCALES } from "#locales/index.ts";
import { loadKnowledge } from "../content/knowledge.ts";
import type { PageId } from "../contract/paths.ts";
import { PAGE_PATHS } from "../contract/paths.ts";
import { listedPages } from "./discovery.ts";
import { escapeHtml } from "./document.ts";
import { buildPageData } from "./page-data.ts";
import { woffToSfnt } from "./woff.ts";

/** Raise when drawing changes in a way the SVG text does not show (fonts, resvg). */
const DRAWING_VERSION = 2;
const WIDTH = 1_200;
const HEIGHT = 630;
/** Average width of a Figtree letter in ems, a little generous so that no line runs out of the picture. */
const LETTER_EMS = 0.53;
const TEXT_WIDTH = 760;

/**
 * Draws the social preview of every listed page in every language into `outDir` (`<page>-<lang>.png`). Pictures are
 * kept in `cacheDir` by what they show, so that a build draws only what changed.
 */
export async function writeSocialImages(options: { rootDir: string; outDir: string; cacheDir: string }): Promise<void> {
  const { rootDir, outDir, cacheDir } = options;
  const knowledge = await loadKnowledge({
    knowledgeDir: join(rootDir, "knowledge"),
    localesDir: join(rootDir, "locales"),
  });
  const config = { publicUrl: "https://example.invalid", loginMode: "server" as const, googleClientId: null };
  const draw = lazyDrawing();
  await Promise.all([mkdir(outDir, { recursive: true }), mkdir(cacheDir, { recursive: true })]);
  for (const page of listedPages(Object.keys(PAGE_PATHS) as PageId[])) {
    for (const locale of LOCALES) {
      const { meta } = buildPageData({ page, prefix: null, locale, knowledge, config });
      const { name, tagline } = knowledge.facts.company;
      const svg = socialSvg({
        title: ownTitle(meta.title, name),
        text: meta.description,
        brand: name,
        tagline: tagline[locale],
      });
      const hash = createHash("sha256").update(`${DRAWING_VERSION}${svg}`).digest("hex").slice(0, 16);
      const cached = join(cacheDir, `${hash}.png`);
      const png = await readFile(cached).catch(() => null);
      const bytes = png ?? (await draw(svg));
      if (png === null) await writeFile(cached, bytes);
      await writeFile(join(outDir, `${page}-${locale}.png`), bytes);
    }
  }
}

/** Starts the drawing engine at the first picture that is not in the cache. */
function lazyDrawing(): (svg: string) => Promise<Uint8Array> {
  let fonts: Promise<Buffer[]> | undefined;
  return async (svg) => {
    fonts ??= startDrawing();
    const drawing = new Resvg(svg, {
      font: { fontBuffers: await fonts, defaultFontFamily: "Figtree", loadSystemFonts: false },
    });
    return drawing.render().asPng();
  };
}

async function startDrawing(): Promise<Buffer[]> {
  const require = createRequire(import.meta.url);
  await initWasm(await readFile(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const weights = [400, 600].map((weight) =>
    require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`),
  );
  return Promise.all(weights.map(async (path) => woffToSfnt(await readFile(path))));
}

/** A page's title without the brand that the picture shows anyway. */
function ownTitle(title: string, brand: string): string {
  return title.replace(new RegExp(`\\s*·\\s*${brand}$|^${brand}\\s*:\\s*`), "");
}

/** The picture as SVG: brand, title, description, and the rings of an alert spreading from a device. */
export function socialSvg(options: { title: string; text: string; brand: string; tagline: string }): string {
  const { title, text, brand, tagline } = options;
  const titleSize = title.length > 44 ? 60 : 76;
  const titleLines = wrap(title.charAt(0).toUpperCase() + title.slice(1), titleSize, 3);
  const textLines = wrap(text, 30, titleLines.length === 3 ? 2 : 3);
  const titleTop = 236;
  const textTop = titleTop + (titleLines.length - 1) * titleSize * 1.1 + 64;
  const lines = (
    all: string[],
    options: { top: number; size: number; weight: number; fill: string; leading: number },
  ) =>
    all
      .map(
        (line, index) =>
          `<text x="80" y="${Math.round(options.top + index * options.size * options.leading)}" font-size="${options.size}" ${face(options.weight)} fill="${options.fill}"${options.size > 50 ? ' letter-spacing="-1.8"' : ""}>${escapeHtml(line)}</text>`,
      )
      .join("");
  const rings = [90, 170, 250, 330]
    .map(
      (radius, index) =>
        `<circle cx="1060" cy="360" r="${radius}" fill="none" stroke="#10201a" stroke-opacity="${0.5 - index * 0.12}" stroke-width="3"/>`,
    )
    .join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Figtree">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#faf8f2"/>`,
    rings,
    '<rect x="1005" y="305" width="110" height="110" rx="30" fill="#10201a"/><circle cx="1060" cy="360" r="20" fill="#d7f205"/>',
    '<path d="M1073 396a38 38 0 1 1 23-23" fill="none" stroke="#d7f205" stroke-width="9" stroke-linecap="round"/>',
    '<rect x="80" y="72" width="64" height="64" rx="16" fill="#10201a"/><circle cx="112" cy="104" r="10" fill="#d7f205"/>',
    '<path d="M118.800 122.800a20 20 0 1 1 12-12" fill="none" stroke="#d7f205" stroke-width="5" stroke-linecap="round"/>',
    `<text x="164" y="118" font-size="40" ${face(600)} fill="#10201a">${escapeHtml(brand)}</text>`,
    lines(titleLines, { top: titleTop, size: titleSize, weight: 600, fill: "#10201a", leading: 1.1 }),
    lines(textLines, { top: textTop, size: 30, weight: 400, fill: "#44544c", leading: 1.4 }),
    '<rect x="80" y="560" width="48" height="16" rx="4" fill="#d7f205" stroke="#10201a" stroke-opacity="0.25"/>',
    `<text x="146" y="577" font-size="28" ${face(600)} fill="#10201a">${escapeHtml(tagline)}</text>`,
    "</svg>",
  ].join("");
}

/** Each weight of the font package is a family of its own. */
function face(weight: number): string {
  return weight === 600 ? 'font-family="Figtree SemiBold" font-weight="600"' : 'font-weight="400"';
}

/** Cuts a text into lines that fit the picture; what is too long ends in an ellipsis. */
function wrap(text: string, size: number, maxLines: number): string[] {
  const maxChars = Math.floor(TEXT_WIDTH / (size * LETTER_EMS));
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > maxChars) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  lines.push(line);
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]?.replace(/[\s.,;:!?]+$/, "") ?? ""} …`];
}
