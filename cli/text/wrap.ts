import { wrapAnsi } from "fast-wrap-ansi";

/** Wraps text at words to `width` columns, with `indent` before every line after the first. */
export function wrapText(text: string, width: number | undefined, indent = ""): string {
  if (width === undefined) return text;
  const lines = wrapAnsi(text, Math.max(20, width - indent.length), { hard: true, trim: true }).split("\n");
  return lines.join(`\n${indent}`);
}

/** Like {@link wrapText}, but keeps a command between backticks on one line, to be copied. */
export function wrapAdvice(text: string, width: number | undefined, indent: string): string {
  const joined = text.replace(/`[^`]*`/g, (command) => command.replaceAll(" ", NO_BREAK_SPACE));
  return wrapText(joined, width, indent).replaceAll(NO_BREAK_SPACE, " ");
}

const NO_BREAK_SPACE = "\u00a0";
