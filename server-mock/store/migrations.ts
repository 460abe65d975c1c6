import { addBriefs } from "./brief-reports.ts";
import type { Change } from "./change.ts";
import type { Database } from "./database.ts";
import { contractKeys, expandKeys, indexesOf } from "./organization-keys.ts";
import { addSearchIndex } from "./search-index.ts";

/** One migration. Migrations are only ever added; a new database gets the tables of the first one in their current form. */
export type Migration = TransactionalMigration | OnlineMigration;

/** A migration by statements in one transaction, for instant changes: new tables and columns. */
interface TransactionalMigration {
  name: string;
  /** `text` is the column type for text that both databases compare by code point. */
  statements: (types: ColumnTypes) => string[];
}

/** A migration of tables that may be large and in use. After an interruption it continues. */
interface OnlineMigration {
  name: string;
  /** Changes that remain on this database. */
  changes: (database: Database) => Promise<Change[]>;
  /** Marks the removal of what only older servers need: applied once an operator confirms that none runs. */
  isContract?: true;
}

/** Types whose names differ between the databases. */
interface ColumnTypes {
  text: string;
  real: string;
  integer: string;
  /** Suffix for tables that are only read by their primary key. */
  clustered: string;
}

const HOUR_LEVEL = 5;
const HOUR_DIGITS = 13;
const SCORES = "sum(cast(round(overall_score * 1000000) as bigint))";

/** Lists with rollups, each with every combination of its equality filters. */
const LISTS = [
  {
    table: "meetings",
    time: "started_at",
    dimensions: [[], ["status"], ["user_id"], ["status", "user_id"]],
    scores: "0",
  },
  { table: "reports", time: "created_at", dimensions: [[], ["user_id"]], scores: SCORES },
  { table: "insights", time: "occurred_at", dimensions: [[]], scores: "0" },
  {
    table: "roleplay_sessions",
    time: "created_at",
    dimensions: [[], ["status"], ["user_id"], ["user_id", "status"]],
    scores: "0",
  },
];

/** Offset of the meeting's ID in an insight's document: after `{"id":"…","meeting_id":"`, with IDs of 36 characters. */
const MEETING_ID_AT = 60;

/** All migrations, oldest first. */
export const MIGRATIONS: readonly Migration[] = [
  // The tables of the API, with indexes in the order of their lists.
  {
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
        id ${text} not null, org_id ${text} not null references organizations (id), call_type ${text},
        is_active ${integer} not null, created_at ${text} not null, version ${integer} not null, etag ${text} not null,
        document ${text} not null, primary key (org_id, id))`,
      "create index templates_newest on templates (org_id, created_at desc, id desc)",
      `create table meetings (
        id ${text} not null, org_id ${text} not null references organizations (id), user_id ${text} not null,
        status ${text} not null, started_at ${text} not null, document ${text} not null, primary key (org_id, id))`,
      "create index meetings_newest on meetings (org_id, started_at desc, id desc)",
      "create index meetings_by_status on meetings (org_id, status, started_at desc, id desc)",
      "create index meetings_by_user on meetings (org_id, user_id, started_at desc, id desc)",
      "create index meetings_by_user_and_status on meetings (org_id, user_id, status, started_at desc, id desc)",
      `create table transcripts (
        org_id ${text} not null, meeting_id ${text} not null, text ${text} not null, primary key (org_id, meeting_id),
        foreign key (org_id, meeting_id) references meetings (org_id, id))`,
      `create table reports (
        id ${text} not null, org_id ${text} not null references organizations (id),
        meeting_id ${text} not null, user_id ${text} not null, template_id ${text},
        overall_score ${real} not null, created_at ${text} not null, document ${text} not null, detail ${text} not null, primary key (org_id, id),
        foreign key (org_id, meeting_id) references meetings (org_id, id))`,
      "create index reports_newest on reports (org_id, created_at desc, id desc, user_id, overall_score)",
      "create index reports_by_user on reports (org_id, user_id, created_at desc, id desc, overall_score)",
      "create index reports_by_score on reports (org_id, overall_score, user_id)",
      ...indexesOf("reports"),
      `create table insights (
        id ${text} not null, org_id ${text} not null references organizations (id), occurred_at ${text} not null,
        folded_industry ${text}, folded_prospect_title ${text}, document ${text} not null, primary key (org_id, id))`,
      "create index insights_newest on insights (org_id, occurred_at desc, id desc, folded_industry, folded_prospect_title)",
      `create table roleplay_sessions (
        id ${text} not null, org_id ${text} not null references organizations (id), user_id ${text} not null,
        template_id ${text}, status ${text} not null, created_at ${text} not null, document ${text} not null, primary key (org_id, id))`,
      "create index roleplay_sessions_newest on roleplay_sessions (org_id, created_at desc, id desc)",
      "create index roleplay_sessions_by_user on roleplay_sessions (org_id, user_id, created_at desc, id desc)",
      "create index roleplay_sessions_by_status on roleplay_sessions (org_id, status, created_at desc, id desc)",
      ...indexesOf("roleplay_sessions"),
      `create table tallies (
        org_id ${text} not null, collection ${text} not null, dimension ${text} not null, facet ${text} not null,
        level ${integer} not null, period ${text} not null, count ${integer} not null, score_sum ${integer} not null,
        primary key (org_id, collection, dimension, facet, level, period))${clustered}`,
      `create table idempotency_keys (
        org_id ${text} not null references organizations (id), key ${text} not null, request_digest ${text} not null,
        etag ${text} not null, location ${text} not null, body ${text} not null, created_at ${text} not null,
        primary key (org_id, key))`,
    ],
  },
  // The finest rollups covered six hours: too many rows, since a million meetings fall into working hours.
  {
    name: "002-tallies-by-hour",
    statements: () => [
      `delete from tallies where level = ${HOUR_LEVEL}`,
      ...LISTS.flatMap(({ table, time, dimensions, scores }) =>
        dimensions.map((columns) => {
          const facet = columns.length === 0 ? "''" : columns.join(" || '|' || ");
          const hour = `substr(${time}, 1, ${HOUR_DIGITS})`;
          return `insert into tallies (org_id, collection, dimension, facet, level, period, count, score_sum)
            select org_id, '${table}', '${columns.join()}', ${facet}, ${HOUR_LEVEL}, ${hour}, count(*), ${scores}
            from ${table} group by ${["org_id", ...columns, hour].join(", ")}`;
        }),
      ),
    ],
  },
  // Reports say what scored them; of those that were stored before, it is unknown. The text is extended rather than parsed: the
  // databases have no JSON function in common that keeps the order of members.
  {
    name: "003-report-scorer",
    statements: () => [`update reports set detail = substr(detail, 1, length(detail) - 1) || ',"scorer":null}'`],
  },
  // Renamed to the names in the code. Both databases rename in place, without rewriting rows.
  {
    name: "004-rollups",
    statements: () => [
      "alter table tallies rename to rollups",
      "alter table rollups rename column facet to dimension_value",
    ],
  },
  // Imports, jobs and the dashboard change meetings concurrently. Each changes the version that it has read.
  {
    name: "005-meeting-versions",
    statements: ({ integer }) => [`alter table meetings add column version ${integer} not null default 1`],
  },
  // Facts about the database itself, such as which pepper its keys were made with.
  {
    name: "006-settings",
    statements: ({ text }) => [`create table settings (name ${text} primary key, value ${text} not null)`],
  },
  // Background jobs. The queue is a table, so that a report and the end of its job are one transaction.
  {
    name: "007-jobs",
    statements: ({ text, integer }) => [
      `create table jobs (
        id ${text} not null, org_id ${text} not null references organizations (id), kind ${text} not null,
        dedupe_key ${text} not null, subject ${text} not null, payload ${text} not null, state ${text} not null,
        attempt ${integer} not null, max_attempts ${integer} not null, run_at ${text} not null, lease_until ${text},
        worker ${text}, last_error ${text}, created_at ${text} not null, finished_at ${text}, calls ${integer} not null,
        input_tokens ${integer} not null, output_tokens ${integer} not null, unique (org_id, kind, dedupe_key), primary key (org_id, id))`,
      "create index jobs_waiting on jobs (state, org_id, run_at, id)",
      ...indexesOf("jobs"),
      "create index jobs_by_subject on jobs (org_id, subject, state)",
      "create index jobs_finished on jobs (org_id, finished_at)",
    ],
  },
  // Administration of a team: keys that expire, retention, unique email addresses, and an audit trail.
  {
    name: "008-administration",
    statements: ({ text, integer }) => [
      `alter table api_keys add column expires_at ${text}`,
      `alter table organizations add column retention_days ${integer}`,
      "create unique index users_by_email on users (org_id, lower(email))",
      `alter table insights add column meeting_id ${text} not null default ''`,
      `update insights set meeting_id = substr(document, ${MEETING_ID_AT}, 36)`,
      ...indexesOf("insights"),
      `create table audit_events (
        id ${text} not null, org_id ${text} not null references organizations (id), at ${text} not null,
        actor ${text} not null, action ${text} not null, subject ${text} not null, details ${text} not null, primary key (org_id, id))`,
      "create index audit_events_newest on audit_events (org_id, at desc, id desc)",
    ],
  },
  // Dashboard sessions, sign-in links, and the network addresses of acts.
  {
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
  },
  // Passkeys of users, and used sign-in tickets: each works once.
  {
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
  },
  // Start and end of each transcript line: the API's transcript has whole seconds, and no ends.
  {
    name: "011-turns",
    statements: ({ text }) => [`alter table transcripts add column turns ${text}`],
  },
  // Trackers of organizations, in every version; the newest applies.
  {
    name: "012-trackers",
    statements: ({ text, integer }) => [
      `create table trackers (
        org_id ${text} not null references organizations (id), version ${integer} not null, document ${text} not null,
        created_at ${text} not null, created_by ${text} not null, primary key (org_id, version))`,
    ],
  },
  // Speaker names that people have entered, and calls before they were corrected.
  {
    name: "013-corrections",
    statements: ({ text, integer }) => [
      `create table speaker_names (
        org_id ${text} not null references organizations (id), label_key ${text} not null, label ${text} not null,
        name ${text} not null, email ${text}, is_internal ${integer} not null, primary key (org_id, label_key))`,
      `create table meeting_versions (
        org_id ${text} not null references organizations (id), meeting_id ${text} not null, version ${integer} not null,
        replaced_at ${text} not null, document ${text} not null, primary key (org_id, meeting_id, version))`,
    ],
  },
  // The organization in every key and index of its data, so that each row can be located by it.
  { name: "014-organization-keys", changes: expandKeys },
  { name: "014-organization-keys-only", changes: contractKeys, isContract: true },
  // Deleted calls that can be restored, and the origin of calls: who added them, from which kind of file.
  {
    name: "015-deleted-calls",
    statements: ({ text }) => [
      `create table deleted_meetings (
        org_id ${text} not null references organizations (id), id ${text} not null, user_id ${text} not null,
        title ${text} not null, started_at ${text} not null, deleted_at ${text} not null, deleted_by ${text} not null, document ${text} not null,
        primary key (org_id, id))`,
      "create index deleted_meetings_newest on deleted_meetings (org_id, deleted_at desc, id)",
      `alter table transcripts add column origin ${text}`,
    ],
  },
  // Criterion scores beside the report, so that statistics need not parse reports.
  { name: "016-brief-reports", changes: addBriefs },
  // Index of all words said in a call or written about it.
  { name: "017-search", changes: addSearchIndex },
];
