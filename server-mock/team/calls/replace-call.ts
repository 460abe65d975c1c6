import type { Origin, TurnTimes } from "../../records/records.ts";
import type { Meeting, MeetingDetail } from "../../records/resources.ts";
import { changeMeetings, type MeetingChange, type MeetingWrite } from "../../store/change-meetings.ts";
import { insertRows, statement } from "../../store/database.ts";
import type { OwnedId } from "../../store/meeting-queries.ts";
import { deleteInsights, deleteReports, insightsOf, reportsOf, transcriptOf } from "../../store/meeting-queries.ts";
import { defineQuery } from "../../store/query.ts";
import { removeTexts } from "../../store/search-documents.ts";
import type { ImportService } from "../import/import-service.ts";

const lastVersion = defineQuery<OwnedId, { version: number | null }>(
  "select max(version) as version from meeting_versions where org_id = :orgId and meeting_id = :id",
);
const openJobs = defineQuery<OwnedId, { id: string }>(
  "select id from jobs where org_id = :orgId and subject = :id and state in ('waiting', 'running')",
);

/** Transcript and reports of a call before it was replaced. */
export interface FormerCall {
  transcript: string | null;
  turns: TurnTimes | null;
  participants: Meeting["participants"];
  started_at: string;
  /** Reports and insights as the API returned them. */
  reports: object[];
  insights: object[];
}

/** Replaces the contents of a stored call with a corrected file: its reports are kept as a version, and produced again. */
export async function replaceCall(
  service: ImportService,
  orgId: string,
  { value, turns, origin }: { value: MeetingDetail; turns?: TurnTimes | undefined; origin?: Origin | undefined },
): Promise<number> {
  const { id, title, started_at, ended_at, duration_seconds, participants, transcript, user_id } = value;
  return changeMeetings(service, { orgId, key: id }, async (write) => {
    const stored = await write.find(id);
    if (!stored) return 0;
    const times = { started_at, ended_at, duration_seconds };
    const change = { title, ...times, participants, user_id, transcript, turns: turns ?? null, origin };
    return produceAgain(service, write, { orgId, stored, change });
  });
}

/**
 * Changes a call, keeps its transcript and reports as a version, and adds the jobs of new reports, in one transaction. Pending
 * jobs will read the changed call.
 */
export async function produceAgain(
  service: ImportService,
  { batch, change }: MeetingWrite,
  { orgId, stored, change: values }: { orgId: string; stored: Meeting; change: MeetingChange },
): Promise<number> {
  const { database } = service;
  const { id } = stored;
  const [spoken, reports, insights, last, open] = await Promise.all([
    database.first(transcriptOf, { orgId, id }),
    database.all(reportsOf, { orgId, id }),
    database.all(insightsOf, { orgId, id }),
    database.first(lastVersion, { orgId, id }),
    database.all(openJobs, { orgId, id }),
  ]);
  const version = (last?.version ?? 0) + 1;
  const now = service.now().toISOString();
  const former: FormerCall = {
    transcript: spoken?.text ?? null,
    turns: spoken?.turns ? (JSON.parse(spoken.turns) as TurnTimes) : null,
    participants: stored.participants,
    started_at: stored.started_at,
    reports: reports.map(({ document, detail }) => ({ ...JSON.parse(document), ...JSON.parse(detail) })),
    insights: insights.map(({ document }) => JSON.parse(document) as object),
  };
  const document = JSON.stringify(former);
  // Without reports, a version is only worth keeping if the words change.
  if (reports.length > 0 || values.turns !== undefined)
    batch.push(
      insertRows("meeting_versions", [{ org_id: orgId, meeting_id: id, version, replaced_at: now, document }]),
    );
  for (const insight of insights) batch.removeRollups("insights", insight);
  for (const report of reports) batch.removeRollups("reports", report);
  batch.push(
    statement(deleteInsights, { orgId, id }, insights.length),
    statement(deleteReports, { orgId, id }, reports.length),
    ...removeTexts({ orgId, id }, "reports"),
  );
  const status = stored.status === "processing" ? stored.status : "fetched";
  change(id, { ...values, status, report_count: 0 });
  const transcript = values.transcript ?? former.transcript;
  if (open.length > 0 || transcript === null) return open.length;
  const planned = { id, call_type: stored.call_type, transcript };
  const { writes, plan } = await service.jobs.adding(orgId, [planned], now);
  batch.push(...writes);
  return plan.reports.length;
}

/** Start and end of a call that begins at another time. */
export function moved({ started_at, ended_at }: Meeting, startedAt: string): Pick<Meeting, "started_at" | "ended_at"> {
  const by = Date.parse(startedAt) - Date.parse(started_at);
  return { started_at: startedAt, ended_at: ended_at && new Date(Date.parse(ended_at) + by).toISOString() };
}
