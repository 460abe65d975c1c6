import { addSum, emptyMean, type Mean } from "../../core/figures/mean.ts";
import type { Period } from "../../core/periods/period.ts";
import type { Database } from "./database.ts";
import { defineQuery, type Values } from "./query.ts";
import { SCORE_PLACES, SCORE_UNITS } from "./score-buckets.ts";

interface CourseRow {
  user_id: string;
  part: number;
  count: number;
  score_sum: number;
}

/**
 * Reads the scores of each person in consecutive spans, in one index-only statement for any number of people and spans. People
 * without a report are not included.
 */
export async function readScoreCourses(
  database: Database,
  { orgId, userId }: { orgId: string; userId: string | undefined },
  spans: readonly Period[],
): Promise<Map<string, Mean[]>> {
  const values: Values = { orgId, userId: userId ?? "", last: spans.at(-1)?.to ?? "" };
  // One index range per span: grouping by span as well would sort all rows.
  const parts = spans.map(({ from }, index) => {
    values[`from${index}`] = from;
    const end = index === spans.length - 1 ? "created_at <= :last" : `created_at < :from${index + 1}`;
    return `select user_id, ${index} as part, count(*) as count, sum(cast(round(overall_score * ${SCORE_UNITS}) as bigint)) as score_sum
      from reports where org_id = :orgId and ${userId === undefined ? ":userId = ''" : "user_id = :userId"}
        and created_at >= :from${index} and ${end} group by user_id`;
  });
  const query = defineQuery<Values, CourseRow>(parts.join(" union all "));
  const courses = new Map<string, Mean[]>();
  for (const { user_id: id, part, count, score_sum } of await database.all(query, values)) {
    const course = courses.get(id) ?? spans.map(emptyMean);
    courses.set(id, course);
    const mean = course[part];
    if (mean) addSum(mean, count, { units: BigInt(score_sum), places: SCORE_PLACES });
  }
  return courses;
}
