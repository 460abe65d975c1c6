import type { CriterionScore, ReportDetail } from "../../../src/index.ts";
import { paintScore } from "../../output/columns.ts";
import type { Screen } from "../../output/print-item.ts";
import { renderBar } from "../../text/bar.ts";
import { escapeLine, escapeText } from "../../text/escape.ts";
import { padText, textWidth, truncateText } from "../../text/width.ts";
import { wrapText } from "../../text/wrap.ts";

const LONGEST_NAME = 30;
const BAR_WIDTH = 20;

/** Scores per criterion as bars, then the feedback and the lists. */
export function scorecardText(report: ReportDetail, screen: Screen): string {
  const parts = [
    criteriaText(listOf(report.criteria_scores), screen),
    report.feedback ? `${wrapText(escapeText(report.feedback), screen.width)}\n` : "",
    bulletText("Strengths", listOf(report.strengths), screen),
    bulletText("To work on", listOf(report.improvements), screen),
    bulletText("Next steps", listOf(report.next_steps), screen),
  ];
  return parts.filter(Boolean).join("\n");
}

/** The API may omit a list: it counts as empty. */
const listOf = <Item>(value: readonly Item[] | null | undefined): readonly Item[] =>
  Array.isArray(value) ? value : [];

function criteriaText(criteria: readonly CriterionScore[], screen: Screen): string {
  const names = criteria.map(({ name }) => truncateText(escapeLine(name), LONGEST_NAME));
  const nameWidth = Math.max(0, ...names.map(textWidth));
  return criteria
    .map((criterion, index) => criterionLines(criterion, padText(names[index] ?? "", nameWidth, "left"), screen))
    .join("");
}

function criterionLines({ score, weight, feedback }: CriterionScore, name: string, screen: Screen): string {
  const { style, width } = screen;
  const line = `${style.bold(name)}  ${scoreText(score, screen)}  ${style.dim(`weight ${weight}`)}\n`;
  return feedback ? `${line}  ${wrapText(escapeText(feedback), width, "  ")}\n` : line;
}

/** As wide as a score with its bar, so that weights stay in one column. */
function scoreText(score: number | null, { style }: Screen): string {
  if (score === null) return style.dim(padText("not assessed", BAR_WIDTH + 6, "left"));
  const figure = padText(Number(score).toFixed(1), 5, "right");
  return paintScore(score, `${renderBar(score / 100, BAR_WIDTH)} ${figure}`, style);
}

function bulletText(title: string, items: readonly string[], { style, width }: Screen): string {
  if (items.length === 0) return "";
  return `${style.bold(title)}\n${items.map((item) => `  - ${wrapText(escapeText(item), width, "    ")}\n`).join("")}`;
}
