/** Default tools, in listing order. */
export const DEFAULT_TOOLS = [
  "list_meetings",
  "get_meeting",
  "get_report",
  "list_templates",
  "create_template",
  "get_team_stats",
  "get_insights",
] as const;

/** Added by `--toolsets extended`. */
export const EXTENDED_TOOLS = [
  "list_reports",
  "get_template",
  "update_template",
  "delete_template",
  "list_roleplay_sessions",
] as const;

/** Every tool, in listing order. */
export const TOOL_NAMES = [...DEFAULT_TOOLS, ...EXTENDED_TOOLS] as const;

/** Name of a tool. */
export type ToolName = (typeof TOOL_NAMES)[number];

/** Tools that write. Read-only mode removes them. */
export const WRITING_TOOLS: readonly ToolName[] = ["create_template", "update_template", "delete_template"];

/** Values of `--toolsets`. */
export const TOOLSETS: Readonly<Record<string, readonly ToolName[]>> = {
  default: DEFAULT_TOOLS,
  extended: TOOL_NAMES,
};
