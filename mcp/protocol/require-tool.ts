import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { Policy } from "../settings/policy.ts";
import { TOOL_NAMES, type ToolName, WRITING_TOOLS } from "../settings/tool-names.ts";

const MAX_SHOWN_NAME = 60;

/**
 * Looks up an offered tool by name.
 *
 * @throws ProtocolError when it is not offered, so that the assistant does not mistake a missing tool for a failed call
 */
export function requireTool(name: string, policy: Policy): ToolName {
  const offered = policy.tools.find((tool) => tool === name);
  if (offered) return offered;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, explain(name, policy));
}

function explain(name: string, { tools, readOnly }: Policy): string {
  const known = TOOL_NAMES.find((tool) => tool === name);
  if (known && readOnly && WRITING_TOOLS.includes(known))
    return `Tool ${known} is not offered: this server is read-only.`;
  if (known) return `Tool ${known} is not offered: this server was started without it.`;
  const shown = name.replace(/[^\w.-]/g, "?").slice(0, MAX_SHOWN_NAME);
  return `Unknown tool: ${shown}. Tools: ${tools.join(", ")}.`;
}
