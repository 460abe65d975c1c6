import type { Page } from "playwright-core";

/** Looks in which every page is shown. */
export const LOOKS = (["light", "dark"] as const).flatMap((scheme) =>
  [1280, 320].map((width) => ({ scheme, width, name: `${scheme}, ${width} px` })),
);

/** Violations alone: what passes need not be described. */
const RUN = 'axe.run(document, { resultTypes: ["violations"], preload: false }).then(({ violations }) => violations)';

/** A violation as axe reports it. */
interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** Lists what is wrong with a page in each look: barriers that axe finds, and a page wider than its window, which it does not. */
export async function inspectLooks(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  const problems = [
    ...(await findSidewaysScroll(page)),
    ...(await findTallNavigation(page)),
    ...(await findCutTables(page)),
  ];
  for (const { scheme, width, name } of LOOKS) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    problems.push(...(await findSidewaysScroll(page)).map((text) => `${name}: ${text}`));
    const violations = (await page.evaluate(RUN)) as Violation[];
    for (const { id, nodes } of violations)
      problems.push(`${name}: axe ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  }
  return problems;
}

/** On a phone, the way to other pages takes one row and leaves the window to the page itself. */
function findTallNavigation(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { height = 0 } = document.querySelector("header.side")?.getBoundingClientRect() ?? {};
    return window.innerWidth < 800 && height > 64 ? [`${height} px of navigation`] : [];
  });
}

/** On a phone, no column of a table is out of sight. */
function findCutTables(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".scroll")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((region) => `a table is cut: ${region.getAttribute("aria-label")}`),
  );
}

/** Says by how much a page is wider than its window, and which elements reach out of it. */
export function findSidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= window.innerWidth) return [];
    const reaching = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
    );
    const first = reaching.slice(0, 3).map((element) => element.outerHTML.slice(0, 100));
    return [`sideways scroll: ${scrollWidth} of ${window.innerWidth} px: ${first.join(" | ")}`];
  });
}
