import type { Meeting, Report } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import type { Value } from "../response/tool-response.ts";
import type { NameOf } from "../service/name-people.ts";
import { toMinute, toMinutes } from "../text/format.ts";
import { readList, readNumber, readText } from "../text/read-value.ts";

/** What a row needs beside the meeting. */
export interface RowSource {
  nameOf: NameOf;
  knownIds: ToolContext["knownIds"];
  /** Newest report by meeting; undefined where no scores were asked for. */
  reports?: ReadonlyMap<string, Report> | undefined;
}

const COLUMNS = ["id", "started_at", "rep", "company", "title", "minutes", "status", "call_type", "language"];

/** Columns of a list of meetings. */
export const meetingColumns = ({ reports }: Pick<RowSource, "reports">): string[] =>
  reports ? [...COLUMNS, "score", "template"] : [...COLUMNS, "reports"];

/** A meeting as a row. */
export function meetingRow(meeting: Meeting, { nameOf, knownIds, reports }: RowSource): Value[] {
  const report = reports?.get(meeting.id);
  return [
    knownIds.shorten("meeting", meeting.id),
    toMinute(meeting.started_at),
    nameOf(meeting.user_id),
    companiesOf(meeting).slice(0, MAX_COMPANIES).join(", "),
    readText(meeting.title),
    toMinutes(meeting.duration_seconds),
    readText(meeting.status),
    readText(meeting.call_type),
    readText(meeting.language),
    ...(reports
      ? [readNumber(report?.overall_score), readText(report?.template_name)]
      : [readNumber(meeting.report_count)]),
  ];
}

const MAX_COMPANIES = 2;

/** Companies of the other side, each once. */
export function companiesOf({ participants }: Pick<Meeting, "participants">): string[] {
  const companies = readList(participants).flatMap(({ company, is_internal: isInternal }) =>
    isInternal === true ? [] : [readText(company) ?? ""],
  );
  return [...new Set(companies)].filter((company) => company !== "");
}
