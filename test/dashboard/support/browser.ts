import { execFileSync } from "node:child_process";
import { type Browser, chromium } from "playwright-core";
import { CHROMIUM } from "../../support/chromium.ts";

/** Whether this machine has a browser; the suite says so once where it has none. */
export const HAS_BROWSER = CHROMIUM !== undefined;

if (!HAS_BROWSER)
  process.stderr.write(
    "\n!!! SKIPPED: there is no Chromium here to look at the dashboard with. Install it, or name its program in CHROMIUM.\n\n",
  );

/** Starts the browser; every page gets a context of its own, so that pages can be tried at once. */
export function launchBrowser(): Promise<Browser> {
  if (CHROMIUM === undefined) throw new Error("There is no Chromium. Install it, or name its program in CHROMIUM.");
  const executablePath = execFileSync("sh", ["-c", 'command -v -- "$0"', CHROMIUM], { encoding: "utf8" }).trim();
  return chromium.launch({ executablePath });
}
