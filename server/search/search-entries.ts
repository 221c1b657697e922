import type { Locale } from "#locales/index.ts";
import type { Hit } from "../chat/retrieval/search.ts";
import { searchKnowledge } from "../chat/retrieval/search.ts";
import type { Entry } from "../content/entries.ts";
import { plainText } from "../content/markdown.ts";
import type { ContentVersion } from "../content/version.ts";
import { detectDanger } from "../contract/danger.ts";
import type { PageId } from "../contract/paths.ts";
import { LEGAL_ENTRIES, pagePath } from "../contract/paths.ts";
import type { SearchAnswer, SearchHit } from "../contract/search.ts";

/** Most hits shown under the search box. */
const MAX_HITS = 6;
/** Entries looked at; some of them (greetings and the like) have no place on a page. */
const MAX_CANDIDATES = 12;
/** Entries less likely than this are noise, even as "nearest". */
const MIN_PROBABILITY = 0.02;
/** From here on the best hit counts as an answer. Lower than the chat's, because a reader chooses from a list. */
const CLOSE_PROBABILITY = 0.15;
const EXCERPT_CHARS = 180;

/** Entries for the FAQ's search box, found with the assistant's own retrieval, in the language asked for. */
export function searchEntries(options: { content: ContentVersion; text: string; locale: Locale }): SearchAnswer {
  const { content, text, locale } = options;
  const { knowledge, index } = content;
  const found = searchKnowledge({ index, text, locale, limit: MAX_CANDIDATES });
  const hits = found.hits
    .filter(({ probability }) => probability >= MIN_PROBABILITY)
    .flatMap((hit) => toSearchHit(hit, knowledge.locales[locale].bySlug.get(hit.slug), locale))
    .slice(0, MAX_HITS);
  const best = hits[0]?.probability ?? 0;
  return {
    lang: locale,
    hits,
    noCloseMatches: best < CLOSE_PROBABILITY || best < found.outOfScope,
    emergencyNumbers: emergencyNumbers(text, content, locale),
  };
}

function toSearchHit(hit: Hit, entry: Entry | undefined, locale: Locale): SearchHit[] {
  const path = entry === undefined ? null : entryPath(entry, locale);
  if (entry === undefined || path === null) return [];
  const section = entry.sections.find(({ anchor }) => anchor === hit.anchor);
  const text = plainText(section?.markdown ?? entry.lead);
  return [
    {
      slug: entry.slug,
      anchor: section?.anchor ?? null,
      question: entry.question ?? entry.title,
      heading: section?.heading ?? null,
      excerpt: text.length <= EXCERPT_CHARS ? text : `${text.slice(0, text.lastIndexOf(" ", EXCERPT_CHARS))} …`,
      href: section === undefined ? path : `${path.split("#")[0]}#${entry.slug}--${section.anchor}`,
      probability: Math.round(hit.probability * 1_000) / 1_000,
    },
  ];
}

/** Where an entry stands on the site: a question on the FAQ page, a legal text on its own page, small talk nowhere. */
export function entryPath(entry: Entry, locale: Locale): string | null {
  if (entry.question !== null) return `${pagePath("faq", locale)}#${entry.slug}`;
  const legal = Object.entries(LEGAL_ENTRIES).find(([, slug]) => slug === entry.slug);
  return legal === undefined ? null : pagePath(legal[0] as PageId, locale);
}

function emergencyNumbers(
  text: string,
  { knowledge }: ContentVersion,
  locale: Locale,
): SearchAnswer["emergencyNumbers"] {
  const { kind } = detectDanger(text);
  if (kind !== "danger" && kind !== "self-harm") return [];
  const { emergency } = knowledge.facts;
  return emergency[kind === "danger" ? "danger" : "selfHarm"][locale].map((id) => ({
    number: emergency[id].number,
    sms: emergency[id].sms ?? false,
  }));
}
