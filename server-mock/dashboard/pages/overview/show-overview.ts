import type { WeeklyReport } from "../../../../core/report/weekly-report.ts";
import { countText } from "../../../../core/words/count-text.ts";
import { COURSE_WEEKS, readCourses } from "../../records/courses.ts";
import { peopleOf } from "../../records/people.ts";
import { type QueueState, queueState } from "../../records/queue.ts";
import { ownerOf, seesTeam } from "../../records/scope.ts";
import { readSpanReport } from "../../records/span-report.ts";
import { emptyState, pageHead } from "../../views/components.ts";
import { courseChart } from "../../views/course-chart.ts";
import { changeCell, scoreCell, type Tile, tiles } from "../../views/figures.ts";
import { type Content, type Html, html } from "../../views/html.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import { spanForm } from "../../visit/span-form.ts";
import { readSpans, type Spans } from "../../visit/spans.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { nextSteps } from "./next-steps.ts";
import { withoutReports } from "./without-reports.ts";

/** Whom to coach first and with which words, whom to praise, and what is in the way; for a member, their own next step. */
export async function showOverview(visit: MemberVisit): Promise<Outcome> {
  const spans = readSpans(visit, "7d");
  const userId = ownerOf(visit, undefined);
  const people = await peopleOf(visit);
  const courses = await readCourses(visit, spans, userId);
  const read = await readSpanReport(visit, spans, { userId, active: [...courses.people.keys()] });
  const { report } = read;
  const queue = seesTeam(visit) ? await queueState(visit, new Date(spans.span.from)) : undefined;
  const head = pageHead(spans.title, {
    lead: html`Compared with ${spans.besideText}${seesTeam(visit) ? "" : ": your own calls"}.`,
    actions: html`<a class="button" href="/meetings/import">Add a call</a>`,
  });
  const isEmpty = courses.people.size === 0 && report.meetings.total === 0 && report.people.length === 0;
  if (isEmpty && (!queue || queue.waiting + queue.running + queue.failed === 0))
    return page(spans.title, html`${head}${nothingYet()}`);
  const content = html`${head}${spanForm(visit, spans)}
${await nextSteps(visit, read, { people, query: spans.query })}
${withoutReports(visit, report, { people, spans })}
${tiles(figureTiles(report, spans, queue))}
<section><h2>Average score over ${COURSE_WEEKS} weeks</h2>${courseChart(courses, courses.all, spans.timeZone)}</section>
${seesTeam(visit) && html`<p><a href="/people${spans.query || "?span=7d"}">Everybody, ${countText(report.people.length, "person", "people")}</a></p>`}`;
  return page(spans.title, content);
}

function nothingYet(): Html {
  return emptyState(
    `No calls in the last ${COURSE_WEEKS} weeks`,
    "Add the transcript of a recorded call. Its report is there a moment later.",
    html`<a class="button primary" href="/meetings/import">Add a call</a>`,
  );
}

function figureTiles(
  { reports, meetings }: WeeklyReport,
  { besideText }: Spans,
  queue: QueueState | undefined,
): Tile[] {
  const { average_score_change: change, score, before } = reports;
  const missing = meetings.failed.count + meetings.no_transcript.count + meetings.without_report.count;
  return [
    {
      name: "Average score",
      value: scoreCell(score.value),
      note: change === null ? "no reports to compare with" : html`${changeCell(change)} from ${besideText}`,
    },
    { name: "Reports", value: score.of, note: `${before?.of ?? 0} in ${besideText}` },
    {
      name: "Calls",
      value: meetings.total,
      note: missing === 0 ? "each has its report, or waits for it" : `${missing} without a report`,
    },
    ...(queue ? [{ name: "In the queue", value: queue.waiting + queue.running, note: queueNote(queue) }] : []),
  ];
}

function queueNote({ running, failed }: QueueState): Content {
  const parts = [...(running > 0 ? [`${running} running`] : []), ...(failed > 0 ? [`${failed} failed`] : [])];
  return parts.length === 0 ? "nothing is being made" : html`<a href="/jobs">${parts.join(", ")}</a>`;
}
