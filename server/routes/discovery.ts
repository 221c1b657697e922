import { Hono } from "hono";
import type { AppDeps } from "../deps.ts";
import { llmsTxt, robotsTxt, sitemapXml } from "../ssr/discovery.ts";

/** Files by which machines find the pages: always from the knowledge in force. */
export function discoveryRoutes(deps: AppDeps) {
  const { publicUrl } = deps.pageConfig;
  const knowledge = () => deps.content.current().knowledge;
  return new Hono()
    .get("/sitemap.xml", async (c) => {
      c.header("content-type", "application/xml; charset=utf-8");
      return c.body(sitemapXml({ pages: await deps.renderer.pages(), knowledge: knowledge(), publicUrl }));
    })
    .get("/robots.txt", (c) => c.text(robotsTxt(publicUrl)))
    .get("/llms.txt", (c) => c.text(llmsTxt({ knowledge: knowledge(), publicUrl })));
}
