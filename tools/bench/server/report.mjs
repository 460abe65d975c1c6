import { writeFileSync } from "node:fs";
import { renderTable } from "../markdown-table.mjs";
import { describeMachine, formatNumber } from "./format.mjs";

const HEADER = ["measure", "svc-server", "bare node:http", "Prism", "goal"];
const text = (value, unit = "") => (value === undefined ? "–" : `${formatNumber(value)}${unit}`);

/** Each measure with its goal, and how its figure is read out of the results. A goal is met by a figure up to, or from, its bound. */
const LOAD_GOALS = {
  list: { title: "list of 20 out of 10,000, filter and total", cpu: 125, perSecond: 7_000 },
  one: { title: "one meeting by id", cpu: 45, perSecond: 20_000 },
};
const START_GOAL_MS = 150;
const READY_GOAL_MS = 50;
const RESET_GOAL_MS = 5;

/** Writes the table to `results.md` and returns it. */
export function writeReport(folder, results) {
  const rows = [...loadRows(results), ...startRows(results)].map(({ cells, goal }) => [...cells, goal]);
  const table = renderTable([HEADER, ...rows]);
  writeFileSync(new URL("results.md", folder), `${table}\n${describeMachine()}, 32 connections.\n`);
  return table;
}

function loadRows({ load }) {
  return Object.entries(LOAD_GOALS).flatMap(([name, { title, cpu, perSecond }]) => {
    const { ours, bare, prism } = load[name];
    const row = (label, member, unit, goal) => ({
      cells: [`${title}: ${label}`, ours, bare, prism].map((cell) =>
        typeof cell === "string" ? cell : text(cell?.[member], unit),
      ),
      goal,
    });
    return [
      row("CPU per request", "cpuMicroseconds", " us", atMost(ours.cpuMicroseconds, cpu, " us")),
      row("requests a second", "requestsPerSecond", "", atLeast(ours.requestsPerSecond, perSecond)),
      row("p99", "p99Ms", " ms", ""),
      row("memory", "memoryMb", " MB", ""),
    ];
  });
}

function startRows({ start, inProcess }) {
  const row = (title, ours, bare, goal) => ({ cells: [title, text(ours, " ms"), text(bare, " ms"), "–"], goal });
  return [
    row(
      "start to first response, 10,000 meetings",
      start.oursMs,
      start.bareMs,
      atMost(start.oursMs, START_GOAL_MS, " ms"),
    ),
    row(
      "start to first response, empty",
      start.oursEmptyMs,
      start.bareMs,
      atMost(start.oursEmptyMs, START_GOAL_MS, " ms"),
    ),
    row(
      "in a test's process: first ready",
      inProcess.firstReadyMs,
      undefined,
      atMost(inProcess.firstReadyMs, READY_GOAL_MS, " ms"),
    ),
    row(
      "in a test's process: ready again",
      inProcess.readyMs,
      undefined,
      atMost(inProcess.readyMs, READY_GOAL_MS, " ms"),
    ),
    row("in a test's process: reset", inProcess.resetMs, undefined, atMost(inProcess.resetMs, RESET_GOAL_MS, " ms")),
  ];
}

function atMost(figure, bound, unit) {
  return figure <= bound ? `<= ${formatNumber(bound)}${unit}` : `over ${formatNumber(bound)}${unit}`;
}

function atLeast(figure, bound) {
  return figure >= bound ? `>= ${formatNumber(bound)}` : `under ${formatNumber(bound)}`;
}
