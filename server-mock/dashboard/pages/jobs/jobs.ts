import { countText, formatCount } from "../../../../core/words/count-text.ts";
import type { Meeting } from "../../../records/resources.ts";
import type { Database } from "../../../store/database.ts";
import { defineQuery } from "../../../store/query.ts";
import { nextReport } from "../../records/next-report.ts";
import { ACTIONS, buttonForm, type Column, pageHead, table } from "../../views/components.ts";
import { type Content, html, type Tile, tiles, timeCell } from "../../views/html.ts";
import { noSuchPage, type Outcome, page, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const TITLE = "Jobs";

type JobCounts = Record<JobRow["state"], number>;

/** Lists the jobs that are running, waiting or failed, with the reason. */
export async function listJobs(visit: MemberVisit): Promise<Outcome> {
  const { service, orgId, zone } = visit;
  const { database } = service;
  const counts = await jobCounts(database, orgId);
  const [running, waiting, failed, done] = await Promise.all([
    database.all(openJobs, { orgId, state: "running" }),
    database.all(openJobs, { orgId, state: "waiting" }),
    database.all(endedJobs, { orgId, state: "failed" }),
    database.all(endedJobs, { orgId, state: "done" }),
  ]);
  const request = buttonForm({ label: "Score calls without a report", action: "/jobs" }, "primary");
  const lead = "Reports are made in the background, each for one call and one template.";
  const isEmpty = Object.values(counts).every((count) => count === 0);
  const content = html`${pageHead(TITLE, { lead, actions: request })}<div id="jobs" data-live="/jobs/events">
${tiles([tile("Running", counts.running), tile("Waiting", counts.waiting), tile("Failed", counts.failed), tile("Done", counts.done)])}
${isEmpty && (await nextReport(visit, "Nothing to do yet"))}
${section("Failed", failed, counts.failed, [meetingColumn, reasonColumn, timeColumn("Failed", "finished_at", zone), RETRY])}
${section("Running", running, counts.running, [meetingColumn, attemptColumn, timeColumn("Asked for", "created_at", zone)])}
${section("Waiting", waiting, counts.waiting, [meetingColumn, reasonColumn, timeColumn("Due", "run_at", zone)])}
${section("Done", done, counts.done, [meetingColumn, attemptColumn, timeColumn("Done", "finished_at", zone)])}
</div>`;
  return page(TITLE, content);
}

/** Counts jobs by state. */
async function jobCounts(database: Database, orgId: string): Promise<JobCounts> {
  const counts: JobCounts = { running: 0, waiting: 0, failed: 0, done: 0 };
  for (const { state, count } of await database.all(countJobs, { orgId })) counts[state] = count;
  return counts;
}

const tile = (name: string, count: number): Tile => ({ name, value: formatCount(count) });

const meetingColumn: Column<JobRow> = {
  head: "Call",
  cell: ({ subject, meeting }) =>
    meeting === null ? titleOf(meeting) : html`<a href="/meetings/${subject}">${titleOf(meeting)}</a>`,
};
const titleOf = (meeting: string | null): string =>
  meeting === null ? "A call that is gone" : (JSON.parse(meeting) as Meeting).title || "Untitled call";
const reasonColumn: Column<JobRow> = { head: "Reason", cell: ({ last_error }) => last_error ?? "–" };
const attemptColumn: Column<JobRow> = { head: "Attempt", isNumber: true, cell: ({ attempt }) => attempt };
const RETRY: Column<JobRow> = {
  head: ACTIONS,
  cell: ({ id, meeting }) =>
    buttonForm({ label: "Try again", of: titleOf(meeting), action: `/jobs/${id}/retry` }, "link"),
};

function timeColumn(head: string, name: "created_at" | "finished_at" | "run_at", zone: string): Column<JobRow> {
  return { head, cell: (job) => timeCell(job[name], zone) };
}

function section(title: string, rows: readonly JobRow[], count: number, columns: readonly Column<JobRow>[]): Content {
  if (rows.length === 0) return undefined;
  const more =
    count > rows.length && html`<p class="small mute">${rows.length} of ${formatCount(count)} are shown.</p>`;
  return html`<h2>${title}</h2>${table(title, columns, rows)}${more}`;
}

const RETRY_MS = 3_000;

/**
 * The state of the jobs as one server-sent event. The response ends with it, and the browser asks again: no connection is held,
 * so nothing is in the way when the server ends, and a session that was ended gets no more.
 */
export async function jobEvents({ service, orgId }: MemberVisit): Promise<Response> {
  const counts = await jobCounts(service.database, orgId);
  const state = JSON.stringify(counts);
  return new Response(`retry: ${RETRY_MS}\nevent: state\ndata: ${state}\n\n`, {
    headers: { "Content-Type": "text/event-stream; charset=utf-8" },
  });
}

/** Asks for the reports of every meeting that has a transcript and no report. */
export async function requestReports({ service, audit, orgId }: MemberVisit): Promise<Outcome> {
  const { added, withoutTemplate } = await service.jobs.request({ orgId });
  if (added > 0) await service.database.write([audit("report.request", orgId, { added })]);
  const begun =
    added === 0
      ? "There is nothing new to score."
      : `${added} ${added === 1 ? "report is" : "reports are"} on the way.`;
  const unfit =
    withoutTemplate.length === 0
      ? ""
      : ` ${countText(withoutTemplate.length, "call")} without an active template that fits. Activate one for their kind of call, or a general one.`;
  return redirect("/jobs", { notice: begun + unfit });
}

/** Lets a failed job run again. A form that is sent twice finds it waiting already. */
export async function retryJob({ service, audit, id, orgId }: MemberVisit): Promise<Outcome> {
  const job = await service.jobs.queue.find({ orgId, id });
  if (!job) throw noSuchPage();
  if (!(await service.jobs.retry({ orgId, id })))
    return redirect("/jobs", { notice: "The job has not failed, or not any more: nothing was changed." });
  await service.database.write([audit("report.request", job.subject, { retried: id })]);
  return redirect("/jobs", { notice: "The job runs again." });
}

/** A job as people see it. */
interface JobRow {
  id: string;
  subject: string;
  state: "waiting" | "running" | "done" | "failed";
  attempt: number;
  run_at: string;
  last_error: string | null;
  created_at: string;
  finished_at: string | null;
  /** Of the meeting; null where that is gone. */
  meeting: string | null;
}

const byState = (order: string) =>
  defineQuery<{ orgId: string; state: string }, JobRow>(`
    select jobs.id, subject, state, attempt, run_at, last_error, jobs.created_at, finished_at,
      meetings.document as meeting
    from jobs left join meetings on meetings.id = jobs.subject and meetings.org_id = jobs.org_id
    where jobs.org_id = :orgId and jobs.state = :state order by ${order}, jobs.id limit 50`);

/** Jobs in one state that are still to be done, the next one first, at most 50. */
const openJobs = byState("jobs.run_at");

/** Jobs in one state that are over, the latest first, at most 50. */
const endedJobs = byState("jobs.finished_at desc");

const countJobs = defineQuery<{ orgId: string }, { state: JobRow["state"]; count: number }>(
  "select state, count(*) as count from jobs where org_id = :orgId group by state",
);
