import { Transform } from "node:stream";
import confirm from "@inquirer/confirm";
import input from "@inquirer/input";
import password from "@inquirer/password";
import search from "@inquirer/search";
import type { Choice, Prompter } from "../context/context.ts";
import { InterruptedError } from "../errors/cli-error.ts";
import { toAscii } from "../text/ascii.lazy.ts";
import { isUnicode } from "../text/is-unicode.ts";
import { chooseStyle, type Style } from "../text/style.ts";
import { createLinePrompter } from "./line-prompter.ts";

/** Prompts on standard error: standard output carries only data. */
export async function createTerminalPrompter(signal: AbortSignal): Promise<Prompter> {
  if (process.env["TERM"] === "dumb") return createLinePrompter(signal);
  const output = isUnicode(process.env) ? process.stderr : createAsciiStream(process.stderr);
  const theme = toTheme(await chooseStyle({ env: process.env, isTerminal: process.stderr.isTTY }));
  const context = { output, signal };
  return {
    password: (message) => interruptible(password({ message, mask: true, theme }, context)),
    input: (message) => interruptible(input({ message, theme }, context)),
    pick: (message, find) => {
      const config = {
        message,
        source: toSource(find),
        theme,
        // Read whenever the list is drawn: one longer than the terminal would leave copies of itself behind.
        get pageSize() {
          return Math.max(1, Math.min(10, (process.stderr.rows || 24) - LINES_AROUND_LIST));
        },
      };
      return interruptible(search(config, context));
    },
    confirm: (message) => interruptible(confirm({ message, default: false, theme }, context)),
  };
}

/** The question above the list; below it a preview of up to five lines, an empty one before it, and the keys. */
const LINES_AROUND_LIST = 9;

/** Maps the library's styles to ours: some of its own 16 colors cannot be read on white. */
const toTheme = ({ bold, dim, red, green, cyan }: Style) => ({
  prefix: { idle: cyan("?"), done: green("\u2714") },
  style: {
    message: (text: string) => bold(text),
    answer: cyan,
    error: (text: string) => red(`> ${text}`),
    defaultAnswer: (text: string) => dim(`(${text})`),
    help: dim,
    key: (text: string) => bold(`<${text}>`),
    highlight: bold,
    disabled: (text: string) => dim(`- ${text}`),
    searchTerm: cyan,
    // A preview is text to read.
    description: (text: string) => text,
    keysHelpTip: (keys: readonly (readonly [key: string, action: string])[]) =>
      keys.map(([key, action]) => `${bold(key)} ${dim(action)}`).join(dim(" \u2022 ")),
  },
});

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

/** Standard error as an ASCII stream, for a library that writes to a terminal that is not UTF-8. */
function createAsciiStream(terminal: NodeJS.WriteStream): NodeJS.WritableStream {
  const stream = new Transform({
    decodeStrings: false,
    transform: (chunk: string | Buffer, _encoding, done) => done(null, toAscii(String(chunk))),
  });
  stream.pipe(terminal, { end: false });
  // The library reads the terminal's size from the stream.
  return Object.defineProperty(stream, "columns", { get: () => terminal.columns });
}
