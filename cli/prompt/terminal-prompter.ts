import type { Choice, Prompter } from "../context/prompter.ts";
import { InterruptedError } from "../errors/cli-error.ts";
import { isUnicode } from "../text/is-unicode.ts";

/** Prompts on standard error: standard output carries only data. */
export async function createTerminalPrompter(signal: AbortSignal): Promise<Prompter> {
  const prompts = await import("./prompts.lazy.ts");
  const output = isUnicode(process.env) ? process.stderr : prompts.createAsciiStream(process.stderr);
  const context = { output, signal };
  return {
    password: (message) => interruptible(prompts.password({ message, mask: true }, context)),
    input: (message) => interruptible(prompts.input({ message }, context)),
    pick: (message, search) =>
      interruptible(prompts.search({ message, source: toSource(search), pageSize: 10 }, context)),
    confirm: (message) => interruptible(prompts.confirm({ message, default: false }, context)),
  };
}

const toSource =
  <Value>(search: (typed: string) => Promise<readonly Choice<Value>[]>) =>
  async (typed: string | undefined) =>
    (await search(typed ?? "")).map(({ value, name, picked, preview }) => ({
      value,
      name,
      short: picked,
      description: preview,
    }));

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
