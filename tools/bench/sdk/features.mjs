// npm run bench:features [-- --only feature,…] [--contestants a,b]: what each API client does in eight situations, tried out. Writes features.md.
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { renderTable } from "../markdown-table.mjs";
import { CONTESTANTS } from "./contestants/all.mjs";
import { FEATURES } from "./features/all.mjs";
import { installOwnPackage } from "./harness/own-package.mjs";
import { versionOf } from "./harness/report.mjs";

const { values: flags } = parseArgs({ options: { only: { type: "string" }, contestants: { type: "string" } } });
const features = FEATURES.filter(({ name }) => flags.only?.split(",").includes(name) ?? true);
const names = flags.contestants?.split(",") ?? Object.keys(CONTESTANTS);
const MARKS = { true: "yes", false: "no", "": "–" };

installOwnPackage();
const rows = [];
for (const { name, title } of features) {
  const answers = [];
  for (const contestant of names) answers.push(await tryFeature(contestant, name));
  rows.push([title, ...answers, `\`${name}\``]);
  console.log(rows.at(-1).join(" | "));
}
const versions = names.map((name) => `${name} ${versionOf(CONTESTANTS[name].package)}`);
const header = ["what the client does", ...versions, "`npm run bench:features -- --only`"];
if (!flags.only && !flags.contestants)
  writeFileSync(new URL("features.md", import.meta.url), renderTable([header, ...rows]));

async function tryFeature(contestant, feature) {
  const program = fileURLToPath(new URL("features/try-feature.mjs", import.meta.url));
  const options = { timeout: 60_000, killSignal: "SIGKILL" };
  // Whoever takes a minute, or all of the memory, does not have the feature.
  const { stdout } = await promisify(execFile)(process.execPath, [program, contestant, feature], options).catch(() => ({
    stdout: "false",
  }));
  return MARKS[stdout];
}
