import { defineQuery } from "../../store/query.ts";
import { purgeDeletedCalls } from "../calls/deleted-calls.ts";
import { type Administration, compactAfter } from "./administration.ts";
import { auditWrite } from "./audit.ts";
import { addCounts, type DeletedCounts, deleteMeetingWithAll, NOTHING_DELETED } from "./delete-meetings.ts";
import { listOverview, type OrganizationOverview } from "./organizations.ts";

/** Dependencies of a deletion. */
export type RetentionParts = Omit<Administration, "keys">;

const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE = 200;

const oldestMeetings = defineQuery<{ orgId: string; before: string; limit: number }, { id: string }>(`
  select id from meetings
  where org_id = :orgId and started_at < :before order by started_at, id limit :limit`);

const countBefore = defineQuery<{ orgId: string; before: string }, { count: number }>(
  "select count(*) as count from meetings where org_id = :orgId and started_at < :before",
);

/** Deletions by retention in an organization, or those of a dry run. */
export interface RetentionResult {
  organization: OrganizationOverview;
  /** Meetings that started before this time are deleted; null where all are kept. */
  before: string | null;
  deleted: DeletedCounts;
  /** Calls that had been deleted before, and cannot be restored any more. */
  purged: number;
}

/** Options for applying retention. */
interface RetentionOptions {
  isDryRun?: boolean;
  /** Leaves the file as it is: what was deleted may be found in it until something else is written there. */
  keepsFile?: boolean;
  onProgress?: (meetings: number) => void;
  /** Ends between two meetings. */
  signal?: AbortSignal;
}

/**
 * Deletes the meetings that are older than their organization keeps them, and those that were deleted so long ago that nobody may restore
 * them any more. A dry run counts them only.
 */
export async function applyRetention(
  admin: RetentionParts,
  { isDryRun = false, keepsFile = false, ...deletion }: RetentionOptions = {},
): Promise<RetentionResult[]> {
  const results: RetentionResult[] = [];
  for (const organization of await listOverview(admin.database)) {
    const { id: orgId, retention_days: days } = organization;
    const before = days === null ? null : new Date(admin.now().getTime() - days * DAY_MS).toISOString();
    const purged = await purgeDeletedCalls(admin, { orgId, startedBefore: before ?? "", isDryRun });
    if (before === null && purged === 0) continue;
    const scope = { orgId, before: before ?? "" };
    const deleted = isDryRun ? await countOnly(admin, scope) : await deleteOld(admin, scope, { ...deletion, purged });
    results.push({ organization, before, deleted, purged });
  }
  // Also where nothing is left to delete: the last time may have been interrupted before this.
  if (results.length > 0 && !isDryRun && !keepsFile)
    await compactAfter(admin, "The database has no old meetings any more");
  return results;
}

interface Scope {
  orgId: string;
  before: string;
}

async function countOnly({ database }: RetentionParts, scope: Scope): Promise<DeletedCounts> {
  return { ...NOTHING_DELETED, meetings: (await database.first(countBefore, scope))?.count ?? 0 };
}

async function deleteOld(
  admin: RetentionParts,
  scope: Scope,
  { onProgress, signal, purged }: Pick<RetentionOptions, "onProgress" | "signal"> & { purged: number },
): Promise<DeletedCounts> {
  let deleted = NOTHING_DELETED;
  for (;;) {
    const page = await admin.database.all(oldestMeetings, { ...scope, limit: PAGE });
    for (const { id } of page) {
      if (signal?.aborted) break;
      deleted = addCounts(deleted, await deleteMeetingWithAll(admin, { orgId: scope.orgId, id }));
    }
    if (page.length === 0 || signal?.aborted) break;
    onProgress?.(deleted.meetings);
  }
  if (deleted.meetings + purged > 0)
    await admin.database.write([
      auditWrite(admin, {
        org_id: scope.orgId,
        action: "retention.apply",
        subject: scope.orgId,
        details: { before: scope.before || null, ...deleted, purged },
      }),
    ]);
  return deleted;
}
