type Cells = readonly (string | number)[];

/** A table without padding, so that a changed cell changes one line. */
export function table(head: Cells, rows: readonly Cells[]): string {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(escapeCell).join(" | ")} |`).join("\n");
}

/** A table with padded cells, like the formatter's. */
export function paddedTable(head: Cells, rows: readonly Cells[]): string {
  const cells = [head, ...rows].map((row) => row.map(escapeCell));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => widthOf(row[column] ?? ""))));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - widthOf(cell))).join(" | ")} |`;
  return [line(cells[0] ?? []), line(widths.map((width) => "-".repeat(width))), ...cells.slice(1).map(line)].join("\n");
}

/** Inline code, also for text with a backtick. */
export const code = (text: string): string => (text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``);

const escapeCell = (cell: string | number): string => String(cell).replaceAll("|", "\\|");

const WIDE = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uff00-\uff60]/gu;
const widthOf = (text: string): number => [...text].length + (text.match(WIDE) ?? []).length;
