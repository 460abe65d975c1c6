import type { Migration } from "./migration.ts";

/** Work that is done behind the API. The queue is a table, so that a report and the end of its job are one transaction. */
export const JOBS: Migration = {
  name: "007-jobs",
  statements: ({ text, integer }) => [
    `create table jobs (
      id ${text} primary key, org_id ${text} not null references organizations (id), kind ${text} not null,
      dedupe_key ${text} not null, subject ${text} not null, payload ${text} not null, state ${text} not null,
      attempt ${integer} not null, max_attempts ${integer} not null, run_at ${text} not null, lease_until ${text},
      worker ${text}, last_error ${text}, created_at ${text} not null, finished_at ${text}, calls ${integer} not null,
      input_tokens ${integer} not null, output_tokens ${integer} not null, unique (org_id, kind, dedupe_key))`,
    "create index jobs_waiting on jobs (state, org_id, run_at, id)",
    "create index jobs_leased on jobs (state, lease_until)",
    "create index jobs_by_subject on jobs (org_id, subject, state)",
    "create index jobs_finished on jobs (org_id, finished_at)",
  ],
};
