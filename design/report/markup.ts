import { escapeXml } from "../../core/formats/xml.ts";
import { changeText } from "../../core/words/score-text.ts";

/** A table cell: its markup, and whether it is a number. */
export interface Cell {
  html: string;
  isNumber?: boolean;
}

export const words = (text: string): Cell => ({ html: escapeXml(text) });
export const number = (html: string): Cell => ({ html, isNumber: true });
export const drawn = (html: string): Cell => ({ html });

const classOf = ({ isNumber }: Cell): string => (isNumber ? ' class="num"' : "");

/** A table with its own horizontal scrolling; on a phone, each row is a block with labeled cells. Heads are plain text. */
export function table(label: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const names = heads.map(escapeXml);
  const head = names.map((name, index) => `<th scope="col"${classOf(rows[0]?.[index] ?? drawn(""))}>${name}</th>`);
  const nameOf = (index: number): string => (index === 0 ? "" : ` data-head="${names[index]}"`);
  const body = rows.map(
    (cells) =>
      `<tr>${cells.map((cell, index) => `<td${classOf(cell)}${nameOf(index)}>${cell.html}</td>`).join("")}</tr>`,
  );
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escapeXml(label)}"><table class="stack"><thead><tr>${head.join("")}</tr></thead><tbody>\n${body.join("\n")}\n</tbody></table></div>`;
}

/** The first rows, with the others in a collapsed `<details>`, which is not printed. */
export function foldedTable(
  label: string,
  { heads, rows, shown }: { heads: readonly string[]; rows: readonly (readonly Cell[])[]; shown: number },
): string {
  const first = table(label, heads, rows.slice(0, shown));
  if (rows.length <= shown) return first;
  const rest = table(`${label}, the others`, heads, rows.slice(shown));
  return `${first}\n<details class="bare"><summary>${rows.length - shown} more</summary>${rest}</details>`;
}

/** A change, colored by direction and with its sign, so that color is never the only cue. */
export function changeMark(change: number | null, digits = 1): string {
  const tone = change === null || change === 0 ? "mute" : change > 0 ? "good" : "bad";
  return `<span class="${tone}">${changeText(change, digits)}</span>`;
}
