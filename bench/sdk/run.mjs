// npm run bench [-- --quick] [--only measure,…] [--contestants a,b]: the SDK beside other API clients, on this machine.
import { parseArgs } from "node:util";
import { isBuilt, prepare } from "./harness/own-package.mjs";

const { values: flags } = parseArgs({
  options: { quick: { type: "boolean" }, only: { type: "string" }, contestants: { type: "string" } },
});

prepare();

// Only now are the packages there that the measures import.
const { runMeasure } = await import("./harness/run-measure.mjs");
const { CONTESTANTS } = await import("./contestants/all.mjs");
const { MEASURES } = await import("./measures/all.mjs");
const { writeReport } = await import("./harness/report.mjs");

const wanted = (list, name) => list === undefined || list.split(",").includes(name);

if (!isBuilt()) console.warn("There is no dist/. Run `npm run build` first to have the SDK take part.");
const contestants = Object.keys(CONTESTANTS).filter(
  (name) => wanted(flags.contestants, name) && (name !== "svc-sdk" || isBuilt()),
);

const results = [];
for (const measure of MEASURES.filter(({ name }) => wanted(flags.only, name))) {
  const result = await runMeasure(measure, contestants, flags.quick ? "quick" : "full");
  results.push(result);
  console.log(result.title);
  for (const [name, { text }] of Object.entries(result.figures)) console.log(`  ${name.padEnd(14)} ${text}`);
}
if (!flags.quick && !flags.contestants) writeReport(results);
const missed = results.filter((result) => result.goalMet === false).map(({ title }) => title);
if (missed.length > 0) console.log(`Behind its goal: ${missed.join("; ")}`);
