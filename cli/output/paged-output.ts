import type { Context, PagerOutput, TextOutput } from "../context/context.ts";
import type { OutputFormat } from "./formatter.ts";
import { screenSafe } from "./screen-safe.ts";

/** An output that starts a pager once the text is longer than the screen. */
export interface PagedOutput {
  write(text: string): Promise<void>;
  /** Whether the pager is running. */
  isPaging(): boolean;
  /** Prints the buffered text, or waits until the pager is closed. */
  finish(): Promise<void>;
}

/** The pager's command line: `SVC_PAGER`, the profile, `PAGER`, `less`. Undefined for none (`cat`, an empty value). */
export function pagerCommand(env: Context["env"], configured: string | undefined): string | undefined {
  const command = (env["SVC_PAGER"] ?? configured ?? env["PAGER"] ?? "less").trim();
  return command === "" || command === "cat" ? undefined : command;
}

/** Buffers text until it is longer than the screen, then hands it to the pager; `false` for no pager. */
export function createPagedOutput(context: Context, configured: string | false | undefined): PagedOutput {
  const { stdout } = context;
  const command = configured !== false && isInteractive(context) ? pagerCommand(context.env, configured) : undefined;
  if (command === undefined)
    return { write: (text) => stdout.write(text), isPaging: () => false, finish: async () => undefined };
  let held = "";
  let pager: PagerOutput | undefined;
  return {
    async write(text) {
      if (pager) return pager.write(text);
      held += text;
      if (countLines(held) < (stdout.rows ?? 24)) return;
      pager = await context.programs.page(command, { columns: stdout.columns, rows: stdout.rows });
      await pager.write(held);
    },
    isPaging: () => pager !== undefined,
    finish: () => (pager ? pager.close() : stdout.write(held)),
  };
}

/** The output for data in a format: tables are paged, anything else is escaped for a terminal. */
export function createDataOutput(
  context: Context,
  format: OutputFormat,
  configured: string | false | undefined,
): PagedOutput {
  if (format === "table") return createPagedOutput(context, configured);
  const output = createPagedOutput(context, false);
  return { ...output, write: (text) => output.write(screenSafe(context, text)) };
}

const isInteractive = ({
  stdout,
  stdin,
  env,
}: {
  stdout: TextOutput;
  stdin: Context["stdin"];
  env: Context["env"];
}): boolean => stdout.isTerminal && stdin.isTerminal && env["TERM"] !== "dumb";

function countLines(text: string): number {
  let lines = 0;
  for (let index = text.indexOf("\n"); index !== -1; index = text.indexOf("\n", index + 1)) lines += 1;
  return lines;
}
