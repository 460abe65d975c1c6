import type { Migration } from "./migration.ts";

/** Several writers change a meeting: imports, jobs, the dashboard. Each changes the version that it has read. */
export const MEETING_VERSIONS: Migration = {
  name: "005-meeting-versions",
  statements: ({ integer }) => [`alter table meetings add column version ${integer} not null default 1`],
};
