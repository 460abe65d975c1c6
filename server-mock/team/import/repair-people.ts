import type { Meeting } from "../../records/resources.ts";
import { changeMeetings } from "../../store/change-meetings.ts";
import { type Database, statement } from "../../store/database.ts";
import { findMeeting, type OwnedId } from "../../store/meeting-queries.ts";
import { defineQuery } from "../../store/query.ts";
import type { ImportService } from "./import-service.ts";

/** Owner and participants of a stored call according to a file. */
export type ImportedMeeting = Pick<Meeting, "id" | "user_id" | "participants">;

/** Organization and optionally owner of the calls that may be repaired. */
export interface RepairScope {
  orgId: string;
  /** Restricts repairs to calls of this user, who cannot see others. */
  onlyOf?: string | undefined;
}

const runFailedAgain = defineQuery<OwnedId & { now: string; attempts: number }, unknown>(`
  update jobs
  set state = 'waiting', run_at = :now, max_attempts = attempt + :attempts, last_error = null,
    finished_at = null
  where org_id = :orgId and subject = :id and state = 'failed'`);

const ATTEMPTS = 5;

/** Reports whether a stored call has no known seller and no report, and the file now identifies one of its participants. */
export async function canRepair(
  database: Database,
  { orgId, onlyOf }: RepairScope,
  imported: ImportedMeeting,
): Promise<boolean> {
  if (!imported.participants.some(({ is_internal }) => is_internal)) return false;
  const row = await database.first(findMeeting, { orgId, id: imported.id });
  if (!row) return false;
  const stored = JSON.parse(row.document) as Meeting;
  return (onlyOf === undefined || stored.user_id === onlyOf) && repaired(stored, imported) !== undefined;
}

/**
 * Marks the sellers of a stored call who were unknown at its import: since then a user was added, or named with `--internal`.
 * The call gets the file's owner, and failed reports are produced. No participant is added: a missing one may be erased.
 */
export async function repairPeople(service: ImportService, orgId: string, imported: ImportedMeeting): Promise<void> {
  const { id } = imported;
  await changeMeetings(service, { orgId, key: id }, async ({ batch, find, change }) => {
    const stored = await find(id);
    const participants = stored && repaired(stored, imported);
    if (!participants) return;
    const isFailed = stored.status === "failed";
    change(id, {
      participants,
      user_id: imported.user_id,
      ...(isFailed ? { status: "fetched" as const } : {}),
    });
    batch.push(statement(runFailedAgain, { orgId, id, now: service.now().toISOString(), attempts: ATTEMPTS }));
  });
}

/** Merges the file's knowledge into the stored participants; undefined if that changes nothing relevant. */
function repaired(stored: Meeting, imported: ImportedMeeting): Meeting["participants"] | undefined {
  if (stored.report_count > 0 || stored.participants.some(({ is_internal }) => is_internal)) return undefined;
  const sellers = new Map(imported.participants.flatMap((one) => (one.is_internal ? [[one.name, one] as const] : [])));
  const participants = stored.participants.map((one) => ({ ...one, ...sellers.get(one.name) }));
  return participants.some(({ is_internal }) => is_internal) ? participants : undefined;
}
