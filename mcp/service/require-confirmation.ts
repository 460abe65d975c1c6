import type { ToolContext } from "../context/tool.ts";
import { ToolError } from "../errors/tool-error.ts";

/**
 * Asks the user before a change, where the client can ask.
 *
 * @throws ToolError when the user declines
 */
export async function requireConfirmation(question: string, { confirm }: ToolContext): Promise<void> {
  if (await confirm(question)) return;
  throw new ToolError({
    message: "The user declined: nothing was changed. Do not call again unless the user asks for it.",
    code: "declined",
    retryable: false,
  });
}
