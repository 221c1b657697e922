import type { RequestListener, Server } from "node:http";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import { CLIENT_ENTRY } from "./assets.ts";
import type { Renderer, WebEntry } from "./renderer.ts";
import { createRenderer } from "./renderer.ts";

/** Vite in the same process and on the same port: hot reload for the browser, fresh modules for each server render. */
export async function createDevRenderer(options: { rootDir: string; server: Server }): Promise<{
  renderer: Renderer;
  /** Lets Vite answer its own requests and hands the rest on. */
  wrap: (next: RequestListener) => RequestListener;
  close: () => Promise<void>;
}> {
  const vite = await createVite({
    root: options.rootDir,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: options.server } },
  });
  const ssr = vite.environments.ssr;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's ssr environment cannot run modules");
  const assets = { entry: `/${CLIENT_ENTRY}`, css: "", fonts: [], pageScripts: () => [] };
  return {
    renderer: createRenderer({
      loadEntry: async () => (await ssr.runner.import("/web/entry-server.tsx")) as WebEntry,
      assets: () => assets,
      transform: (html, url) => vite.transformIndexHtml(url, html),
    }),
    wrap: (next) => (request, response) => vite.middlewares(request, response, () => next(request, response)),
    close: () => vite.close(),
  };
}
