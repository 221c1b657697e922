import type { Locale } from "#locales/index.ts";

/** Longest text of the FAQ's search box. */
export const MAX_SEARCH_CHARS = 300;

/** An entry that may answer what was searched for. */
export type SearchHit = {
  slug: string;
  /** Section that fits best, or null for the short answer. */
  anchor: string | null;
  question: string;
  /** Heading of the section, when one fits best. */
  heading: string | null;
  /** Beginning of the passage, plain text. */
  excerpt: string;
  /** Path of the answer, in the language of the search. */
  href: string;
  probability: number;
};

/** Answer of `GET /api/search`. */
export type SearchAnswer = {
  lang: Locale;
  hits: SearchHit[];
  /** True when nothing comes close; the hits, if any, are only the nearest. */
  noCloseMatches: boolean;
  /** Numbers to call, in order, when the text sounds like someone in danger; empty otherwise. */
  emergencyNumbers: { number: string; sms: boolean }[];
};
