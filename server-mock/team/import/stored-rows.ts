import type { MeetingDetail } from "../../records/resources.ts";
import type { Database } from "../../store/database.ts";
import { defineQuery, type Query } from "../../store/query.ts";
import type { ImportKind } from "./read-rows.ts";

type Reference = { id: string };
type Owner = { org_id: string };

const ownerQueries: Readonly<Record<ImportKind, Query<Reference, Owner>>> = {
  user: defineQuery((builder, slot) => builder.selectFrom("users").select("org_id").where("id", "=", slot("id"))),
  meeting: defineQuery((builder, slot) => builder.selectFrom("meetings").select("org_id").where("id", "=", slot("id"))),
  report: defineQuery((builder, slot) => builder.selectFrom("reports").select("org_id").where("id", "=", slot("id"))),
  insight: defineQuery((builder, slot) => builder.selectFrom("insights").select("org_id").where("id", "=", slot("id"))),
  roleplay_session: defineQuery((builder, slot) =>
    builder.selectFrom("roleplay_sessions").select("org_id").where("id", "=", slot("id")),
  ),
};

const meetingWithTranscript = defineQuery<
  { orgId: string; id: string },
  { user_id: string; transcript: string | null }
>((builder, slot) =>
  builder
    .selectFrom("meetings")
    .leftJoin("transcripts", "transcripts.meeting_id", "meetings.id")
    .select(["meetings.user_id", "transcripts.text as transcript"])
    .where("meetings.id", "=", slot("id"))
    .where("meetings.org_id", "=", slot("orgId")),
);

/** The organization of what is stored under an ID; undefined when nothing is. */
export async function findStoredOrganization(
  database: Database,
  kind: ImportKind,
  id: string,
): Promise<string | undefined> {
  return (await database.first(ownerQueries[kind], { id }))?.org_id;
}

/** Owner and transcript of a stored meeting. */
export function findStoredMeeting(
  database: Database,
  reference: { orgId: string; id: string },
): Promise<Pick<MeetingDetail, "user_id" | "transcript"> | undefined> {
  return database.first(meetingWithTranscript, reference);
}
