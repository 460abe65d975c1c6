import { type RawBuilder, sql } from "kysely";
import type { Database } from "./database.ts";
import { splitRange } from "./periods.ts";
import { defineQuery, type Query, type Slots, type SqlValue } from "./query.ts";
import { SCORE_UNITS } from "./tallies.ts";

/** What one user did in a range of time. */
export interface UserFigures {
  id: string;
  name: string;
  reports: number;
  scoreSum: number;
}

/** What a team did in a range of time. */
export interface TeamFigures {
  teamSize: number;
  meetings: number;
  reports: number;
  scoreSum: number;
  users: UserFigures[];
}

interface FigureRow {
  /** A user, or null for a sum over the organization. */
  id: string | null;
  name: string;
  count: number | null;
  score_sum: number | null;
}

type Values = Record<string, SqlValue>;

/** Figures of one organization between two moments, both included: one statement over tallies and the rest of two days. */
export async function readTeamFigures(
  database: Database,
  range: { orgId: string; from: string; to: string },
): Promise<TeamFigures> {
  const { periods, rests } = splitRange(range.from, range.to);
  const values: Values = { org: range.orgId };
  for (const [index, { level, first, last }] of periods.entries()) {
    Object.assign(values, { [`level${index}`]: level, [`first${index}`]: first, [`last${index}`]: last });
  }
  for (const [index, { from, to }] of rests.entries())
    Object.assign(values, { [`from${index}`]: from, [`to${index}`]: to });
  const rows = await database.all(figuresQuery(periods.length, rests.length), values);
  const sumOf = (name: string) => addUp(rows.filter((row) => row.id === null && row.name === name));
  const reports = sumOf("reports");
  return {
    teamSize: sumOf("team").count,
    meetings: sumOf("meetings").count,
    reports: reports.count,
    scoreSum: reports.scoreSum,
    users: usersOf(rows),
  };
}

function usersOf(rows: FigureRow[]): UserFigures[] {
  const names = new Map(rows.flatMap(({ id, name }) => (id === null ? [] : [[id, name] as const])));
  return [...names].map(([id, name]) => {
    const { count, scoreSum } = addUp(rows.filter((row) => row.id === id));
    return { id, name, reports: count, scoreSum };
  });
}

function addUp(rows: FigureRow[]): { count: number; scoreSum: number } {
  const units = rows.reduce((sum, row) => sum + Number(row.score_sum ?? 0), 0);
  return { count: rows.reduce((sum, row) => sum + Number(row.count ?? 0), 0), scoreSum: units / SCORE_UNITS };
}

const queries = new Map<string, Query<Values, FigureRow>>();

function figuresQuery(periods: number, rests: number): Query<Values, FigureRow> {
  const key = `${periods} ${rests}`;
  const known = queries.get(key);
  if (known) return known;
  const query = defineQuery<Values, FigureRow>((builder, slot) => {
    const parts = [
      teamSize(slot),
      ...indexes(periods).flatMap((index) => inPeriods(slot, index)),
      ...indexes(rests).flatMap((index) => inRest(slot, index)),
    ];
    return { compile: () => sql<FigureRow>`${sql.join(parts, sql` union all `)}`.compile(builder) };
  });
  queries.set(key, query);
  return query;
}

function indexes(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function teamSize(slot: Slots<Values>): RawBuilder<unknown> {
  return sql`select null as id, 'team' as name, count(*) as count, 0 as score_sum from users where org_id = ${slot("org")} and is_active = 1`;
}

function inPeriods(slot: Slots<Values>, index: number): RawBuilder<unknown>[] {
  const within = sql`t.org_id = ${slot("org")} and t.level = ${slot(`level${index}`)}
    and t.period >= ${slot(`first${index}`)} and t.period <= ${slot(`last${index}`)}`;
  const sumOf = (
    collection: string,
  ) => sql`select null as id, ${sql.lit(collection)} as name, sum(t.count) as count, sum(t.score_sum) as score_sum
    from tallies t where t.collection = ${sql.lit(collection)} and t.dimension = '' and t.facet = '' and ${within}`;
  // A cross join makes SQLite start from the few users, and find the tallies of each in the primary key.
  const perUser = sql`select u.id, u.name, sum(t.count) as count, sum(t.score_sum) as score_sum from users u cross join tallies t
    where u.org_id = ${slot("org")} and t.collection = 'reports' and t.dimension = 'user_id' and t.facet = u.id and ${within} group by u.id, u.name`;
  return [sumOf("meetings"), sumOf("reports"), perUser];
}

function inRest(slot: Slots<Values>, index: number): RawBuilder<unknown>[] {
  const [org, from, to] = [slot("org"), slot(`from${index}`), slot(`to${index}`)];
  const scoreSum = sql`sum(cast(round(r.overall_score * ${sql.lit(SCORE_UNITS)}) as bigint)) as score_sum`;
  return [
    sql`select null as id, 'meetings' as name, count(*) as count, 0 as score_sum from meetings m
      where m.org_id = ${org} and m.started_at >= ${from} and m.started_at <= ${to}`,
    sql`select null as id, 'reports' as name, count(*) as count, ${scoreSum} from reports r
      where r.org_id = ${org} and r.created_at >= ${from} and r.created_at <= ${to}`,
    sql`select u.id, u.name, count(*) as count, ${scoreSum} from users u cross join reports r
      where u.org_id = ${org} and r.org_id = ${org} and r.user_id = u.id and r.created_at >= ${from} and r.created_at <= ${to}
      group by u.id, u.name`,
  ];
}
