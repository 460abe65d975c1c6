import type { Page } from "playwright-core";
import { findSidewaysScroll } from "./inspect-look.ts";

/** Width of the text on A4 paper with the browser's own margins, in CSS pixels. */
const PAPER_WIDTH = 718;

/** Text twice as large, as a reader's own setting makes it: nothing is cut off, nothing leaves the window. */
export async function inspectLargeText(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const problems = [...(await findSidewaysScroll(page)), ...(await findCutText(page))];
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "";
  });
  return problems.map((text) => `200 % text: ${text}`);
}

/** Readers who asked for less motion get none. */
export async function inspectReducedMotion(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moving = await page.evaluate(() => {
    const isLong = (durations: string) => durations.split(",").some((text) => Number.parseFloat(text) > 0.01);
    return [...document.querySelectorAll("*")]
      .filter((element) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element);
        const isAnimated = animationName !== "none" && isLong(animationDuration);
        return isAnimated || isLong(transitionDuration) || scrollBehavior === "smooth";
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  return moving.slice(0, 3).map((html) => `moves although motion is reduced: ${html}`);
}

/** On paper a page fits, shows its content without the navigation, and is dark on white whatever the screen shows. */
export async function inspectPrint(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: PAPER_WIDTH, height: 900 });
  const problems = [...(await findSidewaysScroll(page)), ...(await findUnprintable(page))];
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  return problems.map((text) => `print: ${text}`);
}

/** Elements that hide a part of their own text: they neither grow with it nor scroll. */
function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, position } = getComputedStyle(element);
        // Text for screen readers alone, and text that says with dots that it goes on.
        if (position === "absolute" || textOverflow === "ellipsis" || element.textContent?.trim() === "") return false;
        const isCutAcross = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
        const isCutDown = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
        return element.clientWidth > 0 && (isCutAcross || isCutDown);
      })
      .slice(0, 3)
      .map((element) => `cut text: ${element.outerHTML.slice(0, 100)}`),
  );
}

/** Text too pale for white paper, since browsers leave backgrounds out, and navigation that nobody can click on paper. */
function findUnprintable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const known = new Map<string, number>();
    const luminance = (color: string) => {
      const found = known.get(color) ?? measure(color);
      known.set(color, found);
      return found;
    };
    const measure = (color: string) => {
      if (!context) return 0;
      context.fillStyle = "#fff";
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const pale = [...document.body.querySelectorAll("*")]
      .filter((element) => hasText(element) && isSeen(element))
      .filter((element) => 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4)
      .map((element) => `too pale for paper: ${element.outerHTML.slice(0, 100)}`);
    const navigation = [...document.querySelectorAll("nav")].filter(isSeen).map(() => "the navigation is printed");
    return [...pale.slice(0, 3), ...navigation];
  });
}
