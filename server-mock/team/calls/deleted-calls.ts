import type { ServiceRecord } from "../../records/records.ts";
import type { MeetingDetail } from "../../records/resources.ts";
import { countOf, type Database, insertRows, statement, WriteConflict } from "../../store/database.ts";
import type { OwnedId } from "../../store/meeting-queries.ts";
import { defineQuery } from "../../store/query.ts";
import type { Tables } from "../../store/tables.ts";
import { detachIfDeleted } from "../../store/template-queries.ts";
import { WriteBatch } from "../../store/write-batch.ts";
import { type Administration, AdministrationError } from "../administration/administration.ts";
import { auditWrite } from "../administration/audit.ts";
import { deleteMeetingWithAll, type StoredMeeting } from "../administration/delete-meetings.ts";
import type { ImportService } from "../import/import-service.ts";

/** Days in which a deleted call can be restored. */
export const GRACE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A deleted call that can be restored. */
export interface DeletedCall extends ListedRow {
  /** Time of its permanent deletion, unless retention purges it earlier. */
  purged_at: string;
}

/** A deleted call as it is stored: everything that restoring it needs. */
interface Kept {
  records: ServiceRecord[];
  versions: (Omit<Tables["meeting_versions"], "document"> & { document: object })[];
}

type Row = Tables["deleted_meetings"];
type ListedRow = Omit<Row, "org_id" | "document">;
type Page = { orgId: string; userId: string; limit: number; offset: number };

const LISTED = "id, user_id, title, started_at, deleted_at, deleted_by";
const findRow = defineQuery<OwnedId, Row>("select * from deleted_meetings where org_id = :orgId and id = :id");
const findListed = defineQuery<OwnedId, ListedRow>(
  `select ${LISTED} from deleted_meetings where org_id = :orgId and id = :id`,
);
const deleteRow = defineQuery<OwnedId, unknown>("delete from deleted_meetings where org_id = :orgId and id = :id");
const newestRows = defineQuery<Page, ListedRow>(`
  select ${LISTED} from deleted_meetings where org_id = :orgId and (user_id = :userId or :userId = '')
  order by deleted_at desc, id limit :limit offset :offset`);

type Limits = { orgId: string; deletedBefore: string; startedBefore: string };
const IS_OVER = "org_id = :orgId and (deleted_at < :deletedBefore or started_at < :startedBefore)";
const deleteOver = defineQuery<Limits, unknown>(`delete from deleted_meetings where ${IS_OVER}`);
const countOver = defineQuery<Limits, { count: number }>(
  `select count(*) as count from deleted_meetings where ${IS_OVER}`,
);

/**
 * Deletes a call: it disappears from lists, statistics and search at once, and can be restored for {@link GRACE_DAYS} days.
 * False if there is no such call.
 */
export async function deleteCall(admin: Administration, reference: OwnedId): Promise<boolean> {
  const { meetings } = await deleteMeetingWithAll(admin, reference, (stored) => [
    insertRows("deleted_meetings", [keptRow(admin, reference, stored)]),
    auditWrite(admin, { org_id: reference.orgId, action: "meeting.delete", subject: reference.id, details: {} }),
  ]);
  return meetings > 0;
}

function keptRow(
  { actor, now }: Administration,
  { orgId: org_id, id }: OwnedId,
  { meeting, transcript, reports, insights, versions }: StoredMeeting,
): Row {
  const value = { ...(JSON.parse(meeting.document) as MeetingDetail), transcript: transcript?.text ?? null, org_id };
  const parsed = (json: string | null | undefined) => (json ? JSON.parse(json) : undefined);
  const kept: Kept = {
    records: [
      { kind: "meeting", value, turns: parsed(transcript?.turns), origin: parsed(transcript?.origin) },
      ...reports.map(({ document, detail }): ServiceRecord => {
        return { kind: "report", value: { ...JSON.parse(document), ...JSON.parse(detail), org_id } };
      }),
      ...insights.map(({ document }): ServiceRecord => {
        return { kind: "insight", value: { ...JSON.parse(document), org_id } };
      }),
    ],
    // As objects rather than strings of JSON, so that names in them are found.
    versions: versions.map((version) => ({ ...version, document: JSON.parse(version.document) })),
  };
  const { user_id, started_at } = meeting;
  const deleted = { deleted_at: now().toISOString(), deleted_by: actor };
  return { org_id, id, user_id, title: value.title, started_at, ...deleted, document: JSON.stringify(kept) };
}

/** Restores a deleted call, and requests a pending report again. False if the call was purged or never existed. */
export async function restoreCall(
  admin: Administration,
  jobs: ImportService["jobs"],
  reference: OwnedId,
): Promise<boolean> {
  const { database, now } = admin;
  const { orgId, id } = reference;
  const row = await database.first(findRow, reference);
  if (!row) return false;
  const { records, versions } = JSON.parse(row.document) as Kept;
  const batch = new WriteBatch(now());
  for (const record of records) {
    batch.add(record.kind === "meeting" ? settled(record) : record);
    if (record.kind === "report") batch.push(...detachIfDeleted(database, orgId, record.value));
  }
  const rows = versions.map((version) => ({ ...version, document: JSON.stringify(version.document) }));
  batch.push(insertRows("meeting_versions", rows));
  batch.push(
    statement(deleteRow, reference, 1),
    auditWrite(admin, { org_id: orgId, action: "meeting.restore", subject: id, details: {} }),
  );
  const meeting = meetingIn(records);
  if (meeting.report_count === 0 && meeting.transcript !== null && meeting.status !== "failed") {
    const { writes } = await jobs.adding(orgId, [meeting], now().toISOString());
    batch.push(...writes);
  }
  try {
    await database.write(batch.writes());
    return true;
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    if (error.query === deleteRow) return false;
    throw new AdministrationError("This call is stored again already, so nothing was restored. Find it in the list.");
  }
}

/** A worker that was processing it has given up meanwhile. */
function settled<Meeting extends Extract<ServiceRecord, { kind: "meeting" }>>(record: Meeting): Meeting {
  if (record.value.status !== "processing") return record;
  return { ...record, value: { ...record.value, status: "fetched" } };
}

function meetingIn(records: readonly ServiceRecord[]): MeetingDetail {
  return records.find((record) => record.kind === "meeting")?.value as MeetingDetail;
}

/** Calls that can be restored, last deleted first: of one user, or of everybody. */
export async function listDeletedCalls(
  database: Database,
  { userId = "", ...page }: { orgId: string; userId?: string | undefined; limit: number; offset: number },
): Promise<DeletedCall[]> {
  return (await database.all(newestRows, { ...page, userId })).map(callOf);
}

/** Finds a deleted call; undefined if no deleted call has this ID. */
export async function findDeletedCall(database: Database, reference: OwnedId): Promise<DeletedCall | undefined> {
  const row = await database.first(findListed, reference);
  return row && callOf(row);
}

function callOf(row: ListedRow): DeletedCall {
  return { ...row, purged_at: new Date(Date.parse(row.deleted_at) + GRACE_DAYS * DAY_MS).toISOString() };
}

/** Purges deleted calls whose grace or retention period is over, and returns their number. */
export async function purgeDeletedCalls(
  { database, now }: Pick<Administration, "database" | "now">,
  { orgId, startedBefore, isDryRun }: { orgId: string; startedBefore: string; isDryRun: boolean },
): Promise<number> {
  const deletedBefore = new Date(now().getTime() - GRACE_DAYS * DAY_MS).toISOString();
  const limits = { orgId, deletedBefore, startedBefore };
  if (isDryRun) return countOf(database, countOver, limits);
  return database.write([statement(deleteOver, limits)]);
}
