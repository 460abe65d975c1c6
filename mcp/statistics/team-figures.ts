import { coverageText } from "../../core/figures/coverage.ts";
import { FEWEST_ROWS, meanFigure } from "../../core/figures/figure.ts";
import { meanFrom } from "../../core/figures/mean.ts";
import type { Period } from "../../core/periods/period.ts";
import { splitByUnit } from "../../core/periods/split-period.ts";
import { isoDay } from "../../core/periods/time-zone.ts";
import { addToTrend, createTrend } from "../../core/trend/score-trend.ts";
import type { Report } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import { endOf } from "../input/date-range.ts";
import type { ToolResponse, Value } from "../response/tool-response.ts";
import { newestWhole } from "../service/list-part.ts";
import { namePeople } from "../service/name-people.ts";
import { type AllItems, explainBound } from "../service/read-all.ts";
import { readReports } from "../service/read-data.ts";
import { fitRows } from "../service/slice-rows.ts";
import { unlessFailed } from "../service/unless-failed.ts";
import { toMinute } from "../text/format.ts";
import { readNumber, readTime } from "../text/read-value.ts";
import { groupByCriterion } from "./by-criterion.ts";
import { groupByLabel } from "./by-label.ts";
import { groupByPerson } from "./by-person.ts";
import { explainUndated, type FiguresRequest, type Groups, type Source, toScore } from "./figures-source.ts";
import { explainChange, figureCells, type GroupFigures, groupScores, hasTooFew } from "./group-reports.ts";
import { narrowReports, templateLabels } from "./narrow-reports.ts";
import { explainTimeRange } from "./stats-period.ts";

/** Computes figures beyond the API's statistics: for any period, by person, criterion or time, compared with the period before. */
export async function computeFigures(request: FiguresRequest, context: ToolContext): Promise<ToolResponse> {
  const { period, userId, groupBy } = request;
  const [current, before] = await Promise.all([
    readReports({ ...period.current, user_id: userId }, context),
    period.before ? readReports({ ...period.before, user_id: userId }, context) : undefined,
  ]);
  const {
    keep,
    callTypeOf,
    notes: narrowing,
  } = await narrowReports(request, [...current.items, ...(before?.items ?? [])], context);
  const [reports, earlier] = [current.items.filter(keep), (before?.items ?? []).filter(keep)];
  const isNarrowed = request.template !== undefined || request.callType !== undefined;
  const countOf = (all: AllItems<Report> | undefined, kept: readonly Report[]): number =>
    !all || all.isComplete || isNarrowed ? kept.length : Math.max(kept.length, all.total ?? 0);
  const counts = { current: countOf(current, reports), before: countOf(before, earlier) };
  const owners = [...reports, ...earlier].map((report) => report.user_id);
  const nameOf = await namePeople([...owners, userId], context);
  const source = {
    request,
    context,
    reports,
    before: earlier,
    isCompared: period.before !== undefined,
    isComplete: { current: current.isComplete, before: before?.isComplete ?? true },
    nameOf,
    counts,
    callTypeOf,
  };
  const { table, notes = [] } = await describeGroups(source);
  const total = totalOf(source);
  const facts = { ...describeTotals(source, total), ...(await readServiceAverage(source, context)) };
  const count = table?.rows.length ?? 0;
  return fitRows(count, (shown) => ({
    facts,
    recorded: { rep: nameOf(userId) },
    ...(table ? { table: { ...table, rows: table.rows.slice(0, shown) } } : {}),
    notes: [
      ...new Set([
        ...notes,
        ...narrowing,
        groupBy === undefined && total && hasTooFew(total, source.isCompared) ? NOT_ENOUGH_DATA : "",
        total ? explainChange([total]) : "",
        coverage(reports),
        groupBy === "template" || groupBy === "criterion" ? "" : explainTemplates(reports),
        explainTimeRange(request.timeRange),
        explainBound(current, "reports"),
        before ? explainBound(before, "reports before") : "",
        reports.length === 0 ? "No report in this period: try a longer one." : "",
        shown < count ? `Only the first ${shown} of ${count} rows fit: narrow with user, template or call_type.` : "",
      ]),
    ],
  }));
}

const NOT_ENOUGH_DATA = `Not enough data: fewer than ${FEWEST_ROWS} scores. Do not rank by them.`;

/** Explains that averages pool templates, which score differently; empty for one. */
function explainTemplates(reports: readonly Report[]): string {
  const count = new Set(reports.map(({ template_id: id, template_name: name }) => id ?? name)).size;
  return count > 1 ? `Averages are over the reports of ${count} templates: \`template\` narrows to one.` : "";
}

function describeTotals(source: Source, total: GroupFigures | undefined): Record<string, Value> {
  const { request, isCompared, counts } = source;
  const { period } = request;
  const [scored, average, ...compared] = total ? figureCells(total, isCompared) : [];
  const [beforeScored, beforeAverage, change] = compared;
  return {
    from: toMinute(period.current.from),
    to: toMinute(endOf(period.current)),
    time_zone: period.timeZone === "UTC" ? undefined : period.timeZone,
    total_reports: counts.current,
    scored: scored === counts.current ? undefined : scored,
    average_score: average,
    before_from: period.before && toMinute(period.before.from),
    before_to: period.before && toMinute(period.before.to),
    reports_before: isCompared ? counts.before : undefined,
    scored_before: beforeScored === counts.before ? undefined : beforeScored,
    average_before: beforeAverage,
    change,
  };
}

const totalOf = ({ reports, before, isComplete }: Source): GroupFigures | undefined =>
  groupScores({
    current: reports.map(toScore("all")),
    before: before.map(toScore("all")),
    isComplete,
  }).get("all");

/** Reads the service's own average of a time range with too many reports to read. */
async function readServiceAverage(
  { request: { timeRange, userId, template, callType }, isComplete }: Source,
  context: ToolContext,
): Promise<Record<string, Value>> {
  if (isComplete.current || timeRange === undefined || [userId, template, callType].some(Boolean)) return {};
  const { svc, signal } = context;
  const stats = await unlessFailed(svc.team.stats({ time_range: timeRange }, { signal }), context);
  return { average_score: readNumber(stats?.average_score) };
}

function coverage(reports: readonly Report[]): string {
  const { rows, count } = meanFrom(reports.map(({ overall_score: score }) => readNumber(score)));
  const text = coverageText({ rows, count }, "reports", "a score");
  return text === undefined ? "" : `${text}.`;
}

async function describeGroups(source: Source): Promise<Groups> {
  switch (source.request.groupBy) {
    case "person":
      return groupByPerson(source);
    case "criterion":
      return groupByCriterion(source);
    case "template":
      return groupByLabel(source, "template", templateLabels([...source.reports, ...source.before]));
    case "call_type":
      return groupByLabel(source, "call_type", source.callTypeOf);
    case "week":
    case "month":
      return groupByTime(source, source.request.groupBy);
    default:
      return {};
  }
}

function groupByTime({ request, reports, isComplete }: Source, unit: "week" | "month"): Groups {
  const { current, timeZone } = request.period;
  const first = Math.min(...reports.flatMap(({ created_at: at }) => readTime(at) ?? []));
  const parts = splitByUnit({ from: current.from, to: endOf(current) }, unit, timeZone);
  // Omits parts before the first report.
  const shown = parts.filter(({ to }, index) => Date.parse(to) >= first || index === parts.length - 1);
  const trend = createTrend(shown.map(({ from }) => Date.parse(from)));
  for (const { created_at: at, overall_score: score } of reports)
    addToTrend(trend, readTime(at) ?? Number.NaN, readNumber(score));
  const since = isComplete.current ? "" : newestWhole(reports, (report) => report.created_at)?.since;
  const isWhole = (part: Period): boolean => since !== undefined && part.from >= since;
  return {
    table: {
      columns: ["starts", "scored", "avg_score"],
      rows: shown.map((part, index) => {
        const { n, value } = meanFigure(trend.spans[index] ?? trend.all, { complete: isWhole(part) });
        return [isoDay(new Date(part.from), timeZone), n, value];
      }),
    },
    notes: [
      `One row for each ${unit}, in ${timeZone}; the first and the last may be cut by the period.`,
      explainUndated(reports, "report"),
      isComplete.current ? "" : `There is no average of a ${unit} that was read in part.`,
    ],
  };
}
