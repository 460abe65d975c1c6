import { type Fact, type Row, row } from "../cell.ts";
import { teamStats } from "../oracle/figures.ts";
import { SPANS, type Span } from "../oracle/span.ts";
import type { TrueRecords } from "../organization/records.ts";
import { rowsOf, wholeId } from "../read/tool-table.ts";

const RANGES = ["week", "month", "quarter", "year", "all"] as const;
const SPAN_OF = { week: "last 7 days", month: "last 30 days", quarter: "last 90 days", year: "last 365 days" } as const;

type Stats = ReturnType<typeof teamStats>;

interface SaidStats extends Omit<Stats, "top"> {
  top_performers: readonly { user_id: string; name: string; avg_score: number; report_count: number }[];
}

const statsOf = ({ team_size, total_meetings, total_reports, average_score, top_performers }: SaidStats) => ({
  ...{ team_size, total_meetings, total_reports, average_score },
  top: top_performers.map(({ user_id: id, name, avg_score: average, report_count: count }) => ({
    id,
    name,
    count,
    average,
  })),
});

const spanOf = (range: (typeof RANGES)[number], { now }: TrueRecords): Span =>
  range === "all" ? { from: 0, to: Number.POSITIVE_INFINITY } : SPANS[SPAN_OF[range]](now.getTime(), "UTC");

/** The API's own statistics, wherever they are passed on. */
export const TEAM_STATISTICS: readonly Row[] = RANGES.flatMap((range) => {
  const fact: Fact<Stats> = {
    name: `statistics of ${range}`,
    truth: (records) => teamStats(records, spanOf(range, records)),
  };
  return [
    row(fact, "API", async ({ api }) => statsOf((await api(`/team/stats?time_range=${range}`)) as SaidStats)),
    row(fact, "SDK", async ({ svc }) => statsOf(await svc.team.stats({ time_range: range }))),
    row(fact, "svc --json", async ({ command }) =>
      statsOf(JSON.parse(await command(["team", "stats", "--time-range", range, "--json"])) as SaidStats),
    ),
    row(
      fact,
      "tool",
      async ({ tool, records }) => {
        const result = await tool("get_team_stats", { time_range: range });
        const top = rowsOf(result).map(({ rep, user_id: id, avg_score: average, reports: count }) => ({
          ...{ id: wholeId(id, records.users), name: rep, count, average },
        }));
        return { ...result.structured, top };
      },
      ["team_size", "total_meetings", "total_reports", "average_score", "id", "name", "count", "average"],
    ),
  ];
});
