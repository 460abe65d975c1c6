import { defineQuery } from "./query.ts";

/** An object by ID, within an organization. */
export interface OwnedId {
  orgId: string;
  id: string;
}

/** One meeting with its transcript. */
export const findMeeting = defineQuery<OwnedId, { document: string; transcript: string | null }>((builder, slot) =>
  builder
    .selectFrom("meetings")
    .leftJoin("transcripts", "transcripts.meeting_id", "meetings.id")
    .select(["document", "transcripts.text as transcript"])
    .where("meetings.id", "=", slot("id"))
    .where("org_id", "=", slot("orgId")),
);

/** The reports of a meeting, newest first. */
export const findReportsOfMeeting = defineQuery<OwnedId, { document: string; detail: string }>((builder, slot) =>
  builder
    .selectFrom("reports")
    .select(["document", "detail"])
    .where("meeting_id", "=", slot("id"))
    .where("org_id", "=", slot("orgId"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc"),
);

/** Reports whether there is such a meeting. */
export const meetingExists = defineQuery<OwnedId, { id: string }>((builder, slot) =>
  builder.selectFrom("meetings").select("id").where("id", "=", slot("id")).where("org_id", "=", slot("orgId")),
);
