import type { Locale } from "#locales/index.ts";
import { FALLBACK_LOCALE, LOCALES } from "#locales/index.ts";
import type { Knowledge } from "../content/knowledge.ts";
import { pageContent } from "../content/page-content.ts";
import type { PageData, PageMeta } from "../contract/page.ts";
import type { PageId } from "../contract/paths.ts";
import { LEGAL_ENTRIES, pagePath, UNLISTED_PAGES } from "../contract/paths.ts";

/** Interface words every page needs; each page adds the namespace of its own name. */
const SHARED_NAMESPACES = ["common"];

/** Words a page needs besides its own. */
const EXTRA_NAMESPACES: Partial<Record<PageId | "not-found", string[]>> = {
  auth: ["registration"],
  dashboard: ["registration"],
  pricing: ["checkout"],
  success: ["checkout"],
};

/** What depends on the deployment rather than on the knowledge. */
export type PageConfig = PageData["config"] & { publicUrl: string };

/** Builds all data of one page in one language. Pure: the same knowledge gives the same data. */
export function buildPageData(options: {
  page: PageId | "not-found";
  prefix: Locale | null;
  locale: Locale;
  knowledge: Knowledge;
  config: PageConfig;
}): PageData {
  const { page, prefix, locale, knowledge, config } = options;
  const { messages, printedFacts } = knowledge.locales[locale];
  const isLegal = page !== "not-found" && LEGAL_ENTRIES[page] !== undefined;
  const own = isLegal ? "legal" : page;
  const namespaces = [...SHARED_NAMESPACES, own, ...(EXTRA_NAMESPACES[page] ?? [])];
  return {
    locale,
    prefix,
    page,
    status: page === "not-found" ? 404 : 200,
    knowledgeVersion: knowledge.version,
    meta: pageMeta(options),
    messages: Object.fromEntries(
      namespaces.flatMap((name) => (messages[name] === undefined ? [] : [[name, messages[name]]])),
    ),
    facts: printedFacts,
    content: pageContent(page, knowledge, locale),
    config: { loginMode: config.loginMode, googleClientId: config.googleClientId },
  };
}

function pageMeta(options: {
  page: PageId | "not-found";
  locale: Locale;
  knowledge: Knowledge;
  config: PageConfig;
}): PageMeta {
  const { page, locale, knowledge, config } = options;
  const target = page === "not-found" ? "home" : page;
  const absolute = (path: string) => `${config.publicUrl}${path === "/" ? "/" : path}`;
  const { title, description } = titleAndDescription(page, knowledge, locale);
  return {
    title,
    description,
    canonical: absolute(pagePath(target, locale)),
    alternates: {
      ...(Object.fromEntries(LOCALES.map((code) => [code, absolute(pagePath(target, code))])) as Record<
        Locale,
        string
      >),
      "x-default": absolute(pagePath(target, FALLBACK_LOCALE)),
    },
    indexed: page !== "not-found" && !UNLISTED_PAGES.includes(page),
    image: absolute(`/og/${target}-${locale}.png`),
  };
}

function titleAndDescription(page: PageId | "not-found", knowledge: Knowledge, locale: Locale) {
  const { messages, bySlug, printedFacts } = knowledge.locales[locale];
  const brand = knowledge.facts.company.name;
  const legal = page === "not-found" ? undefined : LEGAL_ENTRIES[page];
  const entry = legal === undefined ? undefined : bySlug.get(legal);
  if (entry !== undefined) return { title: `${entry.title} · ${brand}`, description: entry.description ?? "" };
  const meta = (messages[page]?.meta ?? {}) as { title?: string; description?: string };
  return { title: fill(meta.title ?? brand, printedFacts), description: fill(meta.description ?? "", printedFacts) };
}

/** Fills `{{path}}` placeholders of an interface sentence from printed facts; unknown ones stay visible. */
export function fill(text: string, facts: Record<string, unknown>): string {
  return text.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, path: string) => {
    const value = path
      .split(".")
      .reduce<unknown>(
        (node, key) => (node !== null && typeof node === "object" ? (node as Record<string, unknown>)[key] : undefined),
        facts,
      );
    return typeof value === "string" ? value : whole;
  });
}
