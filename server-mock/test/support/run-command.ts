import type { CommandContext } from "../../program/context.ts";
import { runProgram } from "../../program/program.ts";

interface Ran {
  code: number;
  output: string[];
  notes: string[];
  /** Both, in their order. */
  lines: string[];
}

interface Surroundings extends Partial<Pick<CommandContext, "environment" | "ask">> {
  untilStopped?: (ran: Ran) => Promise<void>;
  onLine?: (line: string) => void;
}

/** Runs a command line of `svc-server` in this process. By default nobody stops it. */
export async function runCommand(
  words: readonly string[],
  { onLine, untilStopped = () => new Promise(() => undefined), environment = {}, ...more }: Surroundings = {},
): Promise<Ran> {
  const ran: Ran = { code: 0, output: [], notes: [], lines: [] };
  const into = (list: string[]) => (line: string) => {
    list.push(line);
    ran.lines.push(line);
    onLine?.(line);
  };
  const streams = { print: into(ran.output), note: into(ran.notes) };
  ran.code = await runProgram({ ...streams, ...more, environment, untilStopped: () => untilStopped(ran) }, [...words]);
  return ran;
}
