import { auditWrite } from "../../../team/administration/audit.ts";
import { type Outcome, redirect } from "../../visit/outcome.ts";
import { noSuchPage } from "../../visit/page-error.ts";
import type { MemberVisit } from "../../visit/visit.ts";

/** Asks for the reports of every meeting that has a transcript and no report. */
export async function requestReports({ service, admin, orgId }: MemberVisit): Promise<Outcome> {
  const { added, withoutTemplate } = await service.jobs.request({ orgId });
  const audit = { org_id: orgId, action: "report.request", subject: orgId, details: { added } } as const;
  if (added > 0) await service.database.write([auditWrite(admin, audit)]);
  const begun =
    added === 0
      ? "There is nothing new to score."
      : `${added} ${added === 1 ? "report is" : "reports are"} on the way.`;
  const unfit =
    withoutTemplate.length === 0
      ? ""
      : ` ${withoutTemplate.length} meetings fit no active template: activate one for their kind of call, or a general one.`;
  return redirect("/jobs", { notice: begun + unfit });
}

/** Lets a failed job run again. A form that is sent twice finds it waiting already. */
export async function retryJob({ service, admin, params, orgId }: MemberVisit): Promise<Outcome> {
  const id = params["id"] ?? "";
  const job = await service.jobs.queue.find({ orgId, id });
  if (!job) throw noSuchPage();
  if (!(await service.jobs.retry({ orgId, id })))
    return redirect("/jobs", { notice: "The job has not failed, or not any more: nothing was changed." });
  const audit = { org_id: orgId, action: "report.request", subject: job.subject, details: { retried: id } } as const;
  await service.database.write([auditWrite(admin, audit)]);
  return redirect("/jobs", { notice: "The job runs again." });
}
