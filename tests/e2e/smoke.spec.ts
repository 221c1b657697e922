import { LOCALES } from "#locales/index.ts";
import { pagePath } from "#server/contract/paths.ts";
import { existingPages } from "#web/routes.ts";
import { axe, expect, open, test } from "./fixtures.ts";

for (const locale of LOCALES) {
  for (const page of existingPages()) {
    const path = pagePath(page, locale);

    test(`${path} renders in ${locale}, hydrates quietly and has no axe violation`, async ({ page: tab, request }) => {
      const data = await (await request.get(`/api/page?path=${encodeURIComponent(path)}`)).json();
      await tab.setExtraHTTPHeaders({ "accept-language": locale });
      await open(tab, path);
      await expect(tab.locator("html")).toHaveAttribute("lang", locale);
      await expect(tab).toHaveTitle(locale === "en" || path !== "/" ? data.meta.title : /./);
      await expect(tab.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(tab.getByRole("main")).toHaveCount(1);
      await expect(tab.locator("body")).not.toContainText(/\{\{|\}\}|undefined|\[object Object\]/);
      await axe(tab);
    });
  }
}
