import { COLLECTIONS, type Collection, type RolledUpName } from "./collections.ts";
import { statement, type Write } from "./database.ts";
import { periodsOf } from "./periods.ts";
import { defineQuery, type Query } from "./query.ts";
import { scoreBucket, toUnits } from "./score-buckets.ts";

// Counting rows takes longer the more there are. A rollup is the count of one list, of one combination of equal filters, in
// one period (see periods.ts) or bucket of scores (see score-buckets.ts), kept in the transaction that writes the rows. Any
// count is then the sum of a few dozen rollups and of less than two hours of rows.

/** Columns of a row that rollups depend on. */
export interface RolledUpRow {
  org_id: string;
  overall_score?: number;
}

interface Rollup {
  orgId: string;
  collection: RolledUpName;
  dimension: string;
  dimensionValue: string;
  level: number;
  period: string;
  count: number;
  scoreSum: number;
}

/** Rollups per statement; parameters are numbered by row. One prepared statement per number of rows. */
const ROWS_PER_STATEMENT = 64;
const addRollups = Array.from({ length: ROWS_PER_STATEMENT + 1 }, (_, size) => {
  const names = ["collection", "dimension", "dimensionValue", "level", "period", "count", "scoreSum"];
  const rows = Array.from(
    { length: size },
    (_, row) => `(:orgId, ${names.map((name) => `:${name}${row}`).join(", ")})`,
  );
  return defineQuery<object, unknown>(`
  insert into rollups (org_id, collection, dimension, dimension_value, level, period, count, score_sum)
  values ${rows.join(", ")}
  on conflict (org_id, collection, dimension, dimension_value, level,
    period) do update set count = rollups.count + excluded.count,
    score_sum = rollups.score_sum + excluded.score_sum`);
});

/** Empty rollups are deleted, so that the table does not depend on its history. */
const deleteEmpty = defineQuery<Rollup, unknown>(`
  delete from rollups
  where org_id = :orgId and collection = :collection and dimension = :dimension
    and dimension_value = :dimensionValue and level = :level and period = :period and count = 0`);

/** Collects the rollup changes of a write. */
export class RollupChanges {
  readonly #rollups = new Map<string, Rollup>();

  add(name: RolledUpName, row: RolledUpRow): void {
    this.#count(name, row, 1);
  }

  /** Removes a row, deleted in the same write, from the counts. */
  remove(name: RolledUpName, row: RolledUpRow): void {
    this.#count(name, row, -1);
  }

  /** Moves a row to the counts of its new values. Unchanged values cost nothing. */
  move(name: RolledUpName, before: RolledUpRow, after: RolledUpRow): void {
    this.remove(name, before);
    this.add(name, after);
  }

  #count(name: RolledUpName, row: RolledUpRow, count: 1 | -1): void {
    const collection: Collection = COLLECTIONS[name];
    const values = row as unknown as Record<string, string>;
    const scoreSum = count * toUnits(row.overall_score ?? 0);
    const periods = periodsOf(values[collection.time] ?? "").map((period, level) => ({ level, period }));
    if (row.overall_score !== undefined) periods.push(scoreBucket(row.overall_score));
    for (const columns of subsetsOf(collection.equal)) {
      const dimension = columns.join();
      const dimensionValue = dimensionValueOf(columns.map((column) => values[column] ?? ""));
      for (const { level, period } of periods)
        this.#change({
          orgId: row.org_id,
          collection: name,
          dimension,
          dimensionValue,
          level,
          period,
          count,
          scoreSum,
        });
    }
  }

  /** In a fixed order, to avoid deadlocks between writers; only touched rollups are deleted. */
  writes(): Write[] {
    const changed = [...this.#rollups].filter(([, { count, scoreSum }]) => count !== 0 || scoreSum !== 0);
    const rollups = changed.sort(([left], [right]) => (left < right ? -1 : 1)).map(([, rollup]) => rollup);
    const emptied = rollups.filter(({ count }) => count < 0).map((rollup) => statement(deleteEmpty, rollup));
    const writes: Write[] = [];
    for (let start = 0; start < rollups.length; ) {
      const orgId = rollups[start]?.orgId;
      const rows = rollups.slice(start, start + ROWS_PER_STATEMENT).filter((rollup) => rollup.orgId === orgId);
      const values = rows.flatMap((rollup, row) => Object.entries(rollup).map(([name, value]) => [name + row, value]));
      writes.push(
        statement(addRollups[rows.length] as Query<object, unknown>, { ...Object.fromEntries(values), orgId }),
      );
      start += rows.length;
    }
    return [...writes, ...emptied];
  }

  #change(change: Rollup): void {
    const { orgId, collection, dimension, dimensionValue, level, period } = change;
    const key = `${orgId}\n${collection}\n${dimension}\n${dimensionValue}\n${level}\n${period}`;
    const rollup = this.#rollups.get(key);
    if (!rollup) this.#rollups.set(key, change);
    else {
      rollup.count += change.count;
      rollup.scoreSum += change.scoreSum;
    }
  }
}

/** Encodes a combination of filter values. */
export function dimensionValueOf(values: string[]): string {
  return values.join("|");
}

function subsetsOf(columns: readonly string[]): string[][] {
  const [first, ...others] = columns;
  if (first === undefined) return [[]];
  const subsets = subsetsOf(others);
  return [...subsets, ...subsets.map((subset) => [first, ...subset])];
}
