import { describe, expect, it } from "vitest";
import { ATTACKS } from "../../server-mock/test/dashboard/support/attacks.ts";
import { HAS_BROWSER, openContext } from "./support/browser.ts";
import { PAGES, useFilledPages } from "./support/filled-pages.ts";
import { readHtml } from "./support/served-demo.ts";
import { watchPage } from "./support/watch-page.ts";

const TEXT = ATTACKS.join(" ");
/** Elements that no page of ours has, and what an attack would leave behind. */
const FOREIGN =
  "iframe, object, embed, base, [onerror], [onload], [onfocus], [srcdoc], [href^='javascript:' i], script:not([src])";

describe.skipIf(!HAS_BROWSER)("text of others in a browser", () => {
  const filled = useFilledPages(TEXT, ATTACKS);

  it.concurrent.for(PAGES)("stays text on %s", async (row, { expect, skip }) => {
    const { browser, origin, storageState } = filled;
    const path = await filled.pathOf(row);
    if (path === undefined) return skip();
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
    const { origin, paths, storageState } = filled;
    const texts = await Promise.all([...paths.values()].map((path) => readHtml(origin + path, storageState)));
    const shown = texts.filter((html) => html?.includes("&lt;script&gt;alert(1)&lt;/script&gt;"));
    expect(shown.length).toBeGreaterThan(PAGES.length / 3);
  });
});
