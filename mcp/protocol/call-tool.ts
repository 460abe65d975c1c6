import type { CallToolResult } from "@modelcontextprotocol/server";
import type { ToolContext } from "../context/tool.ts";
import { ToolError } from "../errors/tool-error.ts";
import { TOOLS } from "../registry/tools.ts";
import { writeFailure } from "../response/write-failure.ts";
import { writeResponse } from "../response/write-response.ts";
import { describeFailure } from "../service/describe-failure.ts";
import type { Session } from "../service/session.ts";
import type { ToolName } from "../settings/tool-names.ts";

/** A tool call. */
export interface ToolCall {
  name: ToolName;
  given: Readonly<Record<string, unknown>>;
  signal: AbortSignal;
  reportProgress: ToolContext["reportProgress"];
}

/** Runs a tool and renders its response or its failure. */
export async function callTool({ name, given, ...call }: ToolCall, session: Session): Promise<CallToolResult> {
  try {
    const { transcripts, knownIds } = session;
    const context: ToolContext = { ...call, transcripts, knownIds, svc: session.svc() };
    const response = await TOOLS[name].run(given, context);
    const written = writeResponse(response, session.drawMark);
    if (written) return { ...written };
    throw new ToolError({
      message: `${name} failed: the result is too long, even when shortened. Ask for less, e.g. with a smaller limit.`,
      code: "too_long",
      retryable: false,
    });
  } catch (error) {
    return { ...writeFailure(describeFailure(error, name)) };
  }
}
