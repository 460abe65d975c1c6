import { countOf } from "../../store/database.ts";
import { organizationRows } from "../../store/organization-store.ts";
import { defineQuery } from "../../store/query.ts";
import type { Tables } from "../../store/tables.ts";
import { purgeDeletedCalls } from "../calls/deleted-calls.ts";
import { type Administration, compactAfter } from "./administration.ts";
import { auditWrite } from "./audit.ts";
import { addCounts, type DeletedCounts, deleteMeetingWithAll, NOTHING_DELETED } from "./delete-meetings.ts";

/** Dependencies of applying retention. */
export type RetentionParts = Omit<Administration, "keys">;

const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE = 200;

const oldestMeetings = defineQuery<{ orgId: string; before: string; limit: number }, { id: string }>(`
  select id from meetings
  where org_id = :orgId and started_at < :before order by started_at, id limit :limit`);

const countBefore = defineQuery<{ orgId: string; before: string }, { count: number }>(
  "select count(*) as count from meetings where org_id = :orgId and started_at < :before",
);

/** Deletions by retention in an organization, actual or of a dry run. */
export interface RetentionResult {
  organization: Tables["organizations"];
  /** Meetings that started before this time are deleted; null if all are kept. */
  before: string | null;
  deleted: DeletedCounts;
  /** Deleted calls that can no longer be restored, and are purged. */
  purged: number;
}

/** Options for applying retention. */
interface RetentionOptions {
  isDryRun?: boolean;
  /** Does not compact the file: deleted data may be found in it until it is overwritten. */
  keepsFile?: boolean;
  onProgress?: (meetings: number) => void;
  /** Stops after the current meeting. */
  signal?: AbortSignal;
}

/**
 * Deletes meetings beyond their organization's retention period, and purges deleted calls that can no longer be restored. A dry
 * run only counts them.
 */
export async function applyRetention(
  admin: RetentionParts,
  { isDryRun = false, keepsFile = false, ...deletion }: RetentionOptions = {},
): Promise<RetentionResult[]> {
  const results: RetentionResult[] = [];
  for (const organization of await organizationRows(admin.database)) {
    const { id: orgId, retention_days: days } = organization;
    const before = days === null ? null : new Date(admin.now().getTime() - days * DAY_MS).toISOString();
    const purged = await purgeDeletedCalls(admin, { orgId, startedBefore: before ?? "", isDryRun });
    if (before === null && purged === 0) continue;
    const scope = { orgId, before: before ?? "" };
    const deleted = isDryRun ? await countOnly(admin, scope) : await deleteOld(admin, scope, { ...deletion, purged });
    results.push({ organization, before, deleted, purged });
  }
  // Also if nothing is left to delete: an earlier run may have been interrupted before this.
  if (results.length > 0 && !isDryRun && !keepsFile)
    await compactAfter(admin, "Old meetings are deleted from the database");
  return results;
}

interface Scope {
  orgId: string;
  before: string;
}

async function countOnly({ database }: RetentionParts, scope: Scope): Promise<DeletedCounts> {
  return { ...NOTHING_DELETED, meetings: await countOf(database, countBefore, scope) };
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
