import { InterruptedError } from "../errors/cli-error.ts";
import type { Prompter } from "./prompter.ts";

/** Prompts on standard error: standard output carries data alone. */
export async function createTerminalPrompter(signal: AbortSignal): Promise<Prompter> {
  const { promptEngine } = await import("../engines/prompts.ts");
  const context = { output: process.stderr, signal };
  return {
    password: (message) => interruptible(promptEngine.password({ message, mask: true }, context)),
    input: (message) => interruptible(promptEngine.input({ message }, context)),
    confirm: (message) => interruptible(promptEngine.confirm({ message, default: false }, context)),
  };
}

/** In raw mode Ctrl-C arrives as a key, not as a signal: both end in the same error. */
async function interruptible<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && /^(ExitPromptError|AbortPromptError)$/.test(error.name))
      throw new InterruptedError("interrupted");
    throw error;
  }
}
