import type { Locale } from "#locales/index.ts";
import type { PageId } from "./paths.ts";
import type { PricingFacts } from "./quote.ts";
import type { RichText } from "./rich-text.ts";

/** A question and answer as a page shows it. */
export type FaqItem = { slug: string; question: string; answer: RichText };

/** Questions of one topic. */
export type FaqGroup = { topic: string; items: FaqItem[] };

/** A plan as the pricing page shows it; money is integer cents without VAT. */
export type PlanCard = {
  id: "individual" | "pro" | "pro-plus" | "custom";
  name: string;
  monthlyCents: number | null;
  annualCents: number | null;
  maxUsers: number | null;
  storageGb: number | null;
};

/** What a page needs from the knowledge folder, by page. */
export type PageContent = {
  home: { faq: FaqItem[] };
  faq: { home: FaqItem[]; groups: FaqGroup[] };
  legal: { title: string; updated: string; body: RichText };
  pricing: PricingFacts;
  none: null;
};

/** Head of a page. */
export type PageMeta = {
  title: string;
  description: string;
  /** Absolute address of the page in this language. */
  canonical: string;
  /** Absolute address per language, and of the default. */
  alternates: Record<Locale | "x-default", string>;
  /** False for pages that belong to one person or one payment, and for error pages. */
  indexed: boolean;
  /** Absolute address of the social preview picture. */
  image: string;
};

/** Everything a page is rendered from, on the server and after a client-side navigation alike. */
export type PageData = {
  locale: Locale;
  /** The address's language prefix, or null; links keep `/en` for a visitor who came by it. */
  prefix: Locale | null;
  page: PageId | "not-found";
  status: number;
  knowledgeVersion: string;
  meta: PageMeta;
  /** Interface words of this page: namespace, key, text. Placeholders are filled from `facts`. */
  messages: Record<string, Record<string, unknown>>;
  /** Facts as printed in this language. */
  facts: Record<string, unknown>;
  content: PageContent[keyof PageContent];
  config: {
    loginMode: "server" | "placeholder";
    /** Shows the social sign-in; null when it is not set up. */
    googleClientId: string | null;
  };
};
