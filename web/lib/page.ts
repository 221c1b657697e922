import type { i18n } from "i18next";
import { createContext, use } from "react";
import type { PageContent, PageData } from "#server/contract/page.ts";
import type { PageId } from "#server/contract/paths.ts";
import { pagePath } from "#server/contract/paths.ts";
import type { PageModule } from "../routes.ts";

/** A page ready to be shown: its data, words and code are all here. */
export type LoadedPage = { pathname: string; data: PageData; i18n: i18n; Page: PageModule["Page"] };

/** The page being shown. */
export const PageContext = createContext<LoadedPage | null>(null);

/** The page being shown; throws outside the site's tree. */
export function usePage(): LoadedPage {
  const page = use(PageContext);
  if (page === null) throw new Error("usePage is used outside PageContext");
  return page;
}

/** The knowledge content of the page, typed by its kind. */
export function usePageContent<Kind extends keyof PageContent>(): PageContent[Kind] {
  return usePage().data.content as PageContent[Kind];
}

/** Builds links in the visitor's language; keeps `/en` for a visitor who came by that prefix. */
export function useHref(): (page: PageId, suffix?: string) => string {
  const { data } = usePage();
  return (page, suffix = "") => `${pagePath(page, data.locale, { keepEnglishPrefix: data.prefix === "en" })}${suffix}`;
}

/** A printed fact of the page's language, e.g. `company.links.individualsApp`. */
export function useFact(path: string): string {
  const { data } = usePage();
  let node: unknown = data.facts;
  for (const key of path.split(".")) {
    node = node !== null && typeof node === "object" ? (node as Record<string, unknown>)[key] : undefined;
  }
  if (typeof node !== "string") throw new Error(`there is no printed fact "${path}"`);
  return node;
}
