import { assessedText } from "../../../core/figures/assessed.ts";
import {
  markdownList,
  markdownQuote,
  markdownSection,
  markdownTable,
  markdownText,
} from "../../../core/formats/markdown.ts";
import type { CriterionScore, ReportDetail } from "../../../src/index.ts";
import { UNKNOWN } from "../../text/values.ts";
import { evidenceOf, listOf } from "./scorecard-text.ts";

/** The scores per criterion with feedback and quotes, then the feedback and the lists, as Markdown. */
export function scorecardMarkdown(report: ReportDetail): string {
  const criteria = listOf(report.criteria_scores);
  const rows = criteria.map(({ name, score, weight, feedback }) => [
    name ?? UNKNOWN,
    score ?? "not assessed",
    weight ?? UNKNOWN,
    feedback,
  ]);
  const share = assessedText(criteria);
  const table = markdownTable(["Criterion", "Score", "Weight", "Feedback"], rows);
  return (
    markdownSection("Scores", table) +
    (share === undefined ? "" : `\nThe overall score: ${share}.\n`) +
    markdownSection("Evidence", criteria.flatMap(quotes).join("\n")) +
    markdownSection("Feedback", markdownText(report.feedback ?? "")) +
    markdownSection("Strengths", markdownList(listOf(report.strengths))) +
    markdownSection("To work on", markdownList(listOf(report.improvements))) +
    markdownSection("Next steps", markdownList(listOf(report.next_steps)))
  );
}

const quotes = (criterion: CriterionScore): string[] =>
  evidenceOf(criterion).map(({ quote, time }) => markdownQuote(`${criterion.name ?? UNKNOWN}${time}: “${quote}”`));
