import { addSum, emptyMean, type Mean } from "../../core/figures/mean.ts";
import type { Database } from "./database.ts";
import { rangeValues, splitRange } from "./periods.ts";
import { defineQuery, type Query, type Values } from "./query.ts";
import { SCORE_PLACES, SCORE_UNITS } from "./score-buckets.ts";

/** Figures of one user in a time range. */
export interface UserFigures {
  id: string;
  name: string;
  /** Mean over all reports: each has a score. */
  scores: Mean;
}

/** Figures of a team in a time range. */
export interface TeamFigures {
  teamSize: number;
  meetings: number;
  scores: Mean;
  users: UserFigures[];
}

/** Kinds of rows of the statement. */
type FigureKind = "user" | "meetings" | "reports" | "reports of a user" | "rest of a user";

interface FigureRow {
  kind: FigureKind;
  id: string | null;
  name: string | null;
  count: number | null;
  score_sum: number | null;
}

/** Reads figures of an organization in a time range, ends included, from rollups and at most two hours of rows. */
export async function readTeamFigures(
  database: Database,
  range: { orgId: string; from: string; to: string },
): Promise<TeamFigures> {
  const parts = splitRange(range.from, range.to);
  const query = figuresQuery(parts.periods.length, parts.rests.length);
  return toFigures(await database.all(query, { org: range.orgId, ...rangeValues(parts) }));
}

function toFigures(rows: FigureRow[]): TeamFigures {
  const figures = { teamSize: 0, meetings: 0, scores: emptyMean() };
  const users = new Map<string, UserFigures>();
  for (const { kind, id, name, count, score_sum } of rows) {
    const number = count ?? 0;
    if (kind === "user") {
      users.set(id ?? "", { id: id ?? "", name: name ?? "", scores: emptyMean() });
      figures.teamSize += number;
    } else if (kind === "meetings") figures.meetings += number;
    // The database sums integer units, so the result does not depend on the order.
    const sum = { units: BigInt(score_sum ?? 0), places: SCORE_PLACES };
    if (kind === "reports" || kind === "rest of a user") addSum(figures.scores, number, sum);
    const user = kind === "reports of a user" || kind === "rest of a user" ? users.get(id ?? "") : undefined;
    if (user) addSum(user.scores, number, sum);
  }
  return { ...figures, users: [...users.values()] };
}

function figuresQuery(periods: number, rests: number): Query<Values, FigureRow> {
  const spans = Array.from({ length: periods }, (_, index) => inPeriods(index)).flat();
  const edges = Array.from({ length: rests }, (_, index) => inRest(index)).flat();
  const everyUser =
    "select 'user' as kind, id, name, is_active as count, 0 as score_sum from users where org_id = :org";
  // Users come first, so that later rows find them.
  const figures = [everyUser, ...spans, ...edges].join(" union all ");
  return defineQuery(`select * from (${figures}) figures order by kind = 'user' desc`, { isPlannedByValues: true });
}

function inPeriods(index: number): string[] {
  const within = `t.org_id = :org and t.level = :level${index} and t.period >= :first${index} and t.period <= :last${index}`;
  const sums = "sum(t.count) as count, sum(t.score_sum) as score_sum";
  const sumOf = (collection: string) => `select '${collection}' as kind, null as id, null as name, ${sums}
    from rollups t where t.collection = '${collection}' and t.dimension = '' and t.dimension_value = '' and ${within}`;
  // A cross join makes SQLite start with the few users, and find each one's rollups by primary key.
  const perUser = `select 'reports of a user' as kind, u.id, null as name, ${sums} from users u cross join rollups t
    where u.org_id = :org and t.collection = 'reports' and t.dimension = 'user_id' and t.dimension_value = u.id
    and ${within} group by u.id`;
  return [sumOf("meetings"), sumOf("reports"), perUser];
}

function inRest(index: number): string[] {
  const within = (time: string) => `org_id = :org and ${time} >= :from${index} and ${time} <= :to${index}`;
  return [
    `select 'meetings' as kind, null as id, null as name, count(*) as count, 0 as score_sum
      from meetings where ${within("started_at")}`,
    `select 'rest of a user' as kind, user_id as id, null as name, count(*) as count,
      sum(cast(round(overall_score * ${SCORE_UNITS}) as bigint)) as score_sum
      from reports where ${within("created_at")} group by user_id`,
  ];
}
