import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { socialSvg } from "./social-images.ts";
import { woffToSfnt } from "./woff.ts";

const words = { brand: "Alerio", tagline: "Nobody works alone." };

/** Lowest baseline of the texts above the tagline. */
function lowestText(svg: string): number {
  const baselines = [...svg.matchAll(/<text x="80" y="(\d+)"/g)].map((match) => Number(match[1]));
  return Math.max(...baselines);
}

test("a preview never lets its texts run into the tagline, however long they are", () => {
  for (const title of ["FAQ", "Protection for people who work alone", "A very long title ".repeat(6)]) {
    expect(lowestText(socialSvg({ ...words, title, text: "A description that goes on. ".repeat(10) }))).toBeLessThan(
      530,
    );
  }
});

test("a preview escapes what could break the drawing", () => {
  expect(socialSvg({ ...words, title: 'A <b> & "c"', text: "x" })).toContain("A &lt;b&gt; &amp; &quot;c&quot;");
});

test("a WOFF font unpacks to a TrueType font with the same tables", () => {
  const path = createRequire(import.meta.url).resolve("@fontsource/figtree/files/figtree-latin-400-normal.woff");
  const woff = readFileSync(path);
  const font = woffToSfnt(woff);
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  expect(font.length).toBe(woff.readUInt32BE(16));
  expect(font.readUInt16BE(4)).toBe(woff.readUInt16BE(12));
  expect(() => woffToSfnt(Buffer.from("wOF2"))).toThrow("not a WOFF");
});
