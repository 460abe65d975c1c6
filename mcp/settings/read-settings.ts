import { UsageError } from "../errors/usage-error.ts";
import { parseFlags } from "./parse-flags.ts";
import type { Environment, Settings } from "./settings.ts";
import { TOOL_NAMES, TOOLSETS, type ToolName, WRITING_TOOLS } from "./tool-names.ts";

/** Flags of `svc-mcp`. */
export const SERVE_FLAGS = {
  "read-only": { type: "boolean" },
  toolsets: { type: "string" },
  tools: { type: "string" },
} as const;

/**
 * How to serve, from flags and environment.
 *
 * @throws UsageError when a flag is unknown or does not fit
 */
export function readSettings(argv: readonly string[], environment: Environment): Settings {
  const { values: flags } = parseFlags({ args: [...argv], options: SERVE_FLAGS });
  const readOnly = flags["read-only"] === true || isOn(environment["SERVICE_MCP_READ_ONLY"]);
  return {
    apiKey: readVariable(environment["SERVICE_API_KEY"]),
    apiUrl: readVariable(environment["SERVICE_API_URL"]),
    readOnly,
    tools: selectTools({ toolsets: flags.toolsets, tools: flags.tools, readOnly }),
  };
}

// `<API_KEY>` and `{base_url}` stand in an entry that nobody has filled in; assistants leave `${…}` where they do not know a variable.
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

/** The tools that flags and read-only mode leave, in the registry's order. */
function selectTools({ toolsets, tools, readOnly }: ToolChoice): ToolName[] {
  if (toolsets !== undefined && tools !== undefined) {
    throw new UsageError("Give `--toolsets` or `--tools`, not both.");
  }
  const wanted = new Set(tools === undefined ? fromToolsets(toolsets) : fromNames(tools));
  const offered = TOOL_NAMES.filter((name) => wanted.has(name) && !(readOnly && WRITING_TOOLS.includes(name)));
  if (offered.length > 0) return offered;
  // An assistant would show such a server as healthy.
  throw new UsageError(
    `Nothing is left to offer: read-only mode leaves out ${[...wanted].join(", ")}. Name a tool that reads, or leave out \`--read-only\` and SERVICE_MCP_READ_ONLY.`,
  );
}

function fromToolsets(given = "default"): ToolName[] {
  const names = splitList(given);
  if (names.length === 0) throw new UsageError("`--toolsets` names no toolset.");
  return names.flatMap((name) => {
    const toolset = Object.hasOwn(TOOLSETS, name) ? TOOLSETS[name] : undefined;
    if (toolset) return toolset;
    throw new UsageError(`Unknown toolset \`${name}\`. Toolsets: ${Object.keys(TOOLSETS).join(", ")}.`);
  });
}

function fromNames(given: string): ToolName[] {
  const names = splitList(given);
  if (names.length === 0) throw new UsageError("`--tools` names no tool.");
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

/** Anything but a plain no: a boundary that somebody meant to draw must not be missing for the spelling of its value. */
function isOn(value = ""): boolean {
  return !/^(0|false|no|off|)$/i.test(value.trim());
}
