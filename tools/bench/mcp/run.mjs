// npm run bench:mcp: compares the built tool server with two published ones, on this machine. Needs `npm run build`.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readArgs } from "../../../scripts/read-args.mjs";
import { measureColdInstall } from "./measure-cold-install.mjs";
import { measureCancel, measureExits } from "./measure-endings.mjs";
import { measureLists, measureMalformed, measureTokens } from "./measure-responses.mjs";
import { measureStarts } from "./measure-starts.mjs";
import { medianAndWorst, SERVERS } from "./servers.mjs";

const HERE = import.meta.dirname;
const { quick: QUICK } = readArgs("npm run bench:mcp -- [--quick]", { quick: { type: "boolean" } }).values;
const ROUNDS = QUICK ? 7 : 41;
const RUNS = QUICK ? 5 : 15;

const note = (what) => process.stderr.write(`${what} ...\n`);
note("starts");
const starts = await measureStarts(ROUNDS);
note("lists");
const lists = await measureLists();
note("tokens");
const tokens = await measureTokens();
note("exits");
const exits = await measureExits(RUNS);
note("cancel");
const cancel = await measureCancel(RUNS);
note("malformed lines");
const malformed = await measureMalformed();
note("cold installation");
const cold = await measureColdInstall();

const certificates = process.env.NODE_EXTRA_CA_CERTS ? ", `NODE_EXTRA_CA_CERTS` set" : "";
const WHERE = { shell: `environment of the shell${certificates}`, empty: "empty environment" };

const report = [
  `Node ${process.versions.node}, ${ROUNDS} rounds, medians; every round starts each program once, in turn.`,
  "",
  "| measure | svc-mcp | server-filesystem | notion | goal |",
  "| --- | --- | --- | --- | --- |",
  ...Object.entries(starts).map(([where, { plainMs, ratios }]) =>
    row(
      `start to first response, times \`node -e 0\` (${plainMs.toFixed(0)} ms), ${WHERE[where]}`,
      (name) => ratios[name].toFixed(2),
      where === "shell" ? "1.9" : "",
    ),
  ),
  row("cold: packages installed", (name) => cold[name]?.packages ?? "", "1"),
  row("cold: `npm install` to first response, seconds", (name) => cold[name]?.seconds.toFixed(1) ?? "", ""),
  row("`tools/list`, bytes", (name) => lists[name], "9,000"),
  row("responses to malformed lines, of 5", (name) => malformed[name], "5"),
  ownRow(`20 meetings as text, tokens (raw JSON: ${tokens.raw})`, tokens.text, "1,300"),
  ownRow("20 meetings as structured content, tokens", tokens.structured, "1,300"),
  ...Object.entries(exits).map(([event, times]) =>
    ownRow(`exit after ${event}, ms, median (worst) of ${RUNS}`, medianAndWorst(times), "100"),
  ),
  ownRow(`cancel to closed connection, ms, median (worst) of ${RUNS}`, medianAndWorst(cancel), "50"),
  "",
].join("\n");
console.log(report);
if (!QUICK) writeFileSync(join(HERE, "results.md"), report);
process.exit();

function row(title, value, goal) {
  return `| ${title} | ${Object.keys(SERVERS).map(value).join(" | ")} | ${goal} |`;
}

function ownRow(title, value, goal) {
  return row(title, (name) => (name === "svc-mcp" ? value : ""), goal);
}
