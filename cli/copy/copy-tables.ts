import type { SvcClient } from "../../src/index.ts";
import type { SyncResource } from "../../src/sync.ts";

/** A resource that can be copied, and its table. */
export interface CopyTable {
  /** As typed: `--resource roleplay`. */
  readonly name: string;
  readonly table: string;
  /** Path of the list. */
  readonly path: string;
  resource(client: SvcClient): SyncResource<object>;
  /** Members of a row that are columns, beside `id`, `at` and the whole row as JSON in `data`. */
  readonly columns: readonly string[];
  readonly indexes: readonly string[];
  /** Members that lists do not show; a request for each row gives them. */
  readonly detailMembers: readonly string[];
}

/** Tables of a copy, in the order in which they are brought up to date. */
export const COPY_TABLES: readonly CopyTable[] = [
  {
    name: "templates",
    table: "templates",
    path: "/templates",
    resource: (client) => client.templates,
    columns: ["name", "call_type", "is_active", "version", "created_at", "updated_at"],
    indexes: [],
    detailMembers: [],
  },
  {
    name: "meetings",
    table: "meetings",
    path: "/meetings",
    resource: (client) => client.meetings,
    columns: "user_id status title source call_type started_at duration_seconds language report_count transcript".split(
      " ",
    ),
    indexes: ["user_id", "status"],
    detailMembers: ["transcript"],
  },
  {
    name: "reports",
    table: "reports",
    path: "/reports",
    resource: (client) => client.reports,
    columns: "meeting_id template_id template_name user_id overall_score created_at feedback".split(" "),
    indexes: ["user_id", "meeting_id", "template_id"],
    detailMembers: "criteria_scores feedback strengths improvements next_steps coaching_tone scorer".split(" "),
  },
  {
    name: "insights",
    table: "insights",
    path: "/insights",
    resource: (client) => client.insights,
    columns: "meeting_id user_id report_id type title industry company_name prospect_title sentiment occurred_at".split(
      " ",
    ),
    indexes: ["meeting_id", "type"],
    detailMembers: [],
  },
  {
    name: "roleplay",
    table: "roleplay_sessions",
    path: "/roleplay/sessions",
    resource: (client) => client.roleplay.sessions,
    columns: ["user_id", "template_id", "status", "overall_score", "created_at"],
    indexes: ["user_id"],
    detailMembers: [],
  },
];

/** Views for the usual questions. Means are left to who asks: they depend on what is pooled. */
const VIEWS: Readonly<Record<string, string>> = {
  criterion_scores: `SELECT reports.id AS report_id, meeting_id, template_id, user_id, created_at, criterion.value ->> 'name' AS name,
    criterion.value ->> 'weight' AS weight, criterion.value ->> 'score' AS score, criterion.value ->> 'feedback' AS feedback
    FROM reports, json_each(reports.data, '$.criteria_scores') AS criterion`,
  meetings_without_report: `SELECT id, user_id, title, started_at, status FROM meetings
    WHERE NOT EXISTS (SELECT 1 FROM reports WHERE reports.meeting_id = meetings.id)`,
  newest_reports: `SELECT id, meeting_id, template_id, user_id, overall_score, created_at FROM reports
    WHERE NOT EXISTS (SELECT 1 FROM reports AS newer WHERE newer.meeting_id = reports.meeting_id
    AND (newer.at, newer.id) > (reports.at, reports.id))`,
  people: `SELECT person.value ->> 'user_id' AS id, person.value ->> 'name' AS name
    FROM team_statistics, json_each(team_statistics.data, '$.top_performers') AS person WHERE time_range = 'all'`,
};

/** Creates a table's indexes, once it is filled: to keep them while 12,000 rows come takes as long as all else. */
export const indexesOf = ({ table, indexes }: CopyTable): string =>
  [`${table}_at ON ${table} (at, id)`, ...indexes.map((name) => `${table}_${name} ON ${table} (${name})`)]
    .map((index) => `CREATE INDEX IF NOT EXISTS ${index}`)
    .join(";\n");

/** Creates what a new file lacks. */
export const SCHEMA: string = [
  "CREATE TABLE IF NOT EXISTS copy (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
  "CREATE TABLE IF NOT EXISTS sync_state (resource TEXT PRIMARY KEY, state TEXT NOT NULL, synced_at TEXT NOT NULL)",
  "CREATE TABLE IF NOT EXISTS team_statistics (time_range TEXT PRIMARY KEY, data TEXT NOT NULL)",
  ...COPY_TABLES.map(
    ({ table, columns, indexes }) =>
      // What has an index is stored: SQLite would read the JSON once for each.
      `CREATE TABLE IF NOT EXISTS ${table} (id TEXT PRIMARY KEY, at TEXT, digest TEXT NOT NULL, data TEXT NOT NULL, ${[
        ...indexes,
        ...columns.filter((name) => !indexes.includes(name)).map((name) => `${name} AS (data ->> '${name}')`),
      ].join(", ")})`,
  ),
  ...Object.entries(VIEWS).map(([name, query]) => `CREATE VIEW IF NOT EXISTS ${name} AS ${query}`),
].join(";\n");
