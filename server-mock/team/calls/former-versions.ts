import { countOf, type Database } from "../../store/database.ts";
import type { OwnedId } from "../../store/meeting-queries.ts";
import { defineQuery } from "../../store/query.ts";
import type { FormerCall } from "./replace-call.ts";

/** A call before it was replaced, with its reports. */
export interface FormerVersion extends FormerCall {
  /** Version number, starting at 1. */
  version: number;
  replaced_at: string;
}

/** A version without its contents. */
export type ListedVersion = Pick<FormerVersion, "version" | "replaced_at">;

const count = defineQuery<OwnedId, { count: number }>(
  "select count(*) as count from meeting_versions where org_id = :orgId and meeting_id = :id",
);
const list = defineQuery<OwnedId, ListedVersion>(`
  select version, replaced_at from meeting_versions
  where org_id = :orgId and meeting_id = :id order by version desc`);
const find = defineQuery<OwnedId & { version: number }, ListedVersion & { document: string }>(`
  select version, replaced_at, document from meeting_versions
  where org_id = :orgId and meeting_id = :id and version = :version`);

/** Number of former versions of a call. */
export const countVersions = (database: Database, reference: OwnedId): Promise<number> =>
  countOf(database, count, reference);

/** Former versions of a call, latest first. */
export function listVersions(database: Database, reference: OwnedId): Promise<ListedVersion[]> {
  return database.all(list, reference);
}

/** Finds a former version; undefined if there is none of this number. */
export async function findVersion(
  database: Database,
  reference: OwnedId & { version: number },
): Promise<FormerVersion | undefined> {
  const row = await database.first(find, reference);
  if (!row) return undefined;
  const { document, ...listed } = row;
  return { ...listed, ...(JSON.parse(document) as FormerCall) };
}
