import { LOCALES } from "#locales/index.ts";
import { expect, test } from "./fixtures.ts";

/** Addresses of the sitemap as paths of the server under test. */
function paths(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
}

test("every address of the sitemap is a page that names itself as canonical and its translations", async ({
  page,
  request,
}) => {
  const listed = paths(await (await request.get("/sitemap.xml")).text());
  expect(listed.length).toBeGreaterThan(8 * LOCALES.length);
  for (const path of listed) {
    await page.goto(path);
    expect(new URL((await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "").pathname).toBe(path);
    const codes = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")));
    expect(codes).toEqual([...LOCALES, "x-default"]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "index, follow");
    for (const name of ["title", "description"]) {
      expect(await page.locator(`meta[property="og:${name}"]`).getAttribute("content")).not.toBe("");
    }
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    for (const block of blocks) expect(JSON.parse(block)).toHaveProperty("@graph");
  }
});

test("no two listed pages share a title or a description in one language", async ({ request }) => {
  const listed = paths(await (await request.get("/sitemap.xml")).text());
  const seen = new Map<string, string>();
  for (const path of listed) {
    const html = await (await request.get(path)).text();
    for (const pattern of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
      const text = pattern.exec(html)?.[1] ?? "";
      expect(text.length, `${path}: ${text}`).toBeGreaterThan(8);
      expect(seen.get(text), `${path} and ${seen.get(text)} share "${text}"`).toBeUndefined();
      seen.set(text, path);
    }
  }
});

test("every listed page has a social preview of the announced size", async ({ request }) => {
  test.skip(process.env.E2E_DEV === "1", "pictures are drawn by the build");
  const listed = paths(await (await request.get("/sitemap.xml")).text());
  for (const path of listed) {
    const html = await (await request.get(path)).text();
    const image = new URL(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "");
    const response = await request.get(image.pathname);
    expect(response.headers()["content-type"], image.pathname).toBe("image/png");
    const png = await response.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_200, 630]);
  }
});
