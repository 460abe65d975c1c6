import { execFileSync } from "node:child_process";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core";
import { CHROMIUM } from "../../support/chromium.ts";

/** Whether this machine has a browser; the suite says so once where it has none. */
export const HAS_BROWSER = CHROMIUM !== undefined;

if (!HAS_BROWSER)
  process.stderr.write(
    "\n!!! SKIPPED: there is no Chromium here to look at pages with. Install it, or name its program in CHROMIUM.\n\n",
  );

// What a page does takes as long as it takes on a busy machine: the limit is that of the test.
const PATIENCE_MS = 55_000;

/** Starts the browser; every page gets a context of its own, so that pages can be tried at once. */
export function launchBrowser(): Promise<Browser> {
  if (CHROMIUM === undefined) throw new Error("There is no Chromium. Install it, or name its program in CHROMIUM.");
  const executablePath = execFileSync("sh", ["-c", 'command -v -- "$0"', CHROMIUM], { encoding: "utf8" }).trim();
  return chromium.launch({ executablePath, timeout: PATIENCE_MS });
}

/** A window of its own, with its own cookies. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}
