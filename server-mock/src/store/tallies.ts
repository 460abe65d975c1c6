import { sql } from "kysely";
import { COLLECTIONS, type Collection, type CollectionName } from "./collections.ts";
import { statement, type Write } from "./database.ts";
import { periodsOf } from "./periods.ts";
import { defineQuery } from "./query.ts";
import { SCORE_UNITS, scoreClass } from "./score-classes.ts";

// Counting rows takes longer the more there are. A tally is the count of one list, of one combination of equal filters, in
// one period (see periods.ts) or class of scores (see score-classes.ts), kept in the transaction that writes the rows. Any count is then the sum of a few dozen
// tallies and of less than two hours of rows.

/** A row that was written to a tallied list. */
export interface TalliedRow {
  org_id: string;
  overall_score?: number;
}

interface Tally {
  orgId: string;
  collection: CollectionName;
  dimension: string;
  facet: string;
  level: number;
  period: string;
  count: number;
  scoreSum: number;
}

const addTally = defineQuery<Tally, unknown>((builder, slot) =>
  builder
    .insertInto("tallies")
    .values({
      org_id: slot("orgId"),
      collection: slot("collection"),
      dimension: slot("dimension"),
      facet: slot("facet"),
      level: slot("level"),
      period: slot("period"),
      count: slot("count"),
      score_sum: slot("scoreSum"),
    })
    .onConflict((conflict) =>
      conflict.columns(["org_id", "collection", "dimension", "facet", "level", "period"]).doUpdateSet({
        count: sql`tallies.count + excluded.count`,
        score_sum: sql`tallies.score_sum + excluded.score_sum`,
      }),
    ),
);

/** Collects what a number of written rows adds to the tallies. */
export class TallyChanges {
  readonly #tallies = new Map<string, Tally>();

  add(name: CollectionName, row: TalliedRow): void {
    const collection: Collection = COLLECTIONS[name];
    if (!collection.isTallied) return;
    const values = row as unknown as Record<string, string>;
    const scoreSum = Math.round((row.overall_score ?? 0) * SCORE_UNITS);
    const periods = periodsOf(values[collection.time] ?? "").map((period, level) => ({ level, period }));
    if (row.overall_score !== undefined) periods.push(scoreClass(row.overall_score));
    for (const columns of subsetsOf(collection.equal)) {
      const facet = facetOf(columns.map((column) => values[column] ?? ""));
      for (const { level, period } of periods) {
        this.#change({
          orgId: row.org_id,
          collection: name,
          dimension: columns.join(),
          facet,
          level,
          period,
          count: 1,
          scoreSum,
        });
      }
    }
  }

  /** In one order everywhere, so that two writers never wait for each other in a circle. */
  writes(): Write[] {
    const entries = [...this.#tallies].sort(([left], [right]) => (left < right ? -1 : 1));
    return entries.map(([, tally]) => statement(addTally, tally));
  }

  #change(change: Tally): void {
    const { orgId, collection, dimension, facet, level, period } = change;
    const key = `${orgId}\n${collection}\n${dimension}\n${facet}\n${level}\n${period}`;
    const tally = this.#tallies.get(key);
    if (!tally) this.#tallies.set(key, change);
    else {
      tally.count += change.count;
      tally.scoreSum += change.scoreSum;
    }
  }
}

/** The value that stands for a combination of filter values. */
export function facetOf(values: string[]): string {
  return values.join("|");
}

function subsetsOf(columns: readonly string[]): string[][] {
  const [first, ...others] = columns;
  if (first === undefined) return [[]];
  const subsets = subsetsOf(others);
  return [...subsets, ...subsets.map((subset) => [first, ...subset])];
}
