import measure from "fast-string-truncated-width";
import fastWidth from "fast-string-width";

/** Spaces between two columns of a table. */
export const COLUMN_GAP = 2;

/** Latin letters and their punctuation. Measuring anything else first compiles large Unicode patterns, which takes longer than drawing the table. */
const PLAIN = /^[ -~\u00c0-\u024f\u2013-\u201d\u2026]*$/;

/** Width of the text in terminal columns: CJK and emoji take two. */
export const textWidth = (text: string): number => (PLAIN.test(text) ? text.length : fastWidth(text));

/** Truncates the text to `width` columns and marks the cut with `…`. */
export function truncateText(text: string, width: number): string {
  if (text.length <= width && PLAIN.test(text)) return text;
  const { index, ellipsed, truncated } = measure(text, { limit: width, ellipsis: "…" });
  if (!truncated) return text;
  const mark = ellipsed ? "…" : "";
  let cut = text.slice(0, index).replace(/[\ud800-\udbff]$/, "");
  // The library cuts too late after a character that is in none of its blocks, such as a dash:
  // https://github.com/fabiospampinato/fast-string-truncated-width
  while (cut !== "" && textWidth(cut + mark) > width) cut = cut.replace(LAST_CHARACTER, "");
  return cut.trimEnd() + mark;
}

/** Includes its combining marks, joiners and variation selectors. */
const LAST_CHARACTER = /\u200d?[^\p{M}\u200d][\p{M}\u200d]*$|^[\p{M}\u200d]+$/u;
