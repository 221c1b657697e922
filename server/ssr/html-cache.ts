import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Most documents kept; about 40 kB each with its two compressed forms. */
const MAX_DOCUMENTS = 400;
/** Brotli quality on first use; fast enough for the request that pays for it. */
const FIRST_QUALITY = 5;
/** Quality of the background pass that replaces the first one. */
const BEST_QUALITY = 11;

/** A finished document in every encoding we send. */
export type CachedDocument = {
  status: number;
  html: Buffer<ArrayBuffer>;
  br: Buffer<ArrayBuffer>;
  gzip: Buffer<ArrayBuffer>;
  etag: string;
};

/** Finished documents by key; the least recently made one leaves first. */
export type HtmlCache = {
  get(key: string): CachedDocument | undefined;
  /** Compresses and keeps a document; a better compression replaces the first one in the background. */
  put(key: string, options: { html: string; status: number; etag: string }): Promise<CachedDocument>;
  clear(): void;
};

/** An empty cache. Keys carry the knowledge version, so a change of knowledge never serves an old page. */
export function createHtmlCache(): HtmlCache {
  const documents = new Map<string, CachedDocument>();
  return {
    get: (key) => documents.get(key),
    put: async (key, { html, status, etag }) => {
      const bytes = Buffer.from(html);
      const [br, gz] = await Promise.all([brotli(bytes, FIRST_QUALITY), compressGzip(bytes)]);
      const document: CachedDocument = { status, html: bytes, br, gzip: gz, etag };
      documents.set(key, document);
      const oldest = documents.keys().next();
      if (documents.size > MAX_DOCUMENTS && oldest.done !== true) documents.delete(oldest.value);
      void brotli(bytes, BEST_QUALITY).then((best) => {
        document.br = best;
      });
      return document;
    },
    clear: () => documents.clear(),
  };
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer<ArrayBuffer>> {
  return compressBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
