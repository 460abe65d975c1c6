import { atMost, formatNumber, renderTable } from "../../harness.ts";

const HEADER = ["measure", "svc-server", "bare node:http", "Prism", "beside bare, goal"];
const text = (value, unit = "") => (value === undefined ? "–" : `${formatNumber(value)}${unit}`);

/** Each load and its limit, as a multiple of bare node:http, which is comparable between machines. */
const LOADS = {
  list: { title: "list of 20 out of 10,000, filter and total", times: 2.5 },
  lists: { title: "each request another page or filter" },
  one: { title: "one meeting by id", times: 2 },
  ones: { title: "each request another meeting" },
};
const START_TIMES = 1.7;
const READY_GOAL_MS = 50;
const RESET_GOAL_MS = 5;

const NOTES = [
  "Ratios are to bare node:http, which sends the bytes of the first response to every request.",
  "A list and a meeting that are asked for again are remembered until something is written; the rows of `each request another` ask for",
  "more than is remembered, so that each of them is read.",
];

export function renderReport(results, machine) {
  return `${renderTable([HEADER, ...loadRows(results), ...startRows(results)])}\n${machine}, 32 connections.\n${NOTES.join("\n")}\n`;
}

function loadRows({ load }) {
  return Object.entries(LOADS).flatMap(([name, { title, times }]) => {
    const { ours, bare, prism } = load[name];
    const row = (label, member, unit, goal = "") => [
      `${title}: ${label}`,
      ...[ours, bare, prism].map((figures) => text(figures?.[member], unit)),
      goal,
    ];
    return [
      row("CPU per request", "cpuMicroseconds", " us", ratio(ours.cpuMicroseconds, bare.cpuMicroseconds, times)),
      row("requests a second", "requestsPerSecond", ""),
      row("p99", "p99Ms", " ms"),
      row("memory", "memoryMb", " MB"),
    ];
  });
}

function startRows({ start, inProcess }) {
  const row = (title, ours, bare, goal) => [title, text(ours, " ms"), text(bare, " ms"), "–", goal];
  const process = (what, figure, goal) =>
    row(`in a test's process: ${what}`, figure, undefined, atMost(figure, goal, "ms"));
  const begin = (what, { ms, cpuMs }) => [
    row(`start to first response, ${what}`, ms, start.bare.ms, ratio(ms, start.bare.ms, START_TIMES)),
    row(`start to first response, ${what}: CPU`, cpuMs, start.bare.cpuMs, ratio(cpuMs, start.bare.cpuMs)),
  ];
  return [
    ...begin("10,000 meetings", start.ours),
    ...begin("empty", start.empty),
    process("first ready", inProcess.firstReadyMs, READY_GOAL_MS),
    process("ready again", inProcess.readyMs, READY_GOAL_MS),
    process("reset", inProcess.resetMs, RESET_GOAL_MS),
  ];
}

/** A figure as a multiple of the bare one, and whether it meets the goal, if there is one. */
function ratio(figure, bare, times) {
  const value = `${(figure / bare).toFixed(2)} x`;
  if (times === undefined) return value;
  return `${value}, goal ${formatNumber(times)} x: ${figure <= times * bare ? "met" : "**missed**"}`;
}
