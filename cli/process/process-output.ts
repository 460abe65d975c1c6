import type { TextOutput } from "../context/context.ts";
import { CliError, OutputClosedError } from "../errors/cli-error.ts";
import { systemReason } from "../files/system-reason.ts";

/** The part of a stream that an output needs. */
export interface WritableText {
  write(text: string, done: (error?: Error | null) => void): boolean;
  on(event: "error", listener: (error: Error) => void): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

/** Width of a terminal that does not tell its own, or tells 0. */
const DEFAULT_COLUMNS = 80;

/**
 * A stream as an output. Every write waits until the text has been taken: a slow reader slows us down instead of filling our
 * memory, and nothing is cut off at the end. `onClosed` is called when the reader has gone.
 */
export function createOutput(stream: WritableText, onClosed: (error: OutputClosedError) => void): TextOutput {
  // Without a listener a closed pipe is an uncaught exception.
  stream.on("error", () => undefined);
  return {
    write: (text) =>
      new Promise((resolve, reject) => {
        if (text === "") return resolve();
        stream.write(text, (error) => {
          if (!error) return resolve();
          if (!isClosed(error)) return reject(unwritableOutput(error));
          const closed = new OutputClosedError("Nobody reads the output any more.");
          onClosed(closed);
          reject(closed);
        });
      }),
    get isTerminal() {
      return stream.isTTY === true;
    },
    get columns() {
      return stream.isTTY ? stream.columns || DEFAULT_COLUMNS : undefined;
    },
    get rows() {
      return stream.isTTY ? stream.rows : undefined;
    },
  };
}

/** What a write meets when the reader has gone: the first one, and those behind it. */
const CLOSED_CODES = ["EPIPE", "ERR_STREAM_DESTROYED", "ECONNRESET", "EOF"];

const isClosed = (error: NodeJS.ErrnoException): boolean => CLOSED_CODES.includes(error.code ?? "");

const unwritableOutput = (error: Error): CliError =>
  new CliError(`Cannot write to standard output: ${systemReason(error)}.`, {
    code: "output_unwritable",
    hint: "Make room, or write elsewhere.",
  });
