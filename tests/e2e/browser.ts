import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { aptInstall } from "#tests/support/apt.ts";

/** Switches for a quiet browser that also starts as root and talks to nobody but the site. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Path of a Chromium: `CHROMIUM_PATH`, an installed one, Playwright's own, Debian's package installed now (as root), or
 * the one from npm. Resolved once per run: unpacking the last one twice at the same time would break it.
 * @throws when there is none, naming what to do
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== "") return given;
  const found = [...INSTALLED, chromium.executablePath()].find((path) => path !== "" && existsSync(path));
  if (found !== undefined) return found;
  if (aptInstall(["chromium"])) {
    const installed = INSTALLED.find((path) => existsSync(path));
    if (installed !== undefined) return installed;
  }
  if (process.platform === "linux" && process.arch === "x64") {
    // Must be set before the package is loaded: it then also unpacks the system libraries a bare machine lacks.
    process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs24.x";
    const { default: packaged } = await import("@sparticuz/chromium");
    return packaged.executablePath();
  }
  throw new Error("no Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH");
}
