/** Kinds of data that tools give access to. */
export type DataKind = "meetings" | "transcripts" | "reports" | "templates" | "statistics" | "insights" | "roleplay";

interface ToolEntry {
  /** What the tool gives access to. */
  reads: readonly DataKind[];
  writes?: true;
  /** Only offered with `--toolsets extended`. */
  extended?: true;
}

/** Every tool, in listing order: the one place where a tool is registered. Its definition is in `mcp/tools/`, under the same name. */
const TOOL_TABLE = {
  list_meetings: { reads: ["meetings"] },
  get_meeting: { reads: ["meetings", "transcripts"] },
  get_report: { reads: ["reports"] },
  list_templates: { reads: ["templates"] },
  create_template: { reads: [], writes: true },
  get_team_stats: { reads: ["statistics"] },
  get_insights: { reads: ["insights"] },
  list_reports: { reads: ["reports"], extended: true },
  get_template: { reads: ["templates"], extended: true },
  update_template: { reads: ["templates"], writes: true, extended: true },
  delete_template: { reads: [], writes: true, extended: true },
  list_roleplay_sessions: { reads: ["roleplay"], extended: true },
} as const satisfies Record<string, ToolEntry>;

/** Name of a tool. */
export type ToolName = keyof typeof TOOL_TABLE;

/** Name of a tool that is offered by default. */
export type DefaultToolName = {
  [Name in ToolName]: (typeof TOOL_TABLE)[Name] extends { extended: true } ? never : Name;
}[ToolName];

const ENTRIES: Readonly<Record<ToolName, ToolEntry>> = TOOL_TABLE;

/** Every tool, in listing order. */
export const TOOL_NAMES = Object.keys(TOOL_TABLE) as readonly ToolName[];

/** Default tools, in listing order. */
export const DEFAULT_TOOLS = TOOL_NAMES.filter((name): name is DefaultToolName => ENTRIES[name].extended !== true);

/** Added by `--toolsets extended`. */
export const EXTENDED_TOOLS = TOOL_NAMES.filter((name) => ENTRIES[name].extended === true);

/** Tools that write. Read-only mode removes them. */
export const WRITING_TOOLS = TOOL_NAMES.filter((name) => ENTRIES[name].writes === true);

/** The kinds of data that a tool gives access to. */
export const kindsOf = (tool: ToolName): readonly DataKind[] => ENTRIES[tool].reads;

/** Values of `--toolsets`. */
export const TOOLSETS: Readonly<Record<string, readonly ToolName[]>> = {
  default: DEFAULT_TOOLS,
  extended: TOOL_NAMES,
};
