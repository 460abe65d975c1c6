import { createHash } from "node:crypto";
import type { Template } from "../records/resources.ts";
import type { Database } from "../store/database.ts";
import { defineQuery } from "../store/query.ts";
import type { NewJob } from "./job.ts";
import type { ReportPayload } from "./report-handler.ts";

/** A meeting to plan reports for. */
export interface PlannedMeeting {
  id: string;
  call_type: string | null;
  transcript: string | null;
}

/** Options of a request for reports. */
export interface PlanOptions {
  orgId: string;
  /** Only this template, active or not. */
  templateId?: string | undefined;
  /** Repeats existing reports: any text that differs from the last request's. */
  again?: string | undefined;
}

/** A report to be produced. */
export interface PlannedReport {
  job: NewJob;
  template: Template;
  /** Digest of meeting, template version and transcript, which identifies a report. */
  version: string;
}

/** Planned jobs, and the meetings without a matching template. */
export interface ReportPlan {
  reports: PlannedReport[];
  withoutTemplate: string[];
}

const GENERAL = "general";

const templatesOf = defineQuery<{ orgId: string }, { document: string }>(
  "select document from templates where org_id = :orgId order by created_at, id",
);

/** Every template of an organization, oldest first. */
export async function listTemplates(database: Database, orgId: string): Promise<Template[]> {
  return (await database.all(templatesOf, { orgId })).map(({ document }) => JSON.parse(document) as Template);
}

/**
 * Plans one job per meeting and template: the requested template, else the active ones for the meeting's call type, else the
 * active general ones.
 */
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

/** Another template version, transcript or scorer makes another job; the same ones make the same job. */
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
