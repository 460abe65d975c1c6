import type { CallToolResult } from "@modelcontextprotocol/server";
import { isConfirmationRequired } from "../errors/confirmation-required.ts";
import { TOOLS } from "../registry/generated/tools.ts";
import { writeFailure } from "../response/write-failure.ts";
import { writeResponse } from "../response/write-response.ts";
import { type CallScope, createContext } from "../service/call-context.ts";
import { describeFailure } from "../service/describe-failure.ts";
import type { Session } from "../service/session.ts";
import type { ToolName } from "../settings/tool-names.ts";

/** A tool call. */
export interface ToolCall extends CallScope {
  name: ToolName;
  given: Readonly<Record<string, unknown>>;
}

/** Runs a tool and renders its response or its failure. */
export async function callTool({ name, given, ...scope }: ToolCall, session: Session): Promise<CallToolResult> {
  try {
    const response = await TOOLS[name].run(given, createContext(session, scope));
    return { ...writeResponse(response, session.drawMark) };
  } catch (error) {
    if (isConfirmationRequired(error)) throw error;
    return { ...writeFailure(describeFailure(error, name, session.policy), session.drawMark) };
  }
}
