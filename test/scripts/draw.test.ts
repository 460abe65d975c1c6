import { expect, it } from "vitest";
import { drawBy } from "../support/draw.ts";

const ROWS = Array.from({ length: 60 }, (_, index) => ({ index, kind: index % 7, isLast: index === 59 }));
const indexesOf = (rows: typeof ROWS) => rows.map(({ index }) => index);

it("without a seed every row is tested, in order", () => {
  const { draw, isDrawn } = drawBy(undefined);
  expect(draw("table", ROWS, 5)).toEqual(ROWS);
  expect(["a", "b"].map((choice) => isDrawn("cell", choice, ["a", "b"]))).toEqual([true, true]);
});

it("a seed repeats its draw; another seed, and another table, draw others", () => {
  const drawn = indexesOf(drawBy("7").draw("table", ROWS, 12));
  expect(new Set(drawn).size).toBe(12);
  expect(drawn).toEqual(drawn.toSorted((one, two) => one - two));
  expect(indexesOf(drawBy("7").draw("table", ROWS, 12))).toEqual(drawn);
  expect(indexesOf(drawBy("8").draw("table", ROWS, 12))).not.toEqual(drawn);
  expect(indexesOf(drawBy("7").draw("another", ROWS, 12))).not.toEqual(drawn);
});

it("a draw that is larger than its table is the table", () => {
  expect(drawBy("7").draw("table", ROWS, 61)).toEqual(ROWS);
});

it.each(Array.from({ length: 50 }, (_, seed) => String(seed)))(
  "a draw by %s has every value of every trait, however rare",
  (seed) => {
    const drawn = drawBy(seed).draw(
      "table",
      ROWS,
      8,
      ({ kind }) => kind,
      ({ isLast }) => isLast,
    );
    expect(drawn).toHaveLength(8);
    expect(new Set(drawn.map(({ kind }) => kind)).size).toBe(7);
    expect(drawn.at(-1)?.isLast).toBe(true);
  },
);

it("a cell is tested by exactly one of the surfaces that share its code, and each of them gets its share", () => {
  const surfaces = ["sdk", "cli", "tools"];
  const { isDrawn } = drawBy("7");
  const testers = ROWS.map(({ index }) => surfaces.filter((surface) => isDrawn(`cell ${index}`, surface, surfaces)));
  expect(testers.filter((each) => each.length !== 1)).toEqual([]);
  for (const surface of surfaces) expect(testers.flat().filter((each) => each === surface).length).toBeGreaterThan(8);
});
