import type { CallToolResult } from "@modelcontextprotocol/server";
import { writeAnswer } from "../answer/write-answer.ts";
import { writeFailure } from "../answer/write-failure.ts";
import { describeFailure } from "../errors/describe-failure.ts";
import { ToolError } from "../errors/tool-error.ts";
import type { ToolContext } from "../registry/tool.ts";
import { TOOLS } from "../registry/tools.ts";
import type { Session } from "../service/session.ts";
import type { ToolName } from "../settings/tool-names.ts";

/** One call of a tool. */
export interface ToolCall {
  name: ToolName;
  given: Readonly<Record<string, unknown>>;
  signal: AbortSignal;
  reportProgress: ToolContext["reportProgress"];
}

/** Runs a tool and writes down what it found, or why it could not. */
export async function callTool({ name, given, ...call }: ToolCall, session: Session): Promise<CallToolResult> {
  try {
    const { transcripts, knownIds } = session;
    const context: ToolContext = { ...call, transcripts, knownIds, svc: session.svc() };
    const answer = await TOOLS[name].run(given, context);
    const written = writeAnswer(answer, session.drawMark);
    if (written) return { ...written };
    throw new ToolError({
      message: `${name} failed: the answer is too long, even shortened. Ask for less, e.g. with a smaller limit.`,
      code: "too_long",
      retryable: false,
    });
  } catch (error) {
    return { ...writeFailure(describeFailure(error, name)) };
  }
}
