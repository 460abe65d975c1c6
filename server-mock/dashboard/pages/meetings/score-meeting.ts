import { listTemplates } from "../../../jobs/plan-reports.ts";
import { readMeeting } from "../../records/meetings.ts";
import { type Outcome, redirect } from "../../visit/outcome.ts";
import { noSuchPage, PageError } from "../../visit/page-error.ts";
import type { MemberVisit } from "../../visit/visit.ts";

/** Puts a report into the queue, even where there is one already: the older one stays. */
export async function scoreMeeting(visit: MemberVisit): Promise<Outcome> {
  const { service, orgId, form } = visit;
  const { meeting } = await readMeeting(visit, visit.params["id"] ?? "");
  const templates = await listTemplates(service.database, orgId);
  const template = templates.find(({ id }) => id === form.text("template_id").toLowerCase());
  if (!template) throw noSuchPage();
  if (meeting.transcript === null)
    throw new PageError(409, "This call has no transcript, so there is nothing to score.");
  const again = service.now().toISOString();
  await service.jobs.request({ orgId, meetingIds: [meeting.id], templateId: template.id, again });
  return redirect(`/meetings/${meeting.id}`, {
    notice: `A report with ${template.name} is in the queue. Load this page again in a moment.`,
  });
}
