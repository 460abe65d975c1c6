import { cpus, loadavg } from "node:os";

/** Rows of `report.ts` as a table in Markdown, with how busy the machine was. */
export function toTable(rows) {
  const header = [
    "scenario",
    "database",
    "requests",
    "503 or 507",
    "500, lost, doubled",
    "slowest response",
    "slowest `/healthz`",
    "memory",
  ];
  const cells = rows.map((row) => [
    row.scenario,
    row.database,
    row.requests.toLocaleString("en"),
    (row.unavailable ?? 0).toLocaleString("en"),
    String([row.unexpected, row.lost, row.doubled].reduce((sum, list) => sum + (list?.length ?? 0), 0)),
    milliseconds(row.slowestMs),
    milliseconds(row.slowestHealthMs),
    row.memoryGrowth === undefined ? "–" : `${Math.round(row.memoryGrowth / 1024 / 1024)} MB`,
  ]);
  const widths = header.map((name, column) => Math.max(name.length, ...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  const load = loadavg()[0].toFixed(0);
  const note = `Node ${process.version}, ${cpus().length} cores, load average ${load} at the end: times are those of that machine.`;
  return `${[line(header), rule, ...cells.map(line), "", note].join("\n")}
`;
}

function milliseconds(value) {
  return value === undefined ? "–" : `${Math.round(value).toLocaleString("en")} ms`;
}
