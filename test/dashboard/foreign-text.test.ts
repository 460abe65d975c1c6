import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTES } from "../../server-mock/dashboard/routes.ts";
import { createReferenceServer, type ReferenceServer } from "../../server-mock/library/index.ts";
import { ATTACKS } from "../../server-mock/test/dashboard/support/attacks.ts";
import { HAS_BROWSER, launchBrowser, openContext } from "./support/browser.ts";
import { fillWith } from "./support/fill-with.ts";
import { findPages, readHtml, signIn } from "./support/served-demo.ts";
import { watchPage } from "./support/watch-page.ts";
import type { StorageState } from "./support/windows.ts";

const TEXT = ATTACKS.join(" ");
const PAGES = ROUTES.filter(({ method, role }) => method === "GET" && role !== "anyone").map(({ path }) => path);
/** Elements that no page of ours has, and what an attack would leave behind. */
const FOREIGN =
  "iframe, object, embed, base, [onerror], [onload], [onfocus], [srcdoc], [href^='javascript:' i], script:not([src])";

describe.skipIf(!HAS_BROWSER)("text of others in a browser", () => {
  let browser: Browser;
  let server: ReferenceServer;
  let origin: string;
  let storageState: StorageState;
  let paths: Map<string, string>;

  beforeAll(async () => {
    [browser, server] = await Promise.all([launchBrowser(), createReferenceServer()]);
    await fillWith(server, TEXT, ATTACKS);
    origin = `http://localhost:${(await server.listen()).port}`;
    storageState = await signIn(browser, { server, origin });
    paths = await findPages(origin, storageState);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it.concurrent.for(PAGES)("stays text on %s", async (row, { expect, skip }) => {
    const path = paths.get(row);
    if (path === undefined || (await readHtml(origin + path, storageState)) === undefined) return skip();
    const context = await openContext(browser, { storageState });
    const page = await context.newPage();
    const seen = watchPage(page, origin);
    await page.goto(origin + path);
    await page.mouse.move(300, 300);
    await page.keyboard.press("Tab");
    expect(await page.locator(FOREIGN).count()).toBe(0);
    expect(seen).toEqual([]);
    await context.close();
  });

  it("is on most of these pages, as it was written", async () => {
    const texts = await Promise.all([...paths.values()].map((path) => readHtml(origin + path, storageState)));
    const shown = texts.filter((html) => html?.includes("&lt;script&gt;alert(1)&lt;/script&gt;"));
    expect(shown.length).toBeGreaterThan(PAGES.length / 3);
  });
});
