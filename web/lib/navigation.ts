import type { i18n } from "i18next";
import type { Locale } from "#locales/index.ts";
import type { PageData } from "#server/contract/page.ts";
import { parsePath } from "#server/contract/paths.ts";
import { pageRow } from "../routes.ts";
import { addMessages, createI18n } from "./i18n.ts";
import type { LoadedPage } from "./page.ts";

/** Most pages kept ready; a visitor rarely sees more, and each is some tens of kB. */
const MAX_KEPT = 24;

const kept = new Map<string, Promise<LoadedPage>>();
const instances = new Map<Locale, i18n>();

/** The i18next instance of the data's language, with the data's words added. */
function i18nFor(data: PageData): i18n {
  const existing = instances.get(data.locale);
  if (existing !== undefined) {
    addMessages(existing, data.messages);
    return existing;
  }
  const created = createI18n(data);
  instances.set(data.locale, created);
  return created;
}

/** Makes a page from data at hand (the document's data block): loads its code and words. */
export async function pageFromData(pathname: string, data: PageData): Promise<LoadedPage> {
  const { Page } = await pageRow(data.page).load();
  return { pathname, data, i18n: i18nFor(data), Page };
}

/** Data, code and words of another page; asked for once, kept for later. Rejects when the network fails. */
export function loadPage(pathname: string): Promise<LoadedPage> {
  const known = kept.get(pathname);
  if (known !== undefined) return known;
  const loading = fetchPage(pathname);
  kept.set(pathname, loading);
  loading.catch(() => kept.delete(pathname));
  const oldest = kept.keys().next();
  if (kept.size > MAX_KEPT && oldest.done !== true) kept.delete(oldest.value);
  return loading;
}

/** Drops every kept page; called when the language changes, because one address may then show another language. */
export function forgetPages(): void {
  kept.clear();
}

async function fetchPage(pathname: string): Promise<LoadedPage> {
  // The code usually follows from the path, so it need not wait for the data; a failure shows when it is needed below.
  pageRow(parsePath(pathname).page ?? "not-found")
    .load()
    .catch(() => {});
  const response = await fetch(`/api/page?path=${encodeURIComponent(pathname)}`);
  if (!response.ok && response.status !== 404) throw new Error(`page data: ${response.status}`);
  return pageFromData(pathname, (await response.json()) as PageData);
}
