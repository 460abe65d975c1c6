import { type Command, Option } from "commander";
import type { ConnectionOptions } from "../client/connection-options.ts";
import { parseCount, parseSeconds } from "../text/parsers.ts";
import { addFlags } from "./add-flags.ts";

/** Flags of every command, before or after its name. */
export interface GlobalFlags extends ConnectionOptions {
  color?: boolean;
}

/** Adds the global flags to the root command. */
export const addGlobalFlags = (program: Command): Command =>
  addFlags(
    program
      .optionsGroup("Global options:")
      .addOption(new Option("--profile <profile>", "profile to use").env("SVC_PROFILE").helpGroup("Global options:")),
    [
      ["--base-url <url>", "base URL of the API, with or without /api/v1"],
      ["--timeout <seconds>", "time limit for one attempt of a request; default: 30", { parse: parseSeconds }],
      ["--retries <count>", "retries of a failed request; default: 2", { parse: parseCount(0, 10) }],
      ["--color", "use color even if the output is not a terminal"],
      // Beside --color there is no default: neither says yes nor no.
      ["--no-color", "disable color"],
      ["--debug", "trace every request on stderr, with the key masked"],
      ["--allow-incomplete", "take whole lists of which the service gives fewer rows than its total"],
      ["--copy <copy>", "read from a copy of `svc sync`, brought up to date first"],
      ["--no-copy", "ask the service, also where the profile names a copy"],
      ["--insecure-http", "allow http:// to other hosts (the key is sent unencrypted)"],
    ],
  );
