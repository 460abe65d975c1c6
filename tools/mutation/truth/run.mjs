// Changes one definition of core/ at a time, and counts the cells of test/truth/ that turn red by it, on each surface.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../../scripts/bootstrap.mjs";
import { readArgs } from "../../../scripts/read-args.mjs";
import { DEFINITIONS } from "./definitions.mjs";

const SURFACES = ["API", "SDK", "svc", "weekly", "tool", "page"];
const { positionals: wanted, reject } = readArgs("npm run mutation:truth -- [DEFINITION...]", {}, true);
const unknown = wanted.filter((name) => !(name in DEFINITIONS));
if (unknown.length > 0) reject(`There is no definition ${unknown}. Use ${Object.keys(DEFINITIONS).join(", ")}.`);

/** Names of the wrong cells of both organizations. */
function wrongCells(mutant) {
  const folder = mkdtempSync(join(tmpdir(), "svc-truth-mutant-"));
  const config = join(import.meta.dirname, "vitest.config.mjs");
  const env = { ...process.env, TRUTH_CELLS: folder, TRUTH_MUTANT: mutant };
  spawnSync(process.execPath, [join(ROOT, "node_modules/vitest/vitest.mjs"), "run", "--config", config], { env });
  const wrong = ["demo", "hostile"].flatMap((name) =>
    JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")).wrong.map((cell) => `${name} ${cell.name}`),
  );
  rmSync(folder, { recursive: true });
  return new Set(wrong);
}

const before = wrongCells("");
process.stdout.write(`| changed definition | ${SURFACES.join(" | ")} |\n| --- |${" ---: |".repeat(SURFACES.length)}\n`);
for (const mutant of wanted.length > 0 ? wanted : Object.keys(DEFINITIONS)) {
  const red = [...wrongCells(mutant)].filter((name) => !before.has(name));
  const counts = SURFACES.map(
    (surface) => red.filter((name) => name.split(" ")[1]?.replace(/:$/, "") === surface).length,
  );
  process.stdout.write(`| ${mutant} | ${counts.join(" | ")} |\n`);
}
