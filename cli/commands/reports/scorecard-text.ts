import { assessedText } from "../../../core/figures/assessed.ts";
import {
  markdownList,
  markdownQuote,
  markdownSection,
  markdownTable,
  markdownText,
} from "../../../core/formats/markdown.ts";
import { escapeLine, escapeText } from "../../../core/text/escape.ts";
import { clockText } from "../../../core/words/duration-text.ts";
import type { CriterionScore, ReportDetail } from "../../../src/index.ts";
import type { Screen } from "../../output/columns.ts";
import { cutCell, drawTable } from "../../text/draw-table.ts";
import { scoreBar } from "../../text/score-bar.ts";
import { UNKNOWN } from "../../text/values.ts";
import { wrapText } from "../../text/wrap.ts";

const LONGEST_NAME = 30;
const BAR_WIDTH = 20;

/** Scores per criterion as bars, then the feedback and the lists. */
export function scorecardText(report: ReportDetail, screen: Screen): string {
  const criteria = listOf(report.criteria_scores);
  const share = assessedText(criteria);
  const parts = [
    criteriaText(criteria, screen),
    share === undefined ? "" : `${screen.style.dim(`The overall score: ${share}.`)}\n`,
    report.feedback ? `${wrapText(escapeText(report.feedback), screen.width)}\n` : "",
    bulletText("Strengths", listOf(report.strengths), screen),
    bulletText("To work on", listOf(report.improvements), screen),
    bulletText("Next steps", listOf(report.next_steps), screen),
  ];
  return parts.filter(Boolean).join("\n");
}

/** A missing list counts as empty; members that are not objects are skipped. */
const listOf = <Item>(value: readonly Item[] | null | undefined): readonly Item[] =>
  Array.isArray(value) ? value.filter((item) => item !== null && item !== undefined) : [];

function criteriaText(criteria: readonly CriterionScore[], screen: Screen): string {
  const heads = drawTable(
    criteria.map(({ name, score, weight }) => [
      screen.style.bold(cutCell(escapeLine(name ?? UNKNOWN), LONGEST_NAME)),
      scoreBarText(score, screen),
      screen.style.dim(`weight ${weight ?? UNKNOWN}`),
    ]),
  );
  return criteria.map((criterion, index) => `${heads[index]}\n${criterionLines(criterion, screen)}`).join("");
}

function criterionLines(criterion: CriterionScore, { style, width }: Screen): string {
  const { feedback } = criterion;
  const text = feedback ? `  ${wrapText(escapeText(feedback), width, "  ")}\n` : "";
  const quotes = evidenceOf(criterion).map(({ quote, time }) =>
    style.dim(`  ${wrapText(`“${escapeText(quote)}”${time}`, width, "  ")}`),
  );
  return `${text}${quotes.map((line) => `${line}\n`).join("")}`;
}

/** A bar on a terminal, and the figure; a criterion without a score was not assessed. */
function scoreBarText(score: number | null | undefined, { style, width }: Pick<Screen, "style" | "width">): string {
  if (typeof score !== "number") return style.dim("not assessed");
  return scoreBar(score, width === undefined ? 0 : BAR_WIDTH, style);
}

/** The quotes that a score rests on, with their time in the meeting. */
const evidenceOf = ({ evidence }: CriterionScore): { quote: string; time: string }[] =>
  listOf(evidence)
    .filter((item) => typeof item?.quote === "string" && item.quote !== "")
    .map(({ quote, timestamp_seconds: seconds }) => ({
      quote,
      time: typeof seconds === "number" ? ` (${clockText(seconds)})` : "",
    }));

function bulletText(title: string, items: readonly string[], { style, width }: Screen): string {
  if (items.length === 0) return "";
  return `${style.bold(title)}\n${items.map((item) => `  - ${wrapText(escapeText(item), width, "    ")}\n`).join("")}`;
}

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
