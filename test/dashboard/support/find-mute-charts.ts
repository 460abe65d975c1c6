import type { Page } from "playwright-core";

/**
 * Charts that leave a question open. Each has a legend; a scale, at its axis or in words; the number of things that it shows; and beside
 * it what its tooltips say: for touch, the keyboard and everybody's eyes. Words of a chart are those of its row and column, or of its part
 * of the page.
 */
export function findMuteCharts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SCALE = /\b\d+ to \d+\b|\bof 100\b|\bfrom 0\b/;
    const COUNT = /\b\d[\d,.]* (?:report|score|call|turn)s?\b|\bthis call\b/;
    const COUNTS = ["Reports", "Scores", "Calls"];
    const wordsOf = (text: string | null) => (text ?? "").split(/[\s,;:()]+/);
    const textsOf = (element: Element): string[] =>
      element.matches("svg")
        ? []
        : [...element.childNodes].flatMap((node) =>
            node instanceof Element ? textsOf(node) : [(node.textContent ?? "").trim()],
          );
    const textOf = (element: Element | null | undefined) => (element ? textsOf(element).join(" ") : "");
    const told = [...document.querySelectorAll("main :is(tr, p, .criterion)")].map(
      (part) => new Set(textsOf(part).flatMap(wordsOf)),
    );
    const headOf = (cell: HTMLTableCellElement) => cell.closest("table")?.querySelectorAll("th")[cell.cellIndex];
    const isCounted = (cell: HTMLTableCellElement) =>
      [...(cell.closest("tr")?.cells ?? [])].some(
        (other) => COUNTS.includes(textOf(headOf(other))) && /^\d/.test(textOf(other)),
      );
    const hasAxis = (chart: Element) =>
      [...chart.querySelectorAll("text:not(.value)")].filter(({ textContent }) => /^\d[\d:.]*$/.test(textContent ?? ""))
        .length > 1;
    const problemsOf = (chart: Element) => {
      const cell = chart.closest("td");
      const part = chart.closest(".criterion, .beside, .card, section");
      const legend = cell ? headOf(cell) : part?.querySelector(".key, .criterion h3, .beside h2");
      const keys = [...(chart.closest(".card, section")?.querySelectorAll(".key") ?? [])].map(textOf);
      const own = cell ? [textOf(headOf(cell)), textOf(cell)] : [textOf(part)];
      const words = [...own, ...keys].join(" ");
      const tips = [...chart.querySelectorAll(":scope * > title")].map(({ textContent }) => textContent);
      const lost = tips.filter((tip) => !told.some((known) => wordsOf(tip).every((word) => known.has(word))));
      const name = chart.querySelector("title")?.textContent;
      return [
        ...(textOf(legend) ? [] : [`a chart without a legend: ${name}`]),
        ...(hasAxis(chart) || SCALE.test(words) ? [] : [`a chart without a scale: ${name}`]),
        ...(COUNT.test(words) || (cell && isCounted(cell)) ? [] : [`a chart without a count: ${name}`]),
        ...lost.map((tip) => `only a tooltip says: ${tip}`),
      ];
    };
    return [...document.querySelectorAll("main svg:not(svg svg)")].flatMap(problemsOf);
  });
}
