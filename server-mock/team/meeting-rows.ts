import type { OwnedId } from "../store/meeting-queries.ts";
import { defineQuery } from "../store/query.ts";
import type { Tables } from "../store/tables.ts";

// What is stored of a meeting beside its own row, by the ID of the meeting.

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
