import type { SvcClient } from "../../../src/index.ts";
import type { LazyList } from "../../client/lazy-list.ts";
import type { QueriedOperation } from "../../flags/parameters.ts";
import type { Filters } from "../../flags/read-filters.ts";
import type { Column } from "../../output/columns.ts";
import { companyOf } from "../../text/participants.ts";
import type { CommandText } from "../new-command.ts";

/** Pagination options that are ours, not the API's. */
export interface ListOptions {
  signal: AbortSignal;
  maxItems?: number;
  concurrency?: number;
}

/** Definition of a list command: everything else is the same for all of them. */
export interface ListResource {
  operation: QueriedOperation;
  /** The command group, under which completion finds its ids. */
  group: string;
  /** Plural, for messages: `meetings`. */
  noun: string;
  columns: readonly Column[];
  /** Adds `--watch`: prints the list again until no item of the page is in progress. */
  isWatchable?: true;
  list(client: SvcClient, filters: Filters, options: ListOptions): LazyList;
}

/** A list of the API: everything that its command declares. */
export interface ListEntry {
  resource: ListResource;
  text: CommandText;
}

/**
 * Every list of the API. `spec/surfaces.ts` has the SDK's calls too; reading it here would load every other operation at the
 * start of each list command.
 */
export const LISTS = {
  meetings: {
    resource: {
      operation: "listMeetings",
      group: "meetings",
      noun: "meetings",
      columns: [
        { field: "id", title: "ID", kind: "id" },
        { field: "status", title: "STATUS", kind: "status" },
        { field: "title", title: "TITLE", kind: "text" },
        { field: "started_at", title: "STARTED", kind: "time", rank: 1 },
        { field: "user_id", title: "WHO", kind: "person", rank: 2, isOnScreenOnly: true },
        { field: "participants", title: "COMPANY", kind: "text", rank: 3, isOnScreenOnly: true, shown: companyOf },
        { field: "duration_seconds", title: "LENGTH", kind: "duration", rank: 4 },
        { field: "report_count", title: "REPORTS", kind: "count", rank: 6 },
        { field: "call_type", title: "TYPE", kind: "text", rank: 5 },
        { field: "source", title: "SOURCE", kind: "text", rank: 7 },
      ],
      isWatchable: true,
      list: (client, filters, options) => client.meetings.list(filters, options),
    },
    text: {
      summary: "List meetings, newest first",
      examples: [
        ["svc meetings list --status completed --from 7d", "completed meetings of the last seven days"],
        ["svc meetings list --from 2026-11-01 --to 2026-11-07 --tz Europe/Berlin", "one week in Berlin time"],
        ["svc meetings list --all -o csv > list.csv", "every meeting as CSV"],
        ["svc meetings list --from today --watch", "today's meetings, until all of them are processed"],
      ],
    },
  },
  reports: {
    resource: {
      operation: "listReports",
      group: "reports",
      noun: "reports",
      columns: [
        { field: "id", title: "ID", kind: "id" },
        { field: "overall_score", title: "SCORE", kind: "score" },
        { field: "template_name", title: "TEMPLATE", kind: "text" },
        { field: "created_at", title: "CREATED", kind: "time", rank: 1 },
        { field: "meeting_id", title: "MEETING", kind: "id", rank: 3 },
        { field: "user_id", title: "WHO", kind: "person", rank: 2 },
      ],
      list: (client, filters, options) => client.reports.list(filters, options),
    },
    text: {
      summary: "List coaching reports, newest first",
      examples: [
        ["svc reports list --min-score 80 --from 30d", "high scores of the last 30 days"],
        ["svc reports list --all --jq 'map(.overall_score) | add / length'", "the average of all reports"],
      ],
    },
  },
  templates: {
    resource: {
      operation: "listTemplates",
      group: "templates",
      noun: "templates",
      columns: [
        { field: "id", title: "ID", kind: "id" },
        { field: "name", title: "NAME", kind: "text" },
        { field: "is_active", title: "ACTIVE", kind: "flag" },
        { field: "call_type", title: "TYPE", kind: "text", rank: 2 },
        { field: "coaching_tone", title: "TONE", kind: "text", rank: 3 },
        { field: "version", title: "VERSION", kind: "count", rank: 4 },
        { field: "updated_at", title: "UPDATED", kind: "time", rank: 1 },
      ],
      list: (client, filters, options) => client.templates.list(filters, options),
    },
    text: {
      summary: "List templates, newest first",
      examples: [
        ["svc templates list --call-type discovery", "templates for discovery calls"],
        ["svc templates list --all --fields id,name,version", "every template, three fields"],
      ],
    },
  },
  insights: {
    resource: {
      operation: "listInsights",
      group: "insights",
      noun: "insights",
      columns: [
        { field: "id", title: "ID", kind: "id" },
        { field: "type", title: "TYPE", kind: "text" },
        { field: "title", title: "TITLE", kind: "text" },
        { field: "company_name", title: "COMPANY", kind: "text", rank: 2 },
        { field: "prospect_title", title: "PROSPECT", kind: "text", rank: 5 },
        { field: "user_id", title: "WHO", kind: "person", rank: 4, isOnScreenOnly: true },
        { field: "industry", title: "INDUSTRY", kind: "text", rank: 6 },
        { field: "sentiment", title: "SENTIMENT", kind: "text", rank: 3 },
        { field: "occurred_at", title: "WHEN", kind: "time", rank: 1 },
      ],
      list: (client, filters, options) => client.insights.list(filters, options),
    },
    text: {
      summary: "List marketing insights, newest first",
      examples: [
        ["svc insights list --date-from 30d --prospect-title vp", "what vice presidents said in the last 30 days"],
        ["svc insights list --all -o md --fields type,title,quote", "a Markdown table for a document"],
      ],
    },
  },
  roleplay: {
    resource: {
      operation: "listRoleplaySessions",
      group: "roleplay",
      noun: "roleplay sessions",
      columns: [
        { field: "id", title: "ID", kind: "id" },
        { field: "status", title: "STATUS", kind: "status" },
        { field: "scenario.name", title: "SCENARIO", kind: "text" },
        { field: "overall_score", title: "SCORE", kind: "score", rank: 1 },
        { field: "user_id", title: "WHO", kind: "person", rank: 3, isOnScreenOnly: true },
        { field: "persona.name", title: "PERSONA", kind: "text", rank: 4 },
        { field: "persona.company", title: "COMPANY", kind: "text", rank: 6, isOnScreenOnly: true },
        { field: "duration_seconds", title: "LENGTH", kind: "duration", rank: 5 },
        { field: "created_at", title: "CREATED", kind: "time", rank: 2 },
      ],
      list: (client, filters, options) => client.roleplay.sessions.list(filters, options),
    },
    text: {
      summary: "List roleplay sessions, newest first",
      details:
        "The API document lists no values for --status, so any value is accepted; an unknown one matches nothing.",
      examples: [["svc roleplay list --status completed --all --json", "all completed sessions as JSON"]],
    },
  },
} satisfies Record<string, ListEntry>;
