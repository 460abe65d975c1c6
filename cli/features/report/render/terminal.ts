import type { CriterionRow, PersonRow } from "../../../../core/report/compare-figures.ts";
import { coachText, headline, troubleCount } from "../../../../core/report/headline.ts";
import {
  companyText,
  followUpText,
  momentText,
  POINT_TITLES,
  praiseText,
  talkScope,
  talkText,
  withoutCallsText,
} from "../../../../core/report/manager-words.ts";
import type { WeeklyReport } from "../../../../core/report/weekly-report.ts";
import { comparisonText, reportTitle } from "../../../../core/report/words.ts";
import { escapeLine } from "../../../../core/text/escape.ts";
import { formatCount } from "../../../../core/words/count-text.ts";
import { courseText } from "../../../../core/words/course-text.ts";
import { changeText, scoreText } from "../../../../core/words/score-text.ts";
import { periodText } from "../../../../core/words/span-text.ts";
import type { Screen } from "../../../output/columns.ts";
import { cellWidth, cutCell, drawTable } from "../../../text/draw-table.ts";
import { paintChange, paintScore, scoreBar } from "../../../text/score-bar.ts";
import { PLAIN_STYLE, type Style } from "../../../text/style.ts";
import { textWidth } from "../../../text/width.ts";
import { wrapText } from "../../../text/wrap.ts";

const LONGEST_NAME = 28;

/** Below this many columns there is one figure per line. */
const NARROW = 70;

/** A screen that the report should fit. */
export interface ReportScreen extends Screen {
  /** Lines of the terminal, including the one for the shell's prompt. */
  rows: number;
}

/**
 * The report as a page on a terminal, more compact if it would not fit otherwise. The most important parts come first, the table of people
 * last.
 */
export function renderTerminal(report: WeeklyReport, screen: ReportScreen): string {
  const page = renderPage(report, screen, { isDense: false });
  return page.split("\n").length <= screen.rows ? page : renderPage(report, screen, { isDense: true });
}

function renderPage(report: WeeklyReport, screen: Screen, { isDense }: { isDense: boolean }): string {
  const { style, width } = screen;
  const summary = [
    wrapText(`${style.bold(escapeLine(reportTitle(report)))}  ${periodText(report.period, report.time_zone)}`, width),
    wrapText(escapeLine(headline(report)), width),
    isDense ? figureLines(report, screen) : figureTable(report, screen),
    pointSection(report, screen),
    historySection(report, screen),
    ...(report.talking_points === null ? [weakestSection(report, screen), adviceSection(report, screen)] : []),
  ];
  const people = [
    ...(report.talking_points === null ? teamSections(report, screen) : []),
    style.dim(wrapText(comparisonText(report), width)),
  ];
  const [near, far] = isDense ? ["\n", "\n\n"] : ["\n\n", "\n\n"];
  return `${[summary, people].map((sections) => sections.filter(Boolean).join(near)).join(far)}\n`;
}

interface Figure {
  title: string;
  text: string;
}

function figures(report: WeeklyReport, { style }: Screen): Figure[] {
  const { reports, meetings, insights } = report;
  const troubles = troubleCount(report);
  const tiles: [title: string, value: string, note: string][] = [
    ["Score", scoreText(reports.average_score), knownChange(reports.average_score_change, style)],
    ["Reports", formatCount(reports.count), knownChange(reports.count_change, style, 0)],
    ["Calls", formatCount(meetings.total), troubles > 0 ? style.yellow(`(${formatCount(troubles)} need a look)`) : ""],
    ["Insights", formatCount(insights.total), ""],
  ];
  return tiles.map(([title, value, note]) => ({
    title: style.dim(title),
    text: `${style.bold(value)}${note && ` ${note}`}`,
  }));
}

function figureTable(report: WeeklyReport, screen: Screen): string {
  const tiles = figures(report, screen);
  if ((screen.width ?? 80) < NARROW) return tiles.map(({ title, text }) => `${title} ${text}`).join("\n");
  return drawTable([tiles.map(({ title }) => title), tiles.map(({ text }) => text)], { borders: true }).join("\n");
}

/** Figures, as many per line as fit. */
function figureLines(report: WeeklyReport, screen: Screen): string {
  const lines: string[] = [];
  for (const { title, text } of figures(report, screen)) {
    const longer = [...lines.slice(-1), `${title} ${text}`].join("   ");
    if (lines.length > 0 && textWidth(longer) > (screen.width ?? 80)) lines.push(`${title} ${text}`);
    else lines.splice(-1, 1, longer);
  }
  return lines.join("\n");
}

const knownChange = (change: number | null, style: Style, digits = 1): string =>
  change === null ? "" : paintChange(change, changeText(change, digits), style);

function peopleSection({ people }: WeeklyReport, { style, width }: Screen): string {
  if (people.length === 0) return "";
  const room = Math.max(8, Math.min(LONGEST_NAME, (width ?? 80) - " SCORE  CHANGE  REPORTS  ".length));
  const names = people.map((person) => cutCell(escapeLine(nameOf(person)), room));
  const nameWidth = Math.max("PERSON".length, ...names.map(cellWidth));
  const hasTrend = (width ?? 80) >= nameWidth + 26 + (people[0]?.trend.length ?? 0);
  const rows = people.map(({ average_score: score, change, reports, trend }, index) => [
    names[index] ?? "",
    score === null ? scoreText(score) : paintScore(score, scoreText(score), style),
    paintChange(change, changeText(change), style),
    formatCount(reports),
    ...(hasTrend ? [style.cyan(courseText(trend))] : []),
  ]);
  const titles = ["PERSON", "SCORE", "CHANGE", "REPORTS", ...(hasTrend ? ["TREND"] : [])];
  return drawTable([titles.map((title) => style.bold(title)), ...rows], {
    right: [false, true, true, true, false],
  }).join("\n");
}

const nameOf = ({ name, user_id: id }: PersonRow): string => name ?? id;

const FIGURES = "   100.0  -100.0";
const SHORTEST_BAR = 4;

function weakestSection({ weakest_criteria: weakest }: WeeklyReport, { style, width }: Screen): string {
  if (weakest.length === 0) return "";
  const room = Math.min(LONGEST_NAME, (width ?? 80) - SHORTEST_BAR - FIGURES.length);
  const names = weakest.map(({ label }) => cutCell(escapeLine(label), room));
  const nameWidth = Math.max(...names.map(cellWidth));
  const barWidth = Math.max(SHORTEST_BAR, Math.min(20, (width ?? 80) - nameWidth - FIGURES.length));
  const row = ({ average_score: score, change }: CriterionRow, index: number): string[] => {
    const bar = score === null ? scoreText(score).padStart(5) : scoreBar(score, barWidth, style);
    return [names[index] ?? "", bar, knownChange(change, style)];
  };
  return [style.bold("Criteria to work on first"), ...drawTable(weakest.map(row))].join("\n");
}

const labeled = (title: string, text: string, { style, width }: Screen): string =>
  text === "" ? "" : `${style.bold(title)}  ${wrapText(escapeLine(text), width, " ".repeat(title.length + 2))}`;

/** Whom to coach next and on what, and whom to praise. */
const adviceSection = (report: WeeklyReport, screen: Screen): string =>
  [
    labeled("Coach next", coachText(report), screen),
    labeled("Praise", report.praise.slice(0, 1).map(praiseText).join(), screen),
  ]
    .filter(Boolean)
    .join("\n");

/** Talking points for the person, with the moments to listen to. */
function pointSection({ talking_points: points }: WeeklyReport, screen: Screen): string {
  if (points === null) return "";
  if (points.length === 0) return labeled("Talking points", "too few scores to tell", screen);
  return points
    .map(({ kind, text, moments }) => {
      const listen = moments.map((moment) => `  ${wrapText(escapeLine(momentText(moment)), screen.width, "  ")}`);
      return [labeled(POINT_TITLES[kind], text, screen), ...listen.map((line) => screen.style.dim(line))].join("\n");
    })
    .join("\n");
}

/** Everybody, and the follow-ups for a manager. */
function teamSections(report: WeeklyReport, screen: Screen): string[] {
  const { follow_up: followed, talk, insights } = report;
  const talkers = (talk?.people ?? []).map((row) =>
    labeled(row.name ?? row.user_id, talkText(row), { ...screen, style: PLAIN_STYLE }),
  );
  return [
    peopleSection(report, screen),
    followed.map((row) => labeled("Advised before", followUpText(row), screen)).join("\n"),
    labeled("Without calls", withoutCallsText(report), screen),
    talk === null
      ? ""
      : [screen.style.bold("How people talk"), ...talkers, wrapText(talkScope(talk), screen.width)].join("\n"),
    labeled("Insights", insights.by_company.slice(0, COMPANIES_SHOWN).map(companyText).join("; "), screen),
  ];
}

const COMPANIES_SHOWN = 3;

/** Averages of the weeks up to the end of the period. */
function historySection({ reports: { history } }: WeeklyReport, { style }: Screen): string {
  const known = history?.filter(({ average_score: score }) => score !== null) ?? [];
  const [first, last] = [known[0], known.at(-1)];
  if (history === null || first === undefined || last === undefined || known.length < 2) return "";
  const course = style.cyan(courseText(history.map(({ average_score: score }) => score)));
  return `${style.bold(`${history.length} weeks`)}  ${scoreText(first.average_score)} ${course} ${scoreText(last.average_score)}`;
}
