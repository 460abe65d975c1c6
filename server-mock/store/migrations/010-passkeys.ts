import type { Migration } from "./migration.ts";

/** Passkeys of users, and tickets to sign in that were used: each works once. */
export const PASSKEYS: Migration = {
  name: "010-passkeys",
  statements: ({ text, integer, clustered }) => [
    `create table passkeys (
      id ${text} primary key, credential_id ${text} not null unique, org_id ${text} not null references organizations (id),
      user_id ${text} not null references users (id), site ${text} not null, public_key ${text} not null,
      counter ${integer} not null, transports ${text} not null, name ${text} not null, created_at ${text} not null,
      last_used_at ${text})`,
    "create index passkeys_by_user on passkeys (org_id, user_id, created_at desc)",
    `create table spent_tickets (digest ${text} not null primary key, expires_at ${text} not null)${clustered}`,
  ],
};
