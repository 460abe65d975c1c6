import axe from "axe-core";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { openContext } from "./browser.ts";

/** A session of the dashboard as a browser keeps it. */
export type StorageState = NonNullable<BrowserContextOptions["storageState"]>;

/** Who looks, and how. */
export interface Reader {
  /** Session of the reader; nobody is signed in without one. */
  storageState?: StorageState | undefined;
  javaScriptEnabled: boolean;
}

interface Windows {
  context: Promise<BrowserContext>;
  free: Page[];
}

const windowsOf = new WeakMap<Browser, Map<string, Windows>>();

/**
 * Looks at something in a window of a reader's. Windows are used again, since a new one with axe in it costs more than most looks;
 * those at the same time are different ones.
 */
export async function inWindow<T>(browser: Browser, reader: Reader, look: (page: Page) => Promise<T>): Promise<T> {
  const windows = windowsFor(browser, reader);
  const page = windows.free.pop() ?? (await (await windows.context).newPage());
  const found = await look(page);
  // One in which a look has failed is not used again.
  for (const event of ["console", "pageerror", "dialog", "request", "response"])
    page.removeAllListeners(event as never);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  windows.free.push(page);
  return found;
}

function windowsFor(browser: Browser, { storageState, javaScriptEnabled }: Reader): Windows {
  const all = windowsOf.get(browser) ?? new Map<string, Windows>();
  windowsOf.set(browser, all);
  const key = JSON.stringify([javaScriptEnabled, storageState]);
  const windows = all.get(key) ?? { context: open(browser, { storageState, javaScriptEnabled }), free: [] };
  all.set(key, windows);
  return windows;
}

async function open(browser: Browser, { storageState, javaScriptEnabled }: Reader): Promise<BrowserContext> {
  const context = await openContext(browser, { javaScriptEnabled, ...(storageState && { storageState }) });
  if (javaScriptEnabled) await context.addInitScript(axe.source);
  return context;
}
