import type { Database } from "../../store/database.ts";
import { takeSnapshot } from "../../store/snapshot.ts";

type Row = Record<string, string | number>;

/** The filters and times of each list that is counted, written down a second time. */
const LISTS = [
  { table: "meetings", time: "started_at", filters: ["status", "user_id"] },
  { table: "reports", time: "created_at", filters: ["user_id"] },
  { table: "insights", time: "occurred_at", filters: [] },
  { table: "roleplay_sessions", time: "created_at", filters: ["user_id", "status"] },
] as const;

function subsets(names: readonly string[]): string[][] {
  const all: string[][] = [[]];
  for (const name of names) all.push(...all.map((subset) => [...subset, name]));
  return all;
}

/** What the rollups must be, counted from every row, and what they are: one line each, sorted. */
export async function recount(database: Database): Promise<{ expected: string[]; actual: string[] }> {
  const snapshot = await takeSnapshot(database);
  const counts = new Map<string, [count: number, sum: number]>();
  for (const { table, time, filters } of LISTS) {
    for (const row of (snapshot.get(table) ?? []) as Row[]) {
      for (const names of subsets(filters)) {
        for (const bucket of bucketsOf(String(row[time]), row["overall_score"] as number | undefined)) {
          const value = names.map((name) => row[name]).join("|");
          const line = [row["org_id"], table, names.join(), value, ...bucket].join(" ");
          const [count, sum] = counts.get(line) ?? [0, 0];
          const units = table === "reports" ? Math.round(Number(row["overall_score"]) * 1e6) : 0;
          counts.set(line, [count + 1, sum + units]);
        }
      }
    }
  }
  const expected = [...counts].map(([line, [count, sum]]) => `${line} ${count} ${sum}`).sort();
  const actual = ((snapshot.get("rollups") ?? []) as Row[]).map((row) =>
    ["org_id", "collection", "dimension", "dimension_value", "level", "period", "count", "score_sum"]
      .map((name) => row[name])
      .join(" "),
  );
  return { expected, actual: actual.sort() };
}

/** All, year, month, quarter of a month, day, hour; and a tenth of a point. */
function bucketsOf(time: string, score: number | undefined): [level: number, period: string][] {
  const quarter = Math.min(3, Math.floor((Number(time.slice(8, 10)) - 1) / 8));
  const periods: [number, string][] = [
    [0, ""],
    [1, time.slice(0, 4)],
    [2, time.slice(0, 7)],
    [3, `${time.slice(0, 7)}/${quarter}`],
    [4, time.slice(0, 10)],
    [5, time.slice(0, 13)],
  ];
  if (score !== undefined) periods.push([6, String(Math.floor(Math.round(score * 1e6) / 1e5)).padStart(4, "0")]);
  return periods;
}
