import type { Browser, Page } from "playwright-core";
import { findMuteCharts } from "./find-mute-charts.ts";
import { findTwins } from "./find-twins.ts";
import { inspectLooks } from "./inspect-look.ts";
import { inspectLargeText, inspectPrint, inspectReducedMotion } from "./inspect-reading.ts";
import { watchPage } from "./watch-page.ts";
import { inWindow, type StorageState } from "./windows.ts";

/** Where to look. */
export interface Inspection {
  url: string;
  /** Session of the reader; nobody is signed in without one. */
  storageState?: StorageState;
  /** Status that the page has to have; 200 by default. */
  status?: number;
}

const MOST_BYTES = 200_000;

/** Opens a page as its readers do, in every look, and lists what is wrong with it; an empty list is what a page should get. */
export async function inspectPage(browser: Browser, inspection: Inspection): Promise<string[]> {
  const withScripts = await visit(browser, inspection, true, async (page) => [
    ...(await inspectLooks(page)),
    ...(await inspectLargeText(page)),
    ...(await inspectReducedMotion(page)),
    ...(await inspectPrint(page)),
  ]);
  const withoutScripts = await visit(browser, inspection, false, findDeadControls);
  return [...withScripts, ...withoutScripts.map((text) => `scripts off: ${text}`)];
}

function visit(
  browser: Browser,
  { url, storageState, status = 200 }: Inspection,
  javaScriptEnabled: boolean,
  inspect: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  return inWindow(browser, { storageState, javaScriptEnabled }, async (page) => {
    const seen = watchPage(page, url);
    const response = await page.goto(url);
    const found = response?.status() === status ? [] : [`status ${response?.status()} instead of ${status}`];
    const bytes = (await response?.body())?.length ?? 0;
    if (bytes > MOST_BYTES) found.push(`${bytes} bytes of HTML`);
    found.push(...(await findMissingParts(page)), ...(await findMuteCharts(page)), ...(await findTwins(page)));
    found.push(...(await inspect(page)));
    // An error of the page itself is a message of the browser, too.
    return [...found, ...seen.filter((text) => status === 200 || !text.includes(`status of ${status}`))];
  });
}

/** Every page has one title, one main heading, which is the first, no level of heading left out, and one main part. */
async function findMissingParts(page: Page): Promise<string[]> {
  const { counts, levels } = await page.evaluate(() => ({
    counts: ["head > title", "h1", "main"].map((name) => [name, document.querySelectorAll(name).length] as const),
    levels: [...document.querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) => Number(tagName[1])),
  }));
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return [
    ...counts.filter(([, count]) => count !== 1).map(([name, count]) => `${count} times ${name}`),
    ...skipped.map((level) => `a heading of level ${level} below none of level ${level - 1}`),
  ];
}

/** Buttons and links that would need a script. What one adds is hidden until it has run. */
function findDeadControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const works = (button: HTMLButtonElement) =>
      (button.form !== null && button.type === "submit") ||
      ["popovertarget", "commandfor"].some((name) => button.hasAttribute(name));
    const buttons = [...document.querySelectorAll("button")].filter((button) => isSeen(button) && !works(button));
    const links = [...document.querySelectorAll("a")].filter((link) => isSeen(link) && !link.getAttribute("href"));
    return [...buttons, ...links].map((element) => `dead control: ${element.outerHTML.slice(0, 100)}`);
  });
}
