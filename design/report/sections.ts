import { escapeXml } from "../../core/formats/xml.ts";
import { type Branding, meetingLink } from "../../core/report/branding.ts";
import type { MeetingGroup } from "../../core/report/report-figures.ts";
import type { WeeklyReport } from "../../core/report/weekly-report.ts";
import { comparisonText, kindText, mostFirst, OUTCOME_TEXT } from "../../core/report/words.ts";
import { escapeText } from "../../core/text/escape.ts";
import { countText, formatCount } from "../../core/words/count-text.ts";
import { scoreText } from "../../core/words/score-text.ts";
import { dayText, timeText } from "../../core/words/span-text.ts";
import { scaleAround } from "../charts/scale.ts";
import { scoreBar } from "../charts/score-bar.ts";
import { sparkline } from "../charts/sparkline.ts";
import { changeMark, drawn, foldedTable, number, table, words } from "./markup.ts";

const PEOPLE_SHOWN = 15;
const CRITERIA_SHOWN = 8;
const MEETINGS_SHOWN = 3;
const INSIGHTS_SHOWN = 5;

/** The gates with result and figure; collapsed unless one failed. */
export function gateSection({ gates }: WeeklyReport): string {
  if (gates === null || gates.results.length === 0) return "";
  const tones = { passed: "good", failed: "bad", warned: "warn" };
  const marks = { passed: "✓", failed: "✗", warned: "!" };
  const rows = gates.results.map(({ gate, outcome, message }) => [
    drawn(`<span class="badge ${tones[outcome]}">${marks[outcome]} ${OUTCOME_TEXT[outcome]}</span>`),
    words(gate),
    words(message),
  ]);
  const title = `Gates: ${gates.passed ? "passed" : "failed"}`;
  const content = table("Gates", ["Outcome", "Condition", "Figure"], rows);
  return gates.passed ? `<details><summary>${title}</summary>\n${content}</details>` : `<h2>${title}</h2>\n${content}`;
}

/** Everybody, best average first. */
export function peopleSection({ people }: WeeklyReport): string {
  if (people.length === 0) return "";
  const scale = scaleAround(people.flatMap(({ trend }) => trend));
  const heads = ["Person", "Calls", "Reports", "Average", "Change", `Trend, ${scale.low} to ${scale.high}`];
  const rows = people.map(({ name, user_id: id, meetings, reports, average_score: score, change, trend }) => [
    words(name ?? id),
    number(formatCount(meetings)),
    number(formatCount(reports)),
    number(scoreText(score)),
    number(changeMark(change)),
    drawn(sparkline(`Trend of ${escapeText(name ?? id)}`, trend, scale)),
  ]);
  return `<h2>People</h2>\n${foldedTable("People", { heads, rows, shown: PEOPLE_SHOWN })}`;
}

/** Every criterion, weakest first, so that the collapsed ones need the least work. Criteria that were not assessed come last. */
export function criteriaSection({ criteria }: WeeklyReport): string {
  if (criteria.length === 0) return "";
  const isAssessed = ({ average_score: score }: (typeof criteria)[number]) => score !== null;
  const inOrder = [...criteria.filter(isAssessed).reverse(), ...criteria.filter((row) => !isAssessed(row))];
  const heads = ["Criterion", "Scores", "Average", "Change", "0 to 100, mark: before"];
  const rows = inOrder.map(({ label, scores, average_score: score, previous, change }) => [
    words(label),
    number(formatCount(scores)),
    number(scoreText(score)),
    number(changeMark(change)),
    drawn(scoreBar(escapeText(label), score, { previous })),
  ]);
  return `<h2>All criteria</h2>\n${foldedTable("Criteria", { heads, rows, shown: CRITERIA_SHOWN })}`;
}

/** Counts by status, and the meetings that need attention. */
export function meetingSection({ meetings, time_zone: zone }: WeeklyReport, branding: Branding): string {
  const statuses = Object.entries(meetings.by_status)
    .map(([status, count]) => `${escapeXml(kindText(status))} ${formatCount(count)}`)
    .join(", ");
  const groups = [
    group("Failed", meetings.failed, { zone, branding }),
    group("Without a transcript", meetings.no_transcript, { zone, branding }),
    group("Completed, without a report", meetings.without_report, { zone, branding }),
  ].join("");
  const list = groups === "" ? "" : `<div class="three">${groups}</div>`;
  return `<h2>Calls</h2>\n<p>${countText(meetings.total, "call")}${statuses && `: ${statuses}`}</p>${list}`;
}

function group(
  title: string,
  { count, newest }: MeetingGroup,
  { zone, branding }: { zone: string; branding: Branding },
): string {
  if (count === 0) return "";
  const items = newest
    .slice(0, MEETINGS_SHOWN)
    .map(({ id, title: given, started_at: start, failure_reason: reason }) => {
      const address = meetingLink(branding, id);
      const name = escapeXml(given ?? id);
      const link = address === undefined ? name : `<a href="${escapeXml(address)}">${name}</a>`;
      const why = reason === null ? "" : `<span class="why">: ${escapeXml(reason)}</span>`;
      return `<li>${link} <span class="mute small">${escapeXml(dayText(start, zone))}${why}</span></li>`;
    });
  const rest = count > items.length ? `<li class="mute">and ${formatCount(count - items.length)} more</li>` : "";
  return `<section><h3>${title}: ${formatCount(count)}</h3>\n<ul class="plain">${items.join("\n")}${rest}</ul></section>\n`;
}

/** Counts by kind, and the newest insights. */
export function insightSection({ insights }: WeeklyReport): string {
  if (insights.total === 0) return "";
  const kinds = mostFirst(insights.by_type).map(
    ([type, count]) => `${escapeXml(kindText(type))} ${formatCount(count)}`,
  );
  const items = insights.newest.slice(0, INSIGHTS_SHOWN).map(({ type, title, company_name: company }) => {
    const where = company === null ? "" : ` <span class="mute">${escapeXml(company)}</span>`;
    return `<li><span class="badge mute">${escapeXml(kindText(type))}</span> ${escapeXml(title)}${where}</li>`;
  });
  return `<h2>Insights</h2>\n<p>${countText(insights.total, "insight")}: ${kinds.join(", ")}</p>\n<ul class="plain">${items.join("\n")}</ul>`;
}

/** Sources of the figures: requests, filters and rules. */
export function sourceFooter(report: WeeklyReport): string {
  const { sources, notes, generated_at: time, time_zone: zone } = report;
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
  const heads = ["Figures", "Request", "Filters", "Requests", "Items"];
  const list = notes.map((note) => `<li>${escapeXml(note)}</li>`).join("");
  return `<footer class="foot"><p>${escapeXml(comparisonText(report))}</p>\n<details><summary>Where the figures come from</summary>\n${rows.length === 0 ? "" : table("Sources", heads, rows)}\n<ul>${list}</ul></details>\n<p>Generated ${escapeXml(timeText(time, zone))} (${escapeXml(zone)})</p></footer>`;
}
