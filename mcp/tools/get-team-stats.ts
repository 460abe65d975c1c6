import * as z from "zod";
import { FEWEST_ROWS } from "../../core/figures/figure.ts";
import { CALL_TYPES, TIME_RANGES, type TimeRange } from "../../src/index.ts";
import { defineTool } from "../context/define-tool.ts";
import { OUT, TABLE_OUTPUT } from "../context/output-schemas.ts";
import { READS, type ToolContext } from "../context/tool.ts";
import { invalidArguments } from "../errors/tool-error.ts";
import { periodOf } from "../input/date-range.ts";
import { dateRange, flag, oneOf, person, text } from "../input/fields.ts";
import type { ToolResponse } from "../response/tool-response.ts";
import { requirePerson } from "../service/name-people.ts";
import { rememberMeetings } from "../service/read-data.ts";
import { unlessFailed } from "../service/unless-failed.ts";
import { GROUPINGS } from "../statistics/figures-source.ts";
import { explainTimeRange, resolvePeriod } from "../statistics/stats-period.ts";
import { computeFigures } from "../statistics/team-figures.ts";
import { describeWeeklyReport } from "../statistics/weekly-report.ts";
import { readList, readNumber, readText } from "../text/read-value.ts";

/** The team's numbers over a period. */
export const getTeamStats = defineTool({
  name: "get_team_stats",
  title: "Get team statistics",
  description:
    "Returns meetings, reports, average score (0-100) and top performers; with from, user, group_by or compare, any period by person, criterion or time, and changes.",
  annotations: READS,
  input: z.strictObject({
    time_range: oneOf(TIME_RANGES, "Ending now").default("month"),
    ...dateRange,
    user: person().optional(),
    template: text(200).optional(),
    call_type: oneOf(CALL_TYPES).optional(),
    group_by: oneOf(GROUPINGS).optional(),
    compare: oneOf(["previous"]).optional(),
    with_roleplay: flag().default(false),
    report: flag("As Markdown").default(false),
  }),
  output: {
    time_range: OUT.string,
    organization: OUT.string,
    team_size: OUT.number,
    total_meetings: OUT.number,
    total_reports: OUT.number,
    average_score: OUT.number,
    from: OUT.string,
    to: OUT.string,
    time_zone: OUT.string,
    rep: OUT.string,
    report: OUT.string,
    scored: OUT.integer,
    before_from: OUT.string,
    before_to: OUT.string,
    reports_before: OUT.integer,
    scored_before: OUT.integer,
    average_before: OUT.number,
    change: OUT.number,
    ...TABLE_OUTPUT,
  },
  async run({ user, group_by: groupBy, with_roleplay: withRoleplay, call_type: callType, ...given }, context) {
    const { time_range: _, report, ...narrower } = { ...given, user, groupBy, callType };
    const isPlain = !report && Object.values(narrower).every((value) => value === undefined);
    if (isPlain && !withRoleplay) return describeStats(given.time_range, context);
    if (withRoleplay && (report || (groupBy ?? "person") !== "person"))
      throw invalidArguments("`with_roleplay` counts by person: leave report out, and group_by unless it is person.");
    const userId = user === undefined ? undefined : (await requirePerson(user, context)).id;
    const grouping = groupBy ?? (withRoleplay ? "person" : undefined);
    const hasDates = given.from !== undefined || given.to !== undefined;
    const timeRange = hasDates ? undefined : given.time_range;
    const period = resolvePeriod(given, context);
    const { template } = given;
    if (report) {
      if (template !== undefined || callType !== undefined || groupBy !== undefined)
        throw invalidArguments("`report` is of all reports: leave template, call_type and group_by out.");
      const { timeZone } = period;
      const written = periodOf(given, period.current, context);
      const response = await describeWeeklyReport({ period: written, timeZone, userId }, context);
      return { ...response, notes: [explainTimeRange(timeRange)] };
    }
    return computeFigures({ period, timeRange, userId, template, callType, groupBy: grouping, withRoleplay }, context);
  },
});

/** The API's own statistics. */
async function describeStats(timeRange: TimeRange, context: ToolContext): Promise<ToolResponse> {
  const [stats, organization] = await Promise.all([
    context.svc.team.stats({ time_range: timeRange }, { signal: context.signal }),
    findOrganization(context),
  ]);
  const best = readList(stats.top_performers);
  context.directory.addStats({ top_performers: best });
  context.knownIds.rememberRows("user", best, "user_id");
  return {
    facts: {
      time_range: readText(stats.time_range),
      team_size: readNumber(stats.team_size),
      total_meetings: readNumber(stats.total_meetings),
      total_reports: readNumber(stats.total_reports),
      average_score: readNumber(stats.average_score),
    },
    recorded: { organization },
    table: {
      columns: ["rep", "user_id", "avg_score", "reports"],
      rows: best.map(({ user_id: id, name, avg_score: score, report_count: reports }) => [
        readText(name),
        context.knownIds.shorten("user", id),
        readNumber(score),
        readNumber(reports),
      ]),
    },
    notes: [
      best.some(({ report_count: reports }) => (readNumber(reports) ?? FEWEST_ROWS) < FEWEST_ROWS) ? FEW_REPORTS : "",
      best.length > 0 ? NOTE : Array.isArray(stats.top_performers) ? explainNobody(timeRange) : MISSING,
      explainTimeRange(timeRange),
    ],
  };
}

/** The organization's name, from the companies in its people's meetings; the API has no other source. */
async function findOrganization(context: ToolContext): Promise<string | undefined> {
  const { svc, signal, directory } = context;
  if (directory.organization !== undefined) return directory.organization;
  const sample = await unlessFailed(svc.meetings.list({ limit: SAMPLE }, { signal }), context);
  rememberMeetings(sample?.data ?? [], context);
  return directory.organization;
}

const SAMPLE = 20;

const FEW_REPORTS = `Not enough data in rows with fewer than ${FEWEST_ROWS} reports. Do not rank by them.`;

const NOTE = "Rows are the top performers only; group_by person gives everybody.";

const MISSING = "The service names no top performers; group_by person computes everybody from reports.";

function explainNobody(timeRange: TimeRange): string {
  return timeRange === "all" ? "Nobody has a report yet." : "Nobody has a report in this time range: try a longer one.";
}
