import type { CreateTemplate, Paginator, SvcClient } from "../src/index.ts";
import type { operations } from "./generated/schema.ts";

/** Ids that the calls of the table name; in a command line and in a tool's arguments `@meeting`, `@report` and so on. */
export type SampleIds = Readonly<Record<"meeting" | "report" | "template" | "session", string>>;

/** Options of a list that `svc export` sets. */
interface ListCallOptions {
  signal?: AbortSignal;
  concurrency?: number;
  readAhead?: boolean;
}

/** Access to one operation by SDK, command line and tool server. */
export interface Surface {
  /** The SDK's call of an operation that is no list with pages. */
  call?: (svc: SvcClient, ids: SampleIds) => PromiseLike<unknown>;
  /** The SDK's call of a list with pages. */
  list?: (
    svc: SvcClient,
    query: Record<string, string | number | boolean>,
    options: ListCallOptions,
  ) => Paginator<object>;
  /** The command line, after `svc`. */
  cli: string;
  /** The tool with its arguments, or why a model can do without one. */
  tool: { name: string; arguments: Readonly<Record<string, unknown>> } | { exempt: string };
  /** A list's name in `svc export`; with the time that it is ordered by, newest first, and the filter that bounds it above. */
  export?: { name: string };
}

const NEW_TEMPLATE = {
  name: "Closing scorecard",
  prompt_template: "Score how the call ends.",
  grading_criteria: [
    { name: "Next step", weight: 70, description: "A date and an owner." },
    { name: "Recap", weight: 20, description: "Says back what was agreed." },
  ],
  call_type: "closing",
} satisfies CreateTemplate;

/** Every operation of the spec and its surfaces. `svc export` and the tests of every surface read it; to add an endpoint is to add a row. */
export const SURFACES = {
  listMeetings: {
    list: (svc, query, options) => svc.meetings.list(query, options),
    cli: "meetings list",
    tool: { name: "list_meetings", arguments: { status: "completed" } },
    export: { name: "meetings" },
  },
  getMeeting: {
    call: (svc, { meeting }) => svc.meetings.get(meeting),
    cli: "meetings get @meeting",
    tool: { name: "get_meeting", arguments: { meeting_id: "@meeting" } },
  },
  listMeetingReports: {
    call: (svc, { meeting }) => svc.meetings.reports(meeting),
    cli: "meetings reports @meeting",
    tool: { name: "get_report", arguments: { meeting_id: "@meeting" } },
  },
  listTemplates: {
    list: (svc, query, options) => svc.templates.list(query, options),
    cli: "templates list",
    tool: { name: "list_templates", arguments: {} },
    export: { name: "templates" },
  },
  createTemplate: {
    call: (svc) => svc.templates.create(NEW_TEMPLATE),
    cli: "templates create --name X --prompt-template Y --criterion A:1:b",
    tool: { name: "create_template", arguments: NEW_TEMPLATE },
  },
  getTemplate: {
    call: (svc, { template }) => svc.templates.get(template),
    cli: "templates get @template",
    tool: { name: "get_template", arguments: { template_id: "@template" } },
  },
  updateTemplate: {
    call: (svc, { template }) => svc.templates.update(template, { is_active: false }),
    cli: "templates update @template --name Z",
    tool: { name: "update_template", arguments: { template_id: "@template", is_active: false } },
  },
  deleteTemplate: {
    call: (svc, { template }) => svc.templates.delete(template),
    cli: "templates delete @template --yes",
    tool: { name: "delete_template", arguments: { template_id: "@template" } },
  },
  listReports: {
    list: (svc, query, options) => svc.reports.list(query, options),
    cli: "reports list",
    tool: { name: "list_reports", arguments: { min_score: 50 } },
    export: { name: "reports" },
  },
  getReport: {
    call: (svc, { report }) => svc.reports.get(report),
    cli: "reports get @report",
    tool: { name: "get_report", arguments: { report_id: "@report" } },
  },
  getTeamStats: {
    call: (svc) => svc.team.stats(),
    cli: "team stats",
    tool: { name: "get_team_stats", arguments: { time_range: "month" } },
  },
  listInsights: {
    list: (svc, query, options) => svc.insights.list(query, options),
    cli: "insights list",
    tool: { name: "get_insights", arguments: { industry: "logis" } },
    export: { name: "insights" },
  },
  listRoleplaySessions: {
    list: (svc, query, options) => svc.roleplay.sessions.list(query, options),
    cli: "roleplay list",
    tool: { name: "list_roleplay_sessions", arguments: {} },
    export: { name: "sessions" },
  },
  getOpenApi: {
    call: (svc) => svc.openapi(),
    cli: "spec diff",
    tool: { exempt: "A resource, coaching://openapi.json: a model reads the spec rarely, and whole." },
  },
} satisfies Record<keyof operations, Surface>;

/** The table as its readers go through it. */
export const SURFACE_ENTRIES = Object.entries(SURFACES) as [operation: keyof operations, surface: Surface][];
