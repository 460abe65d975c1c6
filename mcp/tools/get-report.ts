import * as z from "zod";
import type { ReportDetail } from "../../src/index.ts";
import { defineTool } from "../context/define-tool.ts";
import { OUT, TABLE_OUTPUT } from "../context/output-schemas.ts";
import { READS, type ToolContext } from "../context/tool.ts";
import { invalidArguments, ToolError } from "../errors/tool-error.ts";
import { ids, isId, splitIds } from "../input/fields.ts";
import { describeReport, describeReports, REPORT_OUTPUT } from "../report/describe-report.ts";
import type { ToolResponse } from "../response/tool-response.ts";
import { findObject } from "../service/find-object.ts";
import { namePeople } from "../service/name-people.ts";
import { unlessGone } from "../service/read-data.ts";
import { runBounded } from "../service/run-bounded.ts";
import { cleanLine, clip } from "../text/clean-text.ts";
import { sortNewest } from "../text/sort-newest.ts";

/** Coaching reports, by their ids or by their meetings'. */
export const getReport = defineTool({
  name: "get_report",
  title: "Get reports",
  description:
    "Returns score and feedback per criterion, with quotes: by report_id, or meeting_id for its newest report. Up to 10 ids, separated by commas, return a row each.",
  annotations: READS,
  input: z.strictObject({
    report_id: ids().optional(),
    meeting_id: ids().optional(),
  }),
  output: { ...REPORT_OUTPUT, reports: OUT.integer, ...TABLE_OUTPUT },
  async run({ report_id: reportIds, meeting_id: meetingIds }, context) {
    if ((reportIds === undefined) === (meetingIds === undefined)) {
      throw invalidArguments(
        "get_report takes either `report_id` or `meeting_id`, and just one of them. Call again with one.",
      );
    }
    const written = splitIds(reportIds ?? meetingIds ?? "");
    const read = reportIds === undefined ? readOfMeeting : readOne;
    if (written.length === 1) return describeOne(await read(String(written[0]), context), context);
    const report = context.openProgress();
    const progress = { ...context, onDone: (done: number) => report(done, written.length) };
    const { results } = await runBounded(written, (id) => readOrExplain(id, () => read(id, context)), progress);
    return describeSeveral(results, written, context);
  },
});

/** Reads a meeting's reports, newest first, or the one report with this id. */
async function readOne(written: string, context: ToolContext): Promise<ReportDetail[]> {
  const id = await findObject("report", written, context);
  return [await context.svc.reports.get(id, { signal: context.signal })];
}

async function readOfMeeting(written: string, context: ToolContext): Promise<ReportDetail[]> {
  const id = await findObject("meeting", written, context);
  const reports = await context.svc.meetings.reports(id, { signal: context.signal });
  return sortNewest(reports, (report) => report.created_at);
}

/** Reports; undefined for an unknown id, or a sentence for an ambiguous prefix, so that one id does not fail the others. */
async function readOrExplain(
  written: string,
  read: () => Promise<ReportDetail[]>,
): Promise<readonly ReportDetail[] | string | undefined> {
  try {
    return isId(written) ? await unlessGone(read()) : undefined;
  } catch (error) {
    if (error instanceof ToolError && error.failure.code === "invalid_arguments") return error.message;
    throw error;
  }
}

async function describeOne([newest, ...others]: readonly ReportDetail[], context: ToolContext): Promise<ToolResponse> {
  if (newest) {
    const nameOf = await namePeople([newest.user_id], context);
    context.knownIds.rememberRows("report", [newest, ...others]);
    context.knownIds.remember("meeting", [newest.meeting_id]);
    return describeReport(newest, others, nameOf);
  }
  const hints = [
    context.policy.offers("get_meeting") ? "get_meeting shows its status" : "",
    context.policy.offers("list_meetings") ? "list_meetings which meetings have reports" : "",
  ].filter((hint) => hint !== "");
  throw new ToolError({
    message: `get_report found no report: this meeting has not been scored.${hints.length > 0 ? ` ${hints.join(", ")}.` : ""}`,
    code: "not_found",
    retryable: false,
  });
}

async function describeSeveral(
  results: readonly (readonly ReportDetail[] | string | undefined)[],
  written: readonly string[],
  context: ToolContext,
): Promise<ToolResponse> {
  const reports = results.flatMap((found) => (typeof found === "string" ? [] : (found ?? [])));
  const nameOf = await namePeople(
    reports.map((report) => report.user_id),
    context,
  );
  const response = describeReports(reports, { nameOf, knownIds: context.knownIds });
  const unread = written.filter((_, index) => !(index in results));
  const unknown = written.filter((_, index) => index in results && results[index] === undefined);
  const unscored = written.filter((_, index) => results[index]?.length === 0);
  const notes = [
    unscored.length > 0 ? `No report for ${unscored.join(", ")}.` : "",
    unknown.length > 0
      ? `There is nothing with the id ${unknown.map((part) => clip(cleanLine(part), 100)).join(", ")}.`
      : "",
    ...results.filter((found) => typeof found === "string"),
    unread.length > 0
      ? `Time ran out before ${unread.join(", ")}: call again for ${unread.length === 1 ? "it" : "these"}.`
      : "",
  ];
  return { ...response, notes: [...(reports.length > 0 ? response.notes : []), ...notes] };
}
