// npm run bench:features: tries what each API client does in eight situations. Writes features.md.
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { readArgs } from "../../../scripts/read-args.mjs";
import { renderTable } from "../../harness.ts";
import { FEATURES } from "./features/all.mjs";
import { installOwnPackage } from "./harness/own-package.mjs";
import { versionOf } from "./harness/report.mjs";
import { writeSummary } from "./harness/summary.mjs";
import { SUBJECTS } from "./subjects/all.mjs";

const { values: flags } = readArgs("npm run bench:features -- [--only FEATURE,...] [--clients NAME,...]", {
  only: { type: "string" },
  clients: { type: "string" },
});
const features = FEATURES.filter(({ name }) => flags.only?.split(",").includes(name) ?? true);
const names = flags.clients?.split(",") ?? Object.keys(SUBJECTS);
const MARKS = { true: "yes", false: "no", "": "–" };

installOwnPackage();
const rows = [];
for (const { name, title } of features) {
  const cells = [];
  for (const subject of names) cells.push(await tryFeature(subject, name));
  rows.push([title, ...cells, `\`${name}\``]);
  console.log(rows.at(-1).join(" | "));
}
const versions = names.map((name) => `${name} ${versionOf(SUBJECTS[name].package)}`);
const header = ["what the client does", ...versions, "`npm run bench:features -- --only`"];
if (!flags.only && !flags.clients) {
  writeFileSync(new URL("features.md", import.meta.url), renderTable([header, ...rows]));
  writeSummary();
}

async function tryFeature(subject, feature) {
  const program = fileURLToPath(new URL("features/try-feature.mjs", import.meta.url));
  const options = { timeout: 60_000, killSignal: "SIGKILL" };
  // A client that takes a minute, or runs out of memory, does not have the feature.
  const { stdout } = await promisify(execFile)(process.execPath, [program, subject, feature], options).catch(() => ({
    stdout: "false",
  }));
  return MARKS[stdout];
}
