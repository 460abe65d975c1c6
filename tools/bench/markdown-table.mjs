/** Rows of texts as a Markdown table; the first is its header. */
export function renderTable([header, ...rows]) {
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((cells) => cells[column].length)));
  const render = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
  return `${[header, widths.map((width) => "-".repeat(width)), ...rows].map(render).join("\n")}\n`;
}
