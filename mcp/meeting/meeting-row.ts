import type { Meeting, Report } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import type { Value } from "../response/tool-response.ts";
import type { NameOf } from "../service/name-people.ts";
import { clipList } from "../text/clean-text.ts";
import { toMinute, toMinutes } from "../text/format.ts";
import { readList, readNumber, readText } from "../text/read-value.ts";

/** Lookups that a row needs in addition to the meeting. */
export interface RowSource {
  nameOf: NameOf;
  knownIds: ToolContext["knownIds"];
  /** Whether scores were requested: a row is then a meeting and one of its reports. */
  withScores: boolean;
}

const COLUMNS = ["id", "started_at", "rep", "company", "title", "minutes", "status", "call_type", "language"];

/** Columns of a list of meetings. */
export const meetingColumns = (withScores: boolean): string[] =>
  withScores ? [...COLUMNS, "score", "template"] : [...COLUMNS, "reports"];

/** A meeting as a row, with one of its reports: each has a score of its own. */
export function meetingRow(
  meeting: Meeting,
  report: Report | undefined,
  { nameOf, knownIds, withScores }: RowSource,
): Value[] {
  return [
    knownIds.shorten("meeting", meeting.id),
    toMinute(meeting.started_at),
    nameOf(meeting.user_id),
    clipList(companiesOf(meeting), MAX_COMPANIES).join(", "),
    readText(meeting.title),
    toMinutes(meeting.duration_seconds),
    readText(meeting.status),
    readText(meeting.call_type),
    readText(meeting.language),
    ...(withScores
      ? [readNumber(report?.overall_score), readText(report?.template_name)]
      : [readNumber(meeting.report_count)]),
  ];
}

const MAX_COMPANIES = 2;

/** Companies of the other side, each once. */
export function companiesOf({ participants }: Pick<Meeting, "participants">): string[] {
  const companies = readList(participants).flatMap(({ company, is_internal: isInternal }) =>
    isInternal === true ? [] : (readText(company) ?? []),
  );
  return [...new Set(companies)];
}
