import type { IncomingHttpHeaders } from "node:http";
import { get } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** An answer as it came over the wire, and its text unpacked. */
export type RawAnswer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

/**
 * A GET that follows no redirect and hides no header.
 * @param path sent as it is, for paths that a URL would tidy up
 */
export function rawGet(url: string, headers: Record<string, string> = {}, path?: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers, ...(path === undefined ? {} : { path }) }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, bytes, text: unpack(bytes, answered["content-encoding"]) });
      });
    }).once("error", reject);
  });
}

function unpack(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return "";
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  return (encoding === "gzip" ? gunzipSync(bytes) : bytes).toString();
}
