const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', "#39": "'", nbsp: " " };

/** Text of markup as a person reads it; charts are pictures. */
export function textOf(markup: string): string {
  const text = markup
    .replace(/<svg[\s\S]*?<\/svg>/g, "")
    .replace(/<br>/g, "\n")
    .replace(/<[^>]*>/g, "");
  return text.replace(/&(lt|gt|amp|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? "").trim();
}

/** A cell of a table. */
export interface PageCell {
  text: string;
  markup: string;
}

/** Rows of the table with a caption, by the heads of the columns. */
export function tableOf(page: string, caption: string): Record<string, PageCell>[] {
  const start = page.indexOf(`<caption class="hide">${caption}</caption>`);
  if (start < 0) return [];
  const [head = "", body = ""] = page.slice(start, page.indexOf("</table>", start)).split("</thead>");
  const heads = [...head.matchAll(/<th [^>]*>([\s\S]*?)<\/th>/g)].map(([, cell = ""]) => textOf(cell));
  return [...body.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, line = ""]) => {
    const cells = [...line.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell = ""]) => cell);
    return Object.fromEntries(cells.map((markup, index) => [heads[index] ?? "", { markup, text: textOf(markup) }]));
  });
}

/** Rows of all tables of a page that have a column. */
export const rowsWith = (page: string, head: string): Record<string, PageCell>[] =>
  [...page.matchAll(/<caption class="hide">([^<]*)</g)]
    .flatMap(([, caption = ""]) => tableOf(page, caption))
    .filter((row) => head in row);

/** The figures that a page begins with, by their names. */
export function tilesOf(page: string): Record<string, { value: string; note: string }> {
  const list = /<ul class="tiles">([\s\S]*?)<\/ul>/.exec(page)?.[1] ?? "";
  const tiles = list.matchAll(
    /<li><span class="mute">([\s\S]*?)<\/span><b>([\s\S]*?)<\/b><span class="[a-z]+">([\s\S]*?)<\/span><\/li>/g,
  );
  return Object.fromEntries(
    [...tiles].map(([, name = "", value = "", note = ""]) => [
      textOf(name),
      { value: textOf(value), note: textOf(note) },
    ]),
  );
}

/** The first number of a text as people read it, such as `+1,204.5`; `null` for a dash. */
export function numberIn(text: string | undefined): number | null {
  const [, sign = "", digits] = /([-−+±]?)(\d[\d,]*(?:\.\d+)?)/.exec(text ?? "") ?? [];
  if (digits === undefined) return null;
  return Number(digits.replaceAll(",", "")) * (sign === "-" || sign === "−" ? -1 : 1) || 0;
}

/** Every number of a text. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => Number(digits.replaceAll(",", "")));

/** What a link of the cell leads to: the id at its end. */
export const linkedId = (markup: string): string => /href="[^"]*\/([0-9a-f-]{36})/.exec(markup)?.[1] ?? "";
