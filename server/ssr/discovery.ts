import { TOPICS } from "#knowledge/schema.ts";
import { FALLBACK_LOCALE, LOCALES } from "#locales/index.ts";
import type { Knowledge } from "../content/knowledge.ts";
import { plainText } from "../content/markdown.ts";
import type { PageId } from "../contract/paths.ts";
import { LEGAL_ENTRIES, pagePath, UNLISTED_PAGES } from "../contract/paths.ts";
import { escapeHtml } from "./document.ts";

/** Pages a search engine should know, in the order of the page table. */
export function listedPages(pages: readonly PageId[]): PageId[] {
  return pages.filter((page) => !UNLISTED_PAGES.includes(page));
}

/** `sitemap.xml`: every listed page in every language, each with its translations. */
export function sitemapXml(options: { pages: readonly PageId[]; knowledge: Knowledge; publicUrl: string }): string {
  const { pages, knowledge, publicUrl } = options;
  const address = (page: PageId, locale: (typeof LOCALES)[number]) =>
    escapeHtml(`${publicUrl}${pagePath(page, locale)}`);
  const urls = listedPages(pages).flatMap((page) => {
    const alternates = [
      ...LOCALES.map((locale) => [locale, address(page, locale)] as const),
      ["x-default", address(page, FALLBACK_LOCALE)] as const,
    ].map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`);
    return LOCALES.map((locale) => {
      const updated = knowledge.locales[locale].bySlug.get(LEGAL_ENTRIES[page] ?? "")?.updated;
      const lastmod = updated === undefined ? "" : `<lastmod>${updated}</lastmod>`;
      return `<url><loc>${address(page, locale)}</loc>${lastmod}${alternates.join("")}</url>`;
    });
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** `robots.txt`: everything but the JSON interface. Pages that should not be listed say so themselves. */
export function robotsTxt(publicUrl: string): string {
  return ["User-agent: *", "Disallow: /api/", "Allow: /api/page", "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join(
    "\n",
  );
}

/** `llms.txt` (llmstxt.org): what the company does and every published answer, for language models. */
export function llmsTxt(options: { knowledge: Knowledge; publicUrl: string }): string {
  const { knowledge, publicUrl } = options;
  const { entries, messages } = knowledge.locales[FALLBACK_LOCALE];
  const { company } = knowledge.facts;
  const topicNames = (messages.faq?.topics ?? {}) as Record<string, string>;
  const link = (title: string, path: string, text: string) => `- [${title}](${publicUrl}${path}): ${text}`;
  const about = entries.find(({ slug }) => slug === "what-is-alerio")?.lead ?? company.tagline[FALLBACK_LOCALE];
  const groups = TOPICS.flatMap((topic) => {
    const answers = entries.filter((entry) => entry.topic === topic && entry.question !== null);
    if (answers.length === 0) return [];
    const lines = answers.map(({ question, title, slug, lead }) =>
      link(question ?? title, `${pagePath("faq", FALLBACK_LOCALE)}#${slug}`, plainText(lead)),
    );
    return [`## ${topicNames[topic] ?? topic}`, "", ...lines, ""];
  });
  const legal = Object.entries(LEGAL_ENTRIES).flatMap(([page, slug]) => {
    const entry = entries.find((candidate) => candidate.slug === slug);
    return entry === undefined
      ? []
      : [link(entry.title, pagePath(page as PageId, FALLBACK_LOCALE), entry.description ?? "")];
  });
  return [
    `# ${company.name}`,
    "",
    `> ${plainText(about)}`,
    "",
    `Also in French (${publicUrl}/fr) and Spanish (${publicUrl}/es). Prices as JSON: ${publicUrl}/api/pricing?users=12&billing=annual`,
    "",
    ...groups,
    "## Legal",
    "",
    ...legal,
    "",
  ].join("\n");
}
