import { type ParseArgsConfig, parseArgs } from "node:util";
import { UsageError } from "../errors/usage-error.ts";

/**
 * Words of a command line, as `node:util` reads them.
 *
 * @throws UsageError when a flag is unknown or does not fit
 */
export function parseFlags<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // What follows tells how to pass a word that begins with a dash, which is never meant here.
    const reason = error instanceof Error ? error.message.replace(/\. To specify.*/s, "") : String(error);
    throw new UsageError(`${reason}. See svc-mcp --help.`);
  }
}
