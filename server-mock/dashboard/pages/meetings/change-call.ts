import { LONGEST_TITLE, reassignCall, renameCall } from "../../../team/calls/change-call.ts";
import { deleteCall, findDeletedCall, restoreCall } from "../../../team/calls/deleted-calls.ts";
import { readMeeting } from "../../records/meetings.ts";
import { ownerOf, peopleOf } from "../../records/people.ts";
import { readPerson } from "../../records/person-field.ts";
import { jobsOf } from "../../records/queue.ts";
import { noticeWith } from "../../views/components.ts";
import { noSuchPage, type Outcome, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { meetingPage } from "./show-meeting.ts";

/** Gives a call another title. */
export async function renameMeeting(visit: MemberVisit): Promise<Outcome> {
  const { meeting } = await readMeeting(visit);
  const title = visit.form.text("title");
  if (title === "" || title.length > LONGEST_TITLE)
    return meetingPage(visit, { title: `Give a title of 1 to ${LONGEST_TITLE} characters.` });
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
  const { meeting } = await readMeeting(visit);
  const users = [...(await peopleOf(visit)).values()];
  const { person: to, problem = "Say whose call it is." } = readPerson(form.text("user_id"), users);
  if (!to) return meetingPage(visit, { user_id: problem });
  const result = await reassignCall(admin, service.jobs, { orgId, id: meeting.id, to, users });
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
  const { meeting } = await readMeeting(visit);
  if (!(await deleteCall(visit.admin, { orgId: visit.orgId, id: meeting.id }))) throw noSuchPage();
  const text = `“${meeting.title || "Untitled call"}” was deleted, with its reports. It can be restored for 30 days, under Deleted calls.`;
  return redirect("/meetings", {
    notice: noticeWith(text, { label: "Undo", action: `/meetings/${meeting.id}/restore` }),
  });
}

/** Restores a deleted call that the reader may see. */
export async function restoreMeeting(visit: MemberVisit): Promise<Outcome> {
  const { service, orgId, admin, id } = visit;
  const call = await findDeletedCall(service.database, { orgId, id });
  if (!call || ownerOf(visit, call.user_id) !== call.user_id) throw noSuchPage();
  if (!(await restoreCall(admin, service.jobs, { orgId, id }))) throw noSuchPage();
  service.jobs.wakeUp.wake();
  return redirect(`/meetings/${id}`, { notice: "Restored, with everything that belongs to it." });
}

/** Lets the failed jobs of a call run again. A form that is sent twice finds them waiting already. */
export async function retryMeeting(visit: MemberVisit): Promise<Outcome> {
  const { service, orgId, audit } = visit;
  const { meeting } = await readMeeting(visit);
  const failed = (await jobsOf(visit, meeting.id)).filter(({ state }) => state === "failed");
  const retried: string[] = [];
  for (const { id } of failed) if (await service.jobs.retry({ orgId, id })) retried.push(id);
  let added = 0;
  if (failed.length === 0 && meeting.status === "failed")
    ({ added } = await service.jobs.request({
      orgId,
      meetingIds: [meeting.id],
      again: service.now().toISOString(),
    }));
  else if (failed.length === 0)
    return redirect(`/meetings/${meeting.id}`, { notice: "Nothing of this call has failed." });
  if (added > 0 || retried.length > 0)
    await service.database.write([audit("report.request", meeting.id, added > 0 ? { added } : { retried })]);
  return redirect(`/meetings/${meeting.id}`);
}
