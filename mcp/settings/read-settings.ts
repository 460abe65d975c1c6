import { UsageError } from "../errors/usage-error.ts";
import { parseFlags } from "./parse-flags.ts";
import type { Environment, Settings } from "./settings.ts";
import { TOOL_NAMES, TOOLSETS, type ToolName, WRITING_TOOLS } from "./tool-names.ts";

/** Flags of `svc-mcp`. */
export const SERVE_FLAGS = {
  "read-only": { type: "boolean" },
  toolsets: { type: "string" },
  tools: { type: "string" },
  "allow-incomplete": { type: "boolean" },
  store: { type: "string" },
} as const;

/**
 * Reads settings from flags and environment.
 *
 * @throws UsageError when a flag is unknown or invalid
 */
export function readSettings(argv: readonly string[], environment: Environment): Settings {
  return toSettings(parseFlags({ args: [...argv], options: SERVE_FLAGS }).values, environment);
}

/** Values of {@link SERVE_FLAGS}. */
type ServeFlags = ReturnType<typeof parseFlags<{ options: typeof SERVE_FLAGS }>>["values"];

/** Settings of parsed flags and the environment. @throws UsageError when a flag is invalid */
export function toSettings(flags: ServeFlags, environment: Environment): Settings {
  const readOnly = flags["read-only"] === true || isEnabled(environment["SERVICE_MCP_READ_ONLY"]);
  const place = flags.store ?? readVariable(environment["SVC_MCP_STORE"]);
  return {
    ...(place === undefined ? {} : { store: { place, env: environment } }),
    apiKey: readVariable(environment["SERVICE_API_KEY"]),
    apiUrl: readVariable(environment["SERVICE_API_URL"]),
    readOnly,
    allowIncomplete: flags["allow-incomplete"] === true,
    tools: selectTools({ toolsets: flags.toolsets, tools: flags.tools, readOnly }),
  };
}

// `<API_KEY>` and `{base_url}` are placeholders of an entry that was not filled in; assistants leave `${…}` for unknown variables.
const PLACEHOLDER = /^(?:<.*>|\{base_url\}.*|\$\{.*\})$/;

function readVariable(value = ""): string | undefined {
  const text = value.trim();
  return text === "" || PLACEHOLDER.test(text) ? undefined : text;
}

interface ToolChoice {
  toolsets: string | undefined;
  tools: string | undefined;
  readOnly: boolean;
}

/** Tools selected by flags and read-only mode, in listing order. */
function selectTools({ toolsets, tools, readOnly }: ToolChoice): ToolName[] {
  if (toolsets !== undefined && tools !== undefined) {
    throw new UsageError("Use `--toolsets` or `--tools`, not both.");
  }
  const wanted = new Set(tools === undefined ? fromToolsets(toolsets) : fromNames(tools));
  const offered = TOOL_NAMES.filter((name) => wanted.has(name) && !(readOnly && WRITING_TOOLS.includes(name)));
  if (offered.length > 0) return offered;
  // Fails, since an assistant would show a server without tools as healthy.
  throw new UsageError(
    `No tools left: read-only mode removes ${[...wanted].join(", ")}. Name a tool that reads, or turn off \`--read-only\` and SERVICE_MCP_READ_ONLY.`,
  );
}

function fromToolsets(given = "default"): ToolName[] {
  const names = splitList(given);
  if (names.length === 0) throw new UsageError("`--toolsets` is empty. Name a toolset.");
  return names.flatMap((name) => {
    const toolset = Object.hasOwn(TOOLSETS, name) ? TOOLSETS[name] : undefined;
    if (toolset) return toolset;
    throw new UsageError(`Unknown toolset \`${name}\`. Toolsets: ${Object.keys(TOOLSETS).join(", ")}.`);
  });
}

function fromNames(given: string): ToolName[] {
  const names = splitList(given);
  if (names.length === 0) throw new UsageError("`--tools` is empty. Name a tool.");
  return names.map((name) => {
    const known = TOOL_NAMES.find((tool) => tool === name);
    if (known) return known;
    throw new UsageError(`Unknown tool \`${name}\`. Tools: ${TOOL_NAMES.join(", ")}.`);
  });
}

const splitList = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** True unless clearly negative: a misspelled value must not disable a safety limit. */
function isEnabled(value = ""): boolean {
  return !/^(0|false|no|off|)$/i.test(value.trim());
}
