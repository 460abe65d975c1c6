import { assessedText } from "../../core/figures/assessed.ts";
import type { CriterionScore, Report, ReportDetail } from "../../src/index.ts";
import { OUT } from "../context/output-schemas.ts";
import type { ToolContext } from "../context/tool.ts";
import type { RowsResponse, ToolResponse } from "../response/tool-response.ts";
import type { NameOf } from "../service/name-people.ts";
import { clip } from "../text/clean-text.ts";
import { toClock, toMinute } from "../text/format.ts";
import { readList, readNumber, readText } from "../text/read-value.ts";

/** Shown for a null score: no evidence in the transcript, and not counted in the mean. */
const NOT_ASSESSED = "not assessed";

/** Members of the output of `describeReport`. */
export const REPORT_OUTPUT = {
  id: OUT.string,
  meeting_id: OUT.string,
  template_id: OUT.string,
  overall_score: OUT.number,
  coaching_tone: OUT.string,
  created_at: OUT.string,
  rep: OUT.string,
  template_name: OUT.string,
  scorer: OUT.string,
  feedback: OUT.string,
  strengths: OUT.list,
  improvements: OUT.list,
  next_steps: OUT.list,
  other_reports: OUT.list,
};

/** Response for one report; others of the same meeting are named. */
export function describeReport(report: ReportDetail, others: readonly Report[], nameOf: NameOf): ToolResponse {
  const share = assessedText(readList(report.criteria_scores));
  return {
    facts: {
      id: report.id,
      meeting_id: readText(report.meeting_id),
      template_id: readText(report.template_id),
      overall_score: readNumber(report.overall_score),
      coaching_tone: readText(report.coaching_tone),
      created_at: toMinute(report.created_at),
    },
    recorded: {
      rep: nameOf(report.user_id),
      template_name: readText(report.template_name),
      scorer: readText(report.scorer),
      feedback: readText(report.feedback),
      strengths: readTexts(report.strengths),
      improvements: readTexts(report.improvements),
      next_steps: readTexts(report.next_steps),
      other_reports: others.map(({ id, overall_score: score, created_at: at, template_name: template }) =>
        [id, readNumber(score), toMinute(at), readText(template)].join(" "),
      ),
    },
    table: {
      columns: ["criterion", "weight", "score", "feedback", "evidence"],
      rows: readList(report.criteria_scores).map((criterion) => [
        readText(criterion.name),
        readNumber(criterion.weight),
        showScore(criterion.score),
        readText(criterion.feedback),
        describeEvidence(criterion),
      ]),
    },
    notes: [
      share === undefined ? "" : `The overall score: ${share}.`,
      others.length > 0
        ? `This is the newest of the meeting's ${others.length + 1} reports: its score is not the only one.`
        : "",
    ],
  };
}

/** A score that is missing or has another type is not "not assessed". */
const showScore = (score: unknown): number | string | undefined => (score === null ? NOT_ASSESSED : readNumber(score));

function describeEvidence({ evidence }: CriterionScore): string {
  return readList(evidence)
    .flatMap(({ quote, timestamp_seconds: seconds }) => {
      const [text, clock] = [readText(quote), toClock(seconds)];
      return text === undefined ? [] : [`"${text}"${clock === undefined ? "" : ` (${clock})`}`];
    })
    .join("; ");
}

const MAX_TEXT = 240;

/** Response for several reports: one row each, criteria from the weakest. */
export function describeReports(
  reports: readonly ReportDetail[],
  { nameOf, knownIds }: { nameOf: NameOf; knownIds: ToolContext["knownIds"] },
): RowsResponse {
  return {
    facts: { reports: reports.length },
    table: {
      columns: [
        "meeting_id",
        "created_at",
        "rep",
        "score",
        "template",
        "criteria",
        "strength",
        "improvement",
        "next_steps",
      ],
      rows: reports.map((report) => [
        knownIds.shorten("meeting", report.meeting_id),
        toMinute(report.created_at),
        nameOf(report.user_id),
        readNumber(report.overall_score),
        readText(report.template_name),
        describeCriteria(report),
        clip(readTexts(report.strengths)[0] ?? "", MAX_TEXT),
        clip(readTexts(report.improvements)[0] ?? "", MAX_TEXT),
        readTexts(report.next_steps).length,
      ]),
    },
    notes: [
      "Criteria are listed from the weakest; strength and improvement are the first of each report. For all, with feedback and quotes, get one report.",
    ],
  };
}

function describeCriteria({ criteria_scores: criteria }: ReportDetail): string {
  const scored = readList(criteria).map(({ name, score }) => ({
    name: readText(name) ?? "",
    rank: readNumber(score) ?? Infinity,
    shown: showScore(score) ?? "(no score)",
  }));
  return scored
    .sort((one, two) => one.rank - two.rank)
    .map(({ name, shown }) => `${name} ${shown}`)
    .join(", ");
}

const readTexts = (texts: readonly string[] | null | undefined): string[] =>
  readList(texts).flatMap((text) => readText(text) ?? []);
