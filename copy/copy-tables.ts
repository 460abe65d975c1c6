import type { SvcClient } from "../src/index.ts";
import type { SyncResource } from "../src/sync.ts";
import type { MemberType, Sql, Statement } from "./copy-database.ts";

/** A table of a copy. */
export interface CopyTable {
  /** As typed: `--resource roleplay`. */
  readonly name: string;
  readonly table: string;
  /** Path of the list; undefined for people, whom the API does not list. */
  readonly path?: string;
  resource?(client: SvcClient): SyncResource<object>;
  /** Members of a row that are columns, beside `id`, `at` and the whole row as JSON in `data`. */
  readonly columns: readonly string[];
  readonly indexes: readonly string[];
  /** Members that lists lack; a request for each row returns them. */
  readonly detailMembers: readonly string[];
}

/** Tables of a copy, in the order of syncing. */
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
  {
    name: "people",
    table: "people",
    columns: ["name", "email", "meetings", "reports", "last_meeting_at"],
    indexes: [],
    detailMembers: [],
  },
];

/** Returns the table with a name. */
export const tableOf = (name: string): CopyTable => {
  const found = COPY_TABLES.find((table) => table.name === name);
  if (!found) throw new Error(`No table of a copy is named ${name}.`);
  return found;
};

/** Columns that are not text. */
const TYPES: Readonly<Record<string, MemberType>> = {
  is_active: "boolean",
  version: "number",
  duration_seconds: "number",
  report_count: "number",
  overall_score: "number",
  meetings: "number",
  reports: "number",
};

/** Views for common questions. They compute no means, which depend on what is pooled. */
const VIEWS: Readonly<Record<string, (sql: Sql) => string>> = {
  criterion_scores: (sql) =>
    `SELECT reports.id AS report_id, meeting_id, template_id, user_id, created_at, ${[
      ["name", "text"] as const,
      ["weight", "number"] as const,
      ["score", "number"] as const,
      ["feedback", "text"] as const,
    ]
      .map(([name, type]) => `${sql.member("criterion.value", name, type)} AS ${name}`)
      .join(", ")} FROM reports, ${sql.elements("reports.data", "criteria_scores", "criterion")}`,
  meetings_without_report: () => `SELECT id, user_id, title, started_at, status FROM meetings
    WHERE NOT EXISTS (SELECT 1 FROM reports WHERE reports.meeting_id = meetings.id)`,
  newest_reports: () => `SELECT id, meeting_id, template_id, user_id, overall_score, created_at FROM reports
    WHERE NOT EXISTS (SELECT 1 FROM reports AS newer WHERE newer.meeting_id = reports.meeting_id
    AND (newer.at, newer.id) > (reports.at, reports.id))`,
};

/** Names of the views. */
export const VIEW_NAMES: readonly string[] = Object.keys(VIEWS);

/** Creates a table's indexes after filling it: maintaining them for 12,000 rows takes as long as everything else. */
export const indexesOf = ({ table, indexes }: CopyTable, sql: Sql): Statement[] =>
  [
    `${table}_at ON ${table} (${sql.newestFirst})`,
    ...indexes.map((name) => `${table}_${name} ON ${table} (${name})`),
  ].map((index) => [`CREATE INDEX IF NOT EXISTS ${index}`, []]);

/** Creates missing tables and views. */
export const schemaOf = (sql: Sql): Statement[] =>
  [
    "CREATE TABLE IF NOT EXISTS copy (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS sync_state (resource TEXT PRIMARY KEY, state TEXT NOT NULL, synced_at TEXT)",
    "CREATE TABLE IF NOT EXISTS team_statistics (time_range TEXT PRIMARY KEY, data TEXT NOT NULL)",
    ...COPY_TABLES.map(
      ({ table, columns, indexes }) =>
        // Indexed columns are stored: SQLite would otherwise parse the JSON for each.
        `CREATE TABLE IF NOT EXISTS ${table} (id TEXT PRIMARY KEY, at ${sql.time}, digest TEXT NOT NULL, data ${sql.json} NOT NULL, ${[
          ...indexes.map((name) => `${name} TEXT`),
          ...columns
            .filter((name) => !indexes.includes(name))
            .map((name) => sql.generated(name, TYPES[name] ?? "text")),
        ].join(", ")})`,
    ),
    ...Object.entries(VIEWS).map(([name, query]) => sql.view(name, query(sql))),
  ].map((query) => [query, []]);
