import type { MeetingDetail, ReportDetail } from "../../src/index.ts";
import type { Substance } from "../output/print-item.ts";
import { meetingMarkdown, participantLines, transcriptText } from "../output/transcript-text.ts";
import { scorecardMarkdown, scorecardText } from "./reports/scorecard-text.ts";

export { showTranscript } from "./meetings/show-transcript.ts";

/** Participants and transcript. */
export const meetingSubstance = (meeting: MeetingDetail): Substance => ({
  title: meeting.title ?? meeting.id,
  text: (screen) => participantLines(meeting, screen) + transcriptText(meeting.transcript, screen),
  markdown: () => meetingMarkdown(meeting),
  fields: ["participants", "transcript"],
});

/** Scores and feedback. */
export const reportSubstance = (report: ReportDetail): Substance => ({
  title: `${report.template_name ?? "Report"}: ${report.overall_score ?? "no score"}`,
  text: (screen) => scorecardText(report, screen),
  markdown: () => scorecardMarkdown(report),
  fields: ["criteria_scores", "feedback", "strengths", "improvements", "next_steps"],
});
