import { escapeMarkdown, markdownCode } from "../../formats/markdown.ts";
import type { Mover } from "../../ranking/biggest-moves.ts";
import { countText, formatCount } from "../../words/count-text.ts";
import { courseText } from "../../words/course-text.ts";
import { changeText, scoreText } from "../../words/score-text.ts";
import { periodText, timeText } from "../../words/span-text.ts";
import { coachText } from "../headline.ts";
import { companyText, managerNotes, momentText, POINT_TITLES, talkScope, talkText } from "../manager-words.ts";
import type { MeetingGroup } from "../report-figures.ts";
import type { WeeklyReport } from "../weekly-report.ts";
import { comparisonText, kindText, mostFirst, OUTCOME_TEXT, onlyPerson, reportTitle } from "../words.ts";

/** Renders the report as Markdown, for a job summary, a chat or a mail. */
export function renderMarkdown(report: WeeklyReport): string {
  const sections = [
    headline(report),
    gateSection(report),
    pointSection(report),
    peopleSection(report),
    managerSection(report),
    talkSection(report),
    criteriaSection(report),
    meetingSection(report),
    insightSection(report),
    sourceSection(report),
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}\n`;
}

const text = escapeMarkdown;

/** A table whose cells are Markdown; columns of numbers are aligned to the right. */
function table(heads: readonly string[], rows: readonly (readonly string[])[], numbers: readonly string[]): string {
  const rule = heads.map((head) => (numbers.includes(head) ? "---:" : "---"));
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function headline(report: WeeklyReport): string {
  const { reports, meetings, insights, time_zone: zone } = report;
  const trend = reports.trend.map(({ average_score: score }) => score);
  const who = onlyPerson(report);
  const person = who === null || report.talking_points !== null ? "" : `\n\nOnly ${text(who)}.`;
  return [
    `# ${text(reportTitle(report))}\n\n${periodText(report.period, zone)}${person}`,
    `**Average score ${scoreText(reports.average_score)}** (${changeText(reports.average_score_change)}) from ${countText(reports.count, "report")} (${changeText(reports.count_change, 0)}), ${countText(meetings.total, "call")}, ${countText(insights.total, "insight")}.`,
    `Trend: \`${courseText(trend)}\``,
    comparisonText(report),
  ].join("\n\n");
}

function gateSection({ gates }: WeeklyReport): string {
  if (gates === null || gates.results.length === 0) return "";
  const marks = { passed: "✅", failed: "❌", warned: "⚠️" };
  const rows = gates.results.map(({ gate, outcome, message }) => [
    `${marks[outcome]} ${OUTCOME_TEXT[outcome]}`,
    text(gate),
    text(message),
  ]);
  return `## Gates: ${gates.passed ? "passed" : "failed"}\n\n${table(["Gate", "Condition", "Figure"], rows, [])}`;
}

function peopleSection({ people, talking_points: points }: WeeklyReport): string {
  if (points !== null) return "";
  if (people.length === 0) return "## People\n\nNo calls or reports in this period.";
  const rows = people.map((person) => [
    text(person.name ?? person.user_id),
    formatCount(person.meetings),
    formatCount(person.reports),
    scoreText(person.average_score),
    changeText(person.change),
    `\`${courseText(person.trend)}\``,
  ]);
  return `## People\n\n${table(["Person", "Calls", "Reports", "Average", "Change", "Trend"], rows, ["Calls", "Reports", "Average", "Change"])}`;
}

/** Talking points, with the moments to listen to. */
function pointSection({ talking_points: points }: WeeklyReport): string {
  if (points === null) return "";
  if (points.length === 0) return "## Talking points\n\nToo few scores to tell.";
  const lines = points.map(({ kind, text: words, moments }) => {
    const listen = moments.map((moment) => `\n  - ${text(momentText(moment))}`);
    return `- **${POINT_TITLES[kind]}**: ${text(words)}${listen.join("")}`;
  });
  return `## Talking points\n\n${lines.join("\n")}`;
}

/** Praise, results of the last advice, people without calls. */
function managerSection(report: WeeklyReport): string {
  if (report.talking_points !== null) return "";
  const lines = managerNotes(report).map(({ name, text: words }) => `- ${name}: ${text(words)}`);
  return lines.length === 0 ? "" : `## Praise and follow-up\n\n${lines.join("\n")}`;
}

function talkSection({ talk, talking_points: points }: WeeklyReport): string {
  if (talk === null || points !== null) return "";
  const lines = talk.people.map((row) => `- ${text(row.name ?? row.user_id)} ${text(talkText(row))}`);
  return `## How people talk\n\n${[...lines, `- ${talkScope(talk)}`].join("\n")}`;
}

function criteriaSection(report: WeeklyReport): string {
  const { criteria, weakest_criteria: weakest, biggest_rise: rise, biggest_fall: fall } = report;
  if (criteria.length === 0) return "";
  const rows = criteria.map((row) => [
    text(row.label),
    formatCount(row.scores),
    scoreText(row.average_score),
    changeText(row.change),
  ]);
  const lines = [
    `- To work on first: ${weakest.map(({ label, average_score: score }) => `${text(label)} (${scoreText(score)})`).join(", ") || "too few scores to tell"}`,
    ...moverLine("Biggest rise", rise),
    ...moverLine("Biggest fall", fall),
    ...(report.talking_points === null ? [`- Coach next: ${text(coachText(report))}`] : []),
  ];
  return `## Criteria\n\n${table(["Criterion", "Scores", "Average", "Change"], rows, ["Scores", "Average", "Change"])}\n\n${lines.join("\n")}`;
}

const moverLine = (title: string, mover: Mover | null): string[] =>
  mover === null
    ? []
    : [
        `- ${title}: ${text(mover.label)}, ${changeText(mover.change)} (${scoreText(mover.previous)} to ${scoreText(mover.average_score)}, ${formatCount(mover.scores_before)} and ${formatCount(mover.scores)} scores)`,
      ];

function meetingSection(report: WeeklyReport): string {
  const { meetings, time_zone: zone } = report;
  const statuses = Object.entries(meetings.by_status)
    .map(([status, count]) => `${text(kindText(status))} ${formatCount(count)}`)
    .join(", ");
  return [
    `## Calls\n\n${countText(meetings.total, "call")}${statuses && `: ${statuses}`}`,
    ...groupLines("Failed", meetings.failed, zone),
    ...groupLines("Without a transcript", meetings.no_transcript, zone),
    ...groupLines("Completed, without a report", meetings.without_report, zone),
  ].join("\n\n");
}

function groupLines(title: string, { count, newest }: MeetingGroup, zone: string): string[] {
  if (count === 0) return [];
  const lines = newest.map(({ id, title: name, started_at: start, failure_reason: reason }) => {
    const why = reason === null ? "" : `: ${text(reason)}`;
    return `- ${text(name)}, ${timeText(start, zone)}, ${markdownCode(id)}${why}`;
  });
  const rest = count > newest.length ? [`- and ${formatCount(count - newest.length)} more`] : [];
  return [`**${title}: ${formatCount(count)}**\n\n${[...lines, ...rest].join("\n")}`];
}

function insightSection({ insights }: WeeklyReport): string {
  if (insights.total === 0) return "";
  const types = mostFirst(insights.by_type)
    .map(([type, count]) => `${text(kindText(type))} ${formatCount(count)}`)
    .join(", ");
  const lines = insights.newest.map(({ type, title, company_name: company }) => {
    const where = company === null ? "" : ` (${text(company)})`;
    return `- ${text(kindText(type))}: ${text(title)}${where}`;
  });
  const companies = insights.by_company.map((row) => `- ${text(companyText(row))}: ${text(row.newest.join("; "))}`);
  const byCompany = companies.length === 0 ? "" : `\n\n**By company**\n\n${companies.join("\n")}`;
  return `## Insights\n\n${countText(insights.total, "insight")}: ${types}\n\n${lines.join("\n")}${byCompany}`;
}

function sourceSection({ sources, notes, generated_at: time }: WeeklyReport): string {
  const rows = sources.map(({ figures, request, query, requests, items }) => [
    text(figures),
    `\`${request}\``,
    text(
      Object.entries(query)
        .map(([key, value]) => `${key}=${value}`)
        .join(" "),
    ),
    formatCount(requests),
    formatCount(items),
  ]);
  const list = notes.map((note) => `- ${text(note)}`).join("\n");
  return `## Where the figures come from\n\n${rows.length === 0 ? "" : `${table(["Figures", "Request", "Filters", "Requests", "Items"], rows, ["Requests", "Items"])}\n\n`}${list}\n\nGenerated ${time}.`;
}
