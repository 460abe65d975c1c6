import type { Service } from "../http/call.ts";
import type { ServiceRecord } from "../records.ts";
import type { MeetingDetail, ReportDetail } from "../resources.ts";
import { countReports } from "../store/count-report.ts";
import { WriteConflict } from "../store/database.ts";
import { listUsers } from "../store/organization-store.ts";
import { defineQuery } from "../store/query.ts";
import { recordWrites } from "../store/write-records.ts";
import { completeRow } from "./complete-row.ts";
import type { ImportFile } from "./read-rows.ts";

/** Where rows go. */
export interface ImportTarget {
  orgId: string;
  /** Owner of meetings that name none. */
  userId: string | undefined;
}

/** What was stored, or why nothing was. */
export type ImportResult = { meetings: number; reports: number } | { problems: string[] };

const findMeetingOwner = defineQuery<{ orgId: string; id: string }, { user_id: string }>((builder, slot) =>
  builder.selectFrom("meetings").select("user_id").where("id", "=", slot("id")).where("org_id", "=", slot("orgId")),
);

/** Stores every row, or none when one of them is not right. */
export async function importRows(service: Service, file: ImportFile, target: ImportTarget): Promise<ImportResult> {
  const defaults = { ids: service.ids, now: service.now().toISOString(), userId: target.userId };
  const users = new Set((await listUsers(service.database, target.orgId)).map(({ id }) => id));
  const problems = [...file.problems];
  const meetings = new Map<string, MeetingDetail>();
  const reports: ReportDetail[] = [];
  for (const row of file.rows) {
    const given = row.kind === "report" ? await withOwner(service, row.value, meetings, target.orgId) : row.value;
    const completed = completeRow({ ...row, value: given }, defaults);
    if ("problems" in completed) problems.push(...completed.problems);
    else if (!users.has(completed.value.user_id))
      problems.push(`${row.location}: user_id is not a user of the organization`);
    else if (completed.kind === "meeting") meetings.set(completed.value.id, completed.value);
    else reports.push(completed.value);
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
  const id = report["meeting_id"];
  if ("user_id" in report || typeof id !== "string") return report;
  const owner = meetings.get(id)?.user_id ?? (await service.database.first(findMeetingOwner, { orgId, id }))?.user_id;
  return owner === undefined ? report : { ...report, user_id: owner };
}

async function store(
  service: Service,
  found: { meetings: Map<string, MeetingDetail>; reports: ReportDetail[] },
  orgId: string,
): Promise<ImportResult> {
  const { meetings, reports } = found;
  const elsewhere = new Map<string, number>();
  for (const { meeting_id } of reports) {
    const meeting = meetings.get(meeting_id);
    if (meeting) meeting.report_count += 1;
    else elsewhere.set(meeting_id, (elsewhere.get(meeting_id) ?? 0) + 1);
  }
  const counted = [];
  for (const [id, added] of elsewhere) {
    if (!(await service.database.first(findMeetingOwner, { orgId, id })))
      return { problems: [`A report belongs to the meeting ${id}, which is neither in the file nor stored.`] };
    counted.push(...(await countReports(service.database, id, added)));
  }
  const records: ServiceRecord[] = [
    ...[...meetings.values()].map((value): ServiceRecord => ({ kind: "meeting", value: { ...value, org_id: orgId } })),
    ...reports.map((value): ServiceRecord => ({ kind: "report", value: { ...value, org_id: orgId } })),
  ];
  try {
    await service.database.write([...recordWrites(records, service.now()), ...counted]);
  } catch (error) {
    if (error instanceof WriteConflict) return { problems: ["An id of the file is stored already."] };
    throw error;
  }
  return { meetings: meetings.size, reports: reports.length };
}
