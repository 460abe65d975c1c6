import { markdownSection, markdownTable } from "../../../core/formats/markdown.ts";
import { shortenId } from "../../../core/ids/short-id.ts";
import { escapeLine } from "../../../core/text/escape.ts";
import { parseTranscript } from "../../../core/transcript/parse-transcript.ts";
import { clockText } from "../../../core/words/duration-text.ts";
import { isSvcError, type MeetingDetail, type Report, type SvcClient } from "../../../src/index.ts";
import type { Screen } from "../../output/columns.ts";
import type { Substance } from "../../output/print-item.ts";
import { meetingMarkdown, participantLines } from "../../output/transcript-text.ts";
import { scoreBar } from "../../text/score-bar.ts";
import { UNKNOWN } from "../../text/values.ts";
import { wrapText } from "../../text/wrap.ts";

/** A meeting with its reports; null where they cannot be read. */
export type ViewedMeeting = MeetingDetail & { reports: readonly Report[] | null };

/** Reads a meeting and its reports: 2 calls. If the reports fail, the page has no scores. */
export async function readViewedMeeting(client: SvcClient, id: string, signal: AbortSignal): Promise<ViewedMeeting> {
  const [meeting, reports] = await Promise.all([
    client.meetings.get(id, { signal }),
    Promise.resolve(client.meetings.reports(id, { signal })).catch((error: unknown) => {
      if (isSvcError(error) && error.code !== "aborted") return null;
      throw error;
    }),
  ]);
  return { ...meeting, reports };
}

/** The page of a meeting: participants, scores, transcript. */
export const meetingPage = (meeting: ViewedMeeting): Substance => ({
  title: meeting.title ?? meeting.id,
  text: (screen) =>
    [
      participantLines(meeting, screen),
      reportLines(meeting.reports, screen),
      `${screen.style.bold("Transcript")}\n`,
      transcriptPage(meeting.transcript, screen),
    ].join(""),
  markdown: () => reportsSection(meeting.reports) + meetingMarkdown(meeting),
  fields: ["participants", "reports", "transcript"],
});

const BAR_WIDTH = 20;

function reportLines(reports: ViewedMeeting["reports"], { style, width }: Screen): string {
  if (reports === null) return `${style.dim("Its reports could not be read.")}\n\n`;
  if (reports.length === 0) return `${style.dim("No reports.")}\n\n`;
  const lines = reports.map(({ overall_score: score, template_name: name, id }) => {
    const label = `${escapeLine(name ?? UNKNOWN)} ${style.dim(escapeLine(width === undefined ? id : shortenId(id)))}`;
    if (typeof score !== "number") return `  ${style.dim("no score")}  ${label}\n`;
    return `  ${scoreBar(score, (width ?? 0) < 60 ? 0 : BAR_WIDTH, style)}  ${label}\n`;
  });
  return `${style.bold("Reports")}\n${lines.join("")}\n`;
}

function reportsSection(reports: ViewedMeeting["reports"]): string {
  const rows = (reports ?? []).map(({ template_name: name, overall_score: score, id }) => [name, score, id]);
  return markdownSection("Reports", markdownTable(["Template", "Score", "Id"], rows));
}

const INDENT = "    ";

/** A transcript as a page: per turn the speaker and start time, with the text below. */
export function transcriptPage(transcript: unknown, screen: Screen): string {
  const { style } = screen;
  if (typeof transcript !== "string" || transcript.trim() === "") return `${style.dim("No transcript.")}\n`;
  let page = "";
  let speaker: string | undefined;
  for (const line of parseTranscript(transcript)) {
    if (line.speaker !== speaker) {
      const moment = line.seconds === null ? "" : `  ${style.dim(clockText(line.seconds))}`;
      const name = line.speaker === "" ? style.dim("Somebody") : style.bold(escapeLine(line.speaker));
      page += `${page === "" ? "" : "\n"}${name}${moment}\n`;
      speaker = line.speaker;
    }
    page += `${INDENT}${wrapText(escapeLine(line.text), screen.width, INDENT)}\n`;
  }
  return page;
}
