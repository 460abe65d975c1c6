import { describe, it } from "vitest";
import { HAS_BROWSER, openContext } from "./support/browser.ts";
import { PAGES, useFilledPages } from "./support/filled-pages.ts";

const WORD = "Wolfeschlegelsteinhausenbergerdorff".repeat(4);
const CRITERIA = ["A", "B"].map((end) => WORD.slice(0, 90) + end);

describe.skipIf(!HAS_BROWSER)("texts of one long word in a browser", () => {
  const filled = useFilledPages(WORD, CRITERIA);

  it.concurrent.for(PAGES)("push nothing out of sight on %s", async (row, { expect, skip }) => {
    const { browser, origin, storageState } = filled;
    const path = await filled.pathOf(row);
    if (path === undefined) return skip();
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
