import type { Page } from "playwright-core";

/**
 * Buttons, links and fields of one name that do different things: who hears them one by one, or says their name, cannot choose. A name
 * includes that of the group of fields around it. What a row or a heading names is data: two calls may have one title.
 */
export function findTwins(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = "main :is(button, a[href], summary, input:not([type=hidden]), select, textarea)";
    const NAMED = "td:first-child a, :is(h2, h3) a, tr a[href^='/people/']";
    const textOf = (element: Element | null) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
    const nameOf = (control: Element) => {
      const labels = "labels" in control ? [...((control.labels as NodeListOf<Element> | null) ?? [])] : [];
      const own = control.getAttribute("aria-label") ?? (labels.map(textOf).join(" ") || textOf(control));
      return [control.closest("fieldset")?.querySelector("legend"), own]
        .map((part) => (typeof part === "string" ? part : textOf(part ?? null)))
        .join(" ")
        .trim();
    };
    const effectOf = (control: Element) => {
      if (control instanceof HTMLAnchorElement) return control.href;
      if (!(control instanceof HTMLButtonElement) || !control.form) return `${control.id} ${control.outerHTML}`;
      const { action, elements } = control.form;
      const fixed = [...elements].flatMap((field) =>
        field instanceof HTMLInputElement && field.type === "hidden" ? `${field.name}=${field.value}` : [],
      );
      return [control.getAttribute("formaction") ?? action, control.name, control.value, ...fixed].join(" ");
    };
    const effects = new Map<string, Set<string>>();
    for (const control of document.querySelectorAll(CONTROLS)) {
      if (control.matches(NAMED)) continue;
      const name = nameOf(control);
      effects.set(name, (effects.get(name) ?? new Set()).add(effectOf(control)));
    }
    return [...effects].flatMap(([name, all]) =>
      all.size > 1 ? [`${all.size} different controls named “${name}”`] : [],
    );
  });
}
