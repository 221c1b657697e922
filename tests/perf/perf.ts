import { chromium } from "playwright";
import { CHROMIUM_ARGS, findChromium } from "../e2e/browser.ts";
import { freePort, newDataDir, startServer } from "../e2e/server-process.ts";
import type { ChatOpening } from "./chat-opening.ts";
import { CHAT_OPENING_LIMIT, measureChatOpening } from "./chat-opening.ts";
import { serveFloor } from "./floor.ts";
import type { Measured } from "./lighthouse.ts";
import { measure, median } from "./lighthouse.ts";

/**
 * `npm run perf`: Lighthouse (mobile, simulated throttling) on every listed page in every language of the built site,
 * beside a plain HTML page of the same content. Prints medians; exits with 1 above a budget of design section 7.
 * `npm run perf -- --runs 5 --only /pricing` for more runs, or for paths that contain a text.
 */

/** Limits of design section 7. FCP and LCP are ratios to the plain page of the same run, never absolute times. */
const BUDGET = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcpRatio: 1.12,
  lcpRatio: 1.45,
  tbtMs: 30,
  cls: 0.01,
  totalKb: 170,
  requests: 10,
};

type Line = Measured & { path: string; fcpRatio: number; lcpRatio: number };

const runs = Number(argument("--runs") ?? 3);
const only = argument("--only") ?? "";

function argument(name: string): string | undefined {
  const index = process.argv.indexOf(name);
  return index < 0 ? undefined : process.argv[index + 1];
}

async function main(): Promise<void> {
  const data = await newDataDir();
  const server = await startServer({ DATA_DIR: data.folder });
  const floor = await serveFloor(server.url);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    const lines: Line[] = [];
    console.log(HEADER);
    for (const path of await listedPaths(server.url)) {
      const line = await measurePath({ path, siteUrl: server.url, floorUrl: floor.url, port });
      lines.push(line);
      console.log(format(line));
    }
    const opening = await measureChatOpening(browser, server.url);
    const failures = [...lines.flatMap(overBudget), ...slowOpening(opening)];
    console.log(
      `chat, click to typable: ${opening.preloadedMs.toFixed(1)} ms preloaded, ${opening.coldMs.toFixed(1)} ms cold`,
    );
    for (const failure of failures) console.log(failure);
    if (failures.length > 0 || lines.length === 0) process.exitCode = 1;
  } finally {
    await browser.close();
    floor.close();
    await server.end("SIGTERM");
    await data.remove();
  }
}

function slowOpening(opening: ChatOpening): string[] {
  return (["preloadedMs", "coldMs"] as const)
    .filter((key) => opening[key] > CHAT_OPENING_LIMIT[key])
    .map((key) => `opening the chat: ${key} ${opening[key].toFixed(1)}, limit ${CHAT_OPENING_LIMIT[key]}`);
}

async function listedPaths(siteUrl: string): Promise<string[]> {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
  return paths.filter((path) => path.includes(only));
}

async function measurePath(options: { path: string; siteUrl: string; floorUrl: string; port: number }): Promise<Line> {
  const { path, siteUrl, floorUrl, port } = options;
  const site: Measured[] = [];
  const plain: Measured[] = [];
  for (let run = 0; run < runs; run += 1) {
    plain.push(await measure(`${floorUrl}${path}`, port));
    site.push(await measure(`${siteUrl}${path}`, port));
  }
  const middle = median(site);
  const floor = median(plain);
  return { ...middle, path, fcpRatio: middle.fcpMs / floor.fcpMs, lcpRatio: middle.lcpMs / floor.lcpMs };
}

const HEADER =
  "path                        perf a11y  bp seo   FCP   (x)   LCP   (x)  TBT    CLS   kB   JS requests  idle kB";

function format(line: Line): string {
  const { performance, accessibility, bestPractices, seo, fcpMs, lcpMs, tbtMs, cls, totalKb, jsKb, requests, idleKb } =
    line;
  const cells: [string | number, number][] = [
    [performance, 5],
    [accessibility, 5],
    [bestPractices, 4],
    [seo, 4],
    [Math.round(fcpMs), 6],
    [line.fcpRatio.toFixed(2), 6],
    [Math.round(lcpMs), 6],
    [line.lcpRatio.toFixed(2), 6],
    [Math.round(tbtMs), 5],
    [cls.toFixed(3), 7],
    [Math.round(totalKb), 5],
    [Math.round(jsKb), 5],
    [requests, 9],
    [Math.round(idleKb), 9],
  ];
  return line.path.padEnd(27) + cells.map(([value, width]) => String(value).padStart(width)).join("");
}

function overBudget(line: Line): string[] {
  const scores = ["performance", "accessibility", "bestPractices", "seo"] as const;
  const limits = ["fcpRatio", "lcpRatio", "tbtMs", "cls", "totalKb", "requests"] as const;
  return [
    ...scores
      .filter((name) => line[name] < BUDGET[name])
      .map((name) => `${line.path}: ${name} ${line[name]} < ${BUDGET[name]}`),
    ...limits
      .filter((name) => line[name] > BUDGET[name])
      .map((name) => `${line.path}: ${name} ${line[name].toFixed(3)} > ${BUDGET[name]}`),
    ...line.failedAudits.map((audit) => `${line.path}: ${audit}`),
  ];
}

await main();
