import type { Migration } from "./migration.ts";

/** The tables of the API, their indexes in the order in which lists are read. */
export const FIRST_TABLES: Migration = {
  name: "001-first-tables",
  statements: ({ text, real, integer, clustered }) => [
    `create table organizations (
      id ${text} primary key, name ${text} not null, plan ${text} not null, subscription_status ${text} not null,
      created_at ${text} not null)`,
    `create table users (
      id ${text} primary key, org_id ${text} not null references organizations (id), name ${text} not null,
      email ${text} not null, role ${text} not null, is_active ${integer} not null)`,
    "create index users_by_organization on users (org_id, is_active)",
    `create table api_keys (
      id ${text} primary key, org_id ${text} not null references organizations (id), name ${text} not null,
      prefix ${text} not null, digest ${text} not null unique, permissions ${text} not null, created_at ${text} not null,
      last_used_at ${text}, revoked_at ${text})`,
    "create index api_keys_by_organization on api_keys (org_id, created_at desc)",
    `create table templates (
      id ${text} primary key, org_id ${text} not null references organizations (id), call_type ${text},
      is_active ${integer} not null, created_at ${text} not null, version ${integer} not null, etag ${text} not null,
      document ${text} not null)`,
    "create index templates_newest on templates (org_id, created_at desc, id desc)",
    `create table meetings (
      id ${text} primary key, org_id ${text} not null references organizations (id), user_id ${text} not null,
      status ${text} not null, started_at ${text} not null, document ${text} not null)`,
    "create index meetings_newest on meetings (org_id, started_at desc, id desc)",
    "create index meetings_by_status on meetings (org_id, status, started_at desc, id desc)",
    "create index meetings_by_user on meetings (org_id, user_id, started_at desc, id desc)",
    "create index meetings_by_user_and_status on meetings (org_id, user_id, status, started_at desc, id desc)",
    `create table transcripts (meeting_id ${text} primary key references meetings (id), text ${text} not null)`,
    `create table reports (
      id ${text} primary key, org_id ${text} not null references organizations (id),
      meeting_id ${text} not null references meetings (id), user_id ${text} not null, template_id ${text},
      overall_score ${real} not null, created_at ${text} not null, document ${text} not null, detail ${text} not null)`,
    "create index reports_newest on reports (org_id, created_at desc, id desc, user_id, overall_score)",
    "create index reports_by_user on reports (org_id, user_id, created_at desc, id desc, overall_score)",
    "create index reports_by_score on reports (org_id, overall_score, user_id)",
    "create index reports_by_meeting on reports (meeting_id, created_at desc, id desc)",
    "create index reports_by_template on reports (template_id)",
    `create table insights (
      id ${text} primary key, org_id ${text} not null references organizations (id), occurred_at ${text} not null,
      folded_industry ${text}, folded_prospect_title ${text}, document ${text} not null)`,
    "create index insights_newest on insights (org_id, occurred_at desc, id desc, folded_industry, folded_prospect_title)",
    `create table roleplay_sessions (
      id ${text} primary key, org_id ${text} not null references organizations (id), user_id ${text} not null,
      template_id ${text}, status ${text} not null, created_at ${text} not null, document ${text} not null)`,
    "create index roleplay_sessions_newest on roleplay_sessions (org_id, created_at desc, id desc)",
    "create index roleplay_sessions_by_user on roleplay_sessions (org_id, user_id, created_at desc, id desc)",
    "create index roleplay_sessions_by_status on roleplay_sessions (org_id, status, created_at desc, id desc)",
    "create index roleplay_sessions_by_template on roleplay_sessions (template_id)",
    `create table tallies (
      org_id ${text} not null, collection ${text} not null, dimension ${text} not null, facet ${text} not null,
      level ${integer} not null, period ${text} not null, count ${integer} not null, score_sum ${integer} not null,
      primary key (org_id, collection, dimension, facet, level, period))${clustered}`,
    `create table idempotency_keys (
      org_id ${text} not null references organizations (id), key ${text} not null, request_digest ${text} not null,
      etag ${text} not null, location ${text} not null, body ${text} not null, created_at ${text} not null,
      primary key (org_id, key))`,
  ],
};
