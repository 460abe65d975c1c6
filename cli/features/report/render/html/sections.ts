import { countText, formatCount } from "../../../../text/values.ts";
import type { Mover } from "../../compare-figures.ts";
import type { MeetingGroup } from "../../report-figures.ts";
import type { WeeklyReport } from "../../weekly-report.ts";
import { changeText, OUTCOME_TEXT, scoreText, timeText } from "../words.ts";
import { escapeXml } from "../xml.ts";
import { barSvg, scaleAround, sparkSvg } from "./charts.ts";

interface Cell {
  html: string;
  kind?: "number" | "name";
}

const words = (text: string): Cell => ({ html: escapeXml(text), kind: "name" });
const number = (html: string): Cell => ({ html, kind: "number" });
const drawn = (html: string): Cell => ({ html });

const classOf = ({ kind }: Cell): string => (kind === undefined ? "" : ` class="${kind}"`);

function table(heads: readonly Cell[], rows: readonly (readonly Cell[])[]): string {
  const head = heads.map((cell) => `<th scope="col"${classOf(cell)}>${cell.html}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td${classOf(cell)}>${cell.html}</td>`).join("")}</tr>`);
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>\n${body.join("\n")}\n</tbody></table></div>`;
}

const changeCell = (change: number | null): Cell => {
  const tone = change === null || change === 0 ? "quiet" : change > 0 ? "good" : "bad";
  return number(`<span class="${tone}">${changeText(change)}</span>`);
};

/** The gates with outcome and figure. */
export function gateSection({ gates }: WeeklyReport): string {
  if (gates === null || gates.results.length === 0) return "";
  const tones = { passed: "good", failed: "bad", warned: "warn" };
  const marks = { passed: "✓", failed: "✗", warned: "!" };
  const rows = gates.results.map(({ gate, outcome, message }) => [
    drawn(`<span class="tag ${tones[outcome]}">${marks[outcome]} ${OUTCOME_TEXT[outcome]}</span>`),
    words(gate),
    words(message),
  ]);
  return `<h2>Gates: ${gates.passed ? "passed" : "failed"}</h2>\n${table([words("Outcome"), words("Condition"), words("Figure")], rows)}`;
}

/** Everybody with reports, best average first. */
export function peopleSection({ people }: WeeklyReport): string {
  if (people.length === 0) return "";
  const scale = scaleAround(people.flatMap(({ trend }) => trend));
  const title = drawn(`Trend, ${scale.low} to ${scale.high}`);
  const heads = [words("Person"), number("Reports"), number("Average"), number("Change"), title];
  const rows = people.map(({ name, user_id: id, reports, average_score: score, change, trend }) => [
    words(name ?? id),
    number(formatCount(reports)),
    number(scoreText(score)),
    changeCell(change),
    drawn(sparkSvg(trend, scale, `Trend of ${name ?? id}: ${trend.map(scoreText).join(", ")}`)),
  ]);
  return `<h2>People</h2>\n${table(heads, rows)}`;
}

/** Every criterion, and what stands out. */
export function criteriaSection(report: WeeklyReport): string {
  const { criteria, weakest_criteria: weakest, biggest_rise: rise, biggest_fall: fall } = report;
  if (criteria.length === 0) return "";
  const heads = [
    words("Criterion"),
    number("Scores"),
    number("Average"),
    number("Change"),
    drawn("0 to 100, mark: before"),
  ];
  const rows = criteria.map(({ name, scores, average_score: score, previous, change }) => [
    words(name),
    number(formatCount(scores)),
    number(scoreText(score)),
    changeCell(change),
    drawn(barSvg(score, previous, `${scoreText(score)} of 100, before ${scoreText(previous)}`)),
  ]);
  const weak = weakest.map(({ name, average_score: score }) => `${escapeXml(name)} (${scoreText(score)})`).join("<br>");
  return `<h2>Criteria</h2>\n${table(heads, rows)}
<dl class="facts"><div><dt>Weakest</dt><dd>${weak}</dd></div>${mover("Biggest rise", rise)}${mover("Biggest fall", fall)}</dl>`;
}

const mover = (title: string, moved: Mover | null): string =>
  moved === null
    ? ""
    : `<div><dt>${title}</dt><dd>${escapeXml(moved.label)}: ${changeText(moved.change)}<br><span class="quiet">${scoreText(moved.previous)} to ${scoreText(moved.average_score)}</span></dd></div>`;

/** Counts by status, and the meetings that need a look. */
export function meetingSection({ meetings, time_zone: zone }: WeeklyReport): string {
  const statuses = Object.entries(meetings.by_status)
    .map(([status, count]) => `${escapeXml(status)} ${formatCount(count)}`)
    .join(", ");
  return `<h2>Meetings</h2>
<p>${countText(meetings.total, "meeting")}${statuses && `: ${statuses}`}</p>
${group("Failed", meetings.failed, zone)}${group("Without a transcript", meetings.no_transcript, zone)}${group("Completed, without a report", meetings.without_report, zone)}`;
}

function group(title: string, { count, newest }: MeetingGroup, zone: string): string {
  if (count === 0) return "";
  const items = newest.map(({ id, title: name, started_at: start, failure_reason: reason }) => {
    const why = reason === null ? "" : `: ${escapeXml(reason)}`;
    return `<li>${escapeXml(name ?? id)}${why} <span class="quiet">${escapeXml(timeText(start, zone))} <code>${escapeXml(id)}</code></span></li>`;
  });
  const rest = count > newest.length ? `<li>and ${formatCount(count - newest.length)} more</li>` : "";
  return `<h3>${title}: ${formatCount(count)}</h3>\n<ul class="plain">${items.join("\n")}${rest}</ul>\n`;
}

/** Counts by kind, and the newest insights. */
export function insightSection({ insights }: WeeklyReport): string {
  if (insights.total === 0) return "";
  const kinds = Object.entries(insights.by_type)
    .sort(([one, many], [other, few]) => few - many || (one < other ? -1 : 1))
    .map(([type, count]) => `${escapeXml(type.replaceAll("_", " "))} ${formatCount(count)}`);
  const items = insights.newest.map(({ type, title, summary, company_name: company }) => {
    const where = company === null ? "" : ` <span class="quiet">(${escapeXml(company)})</span>`;
    return `<li><b>${escapeXml(type.replaceAll("_", " "))}</b>: ${escapeXml(title)}${where}<br><span class="quiet">${escapeXml(summary ?? "")}</span></li>`;
  });
  return `<h2>Insights</h2>\n<p>${countText(insights.total, "insight")}: ${kinds.join(", ")}</p>\n<ul class="plain">${items.join("\n")}</ul>`;
}

/** Requests, filters and rules behind the figures. */
export function sourceFooter({ sources, notes, generated_at: time }: WeeklyReport): string {
  const rows = sources.map(({ figures, request, query, requests, items }) => [
    words(figures),
    drawn(`<code>${escapeXml(request)}</code>`),
    drawn(
      Object.entries(query)
        .map(([key, value]) => `<code>${escapeXml(`${key}=${value}`)}</code>`)
        .join("<br>"),
    ),
    number(formatCount(requests)),
    number(formatCount(items)),
  ]);
  const heads = [words("Figures"), words("Request"), words("Filters"), number("Requests"), number("Items")];
  const list = notes.map((note) => `<li>${escapeXml(note)}</li>`).join("");
  return `<footer><h2>Where the figures come from</h2>\n${table(heads, rows)}\n<ul class="plain">${list}</ul>\n<p class="quiet">Generated ${escapeXml(time)}</p></footer>`;
}
