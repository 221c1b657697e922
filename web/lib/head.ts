import type { PageData } from "#server/contract/page.ts";

/** Brings `<html lang>`, title, description, canonical, alternates and social tags in line with a page. Browser only. */
export function applyHead({ meta, locale }: PageData): void {
  document.documentElement.lang = locale;
  document.title = meta.title;
  const set = (selector: string, attribute: string, value: string) =>
    document.head.querySelector(selector)?.setAttribute(attribute, value);
  set('meta[name="description"]', "content", meta.description);
  set('meta[name="robots"]', "content", meta.indexed ? "index, follow" : "noindex");
  set('link[rel="canonical"]', "href", meta.canonical);
  for (const [code, href] of Object.entries(meta.alternates)) set(`link[hreflang="${code}"]`, "href", href);
  set('meta[property="og:title"]', "content", meta.title);
  set('meta[property="og:description"]', "content", meta.description);
  set('meta[property="og:url"]', "content", meta.canonical);
  set('meta[property="og:image"]', "content", meta.image);
}
