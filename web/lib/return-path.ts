/** The path of ours that a `next` query value names, or null: an address of another site is never followed. */
export function returnPath(next: string | null): string | null {
  if (next === null || !next.startsWith("/") || next.length > 500) return null;
  const base = "http://site.invalid";
  const url = URL.canParse(next, base) ? new URL(next, base) : null;
  // What the browser makes of it decides: "//host" and "/\host" lead elsewhere.
  return url !== null && url.origin === base ? `${url.pathname}${url.search}${url.hash}` : null;
}
