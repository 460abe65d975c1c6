import type { CriterionRow } from "../../../../core/report/compare-figures.ts";
import { topicText } from "../../../../core/report/manager-words.ts";
import { countText } from "../../../../core/words/count-text.ts";
import { scoreBar } from "../../../../design/charts/score-bar.ts";
import type { Meeting, ReportDetail } from "../../../records/resources.ts";
import { defineQuery } from "../../../store/query.ts";
import { COURSE_WEEKS, readCourses } from "../../records/courses.ts";
import { readReport } from "../../records/meetings.ts";
import { peopleOf, seesTeam } from "../../records/people.ts";
import { readQuotes, readSpanReport, type SpanReport } from "../../records/span-report.ts";
import { topicOf, topicView } from "../../records/topic-view.ts";
import { type Column, emptyState, pageHead, table } from "../../views/components.ts";
import {
  type Content,
  changeCell,
  courseChart,
  dayCell,
  drawing,
  type Html,
  html,
  scoreCell,
  tiles,
} from "../../views/html.ts";
import { criterionPath } from "../../visit/criteria-table.ts";
import { listTitle } from "../../visit/list-fields.ts";
import { noSuchPage, type Outcome, page } from "../../visit/outcome.ts";
import { readSpans, type Spans, scoreTiles, spanForm } from "../../visit/spans.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const MOST_LISTED = 8;
const MOST_CRITERIA = 8;

/** One person in two spans: what to practice next, with the words that show it, every criterion, and the latest reports. */
export async function showPerson(visit: MemberVisit): Promise<Outcome> {
  const { id } = visit;
  const person = (await peopleOf(visit)).get(id);
  if (!person || (!seesTeam(visit) && id !== visit.session.user.id)) throw noSuchPage();
  const spans = readSpans(visit, "30d");
  const courses = await readCourses(visit, spans, id);
  const read = await readSpanReport(visit, spans, { userId: id });
  const { report } = read;
  const head = pageHead(person.label, {
    lead: html`${spans.title}, compared with ${spans.besideText} · ${person.email}${!person.is_active && " · left the team"}`,
    actions: html`<a class="button" href="/meetings?user_id=${id}">All calls</a>`,
  });
  if (courses.people.size === 0 && report.people.length === 0)
    return page(
      listTitle(person.label, spans.titles, 1),
      html`${head}${spanForm(visit, spans)}${nothingYet(person.name)}`,
    );
  const content = html`${head}${spanForm(visit, spans)}
<div class="split">
<section><h2>Practice next</h2>${await practice(visit, read, id)}</section>
<section><h2>Average score over ${COURSE_WEEKS} weeks</h2>${courseChart(courses, courses.all, spans.timeZone)}</section>
</div>
${tiles(scoreTiles(report.reports, spans))}
<section class="same"><h2>Criteria</h2>
${criteriaTables(read, spans)}</section>
<h2>Latest reports</h2>
${table("Latest reports", reportColumns(spans.timeZone), await latestReports(visit, id))}`;
  return page(listTitle(person.label, spans.titles, 1), content);
}

function nothingYet(name: string): Html {
  return emptyState(
    `No reports in ${COURSE_WEEKS} weeks`,
    `Once a call of ${name} is scored, its figures stand here.`,
    html`<a class="button primary" href="/meetings/import">Add a call</a>`,
  );
}

/** The criterion to practice, in the words of the report that scored it lowest, with the moment it is about. */
async function practice(visit: MemberVisit, read: SpanReport, id: string): Promise<Content> {
  const [advice] = read.report.coach_next;
  const topic = topicOf(read, id, advice);
  return html`${topicView(topic, await readQuotes(visit, [topic?.quote]))}
${advice?.strength && html`<p class="small mute">Goes well: ${advice.strength.name}, ${topicText(advice.strength)}</p>`}`;
}

/** Both ends of a long list, with the middle collapsed. */
function criteriaTables({ report, templateNames }: SpanReport, spans: Spans): Html {
  const criteria = report.criteria.filter(({ score }) => score.n > 0);
  const columns = criteriaColumns(spans, templateNames);
  if (criteria.length === 0) return html`<p class="mute">No criterion was assessed in this period.</p>`;
  const key = html`<p class="key">Bars go from 0 to 100. A mark is at the average of ${spans.besideText}.</p>`;
  if (criteria.length <= MOST_CRITERIA) return html`${table("Criteria", columns, criteria)}${key}`;
  const ends = MOST_CRITERIA / 2;
  const middle = criteria.slice(ends, -ends);
  return html`<h3>Strongest</h3>${table("Strongest criteria", columns, criteria.slice(0, ends))}
<h3>Weakest</h3>${table("Weakest criteria", columns, criteria.slice(-ends))}
<details><summary>${countText(middle.length, "criterion", "criteria")} between</summary>${table("Other criteria", columns, middle)}</details>${key}`;
}

function criteriaColumns(spans: Spans, templateNames: SpanReport["templateNames"]): Column<CriterionRow>[] {
  return [
    {
      head: "Criterion",
      cell: (row) =>
        html`<a href="${criterionPath(row, spans)}">${row.name}</a><br><span class="small mute">${templateNames.get(row.template)}</span>`,
    },
    { head: "Scores", isNumber: true, cell: ({ score }) => score.n },
    {
      head: "Average",
      cell: ({ label, average_score: value, previous }) =>
        html`${scoreCell(value)}${drawing(scoreBar(`Average for ${label}`, value, { previous }))}`,
    },
    { head: "Change", isNumber: true, cell: ({ change }) => changeCell(change) },
  ];
}

/** A report with the title of its call. */
type Listed = ReportDetail & { title: string };

const reportsOf = defineQuery<
  { orgId: string; userId: string; limit: number },
  { document: string; detail: string; meeting: string }
>(`
  select reports.document, reports.detail, meetings.document as meeting
  from reports join meetings on meetings.id = reports.meeting_id and meetings.org_id = reports.org_id
  where reports.org_id = :orgId and reports.user_id = :userId
  order by reports.created_at desc, reports.id desc limit :limit`);

async function latestReports({ service, orgId }: MemberVisit, userId: string): Promise<Listed[]> {
  const rows = await service.database.all(reportsOf, { orgId, userId, limit: MOST_LISTED });
  return rows.map((row) => ({
    ...readReport(row),
    title: (JSON.parse(row.meeting) as Meeting).title || "Untitled call",
  }));
}

function reportColumns(zone: string): Column<Listed>[] {
  return [
    {
      head: "Call",
      cell: ({ id, title, template_name }) =>
        html`<a href="/reports/${id}">${title}</a><br><span class="small mute">${template_name}</span>`,
    },
    { head: "Score", isNumber: true, cell: ({ overall_score }) => scoreCell(overall_score) },
    { head: "When", cell: ({ created_at }) => dayCell(created_at, zone) },
    { head: "To work on", cell: ({ improvements }) => improvements[0] ?? "" },
  ];
}
