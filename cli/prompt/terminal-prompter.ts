import type { Prompter } from "../context/prompter.ts";
import { InterruptedError } from "../errors/cli-error.ts";

/** Prompts on standard error: standard output carries only data. */
export async function createTerminalPrompter(signal: AbortSignal): Promise<Prompter> {
  const prompts = await import("./prompts.lazy.ts");
  const context = { output: process.stderr, signal };
  return {
    password: (message) => interruptible(prompts.password({ message, mask: true }, context)),
    input: (message) => interruptible(prompts.input({ message }, context)),
    confirm: (message) => interruptible(prompts.confirm({ message, default: false }, context)),
  };
}

/** In raw mode Ctrl-C arrives as a key press, not as a signal: both end in the same error. */
async function interruptible<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && /^(ExitPromptError|AbortPromptError)$/.test(error.name))
      throw new InterruptedError("interrupted");
    throw error;
  }
}
