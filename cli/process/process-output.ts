import type { TextOutput } from "../context/context.ts";
import { CliError, OutputClosedError } from "../errors/cli-error.ts";
import { systemReason } from "../files/system-reason.ts";
import { isUnicode } from "../text/is-unicode.ts";

/** The stream methods that an output needs. */
export interface WritableText {
  write(text: string, done: (error?: Error | null) => void): boolean;
  on(event: "error", listener: (error: Error) => void): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

/** Width of a terminal that reports none, or 0. */
const DEFAULT_COLUMNS = 80;

/** Settings of an output besides its stream. */
interface OutputSettings {
  env: Readonly<Record<string, string | undefined>>;
  /** Called when the reader is gone. */
  onClosed(error: OutputClosedError): void;
}

/**
 * A stream as an output. Every write waits until the text is consumed (backpressure), and nothing is lost at exit. A terminal that is not
 * UTF-8 gets ASCII; files and pipes never do.
 */
export function createOutput(stream: WritableText, { env, onClosed }: OutputSettings): TextOutput {
  // Without a listener a closed pipe is an uncaught exception.
  stream.on("error", () => undefined);
  const write = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      if (text === "") return resolve();
      stream.write(text, (error) => {
        if (!error) return resolve();
        if (!isClosed(error)) return reject(unwritableOutput(error));
        const closed = new OutputClosedError("The reader of the output is gone.");
        onClosed(closed);
        reject(closed);
      });
    });
  return {
    write: stream.isTTY && !isUnicode(env) ? async (text) => write(await asAscii(text)) : write,
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

/** Text for a terminal that is not UTF-8. */
export const asAscii = async (text: string): Promise<string> => (await import("../text/ascii.lazy.ts")).toAscii(text);

/** Error codes of writes after the reader is gone: the first write, and later ones. */
const CLOSED_CODES = ["EPIPE", "ERR_STREAM_DESTROYED", "ECONNRESET", "EOF"];

const isClosed = (error: NodeJS.ErrnoException): boolean => CLOSED_CODES.includes(error.code ?? "");

const unwritableOutput = (error: Error): CliError =>
  new CliError(`Cannot write to standard output: ${systemReason(error)}.`, {
    code: "output_unwritable",
    hint: "Free some space, or write somewhere else.",
  });
