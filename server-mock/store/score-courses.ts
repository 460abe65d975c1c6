import { addSum, emptyMean, type Mean } from "../../core/figures/mean.ts";
import type { Period } from "../../core/periods/period.ts";
import type { Database } from "./database.ts";
import { defineQuery, type Values } from "./query.ts";
import { SCORE_PLACES, SCORE_UNITS } from "./score-buckets.ts";

interface CourseRow {
  user_id: string;
  part: number;
  count: number;
  /** PostgreSQL gives sums as text. */
  score_sum: number | string;
}

/**
 * The scores of each person in each of some spans, each beginning where the one before it ends: one statement over the index of the reports, however many
 * people and spans there are. People without a report are not in it.
 */
export async function readScoreCourses(
  database: Database,
  { orgId, userId }: { orgId: string; userId: string | undefined },
  spans: readonly Period[],
): Promise<Map<string, Mean[]>> {
  const values: Values = { orgId, userId: userId ?? "", first: spans[0]?.from ?? "", last: spans.at(-1)?.to ?? "" };
  // The newest first: most reports are found by the first comparisons.
  const parts = spans.map(({ from }, index) => {
    values[`from${index}`] = from;
    return `when created_at >= :from${index} then ${index}`;
  });
  const query = defineQuery<Values, CourseRow>(`
    select user_id, part, count(*) as count, sum(units) as score_sum from (
      select user_id, case ${parts.toReversed().join(" ")} end as part, cast(round(overall_score * ${SCORE_UNITS}) as bigint) as units
      from reports where org_id = :orgId and ${userId === undefined ? ":userId = ''" : "user_id = :userId"}
        and created_at >= :first and created_at <= :last
    ) as scores group by user_id, part`);
  const courses = new Map<string, Mean[]>();
  for (const { user_id: id, part, count, score_sum } of await database.all(query, values)) {
    const course = courses.get(id) ?? spans.map(emptyMean);
    courses.set(id, course);
    const mean = course[Number(part)];
    if (mean) addSum(mean, Number(count), { units: BigInt(score_sum), places: SCORE_PLACES });
  }
  return courses;
}
