import type { Migration } from "./migration.ts";

/** Sessions of people in the dashboard, the links that they sign in with, and where an act came from. */
export const DASHBOARD: Migration = {
  name: "009-dashboard",
  statements: ({ text, integer, clustered }) => [
    `create table sessions (
      id ${text} primary key, digest ${text} not null unique, org_id ${text} not null references organizations (id),
      user_id ${text} not null references users (id), role ${text} not null, method ${text} not null, address ${text},
      user_agent ${text}, created_at ${text} not null, seen_at ${text} not null, ended_at ${text}, notice ${text},
      notice_path ${text}, notice_until ${text})`,
    "create index sessions_by_user on sessions (org_id, user_id, created_at desc)",
    `create table sign_in_links (
      digest ${text} primary key, org_id ${text} not null references organizations (id),
      user_id ${text} not null references users (id), created_at ${text} not null, expires_at ${text} not null,
      used_at ${text})`,
    "create index sign_in_links_by_user on sign_in_links (org_id, user_id)",
    `create table sign_in_attempts (
      subject ${text} not null, period ${text} not null, count ${integer} not null,
      primary key (subject, period))${clustered}`,
    `alter table api_keys add column created_by ${text}`,
    `alter table audit_events add column address ${text}`,
  ],
};
