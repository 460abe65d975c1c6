import type { IdKind } from "../context/known-ids.ts";
import type { Policy } from "../settings/policy.ts";
import type { DataKind, ToolName } from "../settings/tool-names.ts";

/** Address of the service's OpenAPI document. */
export const OPENAPI_URI = "coaching://openapi.json";

/** Resources with a fixed address. */
export const RESOURCES = [
  {
    uri: OPENAPI_URI,
    name: "openapi.json",
    title: "OpenAPI document",
    description: "The service's OpenAPI 3.0 document.",
    mimeType: "application/json",
  },
] as const;

/** A resource template, read with a tool. */
export interface ResourceTemplate {
  uriTemplate: string;
  name: string;
  title: string;
  description: string;
  /** Name of the address's only variable. */
  variable: string;
  /** Kind of id that it takes; undefined if it takes values of the API. */
  idKind?: IdKind;
  /** Data that it shows; it is offered if a tool shows such data. */
  data: DataKind;
  /** The tool that reads it, and the arguments for an address. */
  tool: ToolName;
  toArguments: (value: string, offset: string | undefined) => Record<string, unknown>;
}

/** Every resource template, in listing order. */
export const RESOURCE_TEMPLATES: readonly ResourceTemplate[] = [
  {
    uriTemplate: "meeting://{id}",
    name: "meeting",
    title: "Meeting",
    description: "One meeting: who, when, status, and the beginning of its transcript.",
    variable: "id",
    idKind: "meeting",
    data: "transcripts",
    tool: "get_meeting",
    toArguments: (id) => ({ meeting_id: id, max_chars: 2_000 }),
  },
  {
    uriTemplate: "meeting://{id}/transcript",
    name: "transcript",
    title: "Transcript",
    description: "A meeting's transcript; a long one continues at the same URI with ?offset=N.",
    variable: "id",
    idKind: "meeting",
    data: "transcripts",
    tool: "get_meeting",
    toArguments: (id, offset = "0") => ({ meeting_id: id, max_chars: 40_000, offset }),
  },
  {
    uriTemplate: "report://{id}",
    name: "report",
    title: "Coaching report",
    description: "One coaching report with scores and feedback.",
    variable: "id",
    idKind: "report",
    data: "reports",
    tool: "get_report",
    toArguments: (id) => ({ report_id: id }),
  },
  {
    uriTemplate: "template://{id}",
    name: "template",
    title: "Coaching template",
    description: "One coaching template with its criteria.",
    variable: "id",
    idKind: "template",
    data: "templates",
    tool: "get_template",
    toArguments: (id) => ({ template_id: id }),
  },
  {
    uriTemplate: "team-stats://{time_range}",
    name: "team-stats",
    title: "Team statistics",
    description: "The team's numbers over week, month, quarter, year or all.",
    variable: "time_range",
    data: "statistics",
    tool: "get_team_stats",
    toArguments: (range) => ({ time_range: range }),
  },
  {
    uriTemplate: "weekly-report://{week}",
    name: "weekly-report",
    title: "Weekly report",
    description: "The report of a week, such as 2026-W46, as svc and the dashboard give it.",
    variable: "week",
    data: "statistics",
    tool: "get_team_stats",
    toArguments: (week) => ({ from: week, report: true }),
  },
];

/** Resource templates for `resources/templates/list`: those that the policy allows. */
export function listResourceTemplates(policy: Policy) {
  return RESOURCE_TEMPLATES.filter(({ data }) => policy.reads(data)).map(
    ({ uriTemplate, name, title, description }) => ({
      uriTemplate,
      name,
      title,
      description,
      mimeType: "text/plain",
    }),
  );
}
