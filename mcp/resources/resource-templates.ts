import type { IdKind } from "../context/known-ids.ts";
import type { ToolName } from "../settings/tool-names.ts";

/** A family of resources, each read with a tool. */
export interface ResourceTemplate {
  uriTemplate: string;
  name: string;
  title: string;
  description: string;
  /** Name of the only variable of the address. */
  variable: string;
  /** What ids stand in its place; undefined where values of the API do. */
  idKind?: IdKind;
  /** The tool that reads it, and the arguments for an address. */
  tool: ToolName;
  toArguments: (value: string, offset: string | undefined) => Record<string, unknown>;
}

/** Every family of resources, in the order in which they are listed. */
export const RESOURCE_TEMPLATES: readonly ResourceTemplate[] = [
  {
    uriTemplate: "meeting://{id}",
    name: "meeting",
    title: "Meeting",
    description: "One meeting: who, when, state, and the beginning of its transcript.",
    variable: "id",
    idKind: "meeting",
    tool: "get_meeting",
    toArguments: (id) => ({ meeting_id: id, max_chars: 2_000 }),
  },
  {
    uriTemplate: "meeting://{id}/transcript",
    name: "transcript",
    title: "Transcript",
    description: "A meeting's transcript; a long one goes on at the same address with ?offset=N.",
    variable: "id",
    idKind: "meeting",
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
    tool: "get_template",
    toArguments: (id) => ({ template_id: id }),
  },
  {
    uriTemplate: "team-stats://{time_range}",
    name: "team-stats",
    title: "Team statistics",
    description: "The team's numbers over week, month, quarter, year or all.",
    variable: "time_range",
    tool: "get_team_stats",
    toArguments: (range) => ({ time_range: range }),
  },
];

/** The family of that template. */
export function findTemplate(uriTemplate: string): ResourceTemplate | undefined {
  return RESOURCE_TEMPLATES.find((template) => template.uriTemplate === uriTemplate);
}

/** The families as `resources/templates/list` shows them. */
export function listResourceTemplates() {
  return RESOURCE_TEMPLATES.map(({ uriTemplate, name, title, description }) => ({
    uriTemplate,
    name,
    title,
    description,
    mimeType: "text/plain",
  }));
}
