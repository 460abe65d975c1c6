import { isUuid } from "../../../../core/ids/uuid.ts";
import type { Meeting } from "../../../records/resources.ts";
import { findListedMeeting, type ListedMeeting } from "../../records/meetings.ts";
import { jobsOf, type MeetingJob } from "../../records/queue.ts";
import { type Column, noneFits, pageHead, table } from "../../views/components.ts";
import { type Content, html, scoreCell, timeCell } from "../../views/html.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { MOST_FILES } from "./import-form.ts";
import { openJob, refreshOf } from "./missing-report.ts";

const TITLE = "Added calls";

interface Row {
  meeting: ListedMeeting;
  jobs: readonly MeetingJob[];
}

/** Address of the page that shows some calls until they have their reports. */
export function addedAddress(calls: readonly string[]): string {
  return `/meetings/added?${calls
    .slice(0, MOST_FILES)
    .map((id) => `call=${id}`)
    .join("&")}`;
}

/** Calls that were added together, each with its report, or with what is missing for one. */
export async function showAdded(visit: MemberVisit): Promise<Outcome> {
  const ids = visit.query.all("call").filter(isUuid).slice(0, MOST_FILES);
  const rows: Row[] = [];
  for (const id of new Set(ids)) {
    const meeting = await findListedMeeting(visit, id.toLowerCase());
    if (meeting) rows.push({ meeting, jobs: await jobsOf(visit, meeting.id) });
  }
  const [next] = rows.flatMap(({ jobs }) => refreshOf(visit, openJob(jobs)) ?? []);
  const columns: Column<Row>[] = [
    {
      head: "Call",
      cell: ({ meeting: { id, title } }) => html`<a href="/meetings/${id}">${title || "Untitled call"}</a>`,
    },
    { head: "Report", cell: (row) => stateOf(row) },
    { head: "When", cell: ({ meeting }) => timeCell(meeting.started_at, visit.zone) },
  ];
  const lead =
    next === undefined
      ? rows.length > 0 && "Every report that could be made is there."
      : "Reports are being made. This page shows each as soon as it is there.";
  const content = html`${pageHead(TITLE, { lead, actions: html`<a class="button" href="/meetings/import">Add more</a>` })}
${rows.length > 0 ? table(TITLE, columns, rows) : noneFits("call", "The calls that were added here are gone.", { path: "/meetings", name: "calls" })}`;
  return page(TITLE, content, { refreshSeconds: next });
}

function stateOf({ meeting: { id, scores, participants, has_transcript }, jobs }: Row): Content {
  if (scores.length > 0) return scores.map(({ score }, index) => html`${index > 0 && ", "}${scoreCell(score)}`);
  if (!has_transcript) return "No transcript";
  if (isSideUnknown(participants)) return html`<a href="/meetings/${id}/speakers">Say who is who</a>`;
  if (openJob(jobs)) return "Being made";
  return html`None: <a href="/meetings/${id}">see why</a>`;
}

function isSideUnknown(participants: Meeting["participants"]): boolean {
  return !participants.some(({ is_internal }) => is_internal);
}
