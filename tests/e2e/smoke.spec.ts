import { LOCALES } from "#locales/index.ts";
import { pagePath } from "#server/contract/paths.ts";
import { existingPages } from "#web/routes.ts";
import { axe, expect, hydrated, open, test } from "./fixtures.ts";

for (const locale of LOCALES) {
  for (const page of existingPages()) {
    const path = pagePath(page, locale);
    // Nobody is signed in here, so the signed-in page leads to sign-in.
    const shown = pagePath(page === "dashboard" ? "auth" : page, locale);

    test(`${path} renders in ${locale}, hydrates quietly and has no axe violation`, async ({ page: tab, request }) => {
      const data = await (await request.get(`/api/page?path=${encodeURIComponent(shown)}`)).json();
      await tab.setExtraHTTPHeaders({ "accept-language": locale });
      await open(tab, path);
      await expect(tab.locator("html")).toHaveAttribute("lang", locale);
      await expect(tab).toHaveTitle(data.meta.title);
      await expect(tab.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(tab.getByRole("main")).toHaveCount(1);
      await expect(tab.locator("body")).not.toContainText(/\{\{|\}\}|undefined|\[object Object\]/);
      await axe(tab);
    });
  }
}

for (const locale of LOCALES) {
  const path = locale === "en" ? "/no-such-page" : `/${locale}/no-such-page`;

  test(`${path} says in ${locale} that there is nothing, and has no axe violation`, async ({
    page,
    browserProblems,
  }) => {
    browserProblems.expect(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    await axe(page);
  });
}

test("a page that the server could not render shows the loader, then appears by itself", async ({ page }) => {
  await page.route("/faq", async (route) => {
    const response = await route.fetch();
    const rendered = await response.text();
    const shell = rendered.replace(
      /<div id="app" data-prerendered="true">[\s\S]*?(?=<script type="application\/json" id="page-data">)/,
      '<div id="loader" class="initial-loader" role="status"></div><div id="app"></div>',
    );
    expect(shell).not.toBe(rendered);
    await route.fulfill({ response, body: shell });
  });
  await page.goto("/faq", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#loader")).toHaveCount(0);
});
