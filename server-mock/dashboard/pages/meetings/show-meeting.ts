import { isoDay } from "../../../../core/periods/time-zone.ts";
import { clockText } from "../../../../core/words/duration-text.ts";
import { listTemplates } from "../../../jobs/plan-reports.ts";
import type { MeetingDetail, Report, ReportDetail, Template } from "../../../records/resources.ts";
import type { OwnedId } from "../../../store/meeting-queries.ts";
import { defineQuery } from "../../../store/query.ts";
import { readMeeting, readSpoken } from "../../records/meetings.ts";
import { ownerOf, peopleOf, seesTeam, type TeamMember } from "../../records/people.ts";
import { jobsOf } from "../../records/queue.ts";
import { banner, pageHead } from "../../views/components.ts";
import { type FieldErrors, selectField } from "../../views/forms.ts";
import { type Content, type Html, html, timeCell } from "../../views/html.ts";
import { listTitle } from "../../visit/list-fields.ts";
import { noSuchPage, type Outcome, PageError, page, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { changeForms, originList } from "./call-facts.ts";
import { readCallTimeline } from "./call-timeline.ts";
import { statusBadge } from "./meeting-status.ts";
import { missingReport, openJob, refreshOf } from "./missing-report.ts";
import { choiceView, reportView, transcriptView } from "./report-view.ts";

/** A meeting: its report beside its transcript, so that every quote leads to where it was said. */
export const showMeeting = (visit: MemberVisit): Promise<Outcome> => meetingPage(visit, {});

/** The page of a meeting, with what is wrong with a form of it. */
export async function meetingPage(visit: MemberVisit, errors: FieldErrors): Promise<Outcome> {
  const { meeting, reports } = await readMeeting(visit);
  const people = await peopleOf(visit);
  const owner = people.get(meeting.user_id);
  const { turns, origin } = await readSpoken(visit, meeting);
  const jobs = await jobsOf(visit, meeting.id);
  const open = openJob(jobs);
  const call = readCallTimeline({ ...meeting, turns }, owner?.name ?? null);
  const wanted = visit.query.text("report").toLowerCase();
  const report = reports.find(({ id }) => id === wanted) ?? reports[0];
  const title = meeting.title || "Untitled call";
  const shown = report
    ? html`${chooseReport(visit, reports, report)}${open && banner(html`Another report is on the way.`)}${reportView(report, call, visit.zone)}`
    : missingReport(visit, meeting, jobs);
  const content = html`${pageHead(title, { lead: factsOf(visit, meeting, owner) })}
<div class="split">
<section aria-label="Report">${shown}${seesTeam(visit) && meeting.transcript !== null && (await scoreForm(visit, meeting, reports))}
<div class="board no-print"><section aria-label="This call"><h2>This call</h2>${await originList(visit, { meeting, origin, call, people })}${changeForms(visit, meeting, { people, errors })}</section></div></section>
<section class="pane" aria-label="Transcript" tabindex="0">${transcriptView(meeting, call, report)}${meeting.transcript !== null && html`<p class="no-print"><a href="/meetings/${meeting.id}/speakers">Who is who</a></p>`}</section>
</div>`;
  const day = isoDay(new Date(meeting.started_at), visit.zone);
  return page(listTitle(title, [day, wanted !== "" && report?.template_name], 1), content, {
    errors,
    refreshSeconds: refreshOf(visit, open),
  });
}

function factsOf(visit: MemberVisit, meeting: MeetingDetail, owner: TeamMember | undefined): Content {
  const guests = meeting.participants.filter(({ is_internal }) => !is_internal);
  const others = guests
    .map(({ name, company }, index) =>
      company && company !== guests[index + 1]?.company ? `${name} (${company})` : name,
    )
    .join(", ");
  const name = owner?.label ?? "somebody who left";
  const who = seesTeam(visit) && owner ? html`<a href="/people/${owner.id}">${name}</a>` : name;
  return html`${who}${others && ` with ${others}`} · ${timeCell(meeting.started_at, visit.zone)} · ${clockText(meeting.duration_seconds)} · ${statusBadge(meeting.status)}${recording(meeting.meeting_url)}`;
}

/** Whatever else an address may be, such as one that runs a script, is no link. */
function recording(url: string | null): Content {
  return url !== null && /^https?:\/\//i.test(url) && html` · <a href="${url}" rel="noreferrer noopener">Recording</a>`;
}

/** Two reports of one template differ by their time. */
function chooseReport({ zone }: MemberVisit, reports: readonly ReportDetail[], shown: ReportDetail): Content {
  const links = reports.map(({ id, meeting_id, template_name, created_at }) => ({
    text: html`${template_name}, ${timeCell(created_at, zone)}`,
    path: `/meetings/${meeting_id}?report=${id}`,
    isShown: id === shown.id,
  }));
  return choiceView("Reports of this call", links);
}

async function scoreForm(visit: MemberVisit, meeting: MeetingDetail, reports: readonly ReportDetail[]): Promise<Html> {
  const templates = await listTemplates(visit.service.database, visit.orgId);
  if (templates.length === 0)
    return html`<p>There is no template to score it with.</p><p><a class="button primary" href="/templates/new">Create a template</a></p>`;
  return html`<form class="filters no-print" method="post" action="/meetings/${meeting.id}/score">
${selectField({ name: "template_id", label: reports.length > 0 ? "Score again with" : "Score with", value: reports[0]?.template_id ?? "", options: templates.map(optionOf) })}
<button class="button">${reports.length > 0 ? "Score again" : "Score"}</button>
</form>`;
}

function optionOf({ id, name, is_active }: Template): [string, string] {
  return [id, is_active ? name : `${name} (not active)`];
}

const findReport = defineQuery<OwnedId, { document: string }>(
  "select document from reports where id = :id and org_id = :orgId",
);

/** A report stands beside the transcript of its meeting. */
export async function openReport(visit: MemberVisit): Promise<Outcome> {
  const { service, orgId, id } = visit;
  const row = await service.database.first(findReport, { orgId, id });
  if (!row) throw noSuchPage();
  const { meeting_id, user_id } = JSON.parse(row.document) as Report;
  if (ownerOf(visit, user_id) !== user_id) throw noSuchPage();
  return redirect(`/meetings/${meeting_id}?report=${id}`);
}

/** Puts a report into the queue, even where there is one already: the older one stays. */
export async function scoreMeeting(visit: MemberVisit): Promise<Outcome> {
  const { service, orgId, form, audit } = visit;
  const { meeting } = await readMeeting(visit);
  const templates = await listTemplates(service.database, orgId);
  const template = templates.find(({ id }) => id === form.text("template_id").toLowerCase());
  if (!template) throw noSuchPage();
  if (meeting.transcript === null)
    throw new PageError(409, "This call has no transcript, so there is nothing to score.");
  const again = service.now().toISOString();
  await service.jobs.request({ orgId, meetingIds: [meeting.id], templateId: template.id, again });
  await service.database.write([audit("report.request", meeting.id, { template_id: template.id })]);
  return redirect(`/meetings/${meeting.id}`, {
    notice: `A report with ${template.name} is in the queue. It is shown here as soon as it is made.`,
  });
}
