import * as z from "zod";
import type { CriterionScore, Report, ReportDetail } from "../../src/index.ts";
import { defineTool } from "../context/define-tool.ts";
import { OUT, TABLE_OUTPUT } from "../context/output-schemas.ts";
import { READS, type ToolContext } from "../context/tool.ts";
import { invalidArguments, ToolError } from "../errors/tool-error.ts";
import { id } from "../input/fields.ts";
import type { ToolResponse } from "../response/tool-response.ts";
import { toClock, toMinute } from "../text/format.ts";

/** One coaching report, by its id or by its meeting's. */
export const getReport = defineTool({
  name: "get_report",
  title: "Get a coaching report",
  description:
    "Gives one coaching report: overall score, score and feedback per criterion with quotes, strengths, improvements, next steps. Give either report_id, or meeting_id for that meeting's newest report.",
  annotations: READS,
  input: z.strictObject({
    report_id: id("The report").optional(),
    meeting_id: id("The meeting; gives its newest report").optional(),
  }),
  output: {
    id: OUT.string,
    meeting_id: OUT.string,
    overall_score: OUT.number,
    feedback: OUT.string,
    strengths: OUT.list,
    improvements: OUT.list,
    next_steps: OUT.list,
    ...TABLE_OUTPUT,
  },
  async run({ report_id: reportId, meeting_id: meetingId }, context) {
    if (reportId !== undefined && meetingId === undefined) {
      return describeReport(await context.svc.reports.get(reportId, { signal: context.signal }), [], context);
    }
    if (meetingId === undefined || reportId !== undefined) {
      throw invalidArguments(
        "get_report takes either `report_id` or `meeting_id`, and just one of them. Call again with one.",
      );
    }
    const [newest, ...others] = await context.svc.meetings.reports(meetingId, { signal: context.signal });
    if (newest) return describeReport(newest, others, context);
    throw new ToolError({
      message:
        "get_report found no report: this meeting has not been scored. get_meeting shows its status, list_meetings which meetings have reports.",
      code: "not_found",
      retryable: false,
    });
  },
});

function describeReport(report: ReportDetail, others: readonly Report[], { knownIds }: ToolContext): ToolResponse {
  knownIds.remember(
    "report",
    [report, ...others].map((known) => known.id),
  );
  knownIds.remember("meeting", [report.meeting_id]);
  return {
    facts: {
      id: report.id,
      meeting_id: report.meeting_id,
      user_id: report.user_id,
      template_id: report.template_id,
      overall_score: report.overall_score,
      coaching_tone: report.coaching_tone,
      scorer: report.scorer,
      created_at: toMinute(report.created_at),
    },
    recorded: {
      template_name: report.template_name,
      feedback: report.feedback,
      strengths: report.strengths,
      improvements: report.improvements,
      next_steps: report.next_steps,
      other_reports: others.map((other) => `${other.id} ${other.overall_score} ${toMinute(other.created_at)}`),
    },
    table: {
      columns: ["criterion", "weight", "score", "feedback", "evidence"],
      rows: report.criteria_scores.map((criterion) => [
        criterion.name,
        criterion.weight,
        criterion.score ?? "not assessed",
        criterion.feedback,
        describeEvidence(criterion),
      ]),
    },
  };
}

function describeEvidence({ evidence }: CriterionScore): string {
  return evidence
    .map(({ quote, timestamp_seconds: seconds }) => `"${quote}"${seconds === null ? "" : ` (${toClock(seconds)})`}`)
    .join("; ");
}
