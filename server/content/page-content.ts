import { TOPICS } from "#knowledge/schema.ts";
import type { Locale } from "#locales/index.ts";
import type { FaqItem, PageContent } from "../contract/page.ts";
import type { PageId } from "../contract/paths.ts";
import { LEGAL_ENTRIES } from "../contract/paths.ts";
import { toRichText } from "../contract/rich-text.ts";
import { pricingFacts } from "../pricing/quote.ts";
import type { Entry } from "./entries.ts";
import type { Knowledge } from "./knowledge.ts";

/** The part of the knowledge that a page shows. */
export function pageContent(
  page: PageId | "not-found",
  knowledge: Knowledge,
  locale: Locale,
): PageContent[keyof PageContent] {
  const legal = page === "not-found" ? undefined : LEGAL_ENTRIES[page];
  if (legal !== undefined) return legalContent(legal, knowledge, locale);
  switch (page) {
    case "home":
      return { faq: homeFaq(knowledge, locale, shortMarkdown) };
    case "faq":
      return { home: homeFaq(knowledge, locale), groups: faqGroups(knowledge, locale) };
    case "pricing":
      return pricingFacts(knowledge.facts, locale);
    default:
      return null;
  }
}

/**
 * Questions of the home page in their order, at most as many as the specification asks for.
 * @param markdown how much of each entry the answer shows; all of it unless given
 */
export function homeFaq(knowledge: Knowledge, locale: Locale, markdown = entryMarkdown): FaqItem[] {
  return questions(knowledge, locale)
    .filter((entry) => entry.home !== null)
    .sort((a, b) => (a.home ?? 0) - (b.home ?? 0))
    .slice(0, knowledge.facts.interface.faqHomeCount)
    .map((entry) => faqItem(entry, knowledge, markdown));
}

function faqGroups(knowledge: Knowledge, locale: Locale): PageContent["faq"]["groups"] {
  const rest = questions(knowledge, locale).filter((entry) => entry.home === null);
  return TOPICS.map((topic) => ({
    topic,
    items: rest.filter((entry) => entry.topic === topic).map((entry) => faqItem(entry, knowledge)),
  })).filter((group) => group.items.length > 0);
}

function questions(knowledge: Knowledge, locale: Locale): Entry[] {
  return knowledge.locales[locale].entries.filter((entry) => entry.question !== null);
}

function faqItem(entry: Entry, knowledge: Knowledge, markdown = entryMarkdown): FaqItem {
  return {
    slug: entry.slug,
    question: entry.question ?? entry.title,
    answer: toRichText(markdown(entry), externalOrigins(knowledge)),
  };
}

function entryMarkdown(entry: Entry): string {
  return fullMarkdown(entry, 3);
}

/** The answer without the entry's further questions: the home page links to the whole entry instead of carrying it. */
function shortMarkdown(entry: Entry): string {
  return [entry.lead, entry.detail].filter((part) => part !== "").join("\n\n");
}

/** The entry's whole text as one Markdown document, sections under headings of the given level. */
export function fullMarkdown(entry: Entry, headingLevel: number): string {
  const marks = "#".repeat(headingLevel);
  return [
    entry.lead,
    entry.detail,
    ...entry.sections.map(
      ({ anchor, heading, markdown }) => `${marks} ${heading} {#${entry.slug}--${anchor}}\n\n${markdown}`,
    ),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Origins outside this site that a knowledge link may lead to. */
export function externalOrigins(knowledge: Knowledge): string[] {
  return Object.values(knowledge.facts.company.links).map((link) => new URL(link).origin);
}

function legalContent(slug: string, knowledge: Knowledge, locale: Locale): PageContent["legal"] | null {
  const entry = knowledge.locales[locale].bySlug.get(slug);
  if (entry === undefined) return null;
  return {
    title: entry.title,
    updated: entry.updated,
    body: toRichText(fullMarkdown(entry, 2), externalOrigins(knowledge)),
  };
}
