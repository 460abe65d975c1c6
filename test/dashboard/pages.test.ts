import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { ORIGIN, signedIn } from "../../server-mock/test/dashboard/support/visitor.ts";
import { HAS_BROWSER, launchBrowser } from "./support/browser.ts";
import { PAGES } from "./support/filled-pages.ts";
import { findDeadLinks } from "./support/find-dead-links.ts";
import { inspectPage } from "./support/inspect-page.ts";
import { findPages, readHtml, type ServedDemo, serveDemo, signIn } from "./support/served-demo.ts";
import type { StorageState } from "./support/windows.ts";

// Over the table of routes, so that a page that is added later is inspected as well: light and dark, 1280 and 320 px, with text
// of twice the size, with reduced motion, on paper and without scripts.

const NO_PAGES = ["/insights/csv", "/jobs/events", "/report/markdown"];

/** Pages that somebody meets who may not enter. */
const ELSEWHERE: [name: string, path: string, options: { isSignedIn: boolean; status: number }][] = [
  ["the page to sign in", "/sign-in", { isSignedIn: false, status: 200 }],
  ["the page of a link", "/sign-in?link=x", { isSignedIn: false, status: 200 }],
  ["a page that does not exist", "/nowhere", { isSignedIn: true, status: 404 }],
  ["a page that does not exist, for strangers", "/nowhere", { isSignedIn: false, status: 404 }],
];

/** A call that was corrected and deleted ones beside it, so that their pages show something; returns the page of its former version. */
async function addVersion(server: ServedDemo["server"]): Promise<string> {
  const admin = await signedIn(server);
  const send = async (words: string, name = "2026-11-20 Corrected.vtt") => {
    const body = new FormData();
    const turn = `00:00:01.000 --> 00:00:20.000\n<v Ana Ruiz>${words} ${"We plan by spreadsheets. ".repeat(12)}</v>\n`;
    body.append("file", new File([`WEBVTT\n\n${turn}`], name));
    body.append("replace", "yes");
    const { location } = await admin.request("POST", "/meetings/import", { headers: { origin: ORIGIN }, body });
    return location?.replace("/speakers", "") ?? "";
  };
  const call = await send("Two calls.");
  await send("Four calls.");
  await admin.post(`${await send("Nine calls.", "2026-11-19 Deleted.vtt")}/delete`);
  return `${call}/versions`;
}

describe.skipIf(!HAS_BROWSER)("in a browser", () => {
  let browser: Browser;
  let demo: ServedDemo;
  let storageState: StorageState;
  let paths: Map<string, string>;

  beforeAll(async () => {
    [browser, demo] = await Promise.all([launchBrowser(), serveDemo()]);
    storageState = await signIn(browser, demo);
    paths = await findPages(demo.origin, storageState);
    paths.set("/search", "/search?q=budget+price");
    paths.set("/meetings/:id/versions", await addVersion(demo.server));
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

  it("no two pages have one title, with filters and without", async ({ expect }) => {
    const filtered = ["status=failed", "from=2026-11-01", "page=2"].map((query) => `/meetings?${query}`);
    const spans = ["/?span=30d", "/?span=30d&beside=2026-10", "/people?span=7d", "/insights?type=pricing"];
    const titles = new Map<string, string>();
    for (const path of [...paths.values(), ...filtered, ...spans]) {
      const html = await readHtml(demo.origin + path, storageState);
      const [, title] = /<title>(.*)<\/title>/.exec(html ?? "") ?? [];
      // What leads elsewhere has the title of the page that it leads to.
      if (title === undefined || /^\/(?:sign-in|reports)/.test(path)) continue;
      expect(titles.get(title), `${title}: ${path}`).toBeUndefined();
      titles.set(title, path);
    }
  });

  it.concurrent.for(ELSEWHERE)("%s is readable and quiet in every look", async ([, path, options], { expect }) => {
    const { isSignedIn, status } = options;
    const inspection = { url: demo.origin + path, status, ...(isSignedIn && { storageState }) };
    expect(await inspectPage(browser, inspection)).toEqual([]);
  });
});
