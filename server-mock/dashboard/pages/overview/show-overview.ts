import type { MeetingGroup } from "../../../../core/report/report-figures.ts";
import type { WeeklyReport } from "../../../../core/report/weekly-report.ts";
import { countText, formatCount } from "../../../../core/words/count-text.ts";
import { COURSE_WEEKS, readCourses } from "../../records/courses.ts";
import { nextReport } from "../../records/next-report.ts";
import { ownerOf, peopleOf, seesTeam, type TeamMember } from "../../records/people.ts";
import { type QueueState, queueState } from "../../records/queue.ts";
import { readSpanReport } from "../../records/span-report.ts";
import { pageHead } from "../../views/components.ts";
import { type Content, courseChart, html, type Tile, tiles } from "../../views/html.ts";
import { listTitle } from "../../visit/list-fields.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import { readSpans, type Spans, scoreTiles, spanForm } from "../../visit/spans.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { nextSteps } from "./next-steps.ts";

/** Whom to coach first and with which words, whom to praise, and what is in the way; for a member, their own next step. */
export async function showOverview(visit: MemberVisit): Promise<Outcome> {
  // Few have three reports in a week, below which there is no next step.
  const spans = readSpans(visit, seesTeam(visit) ? "7d" : "30d");
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
  // Other pages have other spans by default: a link leads to the figures that it stands beside.
  const fields = new URLSearchParams(spans.query);
  fields.set("span", fields.get("span") || spans.named);
  const query = `?${fields}`;
  const groups = withoutReports(visit, report, { people, spans, query });
  if (courses.people.size === 0 && report.people.every(({ score }) => score.of === 0)) {
    const next = await nextReport(visit, `No reports in the last ${COURSE_WEEKS} weeks`);
    return page(listTitle("Overview", spans.titles, 1), html`${head}${next}${groups}`);
  }
  const content = html`${head}${spanForm(visit, spans)}
${await nextSteps(visit, read, { people, query })}
${groups}
${tiles(figureTiles(report, spans, queue))}
<section><h2>Average score over ${COURSE_WEEKS} weeks</h2>${courseChart(courses, courses.all, spans.timeZone)}</section>
${seesTeam(visit) && html`<p><a href="/people${query}">Everybody, ${countText(report.people.length, "person", "people")}</a></p>`}`;
  return page(listTitle("Overview", spans.titles, 1), content);
}

function figureTiles({ reports, meetings }: WeeklyReport, spans: Spans, queue: QueueState | undefined): Tile[] {
  const missing = meetings.failed.count + meetings.no_transcript.count + meetings.without_report.count;
  return [
    ...scoreTiles(reports, spans),
    {
      name: "Calls",
      value: meetings.total,
      note:
        meetings.total === 0
          ? "none in this period"
          : missing === 0
            ? "each has its report, or waits for it"
            : `${missing} without a report`,
    },
    ...(queue ? [{ name: "In the queue", value: queue.waiting + queue.running, note: queueNote(queue) }] : []),
  ];
}

function queueNote({ running, failed }: QueueState): Content {
  const parts = [...(running > 0 ? [`${running} running`] : []), ...(failed > 0 ? [`${failed} failed`] : [])];
  return parts.length === 0 ? "no jobs" : html`<a href="/jobs">${parts.join(", ")}</a>`;
}

const MOST_CALLS = 2;
const MOST_PEOPLE = 8;

/** Calls without a report, with the reason and what to do; and people with recent reports but no call now. */
function withoutReports(
  visit: MemberVisit,
  { meetings, without_calls: missing }: WeeklyReport,
  { people, spans, query }: { people: ReadonlyMap<string, TeamMember>; spans: Spans; query: string },
): Content {
  const { failed, no_transcript, without_report } = meetings;
  const listOf = (status: string) =>
    `/meetings?${new URLSearchParams({ status, span: spans.named, zone: spans.timeZone })}`;
  const groups: Content[] = [
    groupView(failed, "failed", "Try again from the call.", listOf("failed")),
    groupView(no_transcript, "without a transcript", "Add the file.", listOf("no_transcript")),
    groupView(
      without_report,
      "without a report",
      seesTeam(visit) ? "No template fitted, or too little could be assessed." : "Ask an admin to score it.",
    ),
  ].filter(Boolean);
  const names = missing.filter(({ user_id: id }) => people.get(id)?.is_active).slice(0, MOST_PEOPLE);
  const isAlone = !seesTeam(visit);
  if (groups.length === 0 && (isAlone || names.length === 0)) return undefined;
  return html`<div class="split">${groups.length > 0 && html`<section><h2>Calls without a report</h2><ul class="plain">${groups}</ul></section>`}
${!isAlone && names.length > 0 && html`<section><h2>People without calls</h2><p>${names.map(({ user_id: id }, index) => html`${index > 0 && ", "}<a href="/people/${id}${query}">${people.get(id)?.label}</a>`)}${missing.length > names.length && " and others"} had reports in the last 12 weeks, and no call in this period.</p></section>`}</div>`;
}

function groupView({ count, newest }: MeetingGroup, what: string, advice: string, path?: string): Content {
  if (count === 0) return undefined;
  const shown = newest.slice(0, MOST_CALLS);
  return html`<li><b class="bad">${countText(count, "call")} ${what}.</b> ${advice}<ul>${shown.map(
    ({ id, title, failure_reason: reason }) =>
      html`<li><a href="/meetings/${id}">${title || "Untitled call"}</a>${reason && html`: ${reason}`}</li>`,
  )}${count > shown.length && html`<li>${path ? html`<a href="${path}">All ${formatCount(count)} ${what}</a>` : `and ${formatCount(count - shown.length)} more`}</li>`}</ul></li>`;
}
