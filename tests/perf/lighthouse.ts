import type { Result } from "lighthouse";
import lighthouse from "lighthouse";

/** What one Lighthouse run says about a page. Scores are 0 to 100, kB are 1,000 bytes over the network. */
export type Measured = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Of what is asked for before the page has loaded; `idleKb` is what follows while the visitor reads (the chat). */
  totalKb: number;
  jsKb: number;
  requests: number;
  idleKb: number;
  /** Audits that cost points outside performance. */
  failedAudits: string[];
};

type NetworkItem = { resourceType?: string; transferSize?: number; networkRequestTime?: number; url: string };

/** Tries of one run: on a busy machine Lighthouse now and then loses the trace. */
const MAX_TRIES = 3;

/** One run with the browser that listens on `port`, in Lighthouse's default mobile setting. */
export async function measure(url: string, port: number): Promise<Measured> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, { port, output: "json", logLevel: "error" });
    if (result !== undefined && result.lhr.runtimeError === undefined) return toMeasured(result.lhr);
    if (attempt === MAX_TRIES) {
      throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    }
  }
}

function toMeasured({ categories, audits }: Result): Measured {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
  const details = audits["network-requests"]?.details as { items?: NetworkItem[] } | undefined;
  const timings = audits.metrics?.details as { items?: { observedLoad?: number }[] } | undefined;
  const loadedMs = timings?.items?.[0]?.observedLoad ?? Number.POSITIVE_INFINITY;
  const all = (details?.items ?? []).filter((item) => item.url.startsWith("http"));
  const items = all.filter((item) => (item.networkRequestTime ?? 0) <= loadedMs);
  const kb = (wanted: NetworkItem[]) => wanted.reduce((sum, item) => sum + (item.transferSize ?? 0), 0) / 1_000;
  const failedAudits = ["accessibility", "best-practices", "seo"]
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => `${id}: ${audits[id]?.title ?? ""}`);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcpMs: value("first-contentful-paint"),
    lcpMs: value("largest-contentful-paint"),
    tbtMs: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    totalKb: kb(items),
    jsKb: kb(items.filter(({ resourceType }) => resourceType === "Script")),
    requests: items.length,
    idleKb: kb(all) - kb(items),
    failedAudits,
  };
}

/** The middle of each figure over several runs of one page. */
export function median(all: readonly Measured[]): Measured {
  const middle = (name: Exclude<keyof Measured, "failedAudits">) => {
    const sorted = all.map((one) => one[name]).sort((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  };
  return {
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    bestPractices: middle("bestPractices"),
    seo: middle("seo"),
    fcpMs: middle("fcpMs"),
    lcpMs: middle("lcpMs"),
    tbtMs: middle("tbtMs"),
    cls: middle("cls"),
    totalKb: middle("totalKb"),
    jsKb: middle("jsKb"),
    requests: middle("requests"),
    idleKb: middle("idleKb"),
    failedAudits: [...new Set(all.flatMap((one) => one.failedAudits))],
  };
}
