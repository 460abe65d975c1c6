import type { Database } from "../../store/database.ts";

// The tables as versions before organizations were in their keys have made them.

const typesOf = (dialect: Database["dialect"]) =>
  dialect === "postgres"
    ? { text: 'text collate "C"', real: "double precision", integer: "bigint" }
    : { text: "text", real: "real", integer: "integer" };

/** Puts the tables of a new database into the form that they had, and forgets the steps that came later. */
export async function makeFormer(database: Database): Promise<void> {
  await database.script([
    ...["transcripts", "reports", "insights", "roleplay_sessions", "jobs", "audit_events", "meetings", "templates"].map(
      (table) => `drop table ${table}`,
    ),
    ...formerTables(database.dialect),
    "delete from migrations where name like '014-%'",
  ]);
}

function formerTables(dialect: Database["dialect"]): string[] {
  const { text, real, integer } = typesOf(dialect);
  const owner = `org_id ${text} not null references organizations (id)`;
  return [
    `create table templates (
      id ${text} primary key, ${owner}, call_type ${text}, is_active ${integer} not null, created_at ${text} not null,
      version ${integer} not null, etag ${text} not null, document ${text} not null)`,
    "create index templates_newest on templates (org_id, created_at desc, id desc)",
    `create table meetings (
      id ${text} primary key, ${owner}, user_id ${text} not null, status ${text} not null, started_at ${text} not null,
      document ${text} not null, version ${integer} not null default 1)`,
    "create index meetings_newest on meetings (org_id, started_at desc, id desc)",
    "create index meetings_by_status on meetings (org_id, status, started_at desc, id desc)",
    "create index meetings_by_user on meetings (org_id, user_id, started_at desc, id desc)",
    "create index meetings_by_user_and_status on meetings (org_id, user_id, status, started_at desc, id desc)",
    `create table transcripts (
      meeting_id ${text} primary key references meetings (id), text ${text} not null, turns ${text}, origin ${text})`,
    `create table reports (
      id ${text} primary key, ${owner}, meeting_id ${text} not null references meetings (id), user_id ${text} not null,
      template_id ${text}, overall_score ${real} not null, created_at ${text} not null, document ${text} not null,
      detail ${text} not null, brief ${text})`,
    "create index reports_newest on reports (org_id, created_at desc, id desc, user_id, overall_score)",
    "create index reports_by_user on reports (org_id, user_id, created_at desc, id desc, overall_score)",
    "create index reports_by_score on reports (org_id, overall_score, user_id)",
    "create index reports_by_meeting on reports (meeting_id, created_at desc, id desc)",
    "create index reports_by_template on reports (template_id)",
    `create table insights (
      id ${text} primary key, ${owner}, occurred_at ${text} not null, folded_industry ${text},
      folded_prospect_title ${text}, document ${text} not null, meeting_id ${text} not null default '')`,
    "create index insights_newest on insights (org_id, occurred_at desc, id desc, folded_industry, folded_prospect_title)",
    "create index insights_by_meeting on insights (meeting_id)",
    `create table roleplay_sessions (
      id ${text} primary key, ${owner}, user_id ${text} not null, template_id ${text}, status ${text} not null,
      created_at ${text} not null, document ${text} not null)`,
    "create index roleplay_sessions_newest on roleplay_sessions (org_id, created_at desc, id desc)",
    "create index roleplay_sessions_by_user on roleplay_sessions (org_id, user_id, created_at desc, id desc)",
    "create index roleplay_sessions_by_status on roleplay_sessions (org_id, status, created_at desc, id desc)",
    "create index roleplay_sessions_by_template on roleplay_sessions (template_id)",
    `create table jobs (
      id ${text} primary key, ${owner}, kind ${text} not null, dedupe_key ${text} not null, subject ${text} not null,
      payload ${text} not null, state ${text} not null, attempt ${integer} not null, max_attempts ${integer} not null,
      run_at ${text} not null, lease_until ${text}, worker ${text}, last_error ${text}, created_at ${text} not null,
      finished_at ${text}, calls ${integer} not null, input_tokens ${integer} not null,
      output_tokens ${integer} not null, unique (org_id, kind, dedupe_key))`,
    "create index jobs_waiting on jobs (state, org_id, run_at, id)",
    "create index jobs_leased on jobs (state, lease_until)",
    "create index jobs_by_subject on jobs (org_id, subject, state)",
    "create index jobs_finished on jobs (org_id, finished_at)",
    `create table audit_events (
      id ${text} primary key, ${owner}, at ${text} not null, actor ${text} not null, action ${text} not null,
      subject ${text} not null, details ${text} not null, address ${text})`,
    "create index audit_events_newest on audit_events (org_id, at desc, id desc)",
  ];
}
