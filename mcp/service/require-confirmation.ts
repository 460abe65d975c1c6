import type { ToolContext } from "../context/tool.ts";
import { ToolError } from "../errors/tool-error.ts";

/**
 * Asks the user to confirm a change, if the client can ask.
 *
 * @throws ToolError if the user declines, or can no longer be asked
 */
export async function requireConfirmation(question: string, { confirm }: ToolContext): Promise<void> {
  const confirmed = await confirm(question);
  if (confirmed === true) return;
  if (confirmed === undefined) {
    throw new ToolError({
      message:
        "Nothing was changed: the user must confirm this, and the session in which this server can ask has ended. Ask the user to reconnect to this server, then call again.",
      code: "session_ended",
      retryable: false,
    });
  }
  throw new ToolError({
    message: "The user declined: nothing was changed. Do not call again unless the user asks for it.",
    code: "declined",
    retryable: false,
  });
}
