import type { MeetingDetail } from "../../../records/resources.ts";
import { LONGEST_TITLE, reassignCall, renameCall } from "../../../team/calls/change-call.ts";
import { deleteCall, findDeletedCall, restoreCall } from "../../../team/calls/deleted-calls.ts";
import { readMeeting } from "../../records/meetings.ts";
import { peopleOf } from "../../records/people.ts";
import { jobsOf } from "../../records/queue.ts";
import { ownerOf, seesTeam } from "../../records/scope.ts";
import { selectField, textField } from "../../views/forms.ts";
import { type Html, html } from "../../views/html.ts";
import { buttonForm, noticeWith } from "../../views/notice.ts";
import { type Outcome, redirect } from "../../visit/outcome.ts";
import { noSuchPage, PageError } from "../../visit/page-error.ts";
import type { MemberVisit } from "../../visit/visit.ts";

/** Forms that rename a call, give it to somebody else, and delete it. */
export async function changeForms(visit: MemberVisit, { id, title, user_id }: MeetingDetail): Promise<Html> {
  const people = seesTeam(visit) ? [...(await peopleOf(visit)).values()] : [];
  const owners = people.filter((person) => person.is_active || person.id === user_id);
  const options = owners.map(({ id: person, label }): [string, string] => [person, label]);
  return html`<form class="filters" method="post" action="/meetings/${id}/title">${textField({ name: "title", label: "Title", value: title, isRequired: true, maxLength: LONGEST_TITLE })}<button class="button">Rename</button></form>
${seesTeam(visit) && html`<form class="filters" method="post" action="/meetings/${id}/owner">${selectField({ name: "user_id", label: "Belongs to", value: user_id, options })}<button class="button">Reassign</button></form>`}
${buttonForm({ label: "Delete the call", action: `/meetings/${id}/delete` }, "danger")}`;
}

/** Gives a call another title. */
export async function renameMeeting(visit: MemberVisit): Promise<Outcome> {
  const { meeting } = await readMeeting(visit, visit.params["id"] ?? "");
  const title = visit.form.text("title");
  if (title === "" || title.length > LONGEST_TITLE)
    throw new PageError(
      422,
      `A title has 1 to ${LONGEST_TITLE} characters, so nothing was changed. Go back and correct it.`,
    );
  const former = await renameCall(visit.admin, { orgId: visit.orgId, id: meeting.id }, title);
  if (former === undefined) throw noSuchPage();
  const action = `/meetings/${meeting.id}/title`;
  // A file without a title gave none, and no form gives it back.
  const notice =
    former.trim() === "" ? "Renamed." : noticeWith("Renamed.", { label: "Undo", action, fields: { title: former } });
  return redirect(`/meetings/${meeting.id}`, { notice });
}

/** Gives a call to another user, for whom it counts from then on. */
export async function reassignMeeting(visit: MemberVisit): Promise<Outcome> {
  const { service, orgId, admin, form } = visit;
  const { meeting } = await readMeeting(visit, visit.params["id"] ?? "");
  const people = await peopleOf(visit);
  const to = people.get(form.text("user_id").toLowerCase());
  if (!to) throw noSuchPage();
  const result = await reassignCall(admin, service.jobs, { orgId, id: meeting.id, to, users: [...people.values()] });
  if (!result) throw noSuchPage();
  service.jobs.wakeUp.wake();
  const again = result.jobs > 0 ? " Its report is made again, since somebody else sells." : "";
  const action = `/meetings/${meeting.id}/owner`;
  return redirect(`/meetings/${meeting.id}`, {
    notice: noticeWith(`This call is ${to.label}’s now.${again}`, {
      label: "Undo",
      action,
      fields: { user_id: result.from },
    }),
  });
}

/** Deletes a call; the notice that follows brings it back. */
export async function deleteMeeting(visit: MemberVisit): Promise<Outcome> {
  const { meeting } = await readMeeting(visit, visit.params["id"] ?? "");
  if (!(await deleteCall(visit.admin, { orgId: visit.orgId, id: meeting.id }))) throw noSuchPage();
  const text = `“${meeting.title || "Untitled call"}” was deleted, with its reports. It can be restored for 30 days, under Deleted calls.`;
  return redirect("/meetings", {
    notice: noticeWith(text, { label: "Undo", action: `/meetings/${meeting.id}/restore` }),
  });
}

/** Restores a deleted call that the reader may see. */
export async function restoreMeeting(visit: MemberVisit): Promise<Outcome> {
  const { service, orgId, admin } = visit;
  const id = visit.params["id"] ?? "";
  const call = await findDeletedCall(service.database, { orgId, id });
  if (!call || ownerOf(visit, call.user_id) !== call.user_id) throw noSuchPage();
  if (!(await restoreCall(admin, service.jobs, { orgId, id }))) throw noSuchPage();
  service.jobs.wakeUp.wake();
  return redirect(`/meetings/${id}`, { notice: "Restored, with everything that belongs to it." });
}

/** Lets the failed jobs of a call run again. A form that is sent twice finds them waiting already. */
export async function retryMeeting(visit: MemberVisit): Promise<Outcome> {
  const { service, orgId } = visit;
  const { meeting } = await readMeeting(visit, visit.params["id"] ?? "");
  const failed = (await jobsOf(visit, meeting.id)).filter(({ state }) => state === "failed");
  for (const { id } of failed) await service.jobs.retry({ orgId, id });
  if (failed.length === 0 && meeting.status === "failed")
    await service.jobs.request({ orgId, meetingIds: [meeting.id], again: service.now().toISOString() });
  else if (failed.length === 0)
    return redirect(`/meetings/${meeting.id}`, { notice: "Nothing of this call has failed." });
  return redirect(`/meetings/${meeting.id}`);
}
