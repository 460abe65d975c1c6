import { escapeXml } from "../../core/formats/xml.ts";
import type { Branding } from "../../core/report/branding.ts";
import { story, troubleCount } from "../../core/report/headline.ts";
import type { TrendPoint } from "../../core/report/report-figures.ts";
import type { WeeklyReport } from "../../core/report/weekly-report.ts";
import { onlyPerson } from "../../core/report/words.ts";
import { countText, formatCount } from "../../core/words/count-text.ts";
import { changeText, scoreText } from "../../core/words/score-text.ts";
import { dayText, periodText } from "../../core/words/span-text.ts";
import { trendLine } from "../charts/trend-line.ts";
import { sheetStylesheet } from "../css/stylesheet.ts";
import { coachSection, weakestSection } from "./evidence.ts";
import { companySection, managerSection, pointSection, talkSection } from "./manager.ts";
import {
  criteriaSection,
  gateSection,
  insightSection,
  meetingSection,
  peopleSection,
  sourceFooter,
} from "./sections.ts";
import { STYLE } from "./style.ts";

const TREND_HEIGHT = 150;

/** The report as one HTML file to forward: no external resources, no scripts. */
export function renderHtml(report: WeeklyReport, branding: Branding): string {
  const period = escapeXml(periodText(report.period, report.time_zone));
  const title = escapeXml(branding.title);
  const pictures = branding.logo === undefined ? "" : "; img-src data:";
  const logo = branding.logo === undefined ? "" : `<img src="${escapeXml(branding.logo)}" alt="">`;
  const who = onlyPerson(report);
  const person = who === null ? "" : `<p>Only ${escapeXml(who)}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'${pictures}">
<meta name="referrer" content="no-referrer">
<title>${title}, ${period}</title>
<style>${sheetStylesheet(STYLE)}</style>
</head>
<body>
<main class="sheet">
<header class="head"><div><h1>${title}</h1><p>${period}</p>${person}</div>${logo}</header>
${renderSections(report, branding)}
</main>
</body>
</html>
`;
}

/** Sections of the report, for a page with its own header. */
export function renderSections(report: WeeklyReport, branding: Branding): string {
  const isForOneToOne = report.talking_points !== null;
  const isGateFailed = report.gates?.passed === false;
  return `<p class="story">${escapeXml(story(report))}</p>
${tiles(report)}
${isGateFailed ? gateSection(report) : ""}
${pointSection(report, branding)}
${isForOneToOne ? "" : `${peopleSection(report)}\n${coachSection(report, branding)}`}
${managerSection(report)}
${trends(report)}
${isForOneToOne ? "" : weakestSection(report, branding)}
${talkSection(report)}
${criteriaSection(report)}
${meetingSection(report, branding)}
${insightSection(report)}
${companySection(report)}
${isGateFailed ? "" : gateSection(report)}
${sourceFooter(report)}`;
}

function tiles(report: WeeklyReport): string {
  const { reports, meetings, insights } = report;
  const troubles = troubleCount(report);
  return `<ul class="tiles">
<li><span class="mute">Average score</span><b>${scoreText(reports.average_score)}</b>${changeNote(reports.average_score_change, 1)}</li>
<li><span class="mute">Reports</span><b>${formatCount(reports.count)}</b>${changeNote(reports.count_change, 0)}</li>
<li><span class="mute">Calls</span><b>${formatCount(meetings.total)}</b><span class="${troubles > 0 ? "warn" : "mute"}">${formatCount(troubles)} ${troubles === 1 ? "needs" : "need"} a look</span></li>
<li><span class="mute">Insights</span><b>${formatCount(insights.total)}</b><span class="mute">${countText(Object.keys(insights.by_type).length, "kind")}</span></li>
</ul>`;
}

function changeNote(value: number | null, digits: number): string {
  if (value === null) return '<span class="mute">no comparison</span>';
  const tone = value > 0 ? "good" : value < 0 ? "bad" : "mute";
  return `<span class="${tone}">${changeText(value, digits)} from the previous period</span>`;
}

/** Compares the period with the previous one, and shows the weeks up to its end. */
function trends(report: WeeklyReport): string {
  const { reports, compared_with: compared, time_zone: zone } = report;
  if (reports.count === 0) return "";
  const before = compared?.trend.some((score) => score !== null) ? compared.trend : undefined;
  const period = trendLine("Average score over the period", pointsOf(reports.trend, zone, before), {
    height: TREND_HEIGHT,
  });
  const dashed =
    before === undefined || compared === null
      ? ""
      : ` Dashed: ${escapeXml(periodText(compared, zone))}${reports.before === null ? "" : `, ${countText(reports.before.n, "report")}`}.`;
  const own = `<section><h2>Average score over the period</h2>${period}<p class="key">Each dot is named by its first day: ${countText(reports.score.n, "report")} in all.${dashed}</p></section>`;
  const { history } = reports;
  if (history === null) return `<div class="split">${own}</div>`;
  const sum = history.reduce((total, week) => total + week.reports, 0);
  const weeks = trendLine(`Average score over ${history.length} weeks`, pointsOf(history, zone), {
    height: TREND_HEIGHT,
  });
  const long = `<section><h2>Average score over ${history.length} weeks</h2>${weeks}<p class="key">Each dot is a week, named by its first day: ${countText(sum, "report")} in all.</p></section>`;
  return `<div class="split">${own}${long}</div>`;
}

const pointsOf = (trend: readonly TrendPoint[], zone: string, before?: readonly (number | null)[]) =>
  trend.map(({ from, average_score: value, reports }, index) => ({
    label: dayText(from, zone),
    value,
    note: countText(reports, "report"),
    ...(before === undefined ? {} : { previous: before[index] ?? null }),
  }));
