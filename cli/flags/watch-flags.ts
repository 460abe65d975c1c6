import type { Command } from "commander";
import { parseSeconds } from "../text/parsers.ts";
import { addFlags } from "./add-flags.ts";

/** Flags of a command that can wait for the service. */
export interface WatchFlags {
  watch?: boolean;
  interval?: number;
}

const DEFAULT_INTERVAL = 5;

/** Adds `--watch` and `--interval`. */
export const addWatchFlags = (command: Command, what: string): Command =>
  addFlags(command, [
    ["--watch", what],
    [
      "--interval <seconds>",
      `with --watch: time between two requests; default: ${DEFAULT_INTERVAL}`,
      { parse: parseSeconds },
    ],
  ]);

/** The time between two requests in milliseconds. */
export const intervalMs = ({ interval = DEFAULT_INTERVAL }: WatchFlags): number => interval * 1000;
