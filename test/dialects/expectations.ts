import type { ToolName } from "../../mcp/settings/tool-names.ts";
import type { SvcClient } from "../../src/index.ts";
import type { DialectCase, OperationName } from "./dialect-case.ts";
import type { ForeignService } from "./service/foreign-service.ts";
import type { Organization, Row } from "./service/organization.ts";

/** How an operation is done on each surface, and what its data must say. */
export interface OperationCase {
  sdk: (svc: SvcClient, ids: Ids) => PromiseLike<unknown>;
  cli: (ids: Ids) => readonly string[];
  /** The tool and its arguments; undefined where there is none. */
  tool?: (ids: Ids) => readonly [ToolName, Record<string, unknown>];
  /** The facts that a surface's data holds. */
  facts: Record<"sdk" | "cli" | "tools", (data: never) => unknown>;
  /** The facts that it should hold. */
  expected: (organization: Organization, scene: Scene) => unknown;
  /** What should be true of the service afterwards. */
  afterwards?: (service: ForeignService) => boolean;
}

/** Ids as users of the dialect see them. */
export interface Ids {
  meeting: string;
  report: string;
  template: string;
  user: string;
}

/** What an expectation depends on. */
export interface Scene {
  idOf: (uuid: unknown) => string;
  given: DialectCase;
}

const NEW_TEMPLATE = {
  name: "Fresh",
  prompt_template: "Score the call.",
  grading_criteria: [{ name: "Discovery", weight: 100, description: "Asks why." }],
};

const instant = (value: unknown): unknown =>
  typeof value === "string" && /^\d{4}-/.test(value) ? Math.floor(Date.parse(value) / 60_000) : value;

const idsOf = (rows: Row[]): unknown[] => rows.map(({ id }) => id);
const scored = (rows: Row[]): unknown[] =>
  rows.map(({ id, overall_score, created_at }) => [id, overall_score, instant(created_at)]);

/** A column of a tool's rows, and of several the rows. */
export function column(data: Row, ...names: string[]): unknown[] {
  const rows = data["rows"] as Row[];
  return rows.map((row) => (names.length === 1 ? row[names[0] ?? ""] : names.map((name) => row[name])));
}

const first = <Item>(items: readonly Item[]): Item => items[0] as Item;

const reportFacts = ({ id, overall_score, criteria_scores: criteria }: Row): unknown => [
  id,
  overall_score,
  (criteria as Row[]).map(({ name, score }) => [name, score]),
];
const CRITERIA = [
  ["Discovery", 80],
  ["Next steps", 70.5],
];

/** Every operation on every surface. */
export const OPERATION_CASES: Readonly<Record<OperationName, OperationCase>> = {
  "list meetings": {
    sdk: (svc) => svc.meetings.list().toArray(),
    cli: () => ["meetings", "list", "--all", "--json"],
    tool: () => ["list_meetings", { pages: 5, limit: 40 }],
    facts: { sdk: idsOf, cli: idsOf, tools: (data: Row) => column(data, "id") },
    expected: ({ meetings }, { idOf }) => meetings.map(({ id }) => idOf(id)),
  },
  "get a meeting": {
    sdk: (svc, { meeting }) => svc.meetings.get(meeting),
    cli: ({ meeting }) => ["meetings", "get", meeting, "--json"],
    tool: ({ meeting }) => ["get_meeting", { meeting_id: meeting }],
    facts: {
      sdk: ({ id, status, transcript }: Row) => [id, status, String(transcript).split("\n").length],
      cli: ({ id, status, transcript }: Row) => [id, status, String(transcript).split("\n").length],
      tools: ({ id, status, transcript }: Row) => [id, status, String(transcript).split("\n").length - 2],
    },
    expected: ({ meetings }, { idOf }) => [idOf(first(meetings)["id"]), "completed", 2],
  },
  "reports of a meeting": {
    sdk: (svc, { meeting }) => svc.meetings.reports(meeting),
    cli: ({ meeting }) => ["meetings", "reports", meeting, "--json"],
    tool: ({ meeting }) => ["get_report", { meeting_id: meeting }],
    facts: {
      sdk: (rows: Row[]) => first(idsOf(rows)),
      cli: (rows: Row[]) => first(idsOf(rows)),
      tools: ({ id }: Row) => id,
    },
    expected: ({ reports }, { idOf }) => idOf(first(reports)["id"]),
  },
  "list reports": {
    sdk: (svc) => svc.reports.list().toArray(),
    cli: () => ["reports", "list", "--all", "--json"],
    tool: () => ["list_reports", { pages: 5, limit: 40 }],
    facts: {
      sdk: scored,
      cli: scored,
      tools: (data: Row) =>
        column(data, "id", "score", "created_at").map((row) => {
          const [id, score, created] = row as unknown[];
          return [id, score, instant(created)];
        }),
    },
    expected: ({ reports }, { idOf }) =>
      reports.map(({ id, overall_score, created_at }) => [idOf(id), overall_score, instant(created_at)]),
  },
  "get a report": {
    sdk: (svc, { report }) => svc.reports.get(report),
    cli: ({ report }) => ["reports", "get", report, "--json"],
    tool: ({ report }) => ["get_report", { report_id: report }],
    facts: {
      sdk: reportFacts,
      cli: reportFacts,
      tools: (data: Row) => [data["id"], data["overall_score"], column(data, "criterion", "score")],
    },
    expected: ({ reports }, { idOf }) => [idOf(first(reports)["id"]), first(reports)["overall_score"], CRITERIA],
  },
  "list templates": {
    sdk: (svc) => svc.templates.list().toArray(),
    cli: () => ["templates", "list", "--json"],
    tool: () => ["list_templates", {}],
    facts: {
      sdk: (rows: Row[]) => rows.map(({ id, name }) => [id, name]),
      cli: (rows: Row[]) => rows.map(({ id, name }) => [id, name]),
      tools: (data: Row) => column(data, "id", "name"),
    },
    expected: ({ templates }, { idOf }) => templates.map(({ id, name }) => [idOf(id), name]),
  },
  "get a template": {
    sdk: (svc, { template }) => svc.templates.get(template),
    cli: ({ template }) => ["templates", "get", template, "--json"],
    tool: ({ template }) => ["get_template", { template_id: template }],
    facts: {
      sdk: ({ id, name }: Row) => [id, name],
      cli: ({ id, name }: Row) => [id, name],
      tools: ({ id, name }: Row) => [id, name],
    },
    expected: ({ templates }, { idOf }) => [idOf(first(templates)["id"]), first(templates)["name"]],
  },
  "create a template": {
    sdk: (svc) => svc.templates.create(NEW_TEMPLATE),
    cli: () =>
      ["templates", "create", "--name", "Fresh", "--prompt-template", "Score the call.", "--criterion"].concat(
        "Discovery:100:Asks why.",
        "--json",
      ),
    tool: () => ["create_template", NEW_TEMPLATE],
    facts: { sdk: ({ name }: Row) => name, cli: ({ name }: Row) => name, tools: ({ name }: Row) => name },
    expected: () => "Fresh",
    afterwards: ({ organization, requests }) =>
      organization.templates.length === 4 && requests.filter(({ method }) => method === "POST").length === 1,
  },
  "update a template": {
    sdk: (svc, { template }) => svc.templates.update(template, { name: "Renamed" }),
    cli: ({ template }) => ["templates", "update", template, "--name", "Renamed", "--json"],
    tool: ({ template }) => ["update_template", { template_id: template, name: "Renamed" }],
    facts: {
      sdk: ({ id, name }: Row) => [id, name],
      cli: ({ id, name }: Row) => [id, name],
      tools: ({ id, name }: Row) => [id, name],
    },
    expected: ({ templates }, { idOf }) => [idOf(first(templates)["id"]), "Renamed"],
    afterwards: ({ organization }) => first(organization.templates)["name"] === "Renamed",
  },
  "delete a template": {
    sdk: (svc, { template }) => svc.templates.delete(template),
    cli: ({ template }) => ["templates", "delete", template, "--yes", "--json"],
    tool: ({ template }) => ["delete_template", { template_id: template }],
    facts: {
      sdk: ({ id, deleted }: Row) => [id, deleted],
      cli: ({ id, deleted }: Row) => [id, deleted],
      tools: ({ id, deleted }: Row) => [id, deleted],
    },
    expected: ({ templates }, { idOf }) => [idOf(first(templates)["id"]), true],
    afterwards: ({ organization }) => organization.templates.length === 2,
  },
  "team statistics": {
    sdk: (svc) => svc.team.stats({ time_range: "month" }),
    cli: () => ["team", "stats", "--json"],
    tool: () => ["get_team_stats", {}],
    facts: {
      sdk: statsFacts,
      cli: statsFacts,
      tools: (data: Row) => [
        data["team_size"],
        data["average_score"],
        column(data, "rep", "avg_score").map((row) => (row as unknown[]).join(" ")),
      ],
    },
    expected: ({ stats }) => statsFacts(stats),
  },
  "list insights": {
    sdk: (svc) => svc.insights.list().toArray(),
    cli: () => ["insights", "list", "--json"],
    tool: () => ["get_insights", {}],
    facts: {
      sdk: idsOf,
      cli: idsOf,
      tools: (data: Row) => ({ rows: (data["rows"] as unknown[]).length }),
    },
    expected: ({ insights }, { idOf }) => insights.map(({ id }) => idOf(id)),
  },
  "list roleplay sessions": {
    sdk: (svc) => svc.roleplay.sessions.list().toArray(),
    cli: () => ["roleplay", "list", "--json"],
    tool: () => ["list_roleplay_sessions", {}],
    facts: { sdk: idsOf, cli: idsOf, tools: (data: Row) => ({ rows: (data["rows"] as unknown[]).length }) },
    expected: ({ sessions }, { idOf }) => sessions.map(({ id }) => idOf(id)),
  },
  "the weekly report": {
    // The SDK has none: what it is made of.
    sdk: async (svc) => {
      const from = "2026-11-14T12:00:00.000Z";
      const reports = await svc.reports.list({ from, to: "2026-11-21T12:00:00.000Z" }).toArray();
      return reports.length;
    },
    cli: () => ["report", "weekly", "--json"],
    facts: {
      sdk: (count: number) => count,
      cli: ({ reports }: { reports: Row }) => reports["count"],
      tools: () => undefined,
    },
    expected: ({ reports }) =>
      reports.filter(({ created_at: created }) => String(created) >= "2026-11-14T12:00:00.000Z").length,
  },
};

function statsFacts({ team_size, average_score, top_performers: best }: Row): unknown {
  return [team_size, average_score, (best as Row[]).map(({ name, avg_score }) => `${name} ${avg_score}`)];
}

/** Of insights and practice sessions a tool shows no id: their rows are counted. */
export const expectedOnTools = (operation: OperationName, expected: unknown): unknown =>
  /insights|sessions/.test(operation) ? { rows: (expected as unknown[]).length } : expected;
