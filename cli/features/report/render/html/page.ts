import { formatCount } from "../../../../text/values.ts";
import type { WeeklyReport } from "../../weekly-report.ts";
import { changeText, comparisonText, periodText, scoreText } from "../words.ts";
import { escapeXml } from "../xml.ts";
import { trendSvg } from "./charts.ts";
import {
  criteriaSection,
  gateSection,
  insightSection,
  meetingSection,
  peopleSection,
  sourceFooter,
} from "./sections.ts";
import { STYLE } from "./style.ts";

/** The report as one HTML file: nothing in it is fetched from anywhere, and nothing in it runs. */
export function renderHtml(report: WeeklyReport): string {
  const period = escapeXml(periodText(report.period, report.time_zone));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>Coaching report, ${period}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<h1>Coaching report</h1>
<p>${period}</p>
${report.user_id === null ? "" : `<p>Only the person <code>${escapeXml(report.user_id)}</code></p>`}
<p class="quiet">${escapeXml(comparisonText(report))}</p>
</header>
${tiles(report)}
${gateSection(report)}
<h2>Average score over the period</h2>
<div class="chart">${report.reports.count === 0 ? '<p class="quiet">No reports in this period.</p>' : trendSvg(report.reports.trend, report.time_zone)}</div>
${peopleSection(report)}
${criteriaSection(report)}
${meetingSection(report)}
${insightSection(report)}
${sourceFooter(report)}
</main>
</body>
</html>
`;
}

function tiles({ reports, meetings, insights }: WeeklyReport): string {
  const { failed, no_transcript: silent, without_report: unscored } = meetings;
  const troubles = failed.count + silent.count + unscored.count;
  return `<ul class="tiles">
<li><span>Average score</span><b>${scoreText(reports.average_score)}</b>${change(reports.average_score_change, 1)}</li>
<li><span>Reports</span><b>${formatCount(reports.count)}</b>${change(reports.count_change, 0)}</li>
<li><span>Meetings</span><b>${formatCount(meetings.total)}</b><span class="quiet">${troubles} need a look</span></li>
<li><span>Insights</span><b>${formatCount(insights.total)}</b><span class="quiet">${Object.keys(insights.by_type).length} kinds</span></li>
</ul>`;
}

/** A change in the color of its direction, with its sign: color is never the only sign. */
function change(value: number | null, digits: number): string {
  if (value === null) return '<span class="quiet">no comparison</span>';
  const tone = value > 0 ? "good" : value < 0 ? "bad" : "quiet";
  return `<span class="${tone}">${changeText(value, digits)} against before</span>`;
}
