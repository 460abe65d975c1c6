import type { Migration } from "./migration.ts";

const HOUR_LEVEL = 5;
const HOUR_DIGITS = 13;
const SCORES = "sum(cast(round(overall_score * 1000000) as bigint))";

/** The lists that are tallied, each with every combination of its equality filters. */
const LISTS = [
  {
    table: "meetings",
    time: "started_at",
    dimensions: [[], ["status"], ["user_id"], ["status", "user_id"]],
    scores: "0",
  },
  { table: "reports", time: "created_at", dimensions: [[], ["user_id"]], scores: SCORES },
  { table: "insights", time: "occurred_at", dimensions: [[]], scores: "0" },
  {
    table: "roleplay_sessions",
    time: "created_at",
    dimensions: [[], ["status"], ["user_id"], ["user_id", "status"]],
    scores: "0",
  },
];

/** The finest tallies were of six hours, which hold too many rows where a million meetings fall into working hours. */
export const TALLIES_BY_HOUR: Migration = {
  name: "002-tallies-by-hour",
  statements: () => [
    `delete from tallies where level = ${HOUR_LEVEL}`,
    ...LISTS.flatMap(({ table, time, dimensions, scores }) =>
      dimensions.map((columns) => {
        const facet = columns.length === 0 ? "''" : columns.join(" || '|' || ");
        const hour = `substr(${time}, 1, ${HOUR_DIGITS})`;
        return `insert into tallies (org_id, collection, dimension, facet, level, period, count, score_sum)
          select org_id, '${table}', '${columns.join()}', ${facet}, ${HOUR_LEVEL}, ${hour}, count(*), ${scores}
          from ${table} group by ${["org_id", ...columns, hour].join(", ")}`;
      }),
    ),
  ],
};
