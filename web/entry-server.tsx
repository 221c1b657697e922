import { createStore } from "jotai";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { PageData } from "#server/contract/page.ts";
import { createI18n } from "./lib/i18n.ts";
import { existingPages, pageRow } from "./routes.ts";
import { Site } from "./site.tsx";

export { existingPages };

/** Source path of a page's module: its key in the build manifest. */
export function pageSource(page: PageData["page"]): string {
  return pageRow(page).source;
}

/**
 * Renders a page's markup. Everything it shows comes from `data`; each call has its own words and store.
 * @param url path and search of the request, for links and for pages whose state lives in the address
 */
export async function renderPage(data: PageData, url: string): Promise<string> {
  const { Page } = await pageRow(data.page).load();
  const first = { pathname: url.split("?")[0] ?? "/", data, i18n: createI18n(data), Page };
  return renderToString(
    <StaticRouter location={url}>
      <Site first={first} store={createStore()} />
    </StaticRouter>,
  );
}
