import { readFileSync, writeFileSync } from "node:fs";
import { renderTable } from "../../../harness.ts";
import { BENCHMARKS } from "../benchmarks/all.mjs";

const file = (name) => new URL(`../${name}`, import.meta.url);

/** Writes `summary.md` for the README: for each row in which clients differ, our figure, raw fetch's, and the best and the worst peer's. */
export function writeSummary() {
  const rows = [...readTable("features.md"), ...readTable("results.md")].filter(isDifferent).map(summarize);
  writeFileSync(file("summary.md"), renderTable([["", "svc-sdk", "fetch", "best peer", "worst peer"], ...rows]));
}

/** Rows of a wide table as records: title, name of the benchmark, and the cell of each client. */
function readTable(name) {
  const [header, , ...lines] = readFileSync(file(name), "utf8").trim().split("\n").map(readCells);
  return lines.map((cells) => ({
    title: cells[0],
    name: cells.at(-1).replaceAll("`", ""),
    cells: new Map(header.slice(0, -1).map((title, index) => [title.split(" ")[0], cells[index]])),
  }));
}

/** Cells of a line of a Markdown table. */
export function readCells(line) {
  return line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
}

function isDifferent({ cells }) {
  const figures = [cells.get("svc-sdk"), ...peersOf(cells).map(([, cell]) => cell)];
  return new Set(figures).size > 1;
}

function peersOf(cells) {
  return [...cells].filter(([client, cell]) => !OTHER_COLUMNS.has(client) && cell !== "–");
}

function summarize({ title, name, cells }) {
  const isMoreBetter = BENCHMARKS.find((benchmark) => benchmark.name === name)?.goal?.atLeast !== undefined;
  const peers = peersOf(cells);
  const ranked = peers.toSorted(([, one], [, other]) => compare(one, other, isMoreBetter));
  const show = (peer) => {
    if (!peer) return "–";
    const [client, cell] = peer;
    const alike = peers.filter(([, other]) => other === cell).length;
    return cell === "yes" || cell === "no" ? `${cell}, ${alike} of ${peers.length}` : `${cell}, ${client}`;
  };
  return [title, cells.get("svc-sdk"), cells.get("fetch") ?? "–", show(ranked[0]), show(ranked.at(-1))];
}

const OTHER_COLUMNS = new Set(["what", "benchmark", "our", "svc-sdk", "fetch"]);

/** Order of two cells, the better first: `yes` before `no`, no failed calls before some, then by the figure. */
function compare(one, other, isMoreBetter) {
  const [left, right] = [rankOf(one), rankOf(other)];
  return left.failed - right.failed || (left.figure - right.figure) * (isMoreBetter ? -1 : 1);
}

function rankOf(cell) {
  const failed = Number(/\((\d+) fail\)/.exec(cell)?.[1] ?? 0);
  const figure = { yes: 0, no: 1 }[cell] ?? Number.parseFloat(cell.replaceAll(",", ""));
  return { failed, figure };
}
