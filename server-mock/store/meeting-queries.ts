import { defineQuery } from "./query.ts";
import type { Tables } from "./tables.ts";

/** ID of an object and its organization. */
export interface OwnedId {
  orgId: string;
  id: string;
}

/** Finds a meeting with its transcript. */
export const findMeeting = defineQuery<OwnedId, { document: string; transcript: string | null }>(`
  select document, transcripts.text as transcript from meetings
  left join transcripts on transcripts.org_id = meetings.org_id and transcripts.meeting_id = meetings.id
  where meetings.id = :id and meetings.org_id = :orgId`);

/** Finds the reports of a meeting, newest first. */
export const findReportsOfMeeting = defineQuery<OwnedId, { document: string; detail: string }>(`
  select document, detail from reports
  where meeting_id = :id and org_id = :orgId order by created_at desc, id desc`);

/** Checks that a meeting exists. */
export const meetingExists = defineQuery<OwnedId, { id: string }>(
  "select id from meetings where id = :id and org_id = :orgId",
);

export const meetingRowOf = defineQuery<OwnedId, Tables["meetings"]>(
  "select * from meetings where id = :id and org_id = :orgId",
);

// Other data of a meeting, by the meeting's ID.

export const transcriptOf = defineQuery<OwnedId, Tables["transcripts"]>(
  "select * from transcripts where org_id = :orgId and meeting_id = :id",
);
export const reportsOf = defineQuery<OwnedId, Tables["reports"]>(
  "select * from reports where org_id = :orgId and meeting_id = :id",
);
export const insightsOf = defineQuery<OwnedId, Tables["insights"]>(
  "select * from insights where org_id = :orgId and meeting_id = :id",
);
export const versionsOf = defineQuery<OwnedId, Tables["meeting_versions"]>(
  "select * from meeting_versions where org_id = :orgId and meeting_id = :id order by version",
);
export const deleteTranscript = defineQuery<OwnedId, unknown>(
  "delete from transcripts where org_id = :orgId and meeting_id = :id",
);
export const deleteReports = defineQuery<OwnedId, unknown>(
  "delete from reports where org_id = :orgId and meeting_id = :id",
);
export const deleteInsights = defineQuery<OwnedId, unknown>(
  "delete from insights where org_id = :orgId and meeting_id = :id",
);

// By the ID of the report or insight.

export const putReportDetail = defineQuery<OwnedId & { detail: string }, unknown>(
  "update reports set detail = :detail where org_id = :orgId and id = :id",
);
export const putInsight = defineQuery<OwnedId & { document: string }, unknown>(
  "update insights set document = :document where org_id = :orgId and id = :id",
);
