import { UNKNOWN_SIDES } from "../../../coaching/fitness.ts";
import { isTooLittle } from "../../../coaching/too-little.ts";
import { NO_TRANSCRIPT, PLAN_OVER, TEMPLATE_GONE } from "../../../jobs/failure-reasons.ts";
import type { MeetingDetail } from "../../../records/resources.ts";
import { askAdmin } from "../../records/next-report.ts";
import { seesTeam } from "../../records/people.ts";
import type { MeetingJob } from "../../records/queue.ts";
import { buttonForm } from "../../views/components.ts";
import { type Content, type Html, html, timeCell } from "../../views/html.ts";
import type { MemberVisit } from "../../visit/visit.ts";

/** Reloading is worth it for so long: a job that takes longer waits for something. */
const WORTH_WAITING_MS = 10 * 60_000;
const REFRESH_SECONDS = 3;

/** The job of a report that is not made yet. */
export function openJob(jobs: readonly MeetingJob[]): MeetingJob | undefined {
  return jobs.find(({ state }) => state === "running") ?? jobs.find(({ state }) => state === "waiting");
}

/** Seconds after which a page about a job is loaded again; undefined where nothing will happen soon. */
export function refreshOf({ service }: MemberVisit, job: MeetingJob | undefined): number | undefined {
  if (!job) return undefined;
  const now = service.now().getTime();
  const isSoon = Date.parse(job.run_at) <= now + REFRESH_SECONDS * 1000;
  return isSoon && now - Date.parse(job.run_at) < WORTH_WAITING_MS ? REFRESH_SECONDS : undefined;
}

/** Says that a report is being made, or when it is tried again. */
export function progressView(visit: MemberVisit, { state, last_error, run_at }: MeetingJob): Html {
  const isLater = Date.parse(run_at) > visit.service.now().getTime();
  if (isLater && last_error !== null)
    return html`<p>It could not be made yet: ${last_error} It is tried again at ${timeCell(run_at, visit.zone)}.</p>`;
  const text = state === "running" ? "It is being made now." : "It is in the queue.";
  return html`<p>${text} ${state === "waiting" && last_error !== null && html`${last_error} `}This page shows it as soon as it is there.</p>`;
}

/** Why a call has no report, and what to do about it. */
export function missingReport(visit: MemberVisit, meeting: MeetingDetail, jobs: readonly MeetingJob[]): Html {
  const open = openJob(jobs);
  if (open) return html`<h2>No report yet</h2>${progressView(visit, open)}`;
  if (meeting.transcript === null)
    return html`<h2>No report</h2>${meeting.failure_reason !== null && html`<p>${meeting.failure_reason}</p>`}<p>A report needs a transcript, and this call has none${meeting.status === "pending" ? " yet" : ""}.</p>${addTranscript()}`;
  const reason = jobs.find(({ state }) => state === "failed")?.last_error ?? meeting.failure_reason;
  if (!jobs.some(({ state }) => state === "failed") && meeting.status !== "failed")
    return html`<h2>No report</h2><p>No active template fitted this call when it was added.${seesTeam(visit) ? "" : ` ${askAdmin(visit)}`}</p>`;
  return html`<h2>No report</h2><p>It could not be made: ${reason ?? "the reason is not known."}</p>${actionFor(visit, meeting, reason ?? "")}`;
}

/** One button that does what helps; without the right to it, whom to ask. */
function actionFor(visit: MemberVisit, { id }: MeetingDetail, reason: string): Content {
  const isAdmin = seesTeam(visit);
  const again = buttonForm({ label: "Try again", action: `/meetings/${id}/retry` }, "primary");
  if (reason === UNKNOWN_SIDES)
    return html`<p><a class="button primary" href="/meetings/${id}/speakers">Say who is who</a></p>`;
  if (reason === NO_TRANSCRIPT) return addTranscript();
  if (reason === PLAN_OVER)
    return isAdmin
      ? html`<p><a class="button primary" href="/settings/subscription">See the subscription</a></p>${again}`
      : html`<p>${askAdmin(visit)}</p>`;
  if (reason === TEMPLATE_GONE || isTooLittle(reason))
    return isAdmin
      ? html`<p>Score it with another template, below, or change what this one asks for: <a href="/templates">Templates</a></p>`
      : html`<p>${askAdmin(visit, " for another template")}</p>`;
  const hasModel = visit.service.scoring.model !== undefined;
  return html`${again}${isAdmin && hasModel && html`<p>If it fails again: <a href="/settings/model">Test the model</a></p>`}`;
}

function addTranscript(): Html {
  return html`<p><a class="button" href="/meetings/import">Add its transcript</a></p>`;
}
