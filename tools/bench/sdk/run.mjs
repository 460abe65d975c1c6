// npm run bench [-- --quick] [--only benchmark,…] [--clients a,b]: compares the SDK with other API clients, on this machine.
import { readArgs } from "../../../scripts/read-args.mjs";
import { BENCHMARKS } from "./benchmarks/all.mjs";
import { installOwnPackage } from "./harness/own-package.mjs";
import { writeReport } from "./harness/report.mjs";
import { runBenchmark } from "./harness/run-benchmark.mjs";
import { SUBJECTS } from "./subjects/all.mjs";

const { values: flags } = readArgs("npm run bench -- [--quick] [--only BENCHMARK,...] [--clients NAME,...]", {
  quick: { type: "boolean" },
  only: { type: "string" },
  clients: { type: "string" },
});

installOwnPackage();

const wanted = (list, name) => list === undefined || list.split(",").includes(name);

const subjects = Object.keys(SUBJECTS).filter((name) => wanted(flags.clients, name));

const results = [];
for (const benchmark of BENCHMARKS.filter(({ name }) => wanted(flags.only, name))) {
  const result = await runBenchmark(benchmark, subjects, flags.quick ? "quick" : "full");
  results.push(result);
  console.log(result.title);
  for (const [name, { text }] of Object.entries(result.figures)) console.log(`  ${name.padEnd(14)} ${text}`);
}
if (!flags.quick && !flags.clients) writeReport(results);
const missed = results.filter((result) => result.goalMet === false).map(({ title }) => title);
if (missed.length > 0) console.log(`Behind its goal: ${missed.join("; ")}`);
