import { createProcessContext } from "./process/process-context.ts";
import { run } from "./run.ts";

/** Everything but `--version`: runs the command line in this process and returns the exit code. */
export const startApp = (argv: readonly string[]): Promise<number> => run(createProcessContext(), argv);
