import type { Service } from "../http/call.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { MeetingDetail, ReportDetail } from "../resources.ts";
import { changeMeetings, type MeetingWrite } from "../store/change-meetings.ts";
import { WriteConflict } from "../store/database.ts";
import { listUsers } from "../store/organization-store.ts";
import { defineQuery } from "../store/query.ts";
import { foldId } from "../store/rows.ts";
import { completeRow } from "./complete-row.ts";
import type { ImportFile } from "./read-rows.ts";

/** Where rows go. */
export interface ImportTarget {
  orgId: string;
  /** Owner of meetings that name none. */
  userId: string | undefined;
}

/** What was stored, or why nothing was. */
export type ImportResult = ImportedRows | { problems: string[] };

/** How much was stored. */
export interface ImportedRows {
  meetings: number;
  reports: number;
  /** Reports that a worker will produce: jobs are stored with their meetings. */
  jobs: number;
  /** Fetched meetings that no active template fits. */
  withoutTemplate: string[];
}

/** What an import works with. */
type ImportService = Service & { jobs: Pick<Jobs, "adding"> };

const findMeetingOwner = defineQuery<{ orgId: string; id: string }, { user_id: string }>((builder, slot) =>
  builder.selectFrom("meetings").select("user_id").where("id", "=", slot("id")).where("org_id", "=", slot("orgId")),
);

/** Stores every row, or none when one of them is not right. */
export async function importRows(
  service: ImportService,
  file: ImportFile,
  target: ImportTarget,
): Promise<ImportResult> {
  const defaults = { ids: service.ids, now: service.now().toISOString(), userId: target.userId };
  const users = new Set((await listUsers(service.database, target.orgId)).map(({ id }) => id));
  const problems = [...file.problems];
  const locations = new Map<string, string>();
  const meetings = new Map<string, MeetingDetail>();
  const reports: ReportDetail[] = [];
  for (const row of file.rows) {
    const given = row.kind === "report" ? await withOwner(service, row.value, meetings, target.orgId) : row.value;
    const completed = completeRow({ ...row, value: given }, defaults);
    if ("problems" in completed) problems.push(...completed.problems);
    else if (!users.has(completed.value.user_id))
      problems.push(`${row.location}: user_id is not a user of the organization`);
    else if (locations.has(completed.value.id))
      problems.push(`${row.location}: id is the same as on ${locations.get(completed.value.id)}`);
    else {
      locations.set(completed.value.id, row.location);
      if (completed.kind === "meeting") meetings.set(completed.value.id, completed.value);
      else reports.push(completed.value);
    }
  }
  if (problems.length > 0) return { problems };
  return store(service, { meetings, reports }, target.orgId);
}

/** A report belongs to the owner of its meeting unless it says otherwise. */
async function withOwner(
  service: Service,
  report: Record<string, unknown>,
  meetings: Map<string, MeetingDetail>,
  orgId: string,
): Promise<Record<string, unknown>> {
  const given = report["meeting_id"];
  if ("user_id" in report || typeof given !== "string") return report;
  const id = foldId(given);
  const owner = meetings.get(id)?.user_id ?? (await service.database.first(findMeetingOwner, { orgId, id }))?.user_id;
  return owner === undefined ? report : { ...report, user_id: owner };
}

function store(
  service: ImportService,
  found: { meetings: Map<string, MeetingDetail>; reports: ReportDetail[] },
  orgId: string,
): Promise<ImportResult> {
  const { meetings, reports } = found;
  const counts = countByMeeting(reports);
  for (const meeting of meetings.values()) meeting.report_count = counts.get(meeting.id) ?? 0;
  const work = async ({ batch, find, change }: MeetingWrite): Promise<ImportResult> => {
    for (const value of meetings.values()) batch.add({ kind: "meeting", value: { ...value, org_id: orgId } });
    for (const value of reports) batch.add({ kind: "report", value: { ...value, org_id: orgId } });
    for (const [id, added] of counts) {
      if (meetings.has(id)) continue;
      const stored = await find(id);
      if (!stored) throw new MissingMeeting(id);
      change(id, { report_count: stored.report_count + added });
    }
    const fetched = [...meetings.values()].filter(
      ({ status, report_count }) => status === "fetched" && report_count === 0,
    );
    const { writes, plan } = await service.jobs.adding(orgId, fetched);
    batch.push(...writes);
    const { withoutTemplate } = plan;
    return { meetings: meetings.size, reports: reports.length, jobs: plan.jobs.length, withoutTemplate };
  };
  return changeMeetings(service, { orgId, key: `import ${orgId}` }, work).catch((error: unknown) => {
    if (error instanceof MissingMeeting)
      return { problems: [`A report belongs to the meeting ${error.id}, which is neither in the file nor stored.`] };
    if (error instanceof WriteConflict) return { problems: ["An id of the file is stored already."] };
    throw error;
  });
}

/** Ends the attempt before anything is written. */
class MissingMeeting extends Error {
  constructor(readonly id: string) {
    super(id);
  }
}

function countByMeeting(reports: ReportDetail[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { meeting_id } of reports) counts.set(meeting_id, (counts.get(meeting_id) ?? 0) + 1);
  return counts;
}
