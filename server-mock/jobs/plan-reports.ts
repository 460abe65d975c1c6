import { createHash } from "node:crypto";
import type { Template } from "../records/resources.ts";
import type { Database } from "../store/database.ts";
import { defineQuery } from "../store/query.ts";
import type { NewJob } from "./job.ts";
import type { ReportPayload } from "./report-handler.ts";

/** A meeting that reports may be produced for. */
export interface PlannedMeeting {
  id: string;
  call_type: string | null;
  transcript: string | null;
}

/** Options of a request for reports. */
export interface PlanOptions {
  orgId: string;
  /** Only against this template, active or not. */
  templateId?: string | undefined;
  /** Makes reports that there are already once more: any text that differs from the last one. */
  again?: string | undefined;
}

/** A report to be produced. */
export interface PlannedReport {
  job: NewJob;
  template: Template;
  /** Meeting, template, its version and the transcript: what a report is a report of. */
  version: string;
}

/** The jobs of some meetings, and the meetings that no template fits. */
export interface ReportPlan {
  reports: PlannedReport[];
  withoutTemplate: string[];
}

const GENERAL = "general";

const templatesOf = defineQuery<{ orgId: string }, { id: string; document: string; is_active: number }>(
  "select id, document, is_active from templates where org_id = :orgId order by created_at, id",
);

/** Every template of an organization, oldest first. */
export async function listTemplates(database: Database, orgId: string): Promise<Template[]> {
  return (await database.all(templatesOf, { orgId })).map(({ document }) => JSON.parse(document) as Template);
}

/** One job per meeting and template: the template that is asked for, else the active ones of the kind of call, else the general ones. */
export function planReports(
  meetings: readonly PlannedMeeting[],
  templates: readonly Template[],
  options: PlanOptions & { scorer: string },
): ReportPlan {
  const { templateId } = options;
  const plan: ReportPlan = { reports: [], withoutTemplate: [] };
  for (const meeting of meetings) {
    if (meeting.transcript === null) continue;
    const fitting =
      templateId === undefined ? templatesFor(meeting, templates) : templates.filter(({ id }) => id === templateId);
    if (fitting.length === 0) plan.withoutTemplate.push(meeting.id);
    for (const template of fitting) plan.reports.push(planOf(meeting, meeting.transcript, template, options));
  }
  return plan;
}

function templatesFor({ call_type }: PlannedMeeting, templates: readonly Template[]): Template[] {
  const active = templates.filter(({ is_active }) => is_active);
  const special = active.filter((template) => call_type !== null && template.call_type === call_type);
  return special.length > 0 ? special : active.filter((template) => (template.call_type ?? GENERAL) === GENERAL);
}

/** A changed template or transcript, and another scorer, is another job; the same ones are the same job. */
function planOf(
  { id: meetingId }: PlannedMeeting,
  transcript: string,
  template: Template,
  { orgId, again, scorer }: PlanOptions & { scorer: string },
): PlannedReport {
  const payload: ReportPayload = { meetingId, templateId: template.id };
  const digest = createHash("sha256").update(transcript).digest("hex").slice(0, 16);
  const version = [meetingId, template.id, template.version, digest].join(":");
  const dedupeKey = [version, scorer, ...(again === undefined ? [] : [again])].join(":");
  return { job: { orgId, kind: "report", dedupeKey, subject: meetingId, payload }, template, version };
}
