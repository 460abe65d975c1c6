import { defineQuery } from "./query.ts";

/** An object by ID, within an organization. */
export interface OwnedId {
  orgId: string;
  id: string;
}

/** One meeting with its transcript. */
export const findMeeting = defineQuery<OwnedId, { document: string; transcript: string | null }>(`
  select document, transcripts.text as transcript from meetings
  left join transcripts on transcripts.org_id = meetings.org_id and transcripts.meeting_id = meetings.id
  where meetings.id = :id and meetings.org_id = :orgId`);

/** The reports of a meeting, newest first. */
export const findReportsOfMeeting = defineQuery<OwnedId, { document: string; detail: string }>(`
  select document, detail from reports
  where meeting_id = :id and org_id = :orgId order by created_at desc, id desc`);

/** Reports whether there is such a meeting. */
export const meetingExists = defineQuery<OwnedId, { id: string }>(
  "select id from meetings where id = :id and org_id = :orgId",
);
