// npm run bench [-- --quick] [--only measure,…] [--contestants a,b]: the SDK beside other API clients, on this machine.
import { parseArgs } from "node:util";
import { CONTESTANTS } from "./contestants/all.mjs";
import { installOwnPackage } from "./harness/own-package.mjs";
import { writeReport } from "./harness/report.mjs";
import { runMeasure } from "./harness/run-measure.mjs";
import { MEASURES } from "./measures/all.mjs";

const { values: flags } = parseArgs({
  options: { quick: { type: "boolean" }, only: { type: "string" }, contestants: { type: "string" } },
});

installOwnPackage();

const wanted = (list, name) => list === undefined || list.split(",").includes(name);

const contestants = Object.keys(CONTESTANTS).filter((name) => wanted(flags.contestants, name));

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
