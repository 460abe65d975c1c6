import measure from "fast-string-truncated-width";
import fastWidth from "fast-string-width";

/** ASCII and the mark of a cut. Measuring anything else compiles large Unicode patterns first, which takes longer than drawing the table. */
const PLAIN = /^[ -~\u2026]*$/;

/** Columns that the text takes on a terminal: CJK and emoji take two. */
export const textWidth = (text: string): number => (PLAIN.test(text) ? text.length : fastWidth(text));

/** Cuts the text to `width` columns, with `…` where something was cut. */
export function truncateText(text: string, width: number): string {
  if (text.length <= width && PLAIN.test(text)) return text;
  const { index, ellipsed, truncated } = measure(text, { limit: width, ellipsis: "…" });
  if (!truncated) return text;
  const mark = ellipsed ? "…" : "";
  let cut = text.slice(0, index).replace(/[\ud800-\udbff]$/, "");
  // The library cuts too late behind a character that it has no block for, such as a dash: https://github.com/fabiospampinato/fast-string-truncated-width
  while (cut !== "" && textWidth(cut + mark) > width) cut = cut.replace(LAST_CHARACTER, "");
  return cut.trimEnd() + mark;
}

/** With the marks, joiners and variation selectors that belong to it. */
const LAST_CHARACTER = /\u200d?[^\p{M}\u200d][\p{M}\u200d]*$|^[\p{M}\u200d]+$/u;

/** Fills the text with spaces up to `width` columns. */
export function padText(text: string, width: number, align: "left" | "right"): string {
  const space = " ".repeat(Math.max(0, width - textWidth(text)));
  return align === "right" ? space + text : text + space;
}
