import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderTable } from "../markdown-table.mjs";
import { describeMachine, formatNumber } from "./format.mjs";
import { runScript } from "./run-script.mjs";

const MEETINGS = { few: 10_000, many: 1_000_000 };
const GOAL = 2;

/** Compares the cost of requests with few and with many meetings of demo data, in databases in `folder`. Writes `growth.md`. */
export async function compareGrowth(folder, report) {
  const files = Object.fromEntries(
    Object.keys(MEETINGS).map((side) => [side, join(folder, `demo-${MEETINGS[side]}.db`)]),
  );
  for (const side of Object.keys(MEETINGS)) await runScript("fill-demo.ts", files[side], String(MEETINGS[side]));
  const growth = JSON.parse(await runScript("measure-growth.ts", files.few, files.many));
  growth.filling = JSON.parse(readFileSync(`${files.many}.json`, "utf8"));
  const text = render(growth);
  writeFileSync(new URL("growth.md", report), text);
  return text;
}

function render({ few, many, filling, requests }) {
  const header = [
    "request",
    ...Object.values(MEETINGS).map((count) => `${formatNumber(count)} meetings`),
    "ratio",
    "goal",
  ];
  const rows = requests.map(({ title, isFlat, fewMicroseconds, manyMicroseconds }) => {
    const ratio = manyMicroseconds / fewMicroseconds;
    const goal = ratio <= GOAL ? `at most ${GOAL} x: met` : `at most ${GOAL} x: **missed**`;
    const cost = [fewMicroseconds, manyMicroseconds].map((value) => `${formatNumber(value, 0)} us`);
    return [title, ...cost, `${formatNumber(ratio, ratio < 10 ? 1 : 0)} x`, isFlat ? goal : "grows"];
  });
  const { cpuMinutes, memoryMb, gigabytes } = filling;
  const notes = [
    `${describeMachine()}. ${formatNumber(few)} and ${formatNumber(many)} of the meetings are the asking organization's.`,
    `To fill the larger database took ${formatNumber(cpuMinutes)} minutes of CPU time and ${formatNumber(gigabytes)} GB of disk;`,
    `the process had up to ${formatNumber(memoryMb, 0)} MB resident, up to 2 GB of them pages of the mapped file.`,
  ];
  return `${renderTable([header, ...rows])}\n${notes.join("\n")}\n`;
}
