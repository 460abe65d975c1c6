import { cpus } from "node:os";

/** A Markdown table of rows of texts, the first of which is its header. */
export function renderTable([header, ...rows]) {
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((cells) => cells[column].length)));
  const render = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
  return `${[header, widths.map((width) => "-".repeat(width)), ...rows].map(render).join("\n")}\n`;
}

export function formatNumber(value, maximumFractionDigits = 1) {
  return value.toLocaleString("en", { maximumFractionDigits });
}

export function describeMachine() {
  return `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown CPU"}`;
}
