import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import type { Prompter } from "../context/context.ts";
import { InterruptedError, UsageError } from "../errors/cli-error.ts";

/** The streams of a terminal. */
interface LineTerminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Prompts for a terminal that cannot move its cursor, such as an editor's: a question and a line of text. A password is not echoed if the
 * input has a raw mode.
 */
export function createLinePrompter(
  signal: AbortSignal,
  { input, output }: LineTerminal = { input: process.stdin, output: process.stderr },
): Prompter {
  const ask = (question: string, isHidden = false): Promise<string> =>
    new Promise((resolve, reject) => {
      output.write(`${question} `);
      // In raw mode readline echoes to its output, which discards it here; otherwise the terminal echoes.
      const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
      const lines = createInterface(isHidden ? { input, output: silent, terminal: true } : { input });
      const interrupt = (): void => reject(new InterruptedError("interrupted"));
      const end = (): void => lines.close();
      signal.addEventListener("abort", end, { once: true });
      lines.once("line", (line) => {
        if (isHidden) output.write("\n");
        resolve(line);
        end();
      });
      lines.once("SIGINT", end);
      lines.once("close", () => {
        signal.removeEventListener("abort", end);
        interrupt();
      });
    });
  return {
    password: (message) => ask(message, true),
    input: (message) => ask(message),
    confirm: async (message) => /^y(es)?$/i.test((await ask(`${message} (y/N)`)).trim()),
    pick: () => Promise.reject(new UsageError("This terminal cannot show a list to pick from.", "Write an id.")),
  };
}
