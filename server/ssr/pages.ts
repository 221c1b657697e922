import type { Context } from "hono";
import { Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Locale } from "#locales/index.ts";
import { isLocale } from "#locales/index.ts";
import type { Knowledge } from "../content/knowledge.ts";
import type { PageData } from "../contract/page.ts";
import type { PageId } from "../contract/paths.ts";
import { pagePath, parsePath } from "../contract/paths.ts";
import type { Logger } from "../lib/logger.ts";
import { Problem } from "../lib/problem.ts";
import type { CachedDocument, HtmlCache } from "./html-cache.ts";
import type { PageConfig } from "./page-data.ts";
import { buildPageData } from "./page-data.ts";
import type { Renderer } from "./renderer.ts";
import { LANG_COOKIE, requestLanguage } from "./request-language.ts";
import { structuredData } from "./structured-data.ts";

/** How long the language choice is remembered. */
const LANG_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Query keys that change what the server renders, per page; all others are left to the browser. */
const RENDERED_QUERY: Partial<Record<PageId, readonly string[]>> = {
  pricing: ["users", "billing", "device", "vat", "plan"],
  auth: ["mode"],
  contact: ["topic", "users", "billing", "device", "vat", "plan"],
};

type Deps = {
  knowledge: () => Knowledge;
  renderer: Renderer;
  cache: HtmlCache;
  config: PageConfig;
  logger: Logger;
};

/** A page's data and the knowledge it was made from. */
type ResolvedPage = { data: PageData; knowledge: Knowledge };

/** Language redirects, page data for client-side navigation, and every server-rendered page. */
export function pageRoutes(deps: Deps) {
  return new Hono()
    .get("/language/:code", (c) => {
      const code = c.req.param("code");
      if (isLocale(code)) rememberLanguage(c, code);
      return c.redirect("/", 302);
    })
    .get("/api/page", async (c) => {
      const path = c.req.query("path") ?? "";
      if (!path.startsWith("/") || path.length > 500) {
        throw new Problem("bad-request", "Give the page's path, such as /fr/pricing, as the query parameter path.");
      }
      const { data } = await resolvePage(c, deps, path);
      c.header("cache-control", "no-cache");
      c.header("vary", "accept-language, cookie");
      return c.json(data, data.status === 404 ? 404 : 200);
    })
    .get("*", (c) => servePage(c, deps));
}

async function servePage(c: Context, deps: Deps): Promise<Response> {
  const url = new URL(c.req.url);
  const redirect = redirectTarget(c, url.pathname);
  if (redirect !== null) return c.redirect(`${redirect}${url.search}`, 302);
  const { key: dataKey, ...resolved } = await resolvePage(c, deps, url.pathname);
  const { data } = resolved;
  const search = renderedSearch(data.page, url.searchParams);
  const etag = `"${dataKey}"`;
  const isDefaultView = search === "";
  const key = `${dataKey}?${search}`;
  let document = deps.cache.get(key);
  if (document === undefined) {
    const html = await renderOrShell(deps, resolved, `${url.pathname}${search === "" ? "" : `?${search}`}`);
    document = await deps.cache.put(key, {
      html,
      status: data.status,
      etag: isDefaultView ? etag : `${etag.slice(0, -1)}-${hashText(search)}"`,
    });
  }
  return sendDocument(c, document);
}

/** Redirects of design section 2; null when the path is served as it is. */
function redirectTarget(c: Context, pathname: string): string | null {
  const { prefix, rest } = parsePath(pathname);
  if (prefix === "en" && rest === "/") {
    rememberLanguage(c, "en");
    return "/";
  }
  const first = pathname.split("/")[1] ?? "";
  if (prefix === null && /^[a-z]{2}$/i.test(first))
    return isLocale(first.toLowerCase()) ? pathname.replace(first, first.toLowerCase()) : "/";
  // Two slashes at the start of a Location would be another site's name.
  return pathname.length > 1 && pathname.endsWith("/") ? `/${pathname.replace(/^\/+|\/+$/g, "")}` : null;
}

async function resolvePage(c: Context, deps: Deps, pathname: string): Promise<ResolvedPage & { key: string }> {
  const { prefix, page } = parsePath(pathname);
  const locale = requestLanguage({
    prefix,
    cookieLang: getCookie(c, LANG_COOKIE),
    acceptLanguage: c.req.header("accept-language"),
    userAgent: c.req.header("user-agent"),
  });
  const pages = await deps.renderer.pages();
  const known = page !== null && pages.includes(page) ? page : "not-found";
  const knowledge = deps.knowledge();
  const data = buildPageData({ page: known, prefix, locale, knowledge, config: deps.config });
  return { data, knowledge, key: `${known}:${prefix ?? ""}:${locale}:${knowledge.version}` };
}

function renderedSearch(page: PageData["page"], parameters: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of (page === "not-found" ? undefined : RENDERED_QUERY[page]) ?? []) {
    const value = parameters.get(name);
    if (value !== null && value.length <= 20) kept.set(name, value);
  }
  return kept.toString();
}

async function renderOrShell(deps: Deps, resolved: ResolvedPage, url: string): Promise<string> {
  const { data, knowledge } = resolved;
  const forMachines = structuredData({ data, knowledge, publicUrl: deps.config.publicUrl });
  try {
    return await deps.renderer.render(data, url, forMachines);
  } catch (error) {
    deps.logger.error({ err: error, page: data.page }, "page not rendered on the server, shell sent");
    return deps.renderer.shell(data, forMachines);
  }
}

function sendDocument(c: Context, document: CachedDocument): Response {
  const accepted = c.req.header("accept-encoding") ?? "";
  const encoding = acceptsEncoding(accepted, "br") ? "br" : acceptsEncoding(accepted, "gzip") ? "gzip" : "html";
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    vary: "accept-encoding, accept-language, cookie",
    etag: document.etag,
  });
  const cookies = c.res.headers.get("set-cookie");
  if (cookies !== null) headers.append("set-cookie", cookies);
  if (document.status === 200 && c.req.header("if-none-match")?.includes(document.etag) === true) {
    return new Response(null, { status: 304, headers });
  }
  if (encoding !== "html") headers.set("content-encoding", encoding);
  return new Response(document[encoding], { status: document.status, headers });
}

function acceptsEncoding(header: string, name: string): boolean {
  return header.split(",").some((part) => {
    const [encoding = "", ...parameters] = part.trim().toLowerCase().split(";");
    return encoding.trim() === name && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter));
  });
}

function rememberLanguage(c: Context, locale: Locale): void {
  setCookie(c, LANG_COOKIE, locale, { path: "/", maxAge: LANG_COOKIE_SECONDS, sameSite: "Lax" });
}

function hashText(text: string): string {
  let hash = 5381;
  for (const char of text) hash = ((hash * 33) ^ char.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}

/** Renders every page in every language once, so that no visitor waits for a first render after a start or a change. */
export async function warmPages(deps: Deps, locales: readonly Locale[]): Promise<void> {
  for (const page of await deps.renderer.pages()) {
    for (const locale of locales) {
      const prefix = locale === "en" ? null : locale;
      const knowledge = deps.knowledge();
      const key = `${page}:${prefix ?? ""}:${locale}:${knowledge.version}`;
      if (deps.cache.get(`${key}?`) !== undefined) continue;
      const data = buildPageData({ page, prefix, locale, knowledge, config: deps.config });
      const html = await renderOrShell(deps, { data, knowledge }, pagePath(page, locale));
      await deps.cache.put(`${key}?`, { html, status: 200, etag: `"${key}"` });
    }
  }
}
