import type { MeetingInput } from "../../core/report/report-input.ts";
import type { ReportScope } from "./brief-reports.ts";
import type { Database } from "./database.ts";
import { documentField } from "./document-field.ts";
import { defineQuery } from "./query.ts";

interface BriefRow {
  user_id: string;
  status: string;
  report_count: number;
  /** The whole call, where a page may name it. */
  document: string | null;
}

/** Reads owner, status and report count of every call, newest first; whole calls if not completed with a report. */
export async function readBriefMeetings(
  database: Database,
  { orgId, userId, from, to }: ReportScope,
): Promise<MeetingInput[]> {
  const reports = `cast(${documentField(database, "report_count")} as integer)`;
  const query = defineQuery<Omit<ReportScope, "userId"> & { userId: string }, BriefRow>(`
    select user_id, status, ${reports} as report_count,
      case when status = 'completed' and ${reports} > 0 then null else document end as document
    from meetings
    where org_id = :orgId ${userId === undefined ? "" : "and user_id = :userId"} and started_at >= :from and started_at <= :to
    order by started_at desc, id desc`);
  const rows = await database.all(query, { orgId, userId: userId ?? "", from, to });
  return rows.map(({ document, ...brief }) => (document === null ? brief : JSON.parse(document)));
}
