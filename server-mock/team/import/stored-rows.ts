import type { MeetingDetail } from "../../records/resources.ts";
import type { Database } from "../../store/database.ts";
import { findMeeting, type OwnedId } from "../../store/meeting-queries.ts";
import { defineQuery, type Query } from "../../store/query.ts";
import type { ImportKind } from "./read-rows.ts";

/** Users are looked up across organizations, since they sign in before their organization is known. */
const ownerQueries: Readonly<Record<ImportKind, Query<OwnedId, { org_id: string }>>> = {
  user: defineQuery("select org_id from users where id = :id"),
  meeting: defineQuery("select org_id from meetings where id = :id and org_id = :orgId"),
  report: defineQuery("select org_id from reports where id = :id and org_id = :orgId"),
  insight: defineQuery("select org_id from insights where id = :id and org_id = :orgId"),
  roleplay_session: defineQuery("select org_id from roleplay_sessions where id = :id and org_id = :orgId"),
};

/** Organization of a stored row. Only a user may belong to another one; undefined if nothing is stored under the ID. */
export async function findStoredOrganization(
  database: Database,
  kind: ImportKind,
  reference: OwnedId,
): Promise<string | undefined> {
  return (await database.first(ownerQueries[kind], reference))?.org_id;
}

/** Owner, title, start and transcript of a stored meeting. */
export async function findStoredMeeting(
  database: Database,
  reference: OwnedId,
): Promise<Pick<MeetingDetail, "user_id" | "title" | "started_at" | "transcript"> | undefined> {
  const row = await database.first(findMeeting, reference);
  return row && { ...(JSON.parse(row.document) as MeetingDetail), transcript: row.transcript };
}

const startedAtSameTime = defineQuery<{ orgId: string; startedAt: string }, { id: string; document: string }>(
  "select id, document from meetings where org_id = :orgId and started_at = :startedAt",
);

/** Finds the only stored meeting with a title and start; undefined if there is none, or several. */
export async function findSameTitle(
  database: Database,
  { orgId, title, startedAt }: { orgId: string; title: string; startedAt: string },
): Promise<string | undefined> {
  const rows = await database.all(startedAtSameTime, { orgId, startedAt });
  const [same, ...others] = rows.filter(({ document }) => (JSON.parse(document) as MeetingDetail).title === title);
  return others.length === 0 ? same?.id : undefined;
}
