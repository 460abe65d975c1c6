import { escapeText } from "../../core/text/escape.ts";
import type { Style } from "./style.ts";

const CONTEXT_LINES = 2;

/** The changed lines with `+` and `-` and some context; empty when the texts are equal. */
export async function textDiff(before: string, after: string, style: Style): Promise<string> {
  if (before === after) return "";
  const { diffLines } = await import("./diff.lazy.ts");
  const parts = diffLines(before, after);
  return parts
    .map(({ value, added, removed }, index) => {
      const lines = escapeText(value).replace(/\n$/, "").split("\n");
      if (added) return lines.map((line) => `${style.green(`+ ${line}`)}\n`).join("");
      if (removed) return lines.map((line) => `${style.red(`- ${line}`)}\n`).join("");
      return surroundings(lines, { isFirst: index === 0, isLast: index === parts.length - 1 }, style);
    })
    .join("");
}

function surroundings(
  lines: readonly string[],
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
  style: Style,
): string {
  const head = isFirst ? [] : lines.slice(0, CONTEXT_LINES);
  const tail = isLast ? [] : lines.slice(Math.max(head.length, lines.length - CONTEXT_LINES));
  const left = lines.length - head.length - tail.length;
  const gap = left > 0 && !isFirst && !isLast ? [`… ${left} more`] : [];
  return [...head, ...gap, ...tail].map((line) => `${style.dim(`  ${line}`)}\n`).join("");
}
