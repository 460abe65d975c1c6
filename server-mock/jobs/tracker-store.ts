import { readTrackers, STARTER_TRACKERS, type Tracker, TrackerProblem } from "../coaching/trackers/tracker.ts";
import { type Database, insertRows, WriteConflict } from "../store/database.ts";
import { defineQuery } from "../store/query.ts";
import type { Administration } from "../team/administration/administration.ts";
import { auditWrite } from "../team/administration/audit.ts";

/** Trackers of an organization, with their version. */
export interface TrackerSet {
  /** 0 for the starter set, which applies until the organization saves its own. */
  version: number;
  trackers: readonly Tracker[];
  /** Time and author of the save; null for the starter set. */
  savedAt: string | null;
  savedBy: string | null;
}

const newestTrackers = defineQuery<
  { orgId: string },
  { version: number; document: string; created_at: string; created_by: string }
>(`
  select version, document, created_at, created_by from trackers
  where org_id = :orgId order by version desc limit 1`);

/** Reads the current trackers of an organization. */
export async function loadTrackers(database: Database, orgId: string): Promise<TrackerSet> {
  const row = await database.first(newestTrackers, { orgId });
  if (!row) return { version: 0, trackers: STARTER_TRACKERS, savedAt: null, savedBy: null };
  return {
    version: row.version,
    trackers: JSON.parse(row.document) as Tracker[],
    savedAt: row.created_at,
    savedBy: row.created_by,
  };
}

/** Error message of a save that would overwrite somebody else's changes. */
export const CHANGED_MEANWHILE = "Somebody has changed the trackers meanwhile. Review them, and save again.";

/**
 * Saves the next version of an organization's trackers, and returns it. Calls that are already scored keep their insights.
 *
 * @param after the version that was edited; of two saves of the same version the second is rejected
 * @throws TrackerProblem if the trackers are invalid, or another save came first
 */
export async function saveTrackers(
  admin: Pick<Administration, "database" | "ids" | "now" | "actor" | "address">,
  { orgId, trackers, after }: { orgId: string; trackers: unknown; after: number },
): Promise<number> {
  const read = readTrackers(trackers);
  const version = after + 1;
  const row = { org_id: orgId, version, document: JSON.stringify(read), created_at: admin.now().toISOString() };
  try {
    await admin.database.write([
      insertRows("trackers", [{ ...row, created_by: admin.actor }]),
      auditWrite(admin, {
        org_id: orgId,
        action: "trackers.change",
        subject: orgId,
        details: { version, trackers: read.length },
      }),
    ]);
  } catch (error) {
    throw error instanceof WriteConflict ? new TrackerProblem(CHANGED_MEANWHILE) : error;
  }
  return version;
}
