import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { ROUTES } from "../../server-mock/dashboard/routes.ts";
import { HAS_BROWSER, launchBrowser } from "./support/browser.ts";
import { findDeadLinks } from "./support/find-dead-links.ts";
import { inspectPage } from "./support/inspect-page.ts";
import { findPages, readHtml, type ServedDemo, serveDemo, signIn } from "./support/served-demo.ts";
import type { StorageState } from "./support/windows.ts";

// Over the table of routes, so that a page that is added later is inspected as well: light and dark, 1280 and 320 px, with text
// of twice the size, with reduced motion, on paper and without scripts.
const PAGES = ROUTES.filter(({ method, role }) => method === "GET" && role !== "anyone").map(({ path }) => path);

const NO_PAGES = ["/insights/csv", "/jobs/events", "/report/markdown"];

/** Pages that somebody meets who may not enter. */
const ELSEWHERE: [name: string, path: string, options: { isSignedIn: boolean; status: number }][] = [
  ["the page to sign in", "/sign-in", { isSignedIn: false, status: 200 }],
  ["the page of a link", "/sign-in?link=x", { isSignedIn: false, status: 200 }],
  ["a page that does not exist", "/nowhere", { isSignedIn: true, status: 404 }],
  ["a page that does not exist, for strangers", "/nowhere", { isSignedIn: false, status: 404 }],
];

describe.skipIf(!HAS_BROWSER)("in a browser", () => {
  let browser: Browser;
  let demo: ServedDemo;
  let storageState: StorageState;
  let paths: Map<string, string>;

  beforeAll(async () => {
    [browser, demo] = await Promise.all([launchBrowser(), serveDemo()]);
    storageState = await signIn(browser, demo);
    paths = await findPages(demo.origin, storageState);
  });
  afterAll(async () => {
    await browser?.close();
    await demo?.close();
  });

  it.concurrent.for(PAGES)("%s is found, readable and quiet in every look", async (page, { expect }) => {
    const path = paths.get(page);
    if (path === undefined) throw new Error(`No link leads to ${page}.`);
    const html = await readHtml(demo.origin + path, storageState);
    // Files and events are listed by name, so that a page that turns into one is noticed.
    if (html === undefined) return expect(NO_PAGES).toContain(page);
    const found = await inspectPage(browser, { url: demo.origin + path, storageState });
    expect([...findDeadLinks(html), ...found]).toEqual([]);
  });

  it.concurrent.for(ELSEWHERE)("%s is readable and quiet in every look", async ([, path, options], { expect }) => {
    const { isSignedIn, status } = options;
    const inspection = { url: demo.origin + path, status, ...(isSignedIn && { storageState }) };
    expect(await inspectPage(browser, inspection)).toEqual([]);
  });
});
