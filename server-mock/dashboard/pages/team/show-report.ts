import { calendarPeriod } from "../../../../core/periods/period.ts";
import { readPeriod } from "../../../../core/periods/read-period.ts";
import { isoDay } from "../../../../core/periods/time-zone.ts";
import { composeWeeklyReport } from "../../../../core/report/compose-weekly-report.ts";
import { labelNamesakes } from "../../../../core/report/label-namesakes.ts";
import { renderMarkdown } from "../../../../core/report/render/markdown.ts";
import type { WeeklyReport } from "../../../../core/report/weekly-report.ts";
import { periodText } from "../../../../core/words/span-text.ts";
import { renderSections } from "../../../../design/report/page.ts";
import { createDatabaseFeed } from "../../records/database-feed.ts";
import { seesTeam } from "../../records/people.ts";
import { pageHead } from "../../views/components.ts";
import { drawing, html } from "../../views/html.ts";
import { type Outcome, PageError, page } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const TITLE = "Weekly report";
const WEEKS = 12;

/** The report of a calendar week, as in `svc report weekly` and the tools; members see only their own. */
export async function showReport(visit: MemberVisit): Promise<Outcome> {
  const { report, week } = await readReport(visit, WEEKS);
  const before = new Date(Date.parse(report.period.from) - 1);
  const head = pageHead(TITLE, {
    lead: periodText(report.period, report.time_zone),
    actions: html`<a class="button" href="/report?week=${isoDay(before, visit.zone)}">The week before</a>
<a class="button" href="/report/markdown?week=${week}" download="report.md">Download as Markdown</a>`,
  });
  const branding = { title: TITLE, logo: undefined, link: `${visit.site.origin}/meetings/{id}` };
  return page(
    `${TITLE}: ${periodText(report.period, report.time_zone)}`,
    html`${head}${drawing(renderSections(report, branding))}`,
  );
}

/** The same as Markdown. */
export async function downloadReport(visit: MemberVisit): Promise<Outcome> {
  const { report } = await readReport(visit, 0);
  return new Response(renderMarkdown(report), { headers: { "Content-Type": "text/markdown; charset=utf-8" } });
}

async function readReport(visit: MemberVisit, weeks: number): Promise<{ report: WeeklyReport; week: string }> {
  const now = visit.service.now();
  const question = { now, timeZone: visit.zone };
  const week = visit.query.text("week");
  const named = week === "" ? calendarPeriod("week", question, { offset: -1 }) : readPeriod(week, question);
  if (!named || named.unit === null || (named.unit !== "week" && named.unit !== "day"))
    throw new PageError(400, "A week is written as 2026-W46, or as one of its days: 2026-11-09.");
  const period = calendarPeriod("week", question, { at: new Date(named.from) });
  if (Date.parse(period.from) > now.getTime())
    throw new PageError(400, "This week has not begun yet. Choose another one.");
  const userId = seesTeam(visit) ? undefined : visit.session.user.id;
  const feed = createDatabaseFeed(visit, userId);
  const report = await composeWeeklyReport(feed, { ...question, period, userId, isCompared: true, weeks });
  return { report: labelNamesakes(report), week: isoDay(new Date(period.from), visit.zone) };
}
