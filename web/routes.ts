import type { ComponentType } from "react";
import type { PageId } from "#server/contract/paths.ts";
import { PAGE_PATHS } from "#server/contract/paths.ts";

/** A page module: its component reads its data with `usePageData`. */
export type PageModule = { Page: ComponentType };

/** One row per screen: where its code is. Addresses stand in `server/contract/paths.ts`. */
export type PageRow = {
  /** Source path, the key of the page's chunk in the build manifest. */
  source: string;
  load: () => Promise<PageModule>;
};

const legal: PageRow = { source: "web/pages/legal.tsx", load: () => import("./pages/legal.tsx") };

/** The page table: the one list of screens. */
export const PAGES: Partial<Record<PageId, PageRow>> & Record<"home" | "not-found", PageRow> = {
  home: { source: "web/pages/home.tsx", load: () => import("./pages/home.tsx") },
  faq: { source: "web/pages/faq.tsx", load: () => import("./pages/faq.tsx") },
  dashboard: { source: "web/pages/dashboard.tsx", load: () => import("./pages/dashboard.tsx") },
  auth: { source: "web/pages/auth.tsx", load: () => import("./pages/auth.tsx") },
  pricing: { source: "web/pages/pricing.tsx", load: () => import("./pages/pricing.tsx") },
  contact: { source: "web/pages/contact.tsx", load: () => import("./pages/contact.tsx") },
  chat: { source: "web/pages/chat.tsx", load: () => import("./pages/chat.tsx") },
  success: { source: "web/pages/success.tsx", load: () => import("./pages/success.tsx") },
  cancel: { source: "web/pages/cancel.tsx", load: () => import("./pages/cancel.tsx") },
  error: { source: "web/pages/error.tsx", load: () => import("./pages/error.tsx") },
  "privacy-policy": legal,
  "terms-of-service": legal,
  "legal-notice": legal,
  "shipping-policy": legal,
  "cookie-policy": legal,
  gdpr: legal,
  "not-found": { source: "web/pages/not-found.tsx", load: () => import("./pages/not-found.tsx") },
};

/** The row of a page; pages without a screen of their own show "not found". */
export function pageRow(page: PageId | "not-found"): PageRow {
  return PAGES[page as keyof typeof PAGES] ?? PAGES["not-found"];
}

/** Pages that exist, for the server's routing and the sitemap. */
export function existingPages(): PageId[] {
  return (Object.keys(PAGE_PATHS) as PageId[]).filter((page) => PAGES[page] !== undefined);
}
