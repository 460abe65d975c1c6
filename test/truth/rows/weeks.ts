import { type Fact, type Row, row } from "../cell.ts";
import { within } from "../oracle/figures.ts";
import { meanOf, shown } from "../oracle/fraction.ts";
import { type Span, weeksUpTo } from "../oracle/span.ts";
import { dateAt } from "../oracle/zone.ts";
import type { TrueRecords } from "../organization/records.ts";
import { numberIn } from "../read/page.ts";
import { figureIn, rowsOf } from "../read/tool-table.ts";

const WEEKS = 12;

interface Week {
  reports: number;
  average: number | null;
}

function weekOf({ reports }: TrueRecords, span: Span, userId?: string): Week {
  const own = reports.filter(
    (report) => within(span, report.created_at) && (userId ?? report.user_id) === report.user_id,
  );
  return { reports: own.length, average: shown(meanOf(own.map(({ overall_score: score }) => score))) };
}

/** Calendar weeks of everybody, by their Mondays. */
const weeksOfTeam = (zone: "UTC" | "own"): Fact<Record<string, Week>> => ({
  name: `weeks of the team${zone === "own" ? ", of the zone" : ""}`,
  truth: (records) => {
    const named = zone === "UTC" ? "UTC" : records.zone;
    const weeks = weeksUpTo(records.now.getTime(), named, WEEKS);
    return Object.fromEntries(weeks.map((week) => [dateAt(week.from, named), weekOf(records, week)]));
  },
});

/** Calendar weeks of each person who had a report in them. */
const weeksOfPeople = (zone: "UTC" | "own"): Fact<Record<string, (Week & { from: string; to: string })[]>> => ({
  name: `weeks of people${zone === "own" ? ", of the zone" : ""}`,
  truth: (records) => {
    const weeks = weeksUpTo(records.now.getTime(), zone === "UTC" ? "UTC" : records.zone, WEEKS);
    const all = { from: weeks[0]?.from ?? 0, to: records.now.getTime() };
    const people = records.users.filter(({ id }) => weekOf(records, all, id).reports > 0);
    const rowOf = (span: Span, id: string) => ({
      ...{ from: new Date(span.from).toISOString(), to: new Date(span.to).toISOString() },
      ...weekOf(records, span, id),
    });
    return Object.fromEntries(people.map(({ id }) => [id, weeks.map((week) => rowOf(week, id))]));
  },
});

interface SaidTrend {
  user_id: string;
  periods: { from: string; to: string; reports: number; average_score: number | null }[];
}

/** Weeks: an ISO week is one wherever one is shown. */
export const WEEK_ROWS: readonly Row[] = [
  ...(["UTC", "own"] as const).map((zone) =>
    row(weeksOfPeople(zone), "svc trend --json", async ({ command, records }) => {
      const flags = zone === "UTC" ? [] : ["--tz", records.zone];
      const said = JSON.parse(await command(["team", "trend", "--json", ...flags])) as SaidTrend[];
      return Object.fromEntries(
        said.map(({ user_id: id, periods }) => [
          id,
          periods.map(({ from, to, reports, average_score: average }) => ({ from, to, reports, average })),
        ]),
      );
    }),
  ),
  ...(["UTC", "own"] as const).map((zone) =>
    row(weeksOfTeam(zone), "tool", async ({ tool, records }) => {
      const named = zone === "UTC" ? "UTC" : records.zone;
      const [first] = weeksUpTo(records.now.getTime(), named, WEEKS);
      const given = { from: dateAt(first?.from ?? 0, named), group_by: "week", time_zone: named };
      const rows = rowsOf(await tool("get_team_stats", given));
      return Object.fromEntries(
        rows.map(({ starts, scored: reports, avg_score: average }) => [
          starts,
          { reports, average: figureIn(average) },
        ]),
      );
    }),
  ),
  row(weeksOfTeam("own"), "page /", async ({ page, records }) => {
    const weeks = weeksUpTo(records.now.getTime(), records.zone, WEEKS);
    const points = [...(await page("/")).matchAll(/<title>[^<:]*: ([\d.–]+)(?: from ([\d,]+) reports?)?<\/title>/g)];
    // A week without a report has no point: points are told apart by their days, which begin or end a week.
    const said = [...(await page("/")).matchAll(/<title>([^<:]*): [\d.]+ from/g)].map(([, label]) => label);
    const dayOf = (at: number): string =>
      new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: records.zone })
        .format(at)
        .split(" ")
        .reverse()
        .join(" ");
    return Object.fromEntries(
      weeks.map((week) => {
        const point =
          points[said.findIndex((label) => label === dayOf(week.from) || label?.startsWith(`${dayOf(week.from)}`))];
        const [, average, reports] = point ?? [];
        return [dateAt(week.from, records.zone), { reports: numberIn(reports) ?? 0, average: numberIn(average) }];
      }),
    );
  }),
];
