import { expect, test } from "playwright/test";
import { LOCALES } from "#locales/index.ts";
import { pagePath } from "#server/contract/paths.ts";
import { existingPages } from "#web/routes.ts";
import { rawGet } from "./raw-get.ts";

const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

const REDIRECTS: readonly { from: string; to: string; because: string }[] = [
  { from: "/en", to: "/", because: "English has no prefix" },
  { from: "/en?utm_source=mail", to: "/?utm_source=mail", because: "the query stays" },
  { from: "/de", to: "/", because: "the language is not supported" },
  { from: "/de/pricing", to: "/", because: "the language is not supported" },
  { from: "/DE/pricing", to: "/", because: "the language is not supported" },
  { from: "/FR", to: "/fr", because: "prefixes are lower case" },
  { from: "/fr/", to: "/fr", because: "paths have no trailing slash" },
  { from: "/faq/", to: "/faq", because: "paths have no trailing slash" },
  { from: "/language/fr", to: "/", because: "the choice is stored" },
  { from: "/language/de", to: "/", because: "the code is not supported" },
];

for (const { from, to, because } of REDIRECTS) {
  test(`${from} redirects to ${to}: ${because}`, async ({ baseURL }) => {
    const { status, headers } = await rawGet(`${baseURL}${from}`);
    expect(status).toBe(302);
    expect(headers.location).toBe(to);
  });
}

test("no redirect leads to another site", async ({ baseURL }) => {
  for (const path of [
    "//evil.example/",
    "/fr//evil.example/",
    "/de//evil.example",
    "/%2F%2Fevil.example/",
    "/\\evil.example/",
  ]) {
    const { status, headers } = await rawGet(`${baseURL}`, {}, path);
    if (status < 300 || status > 399) continue;
    expect(headers.location, path).toMatch(/^\/(?![/\\])/);
  }
});

test("/language/fr stores the choice, and / is French from then on", async ({ baseURL }) => {
  const { headers } = await rawGet(`${baseURL}/language/fr`);
  const cookie = headers["set-cookie"]?.[0] ?? "";
  expect(cookie).toMatch(/^lang=fr;.*Path=\/;.*SameSite=Lax/);
  const page = await rawGet(`${baseURL}/`, { cookie: "lang=fr", "accept-language": "es" });
  expect(page.text).toContain('<html lang="fr">');
});

test("/language/de stores nothing", async ({ baseURL }) => {
  const { headers } = await rawGet(`${baseURL}/language/de`);
  expect(headers["set-cookie"]).toBeUndefined();
});

const LANGUAGES: readonly { path: string; headers: Record<string, string>; lang: string; because: string }[] = [
  { path: "/", headers: {}, lang: "en", because: "nothing else decides" },
  {
    path: "/",
    headers: { "accept-language": "fr-CA,fr;q=0.9,en;q=0.5" },
    lang: "fr",
    because: "the browser prefers it",
  },
  { path: "/", headers: { "accept-language": "de,es;q=0.8" }, lang: "en", because: "only the first language counts" },
  {
    path: "/",
    headers: { "accept-language": "es", cookie: "lang=fr" },
    lang: "fr",
    because: "the stored choice outranks the browser",
  },
  {
    path: "/",
    headers: { cookie: "lang=xx", "accept-language": "es" },
    lang: "es",
    because: "an unknown stored value is ignored",
  },
  {
    path: "/es",
    headers: { "accept-language": "fr", cookie: "lang=fr" },
    lang: "es",
    because: "the prefix outranks everything",
  },
  {
    path: "/",
    headers: { "user-agent": CRAWLER, "accept-language": "fr" },
    lang: "en",
    because: "crawlers get English",
  },
  {
    path: "/fr",
    headers: { "user-agent": CRAWLER },
    lang: "fr",
    because: "crawlers see the French page under its prefix",
  },
  { path: "/en/faq", headers: { "accept-language": "fr" }, lang: "en", because: "/en wraps every page" },
];

for (const { path, headers, lang, because } of LANGUAGES) {
  test(`${path} with ${JSON.stringify(headers)} is in ${lang}: ${because}`, async ({ baseURL }) => {
    const { status, text } = await rawGet(`${baseURL}${path}`, headers);
    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${lang}">`);
  });
}

test("every page answers in every language with its own title and links to the other languages", async ({
  baseURL,
}) => {
  const titles = new Map<string, string>();
  for (const locale of LOCALES) {
    for (const page of existingPages()) {
      const path = pagePath(page, locale);
      const { status, text } = await rawGet(`${baseURL}${path}`, { "accept-language": locale });
      expect(status, path).toBe(200);
      const title = /<title>([^<]+)<\/title>/.exec(text)?.[1] ?? "";
      expect(title, path).not.toBe("");
      expect(titles.get(`${locale} ${title}`), `${path} has the title of another page`).toBeUndefined();
      titles.set(`${locale} ${title}`, path);
      for (const other of LOCALES) expect(text, path).toContain(`hreflang="${other}"`);
      expect(text, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
    }
  }
});

test("/en/faq names /faq as its canonical address", async ({ baseURL }) => {
  const { text } = await rawGet(`${baseURL}/en/faq`);
  expect(text).toMatch(/<link rel="canonical" href="http:\/\/[^/]+\/faq">/);
});

for (const path of ["/nothing-here", "/fr/rien", "/pricing/more", "/.env", "/web/site.tsx", "/server/main.ts"]) {
  test(`${path} answers 404 with a readable page`, async ({ baseURL }) => {
    const { status, text, headers } = await rawGet(`${baseURL}${path}`);
    expect(status).toBe(404);
    expect(headers["content-type"]).toMatch(/^text\/html/);
    expect(text).toContain('<meta name="robots" content="noindex">');
  });
}

test("an asset that does not exist answers 404 as plain text, not as a page", async ({ baseURL }) => {
  const { status, headers } = await rawGet(`${baseURL}/assets/old-chunk.js`);
  expect(status).toBe(404);
  expect(headers["content-type"]).toMatch(/^text\/plain/);
});

test("/api/nothing answers 404 as a problem", async ({ baseURL }) => {
  const { status, headers, text } = await rawGet(`${baseURL}/api/nothing`);
  expect(status).toBe(404);
  expect(headers["content-type"]).toMatch(/^application\/problem\+json/);
  expect(JSON.parse(text)).toMatchObject({ type: "/problems/not-found", status: 404, instance: expect.any(String) });
});

test("a page asked for again with its ETag answers 304 without a body", async ({ baseURL }) => {
  const first = await rawGet(`${baseURL}/faq`);
  expect(first.headers.etag).toMatch(/^(W\/)?"/);
  const again = await rawGet(`${baseURL}/faq`, { "if-none-match": String(first.headers.etag) });
  expect(again.status).toBe(304);
  expect(again.bytes.length).toBe(0);
  const other = await rawGet(`${baseURL}/fr/faq`, { "if-none-match": String(first.headers.etag) });
  expect(other.status).toBe(200);
});

for (const [accept, encoding] of [
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
] as const) {
  test(`a page for "accept-encoding: ${accept}" is sent as ${encoding ?? "plain text"}`, async ({ baseURL }) => {
    const { headers, text } = await rawGet(`${baseURL}/faq`, { "accept-encoding": accept });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(text).toContain("</html>");
  });
}

test("scripts are compressed, immutable and typed", async ({ baseURL }) => {
  const page = await rawGet(`${baseURL}/`);
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(page.text)?.[1] ?? "";
  expect(entry).toMatch(/^\/assets\//);
  const { status, headers } = await rawGet(`${baseURL}${entry}`, { "accept-encoding": "br, gzip" });
  expect(status).toBe(200);
  expect(headers["content-encoding"]).toBe("br");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-type"]).toMatch(/javascript/);
});

test("pages are never kept without asking again, because knowledge changes", async ({ baseURL }) => {
  const { headers } = await rawGet(`${baseURL}/`);
  expect(headers["cache-control"]).toBe("no-cache");
});

test("pages forbid inline scripts, frames and foreign code", async ({ baseURL }) => {
  for (const path of ["/", "/fr/faq", "/nothing-here"]) {
    const { headers, text } = await rawGet(`${baseURL}${path}`);
    const policy = String(headers["content-security-policy"]);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    for (const [tag] of text.matchAll(/<script\b[^>]*>/g))
      expect(tag).toMatch(/ src="\/|type="application\/(ld\+)?json"/);
    expect(text).not.toMatch(/\son[a-z]+="/);
  }
});

test("every answer carries a request id", async ({ baseURL }) => {
  for (const path of ["/", "/api/health", "/nothing-here"]) {
    expect((await rawGet(`${baseURL}${path}`)).headers["x-request-id"], path).toMatch(/\S{8,}/);
  }
});

test("a page accepts GET and HEAD, and answers 405 as a problem to everything else", async ({ baseURL, request }) => {
  const head = await request.head(`${baseURL}/faq`);
  expect(head.status()).toBe(200);
  expect((await head.body()).length).toBe(0);
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const response = await request.fetch(`${baseURL}/faq`, { method });
    expect(response.status(), method).toBe(405);
    expect(response.headers()["content-type"], method).toMatch(/^application\/problem\+json/);
  }
});

for (const path of [
  "/%",
  "/%ff",
  "/%00",
  `/${"a".repeat(6_000)}`,
  "/..%2f..%2fetc/passwd",
  "/assets/..%2f..%2fpackage.json",
  "/assets/%",
]) {
  test(`the odd path ${path.slice(0, 40)} answers below 500 and gives nothing away`, async ({ baseURL }) => {
    const { status, text } = await rawGet(`${baseURL}`, {}, path);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/root:|"dependencies"/);
  });
}
