import { type Command, Option } from "commander";
import { parseSeconds } from "../text/parsers.ts";

/** Flags of a command that can wait for the service. */
export interface WatchFlags {
  watch?: boolean;
  interval?: number;
}

const DEFAULT_INTERVAL = 5;

/** Adds `--watch` and `--interval`. */
export const addWatchFlags = (command: Command, what: string): Command =>
  command
    .addOption(new Option("--watch", what))
    .addOption(
      new Option(
        "--interval <seconds>",
        `with --watch: time between two requests; default: ${DEFAULT_INTERVAL}`,
      ).argParser(parseSeconds),
    );

/** The time between two requests in milliseconds. */
export const intervalMs = ({ interval = DEFAULT_INTERVAL }: WatchFlags): number => interval * 1000;
