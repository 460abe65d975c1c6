import { coverageText } from "../../analysis/figures/coverage.ts";
import { meanOf } from "../../analysis/figures/mean.ts";
import { splitByUnit } from "../../analysis/periods/split-period.ts";
import type { Report } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import type { WholeRange } from "../input/date-range.ts";
import type { Table, ToolResponse, Value } from "../response/tool-response.ts";
import { type NameOf, namePeople } from "../service/name-people.ts";
import { type AllItems, explainBound } from "../service/read-all.ts";
import { readMeetings, readReportDetails, readReports, readRoleplaySessions } from "../service/read-data.ts";
import { count, toMinute } from "../text/format.ts";
import { readList, readNumber, readText, readTime } from "../text/read-value.ts";
import {
  explainOrder,
  figureCells,
  figureColumns,
  type GroupedScore,
  groupScores,
  sortGroups,
} from "./group-reports.ts";
import type { StatsPeriod } from "./stats-period.ts";

/** What figures are asked for. */
export interface FiguresRequest {
  period: StatsPeriod;
  userId: string | undefined;
  groupBy: "person" | "criterion" | "week" | "month" | undefined;
  withRoleplay: boolean;
}

interface Source {
  request: FiguresRequest;
  context: ToolContext;
  reports: readonly Report[];
  before: readonly Report[];
  isCompared: boolean;
  nameOf: NameOf;
  /** How many reports there are, as far as the service says; more than were read where time or bounds did not suffice. */
  counts: { current: number; before: number };
}

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

const toScore =
  (group: string) =>
  ({ overall_score: score }: Report): GroupedScore => ({ group, score: readNumber(score) });

interface Groups {
  table?: Table;
  notes?: string[];
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

async function groupByPerson({ request, context, reports, before, isCompared, nameOf }: Source): Promise<Groups> {
  const { period, userId, withRoleplay } = request;
  const byPerson = (report: Report): GroupedScore => toScore(readText(report.user_id) ?? "")(report);
  const [meetings, sessions] = await Promise.all([
    unlessFailed(readMeetings({ ...period.current, user_id: userId }, context), context),
    withRoleplay ? readRoleplaySessions({ user_id: userId }, context) : undefined,
  ]);
  const owned = countBy((meetings?.items ?? []).map((meeting) => readText(meeting.user_id) ?? ""));
  const inPeriod = (sessions?.items ?? []).filter(({ created_at: at }) => isWithin(at, period.current));
  const practice = groupScores(
    inPeriod.map((session) => ({ group: readText(session.user_id) ?? "", score: readNumber(session.overall_score) })),
  );
  const groups = groupScores(reports.map(byPerson), before.map(byPerson));
  for (const id of [...owned.keys(), ...practice.keys()]) {
    if (!groups.has(id)) groups.set(id, { ...emptyGroup(id) });
  }
  const names = await namePeople(groups.keys(), context);
  return {
    table: {
      columns: [
        "rep",
        ...(meetings ? ["meetings"] : []),
        ...figureColumns(isCompared),
        "lowest",
        "highest",
        ...(withRoleplay ? ROLEPLAY_COLUMNS : []),
      ],
      rows: sortGroups(groups.values(), isCompared, "best").map((figures) => {
        const practiced = practice.get(figures.group)?.current;
        return [
          names(figures.group) ?? nameOf(figures.group) ?? UNKNOWN,
          ...(meetings ? [owned.get(figures.group) ?? 0] : []),
          ...figureCells(figures, isCompared),
          figures.lowest,
          figures.highest,
          ...(withRoleplay ? [practiced?.count ?? 0, practiced ? meanOf(practiced) : null] : []),
        ];
      }),
    },
    notes: [
      explainOrder(groups.values(), isCompared, "best"),
      meetings ? explainBound(meetings, "meetings") : "Meetings could not be read, so they are not counted here.",
      sessions ? explainBound(sessions, "roleplay sessions") : "",
      sessions ? explainUndated(sessions.items, "roleplay session") : "",
    ],
  };
}

/** Undefined where the service fails: the reports are what was asked for. */
async function unlessFailed<Value>(read: Promise<Value>, { signal }: ToolContext): Promise<Value | undefined> {
  try {
    return await read;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/** In place of a person whom the service does not say. */
const UNKNOWN = "(unknown)";

const ROLEPLAY_COLUMNS = ["roleplays_scored", "roleplay_avg"];

const emptyGroup = (group: string) => {
  const [figures] = groupScores([], [{ group, score: undefined }]).values();
  return figures as NonNullable<typeof figures>;
};

const MAX_DETAILS = 400;

async function groupByCriterion({ context, reports, before, isCompared, nameOf }: Source): Promise<Groups> {
  const wanted = shareOut(reports, before, MAX_DETAILS).map(({ id }) => id);
  const { results, done } = await readReportDetails(wanted, context);
  const current = new Set(reports.map(({ id }) => id));
  const scores = results.flatMap((report) =>
    readList(report?.criteria_scores).map((criterion) => ({
      isCurrent: report !== undefined && current.has(report.id),
      owner: readText(report?.user_id) ?? "",
      group: readText(criterion.name) ?? "",
      score: readNumber(criterion.score),
    })),
  );
  const groups = groupScores(
    scores.filter(({ isCurrent }) => isCurrent),
    scores.filter(({ isCurrent }) => !isCurrent),
  );
  const lowest = (criterion: string): string | undefined => {
    const people = groupScores(
      scores
        .filter(({ group, isCurrent }) => isCurrent && group === criterion)
        .map(({ owner, score }) => ({ group: owner, score })),
    );
    const [last] = sortGroups(
      [...people.values()].filter((figures) => figures.current.count > 0),
      false,
      "worst",
    );
    return people.size > 1 && last ? `${nameOf(last.group) ?? ""} ${meanOf(last.current)}` : undefined;
  };
  const total = reports.length + before.length;
  return {
    table: {
      columns: ["criterion", ...figureColumns(isCompared), "lowest_rep"],
      rows: sortGroups(groups.values(), isCompared, "worst").map((figures) => [
        figures.group,
        ...figureCells(figures, isCompared),
        lowest(figures.group),
      ]),
    },
    notes: [
      `${explainOrder(groups.values(), isCompared, "worst")} Read ${done} of ${count(total, "report")}.`,
      done < total ? "Choose a shorter period or one user for the rest." : "",
    ],
  };
}

/** As many of both as fit, so that a comparison never has the newer half alone; the newer ones get the odd place. */
function shareOut(current: readonly Report[], before: readonly Report[], most: number): Report[] {
  const share = Math.max(Math.ceil(most / 2), most - before.length);
  const first = current.slice(0, share);
  return [...first, ...before.slice(0, most - first.length)];
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

function isWithin(at: unknown, period: WholeRange): boolean {
  const time = readTime(at);
  return time !== undefined && time >= Date.parse(period.from) && time <= Date.parse(endOf(period));
}

/** Says how many rows have no time, and so belong to no part of the period; empty if all have one. */
function explainUndated(rows: readonly { created_at?: unknown }[], noun: string): string {
  const undated = rows.filter(({ created_at: at }) => readTime(at) === undefined).length;
  return undated === 0
    ? ""
    : `${count(undated, noun)} of ${rows.length} without a date ${undated === 1 ? "is" : "are"} not in these rows.`;
}

/** A bare date includes its day, as in the API. */
const endOf = ({ to }: WholeRange): string => (to.length === 10 ? `${to}T23:59:59.999Z` : to);

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
