import { createHash } from "node:crypto";

/** Draws rows of tables by a seed; without a seed every row is tested. */
export interface Draw {
  /**
   * Rows of a table to test: so many, drawn by the seed and the table's name, such that each value of every trait comes up as long as the
   * number allows.
   */
  draw: <Row>(table: string, rows: readonly Row[], count: number, ...traits: ((row: Row) => unknown)[]) => Row[];
  /** Whether this one of the choices tests a cell; the choices share the code under test, so one of them is enough. */
  isDrawn: <Choice>(cell: string, choice: Choice, choices: readonly Choice[]) => boolean;
}

/** Draws by a seed. */
export function drawBy(seed: string | undefined): Draw {
  const numberOf = (text: string): number => createHash("sha1").update(`${seed} ${text}`).digest().readUInt32BE();
  return {
    draw(table, rows, count, ...traits) {
      if (seed === undefined) return [...rows];
      const order = rows.map((_, index) => numberOf(`${table} ${index}`));
      const waiting = rows.map((row, index) => ({ row, index }));
      waiting.sort((one, two) => (order[one.index] ?? 0) - (order[two.index] ?? 0));
      const seen = new Set<string>();
      const valuesOf = (row: (typeof rows)[number]) => traits.map((trait, index) => `${index} ${String(trait(row))}`);
      const novelty = (row: (typeof rows)[number]) => valuesOf(row).filter((value) => !seen.has(value)).length;
      const drawn: typeof waiting = [];
      while (drawn.length < count && waiting.length > 0) {
        const most = Math.max(...waiting.map(({ row }) => novelty(row)));
        const [next] = waiting.splice(
          waiting.findIndex(({ row }) => novelty(row) === most),
          1,
        );
        if (next === undefined) break;
        drawn.push(next);
        for (const value of valuesOf(next.row)) seen.add(value);
      }
      return drawn.sort((one, two) => one.index - two.index).map(({ row }) => row);
    },
    isDrawn: (cell, choice, choices) => seed === undefined || choices[numberOf(cell) % choices.length] === choice,
  };
}

/** Set by `npm test`, which prints it, or given to repeat a draw: `SVC_TEST_SEED=7 npx vitest run FILE`. */
const SEED = process.env["SVC_TEST_SEED"];

/** Whether tables are drawn from, and databases and browsers left to `npm run test:all`. */
export const IS_DRAWN = SEED !== undefined;

export const { draw, isDrawn } = drawBy(SEED);

/** How many generated examples are tested: in `npm run test:all`, and in `npm test`. */
export const samples = (all: number, few: number): number => (IS_DRAWN ? few : all);
