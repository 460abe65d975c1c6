import type { Migration } from "./migration.ts";

/** Where the id of the meeting begins in the document of an insight: after `{"id":"…","meeting_id":"`, ids having 36 characters. */
const MEETING_ID_AT = 60;

/** Administration of a team: keys that expire, retention, unique email addresses, and a record of who did what. */
export const ADMINISTRATION: Migration = {
  name: "008-administration",
  statements: ({ text, integer }) => [
    `alter table api_keys add column expires_at ${text}`,
    `alter table organizations add column retention_days ${integer}`,
    "create unique index users_by_email on users (org_id, lower(email))",
    `alter table insights add column meeting_id ${text} not null default ''`,
    `update insights set meeting_id = substr(document, ${MEETING_ID_AT}, 36)`,
    "create index insights_by_meeting on insights (meeting_id)",
    `create table audit_events (
      id ${text} primary key, org_id ${text} not null references organizations (id), at ${text} not null,
      actor ${text} not null, action ${text} not null, subject ${text} not null, details ${text} not null)`,
    "create index audit_events_newest on audit_events (org_id, at desc, id desc)",
  ],
};
