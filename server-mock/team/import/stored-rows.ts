import type { MeetingDetail } from "../../records/resources.ts";
import type { Database } from "../../store/database.ts";
import { defineQuery, type Query } from "../../store/query.ts";
import type { ImportKind } from "./read-rows.ts";

interface Reference {
  orgId: string;
  id: string;
}

/** Users are known to the whole database, since they sign in before anything is known of their organization. */
const ownerQueries: Readonly<Record<ImportKind, Query<Reference, { org_id: string }>>> = {
  user: defineQuery("select org_id from users where id = :id"),
  meeting: defineQuery("select org_id from meetings where id = :id and org_id = :orgId"),
  report: defineQuery("select org_id from reports where id = :id and org_id = :orgId"),
  insight: defineQuery("select org_id from insights where id = :id and org_id = :orgId"),
  roleplay_session: defineQuery("select org_id from roleplay_sessions where id = :id and org_id = :orgId"),
};

const meetingWithTranscript = defineQuery<
  { orgId: string; id: string },
  { user_id: string; started_at: string; document: string; transcript: string | null }
>(`
  select meetings.user_id, meetings.started_at, meetings.document, transcripts.text as transcript from meetings
  left join transcripts on transcripts.org_id = meetings.org_id and transcripts.meeting_id = meetings.id
  where meetings.id = :id and meetings.org_id = :orgId`);

const deletedCall = defineQuery<{ orgId: string; id: string }, { deleted_at: string }>(
  "select deleted_at from deleted_meetings where org_id = :orgId and id = :id",
);

/** When a call was deleted that can still be restored; undefined for any other. */
export async function findDeletion(
  database: Database,
  reference: { orgId: string; id: string },
): Promise<string | undefined> {
  return (await database.first(deletedCall, reference))?.deleted_at;
}

/** The organization of what is stored under an ID, which only for a user may be another one; undefined when nothing is. */
export async function findStoredOrganization(
  database: Database,
  kind: ImportKind,
  reference: Reference,
): Promise<string | undefined> {
  return (await database.first(ownerQueries[kind], reference))?.org_id;
}

/** Owner, title, start and transcript of a stored meeting. */
export async function findStoredMeeting(
  database: Database,
  reference: Reference,
): Promise<Pick<MeetingDetail, "user_id" | "title" | "started_at" | "transcript"> | undefined> {
  const row = await database.first(meetingWithTranscript, reference);
  return row && { ...(JSON.parse(row.document) as MeetingDetail), transcript: row.transcript };
}

const startedAtSameTime = defineQuery<{ orgId: string; startedAt: string }, { id: string; document: string }>(
  "select id, document from meetings where org_id = :orgId and started_at = :startedAt",
);

/** The one stored meeting of a title and a start; undefined where there is none, or several. */
export async function findSameTitle(
  database: Database,
  { orgId, title, startedAt }: { orgId: string; title: string; startedAt: string },
): Promise<string | undefined> {
  const rows = await database.all(startedAtSameTime, { orgId, startedAt });
  const [same, ...others] = rows.filter(({ document }) => (JSON.parse(document) as MeetingDetail).title === title);
  return others.length === 0 ? same?.id : undefined;
}
