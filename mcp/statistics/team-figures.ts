import { coverageText } from "../../core/figures/coverage.ts";
import { splitByUnit } from "../../core/periods/split-period.ts";
import type { Report } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import type { ToolResponse, Value } from "../response/tool-response.ts";
import { namePeople } from "../service/name-people.ts";
import { type AllItems, explainBound } from "../service/read-all.ts";
import { readReports } from "../service/read-data.ts";
import { toMinute } from "../text/format.ts";
import { readTime } from "../text/read-value.ts";
import { groupByCriterion } from "./by-criterion.ts";
import { groupByPerson } from "./by-person.ts";
import {
  endOf,
  explainUndated,
  type FiguresRequest,
  type Groups,
  isWithin,
  type Source,
  toScore,
} from "./figures-source.ts";
import { figureCells, figureColumns, groupScores } from "./group-reports.ts";

/** Computes the figures that the API's statistics do not give: any period, by person, criterion or time, against the period before. */
export async function computeFigures(request: FiguresRequest, context: ToolContext): Promise<ToolResponse> {
  const { period, userId } = request;
  const [current, before] = await Promise.all([
    readReports({ ...period.current, user_id: userId }, context),
    period.before ? readReports({ ...period.before, user_id: userId }, context) : undefined,
  ]);
  const reports = current.items;
  const counts = { current: countOf(current), before: before ? countOf(before) : 0 };
  const earlier = before?.items ?? [];
  const owners = [...reports, ...earlier].map((report) => report.user_id);
  const nameOf = await namePeople(userId === undefined ? owners : [...owners, userId], context);
  const source = {
    request,
    context,
    reports,
    before: earlier,
    isCompared: period.before !== undefined,
    nameOf,
    counts,
  };
  const { table, notes = [] } = await describeGroups(source);
  return {
    facts: describeTotals(source),
    recorded: { rep: userId === undefined ? undefined : nameOf(userId) },
    ...(table ? { table } : {}),
    notes: [
      ...notes,
      coverage(reports),
      explainBound(current, "reports"),
      before ? explainBound(before, "reports before") : "",
      reports.length === 0 ? "No report in this period: try a longer one." : "",
    ],
  };
}

const countOf = ({ items, total = items.length, isComplete }: AllItems<Report>): number =>
  isComplete ? items.length : Math.max(items.length, total);

function describeTotals({ request: { period }, reports, before, isCompared, counts }: Source): Record<string, Value> {
  const total = groupScores(reports.map(toScore("all")), before.map(toScore("all"))).get("all");
  const [scored, average, ...compared] = total ? figureCells(total, isCompared) : [];
  const [beforeScored, beforeAverage, change] = compared;
  return {
    from: toMinute(period.current.from),
    to: toMinute(endOf(period.current)),
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

function coverage(reports: readonly Report[]): string {
  const mean = groupScores(reports.map(toScore("all"))).get("all")?.current;
  const text = mean && coverageText(mean, "reports", "a score");
  return text === undefined ? "" : `${text}.`;
}

async function describeGroups(source: Source): Promise<Groups> {
  switch (source.request.groupBy) {
    case "person":
      return groupByPerson(source);
    case "criterion":
      return groupByCriterion(source);
    case "week":
    case "month":
      return groupByTime(source, source.request.groupBy);
    default:
      return {};
  }
}

function groupByTime({ request, reports }: Source, unit: "week" | "month"): Groups {
  const { current } = request.period;
  const first = Math.min(...reports.flatMap(({ created_at: at }) => readTime(at) ?? []));
  const parts = splitByUnit({ from: current.from, to: endOf(current) }, unit, "UTC");
  // A period may begin long before the first report.
  const shown = parts.filter(({ to }, index) => Date.parse(to) >= first || index === parts.length - 1);
  return {
    table: {
      columns: ["starts", ...figureColumns(false)],
      rows: shown.map((part) => {
        const own = groupScores(reports.filter(({ created_at: at }) => isWithin(at, part)).map(toScore("all"))).get(
          "all",
        );
        return [part.from.slice(0, 10), ...(own ? figureCells(own, false) : [0, null])];
      }),
    },
    notes: [
      `One row for each ${unit}, in UTC; the first and the last may be cut by the period.`,
      explainUndated(reports, "report"),
    ],
  };
}
