import { writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { draw, IS_DRAWN, isDrawn } from "../support/draw.ts";
import { type Cell, readCells } from "./cell.ts";
import { KNOWN } from "./known.ts";
import { openWorld, type World } from "./open-world.ts";
import { demoOrganization } from "./organization/demo-organization.ts";
import { hostileOrganization } from "./organization/hostile-organization.ts";
import { ROWS } from "./rows/rows.ts";

const ORGANIZATIONS = { demo: demoOrganization, hostile: hostileOrganization };
const NAMES = ["demo", "hostile"] as const;

describe.each(NAMES)("every surface says the truth of the %s organization", (name) => {
  const cells: Cell[] = [];
  const known = KNOWN.filter(({ organization = name }) => organization === name);
  let world: World;

  beforeAll(async () => {
    world = await openWorld(ORGANIZATIONS[name]());
  });
  afterAll(async () => {
    await world?.close();
    const wrong = cells.filter(isWrong);
    const besides = wrong.filter(({ truth }) => truth === "nothing").length;
    const count = cells.filter(({ truth }) => truth !== "nothing").length;
    process.stdout.write(`${name}: ${count} cells, ${wrong.length - besides} of them wrong, ${besides} said besides\n`);
    const folder = process.env["TRUTH_CELLS"];
    if (folder)
      await writeFile(path.join(folder, `${name}.json`), JSON.stringify({ cells: count, wrong }, undefined, 1));
  });

  const rows = draw(
    "truth",
    ROWS,
    36,
    ({ surface }) => surface,
    ({ fact }) => fact.name,
  ).map((row) => [`${row.surface}: ${row.fact.name}`, row] as const);
  // A test for each row: a row has its time, and the table any number of rows.
  it.each(rows.filter(([row]) => isDrawn(`truth ${row}`, name, NAMES)))("%s", async (_, row) => {
    const read = await readCells(row, world);
    cells.push(...read);
    const unknown = read.filter(isWrong).filter((cell) => !known.some(({ cells: pattern }) => pattern.test(cell.name)));
    expect(unknown.map(({ name: cell, truth, said }) => `${cell}: ${said}, truly ${truth}`)).toEqual([]);
  });

  it.skipIf(IS_DRAWN)("but for what is known to be wrong, and still is", () => {
    const wrong = cells.filter(isWrong);
    const over = known.filter(({ cells: pattern }) => !wrong.some((cell) => pattern.test(cell.name)));
    expect(over.map(({ reason }) => reason)).toEqual([]);
  });
});

const isWrong = ({ truth, said }: Cell): boolean => truth !== said;
