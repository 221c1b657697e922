import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);

/**
 * Serves the same pages as plain HTML: the same markup and inlined style sheet, no script, no own font, no preload.
 * What a browser cannot be faster than for this content, on this machine, at this moment.
 */
export async function serveFloor(siteUrl: string): Promise<{ url: string; close: () => void }> {
  const documents = new Map<string, Buffer>();
  const plainPage = async (path: string): Promise<Buffer> => {
    const known = documents.get(path);
    if (known !== undefined) return known;
    const html = await (await fetch(`${siteUrl}${path}`)).text();
    const bytes = await compress(toPlain(html));
    documents.set(path, bytes);
    return bytes;
  };
  const server = createServer((request, response) => {
    plainPage(request.url ?? "/").then(
      (bytes) =>
        response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" }).end(bytes),
      () => response.writeHead(502).end(),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

/** A document without scripts, data blocks, preloads and font files. */
export function toPlain(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="(?:modulepreload|preload|icon)"[^>]*>/g, "")
    .replace(/@font-face\s*\{[^}]*\}/g, "");
}
