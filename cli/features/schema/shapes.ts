/** A JSON schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/** A type by name, with `?` if it may be null. */
const typed = (name: string): Schema => (name.endsWith("?") ? { type: [name.slice(0, -1), "null"] } : { type: name });

/** A member's earlier name, kept for one minor version. */
const earlier = (schema: string | Schema): Schema => ({
  ...(typeof schema === "string" ? typed(schema) : schema),
  deprecated: true,
});

/** An object with these members, each a type name or a schema; those in `optional` may be missing. */
const record = (members: Readonly<Record<string, string | Schema>>, optional: readonly string[] = []): Schema => ({
  type: "object",
  properties: Object.fromEntries(
    Object.entries(members).map(([name, type]) => [name, typeof type === "string" ? typed(type) : type]),
  ),
  required: Object.keys(members).filter((name) => !optional.includes(name)),
});

const list = (items: string | Schema): Schema => ({
  type: "array",
  items: typeof items === "string" ? typed(items) : items,
});

/** Reference to a component of the spec. */
const component = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const listOf = (name: string): Schema => list(component(name));

const exported = record({
  ...{ file: "string", resource: "string", format: "string", query: "object", items: "integer", bytes: "integer" },
  ...{ sha256: "string", started_at: "string", finished_at: "string", resumed: "integer" },
});
const verified = { enum: ["holds", "fails", "unchecked"] };
const severity = { enum: ["error", "warning"] };
const installed = list(
  record({ assistant: "string", name: "string", file: "string?", outcome: "string", message: "string" }),
);
const line = { seconds: "number?", speaker: "string", text: "string" };
const changes = list(record({ kind: "string", where: "string", what: "string" }, ["kind", "where", "what"]));
const settingChanged = record({ profile: "string", setting: "string", value: "string?" });

/** Shape of every command's `--json`: data of the API as the spec has it, anything else here. */
export const SHAPES: Readonly<Record<string, Schema>> = {
  "meetings list": listOf("Meeting"),
  "meetings get": component("MeetingDetail"),
  "meetings view": component("MeetingDetail"),
  "meetings reports": listOf("ReportDetail"),
  "meetings transcript": record({ id: "string", transcript: "string" }),
  "meetings search": list(
    record(
      {
        ...{
          id: "string",
          meeting_id: earlier("string"),
          title: "string?",
          started_at: "string?",
          user_id: "string?",
          moment: "string?",
        },
        ...{ ...line, before: list(record(line)), after: list(record(line)) },
      },
      ["before", "after"],
    ),
  ),
  "reports list": listOf("Report"),
  "reports get": component("ReportDetail"),
  "reports verify": list(
    record({
      ...{ id: "string", meeting_id: "string", status: verified, result: earlier(verified) },
      ...{ quotes: "integer", found: "integer", problems: list("string"), unchecked: list("string") },
    }),
  ),
  "templates list": listOf("Template"),
  "templates get": component("Template"),
  "templates create": component("Template"),
  "templates update": component("Template"),
  "templates delete": component("DeletedTemplate"),
  "templates edit": record({ id: "string", updated: "boolean", text_file: "string" }, ["text_file"]),
  "templates export": record(
    {
      ...{ directory: "string", written: list("string"), unchanged: "integer" },
      ...{ removed: list("string"), without_template: list("string") },
    },
    ["removed", "without_template"],
  ),
  "templates apply": record({
    counts: { type: "object", additionalProperties: typed("integer") },
    steps: list(record({ action: "string", name: "string", file: "string?", id: "string?", fields: list("string") })),
    unmanaged: list(record({ id: "string", name: "string" })),
  }),
  "templates lint": list(
    record({
      ...{ id: "string?", template_name: "string", file: "string?", criterion: "string?" },
      ...{ status: severity, rule: "string", message: "string" },
      ...{ template_id: earlier("string?"), severity: earlier(severity) },
    }),
  ),
  "team stats": { allOf: [component("TeamStats"), record({ comparison: "object" }, ["comparison"])] },
  "team trend": list(
    record({
      ...{ id: "string?", user_id: earlier("string?"), name: "string?", template_name: "string?", reports: "integer" },
      ...{ scored_reports: "integer", average_score: "number?", first_to_last: "number?", trend: list("number?") },
      periods: list(record({ from: "string", to: "string", reports: "integer", average_score: "number?" })),
    }),
  ),
  people: list(
    record({
      ...{ id: "string", name: "string?", email: "string?", meetings: "integer", reports: "integer" },
      ...{ scored_reports: "integer", average_score: "number?", last_meeting_at: "string?" },
    }),
  ),
  "insights list": listOf("Insight"),
  "roleplay list": listOf("RoleplaySession"),
  "export meetings": exported,
  "export reports": exported,
  "export insights": exported,
  "export templates": exported,
  "export sessions": exported,
  "auth login": record({
    profile: "string",
    base_url: "string",
    key: "string?",
    can_read: "boolean?",
    permissions: "string",
  }),
  "auth logout": record({ profile: "string", removed: "boolean" }),
  "auth status": record({
    ...{ profile: "string", base_url: "string?", base_url_source: "string?", key: "string?", key_source: "string?" },
    ...{ permissions: "string?", can_read: "boolean?", can_write: "boolean?", config_file: "string" },
    organization: "string?",
  }),
  "auth token": record({ profile: "string", base_url: "string", key: "string" }),
  "profile list": list(
    record({
      ...{ name: "string", status: { enum: ["current", "stored"] }, base_url: "string?", key: "string?" },
      is_current: earlier("boolean"),
    }),
  ),
  "profile use": record({ current_profile: "string" }),
  "profile remove": record({ profile: "string", removed: "boolean" }),
  "config get": record({ setting: "string", value: "string" }, ["setting"]),
  "config list": { type: "object", additionalProperties: typed("string?") },
  "config path": record({ path: "string" }),
  "config set": settingChanged,
  "config unset": settingChanged,
  browse: record({ url: "string", opened: "boolean" }),
  "ci init": record({ directory: "string", files: list("string"), contents: list("string") }, ["contents"]),
  completion: record({ shell: "string", script: "string" }),
  "mcp install": installed,
  "mcp uninstall": installed,
  doctor: list(
    record({ name: "string", status: "string", state: earlier("string"), detail: "string", fix: "string?" }),
  ),
  "spec diff": record({
    counts: { type: "object", additionalProperties: typed("integer") },
    ...{ breaking: changes, compatible: changes, wording: changes },
  }),
  "spec show": component("OpenApiDocument"),
  sync: record({ file: "string", started_at: "string", finished_at: "string", resources: list("object") }),
};
