import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";

// What the API document states, written down a second time and on purpose: the spec may say more, never less.
const PAGE = "page integer default=1";
const LIMIT = "limit integer default=20";
const STATUSES = "pending,fetched,processing,completed,failed,no_transcript";
const OPERATIONS: [operation: string, permission: string, parameters: string[]][] = [
  [
    "GET /api/v1/meetings",
    "read",
    [PAGE, `${LIMIT} max=100`, `status string enum=${STATUSES}`, "user_id uuid", "from date", "to date"],
  ],
  ["GET /api/v1/meetings/{id}", "read", ["id uuid required"]],
  ["GET /api/v1/meetings/{id}/report", "read", ["id uuid required"]],
  ["GET /api/v1/templates", "read", [PAGE, LIMIT, "is_active boolean", "call_type string"]],
  ["POST /api/v1/templates", "write", []],
  ["GET /api/v1/templates/{id}", "read", ["id uuid required"]],
  ["PUT /api/v1/templates/{id}", "write", ["id uuid required"]],
  ["DELETE /api/v1/templates/{id}", "write", ["id uuid required"]],
  [
    "GET /api/v1/reports",
    "read",
    [PAGE, LIMIT, "user_id uuid", "from date", "to date", "min_score number", "max_score number"],
  ],
  ["GET /api/v1/reports/{id}", "read", ["id uuid required"]],
  ["GET /api/v1/team/stats", "read", ["time_range string default=month enum=week,month,quarter,year,all"]],
  [
    "GET /api/v1/insights",
    "read",
    [PAGE, LIMIT, "date_from date", "date_to date", "industry string", "prospect_title string"],
  ],
  ["GET /api/v1/roleplay/sessions", "read", [PAGE, LIMIT, "user_id uuid", "status string"]],
  ["GET /api/v1/openapi.json", "none", []],
];

const SCHEMAS: [schema: string, fields: Record<string, string>][] = [
  ["Meeting", { id: "uuid", status: `enum=${STATUSES}`, user_id: "uuid" }],
  ["MeetingDetail", { transcript: "string" }],
  [
    "CreateTemplate",
    {
      name: "string required",
      prompt_template: "string required",
      grading_criteria: "array required",
      description: "string",
      coaching_tone: "enum=direct,encouraging,data-driven",
      call_type: "enum=discovery,demo,negotiation,follow-up,closing,cold-call,general",
      industry_context: "string",
    },
  ],
  ["GradingCriterion", { name: "string required", weight: "number required", description: "string required" }],
  ["Template", { name: "string", prompt_template: "string", grading_criteria: "array", is_active: "boolean" }],
  ["Report", { id: "uuid", user_id: "uuid" }],
  [
    "TeamStats",
    {
      time_range: "enum=week,month,quarter,year,all",
      team_size: "integer required",
      total_meetings: "integer required",
      total_reports: "integer required",
      average_score: "number required",
      top_performers: "array required",
    },
  ],
  [
    "TopPerformer",
    {
      user_id: "uuid required",
      name: "string required",
      avg_score: "number required",
      report_count: "integer required",
    },
  ],
  ["TeamStatsResponse", { data: "required", error: "required", meta: "required" }],
];

// biome-ignore lint/suspicious/noExplicitAny: a document of which each test reads a corner.
type Node = any;
const spec: Node = parse(readFileSync(join(import.meta.dirname, "../../spec/openapi.yaml"), "utf8"), {
  maxAliasCount: -1,
});

it("the spec has the document's operations and no others", () => {
  const operations = Object.entries<Node>(spec.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations.toSorted()).toEqual(OPERATIONS.map(([operation]) => operation).toSorted());
});

it.each(OPERATIONS)(
  "%s needs the permission `%s` and has the document's parameters",
  (operation, permission, stated) => {
    const [method = "", path = ""] = operation.split(" ");
    const { parameters = [], security, "x-permission": needed } = spec.paths[path][method.toLowerCase()];
    const described = parameters.map(resolve).filter((parameter: Node) => parameter.in !== "header");
    expect(needed).toBe(permission);
    expect(security).toEqual(permission === "none" ? [] : undefined);
    expect(described.map((parameter: Node) => parameter.name)).toEqual(stated.map((text) => text.split(" ")[0]));
    described.forEach((parameter: Node, index: number) => {
      const facts = `${parameter.name} ${factsOf(parameter.schema, parameter.required)}`.split(" ");
      expect(facts).toEqual(expect.arrayContaining(stated[index]?.split(" ") ?? []));
    });
  },
);

it.each(SCHEMAS)("%s has the document's fields", (name, stated) => {
  const schema = resolve({ $ref: `#/components/schemas/${name}` });
  for (const [field, facts] of Object.entries(stated)) {
    const found = factsOf(schema.properties[field], schema.required?.includes(field)).split(" ");
    expect(found, field).toEqual(expect.arrayContaining(facts.split(" ")));
  }
});

it("a call needs a bearer key, and a revoked key gets 401 everywhere", () => {
  expect(spec.security).toEqual([{ apiKey: [] }]);
  expect(spec.components.securitySchemes.apiKey).toMatchObject({ type: "http", scheme: "bearer" });
  for (const [operation, permission] of OPERATIONS) {
    const [method = "", path = ""] = operation.split(" ");
    const statuses = Object.keys(spec.paths[path][method.toLowerCase()].responses);
    expect(statuses.includes("401"), operation).toBe(permission !== "none");
  }
});

/** The schema or parameter behind references and `allOf`, as one object. */
function resolve(node: Node): Node {
  if (!node.$ref && !node.allOf) return node;
  const target = node.$ref
    ? node.$ref
        .slice(2)
        .split("/")
        .reduce((at: Node, key: string) => at[key], spec)
    : {};
  const parts = [target.$ref || target.allOf ? resolve(target) : target, ...(node.allOf ?? []).map(resolve)];
  const merged = Object.assign({}, ...parts, node);
  return { ...merged, properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})) };
}

function factsOf(schema: Node, required: boolean | undefined): string {
  const resolved = resolve(schema);
  const isDate = JSON.stringify(schema).includes("DateOrDateTime");
  return [
    resolved.type,
    resolved.format,
    isDate && "date",
    required && "required",
    resolved.default !== undefined && `default=${resolved.default}`,
    resolved.maximum !== undefined && `max=${resolved.maximum}`,
    resolved.enum && `enum=${resolved.enum.filter((value: unknown) => value !== null)}`,
  ]
    .filter(Boolean)
    .join(" ");
}
