import { type ParseArgsConfig, parseArgs } from "node:util";
import { UsageError } from "../errors/usage-error.ts";

/**
 * Parses command-line arguments with `node:util`.
 *
 * @throws UsageError when a flag is unknown or invalid
 */
export function parseFlags<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // The rest explains how to pass a positional that starts with a dash, which never applies here.
    const reason = error instanceof Error ? error.message.replace(/\. To specify.*/s, "") : String(error);
    throw new UsageError(`${reason}. See svc-mcp --help.`);
  }
}
