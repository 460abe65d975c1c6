import type { SvcClient } from "../../../src/index.ts";
import type { LazyList } from "../../client/lazy-list.ts";
import type { QueriedOperation } from "../../flags/parameters.ts";

/** A query by its wire names. */
export type ExportQuery = Record<string, string | number | boolean>;

/** The item's time that a list is ordered by, newest first, and the filter that bounds it above. */
export interface Dated {
  field: string;
  upper: string;
}

/** Something that can be exported. */
export interface ExportResource {
  /** As it is typed: `meetings`. */
  name: string;
  operation: QueriedOperation;
  /** How it goes by time; undefined where the API cannot. */
  dated: Dated | undefined;
  list(client: SvcClient, query: ExportQuery, options: { signal: AbortSignal; concurrency: number }): LazyList;
}

/** Everything that the API lists. */
export const EXPORT_RESOURCES: readonly ExportResource[] = [
  {
    name: "meetings",
    operation: "listMeetings",
    dated: { field: "started_at", upper: "to" },
    list: (client, query, options) => client.meetings.list(query, options),
  },
  {
    name: "reports",
    operation: "listReports",
    dated: { field: "created_at", upper: "to" },
    list: (client, query, options) => client.reports.list(query, options),
  },
  {
    name: "insights",
    operation: "listInsights",
    dated: { field: "occurred_at", upper: "date_to" },
    list: (client, query, options) => client.insights.list(query, options),
  },
  {
    name: "templates",
    operation: "listTemplates",
    dated: undefined,
    list: (client, query, options) => client.templates.list(query, options),
  },
  {
    name: "sessions",
    operation: "listRoleplaySessions",
    dated: undefined,
    list: (client, query, options) => client.roleplay.sessions.list(query, options),
  },
];
