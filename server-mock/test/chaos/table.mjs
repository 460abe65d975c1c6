import { cpus, loadavg } from "node:os";

/** What every scenario must hold to on a machine that does nothing else. */
const BAR = { slowestMs: 5_000, slowestHealthMs: 100, memoryGrowth: 200 * 1024 * 1024 };

/** Rows of `report.ts` as a table in Markdown, whether they hold to the bar, and how busy the machine was. */
export function toTable(unordered) {
  const rows = unordered.toSorted((one, two) => nameOf(one).localeCompare(nameOf(two)));
  const header = [
    "scenario",
    "database",
    "requests",
    "503 or 507",
    "500, lost, doubled",
    "slowest response",
    "slowest `/healthz`",
    "longest turn, CPU",
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
    milliseconds(row.longestTurnMs),
    row.memoryGrowth === undefined ? "–" : `${Math.round(row.memoryGrowth / 1024 / 1024)} MB`,
  ]);
  const widths = header.map((name, column) => Math.max(name.length, ...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  const load = loadavg()[0].toFixed(0);
  const note = `Node ${process.version}, ${cpus().length} cores, load average ${load} at the end: times are those of that machine.`;
  return `${[line(header), rule, ...cells.map(line), "", barNote(rows), note].join("\n")}
`;
}

function nameOf({ scenario, database }) {
  return `${scenario} ${database}`;
}

function barNote(rows) {
  const bar =
    "The bar: nothing lost, doubled or 500, no response after 5 s, `/healthz` within 100 ms, growth below 200 MB.";
  const missed = rows.filter((row) => Object.entries(BAR).some(([figure, most]) => row[figure] > most));
  const turns =
    "The longest turn is the most CPU time that the server spent without a look at its connections; what `/healthz` took beyond that, it waited for the machine.";
  const result = missed.length === 0 ? "Met by every row" : `Missed by ${missed.length} of ${rows.length} rows`;
  return `${bar} ${result}.\n${turns}`;
}

function milliseconds(value) {
  return value === undefined ? "–" : `${Math.round(value).toLocaleString("en")} ms`;
}
