import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { ROUTES } from "../../server-mock/dashboard/routes.ts";
import { createReferenceServer, type ReferenceServer } from "../../server-mock/library/index.ts";
import { HAS_BROWSER, launchBrowser, openContext } from "./support/browser.ts";
import { fillWith } from "./support/fill-with.ts";
import { findPages, readHtml, signIn } from "./support/served-demo.ts";
import type { StorageState } from "./support/windows.ts";

const WORD = "Wolfeschlegelsteinhausenbergerdorff".repeat(4);
const CRITERIA = ["A", "B"].map((end) => WORD.slice(0, 90) + end);
const PAGES = ROUTES.filter(({ method, role }) => method === "GET" && role !== "anyone").map(({ path }) => path);

describe.skipIf(!HAS_BROWSER)("texts of one long word in a browser", () => {
  let browser: Browser;
  let server: ReferenceServer;
  let origin: string;
  let storageState: StorageState;
  let paths: Map<string, string>;

  beforeAll(async () => {
    [browser, server] = await Promise.all([launchBrowser(), createReferenceServer()]);
    await fillWith(server, WORD, CRITERIA);
    origin = `http://localhost:${(await server.listen()).port}`;
    storageState = await signIn(browser, { server, origin });
    paths = await findPages(origin, storageState);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it.concurrent.for(PAGES)("push nothing out of sight on %s", async (row, { expect, skip }) => {
    const path = paths.get(row);
    if (path === undefined || (await readHtml(origin + path, storageState)) === undefined) return skip();
    for (const width of [390, 1280]) {
      const context = await openContext(browser, { storageState, viewport: { width, height: 900 } });
      const page = await context.newPage();
      await page.goto(origin + path);
      expect(await page.evaluate(wideElements)).toEqual([]);
      if (width === 1280) expect(await page.evaluate(hiddenColumns)).toEqual([]);
      await context.close();
    }
  });
});

/** Columns of tables that stand right of what encloses their table. */
function hiddenColumns(): string[] {
  return [...document.querySelectorAll("table")].flatMap((table) => {
    const edge = table.parentElement?.getBoundingClientRect().right ?? 0;
    const heads = [...table.querySelectorAll("thead th")];
    return heads.flatMap((head) => (head.getBoundingClientRect().left < edge ? [] : [head.textContent ?? ""]));
  });
}

/** Elements that make the page scroll sideways. */
function wideElements(): string[] {
  if (document.documentElement.scrollWidth <= window.innerWidth) return [];
  const wide = [...document.querySelectorAll("body *")].filter(
    (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
  );
  return ["the page", ...wide.map(({ tagName, className }) => `${tagName} ${String(className)}`)];
}
