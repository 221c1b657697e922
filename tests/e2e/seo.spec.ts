import type { APIRequestContext } from "playwright/test";
import { isLocale, LOCALES } from "#locales/index.ts";
import { expect, test } from "./fixtures.ts";

/** Paths of the pages that the sitemap of the server under test lists. */
async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get("/sitemap.xml")).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
}

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";

test("every address of the sitemap is a page that names itself as canonical, and its translations", async ({
  request,
}) => {
  const paths = await listedPaths(request);
  expect(paths.length).toBeGreaterThan(8 * LOCALES.length);
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const language = path.split("/")[1] ?? "";
    expect(first(html, /<html lang="(\w+)"/), path).toBe(isLocale(language) ? language : "en");
    expect(new URL(first(html, /<link rel="canonical" href="([^"]+)"/)).pathname).toBe(path);
    const codes = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)"/g)].map((match) => match[1]);
    expect(codes).toEqual([...LOCALES, "x-default"]);
    expect(first(html, /<meta name="robots" content="([^"]+)"/)).toBe("index, follow");
    const block = first(html, /<script type="application\/ld\+json">([^<]*)/);
    if (block !== "") expect(JSON.parse(block)).toHaveProperty("@graph");
  }
});

test("no two listed pages of one language share a title or a description", async ({ request }) => {
  const seen = new Map<string, string>();
  for (const path of await listedPaths(request)) {
    const html = await (await request.get(path)).text();
    const language = first(html, /<html lang="(\w+)"/);
    for (const pattern of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
      const text = first(html, pattern);
      expect(text.length, `${path}: ${text}`).toBeGreaterThan(8);
      const key = `${language} ${text}`;
      expect(seen.get(key), `${path} shares "${text}"`).toBeUndefined();
      seen.set(key, path);
    }
  }
});

test("every listed page has a social preview of the announced size", async ({ request }) => {
  test.skip(process.env.E2E_DEV === "1", "pictures are drawn by the build");
  for (const path of await listedPaths(request)) {
    const html = await (await request.get(path)).text();
    const image = new URL(first(html, /<meta property="og:image" content="([^"]+)"/));
    const response = await request.get(image.pathname);
    expect(response.headers()["content-type"], image.pathname).toBe("image/png");
    const png = await response.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_200, 630]);
  }
});
