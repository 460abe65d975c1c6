import { defineQuery } from "../../store/query.ts";
import { type Administration, compactAfter } from "./administration.ts";
import { auditWrite } from "./audit.ts";
import { addCounts, type DeletedCounts, deleteMeetingWithAll, NOTHING_DELETED } from "./delete-meetings.ts";
import { listOverview, type OrganizationOverview } from "./organizations.ts";

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
  /** Meetings that started before this time are deleted. */
  before: string;
  deleted: DeletedCounts;
}

/** Deletes the meetings that are older than their organization keeps them. A dry run counts the meetings only. */
export async function applyRetention(
  admin: Administration,
  { isDryRun = false, onProgress }: { isDryRun?: boolean; onProgress?: (meetings: number) => void } = {},
): Promise<RetentionResult[]> {
  const results: RetentionResult[] = [];
  for (const organization of await listOverview(admin.database)) {
    if (organization.retention_days === null) continue;
    const before = new Date(admin.now().getTime() - organization.retention_days * DAY_MS).toISOString();
    const scope = { orgId: organization.id, before };
    const deleted = isDryRun ? await countOnly(admin, scope) : await deleteOld(admin, scope, onProgress);
    results.push({ organization, before, deleted });
  }
  // Also where nothing is left to delete: the last time may have been interrupted before this.
  if (results.length > 0 && !isDryRun) await compactAfter(admin, "The database has no old meetings any more");
  return results;
}

interface Scope {
  orgId: string;
  before: string;
}

async function countOnly({ database }: Administration, scope: Scope): Promise<DeletedCounts> {
  return { ...NOTHING_DELETED, meetings: (await database.first(countBefore, scope))?.count ?? 0 };
}

async function deleteOld(
  admin: Administration,
  scope: Scope,
  onProgress: ((meetings: number) => void) | undefined,
): Promise<DeletedCounts> {
  let deleted = NOTHING_DELETED;
  for (;;) {
    const page = await admin.database.all(oldestMeetings, { ...scope, limit: PAGE });
    for (const { id } of page)
      deleted = addCounts(deleted, await deleteMeetingWithAll(admin, { orgId: scope.orgId, id }));
    if (page.length === 0) break;
    onProgress?.(deleted.meetings);
  }
  if (deleted.meetings > 0)
    await admin.database.write([
      auditWrite(admin, {
        org_id: scope.orgId,
        action: "retention.apply",
        subject: scope.orgId,
        details: { before: scope.before, ...deleted },
      }),
    ]);
  return deleted;
}
