import { countText } from "../../core/words/count-text.ts";
import type { Report, TimeRange } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import { endOf, type WholeRange } from "../input/date-range.ts";
import type { Table } from "../response/tool-response.ts";
import type { NameOf } from "../service/name-people.ts";
import { readNumber, readTime } from "../text/read-value.ts";
import type { GroupedScore } from "./group-reports.ts";
import type { StatsPeriod } from "./stats-period.ts";

/** Request for figures. */
export interface FiguresRequest {
  period: StatsPeriod;
  /** The API's time range; `undefined` if the period was given by dates. */
  timeRange: TimeRange | undefined;
  userId: string | undefined;
  /** Name or id of the template whose reports count. */
  template: string | undefined;
  /** Type of the calls whose reports count. */
  callType: string | undefined;
  groupBy: (typeof GROUPINGS)[number] | undefined;
  withRoleplay: boolean;
}

/** Dimensions that reports are grouped by. */
export const GROUPINGS = ["person", "criterion", "template", "call_type", "week", "month"] as const;

/** Input from which figures are computed. */
export interface Source {
  request: FiguresRequest;
  context: ToolContext;
  reports: readonly Report[];
  before: readonly Report[];
  isCompared: boolean;
  /** Whether every report of each period was read; a part has no mean. */
  isComplete: { current: boolean; before: boolean };
  nameOf: NameOf;
  /** Number of reports by the service; may exceed those that were read. */
  counts: { current: number; before: number };
  /** Call type of a report; undefined if unknown. */
  callTypeOf: (report: Report) => string | undefined;
}

/** A table of groups, and notes on it. */
export interface Groups {
  table?: Table;
  notes?: string[];
}

/** Explains why there are no averages. */
export const NO_MEAN_OF_A_PART = "There is no average of a part: choose a shorter period or one user.";

/** A report's score in a group. */
export const toScore =
  (group: string) =>
  ({ overall_score: score }: Report): GroupedScore => ({ group, score: readNumber(score) });

/** Reports how many rows have no time and so are in no part of the period; empty if all have one. */
export function explainUndated(rows: readonly { created_at?: unknown }[], noun: string): string {
  const undated = rows.filter(({ created_at: at }) => readTime(at) === undefined).length;
  return undated === 0
    ? ""
    : `${countText(undated, noun)} of ${rows.length} without a date ${undated === 1 ? "is" : "are"} not in these rows.`;
}

/** Reports whether a time lies within a period, both ends included. */
export function isWithin(at: unknown, period: WholeRange): boolean {
  const time = readTime(at) ?? Number.NaN;
  return time >= Date.parse(period.from) && time <= Date.parse(endOf(period));
}
