import { writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readCells } from "./cell.ts";
import { KNOWN } from "./known.ts";
import { openWorld } from "./open-world.ts";
import { demoOrganization } from "./organization/demo-organization.ts";
import { hostileOrganization } from "./organization/hostile-organization.ts";
import { ROWS } from "./rows/rows.ts";

const WORLDS = {
  demo: await openWorld(demoOrganization()),
  hostile: await openWorld(hostileOrganization()),
};
afterAll(() => Promise.all(Object.values(WORLDS).map((world) => world.close())));

it.each(["demo", "hostile"] as const)("every surface says the truth of the %s organization", async (name) => {
  const cells = [];
  for (const row of ROWS) cells.push(...(await readCells(row, WORLDS[name])));
  const wrong = cells.filter(({ truth, said }) => truth !== said);
  const known = KNOWN.filter(({ organization = name }) => organization === name);
  const unknown = wrong.filter((cell) => !known.some(({ cells: pattern }) => pattern.test(cell.name)));
  const over = known.filter(({ cells: pattern }) => !wrong.some((cell) => pattern.test(cell.name)));
  const besides = wrong.filter(({ truth }) => truth === "nothing").length;
  const count = cells.filter(({ truth }) => truth !== "nothing").length;
  process.stdout.write(`${name}: ${count} cells, ${wrong.length - besides} of them wrong, ${besides} said besides\n`);
  const folder = process.env["TRUTH_CELLS"];
  if (folder) await writeFile(path.join(folder, `${name}.json`), JSON.stringify({ cells: count, wrong }, undefined, 1));
  expect
    .soft(unknown.slice(0, 40).map(({ name: cell, truth, said }) => `${cell}: ${said}, truly ${truth}`))
    .toEqual([]);
  expect(
    over.map(({ reason }) => reason),
    "Known to be wrong, and no longer: remove it",
  ).toEqual([]);
});
