import type { Migration } from "./migration.ts";

/** Trackers of organizations, in every version: the newest counts. */
export const TRACKERS: Migration = {
  name: "012-trackers",
  statements: ({ text, integer }) => [
    `create table trackers (
      org_id ${text} not null references organizations (id), version ${integer} not null, document ${text} not null,
      created_at ${text} not null, created_by ${text} not null, primary key (org_id, version))`,
  ],
};
