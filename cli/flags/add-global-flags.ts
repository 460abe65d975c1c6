import { type Command, Option } from "commander";
import { parseCount, parseSeconds } from "../text/parsers.ts";

/** Adds the global flags to the root command. */
export function addGlobalFlags(program: Command): Command {
  return program
    .optionsGroup("Global options:")
    .addOption(new Option("--profile <profile>", "profile to use").env("SVC_PROFILE").helpGroup("Global options:"))
    .addOption(new Option("--base-url <url>", "base URL of the API, with or without /api/v1"))
    .addOption(
      new Option("--timeout <seconds>", "time limit for one attempt of a request; default: 30").argParser(parseSeconds),
    )
    .addOption(new Option("--retries <count>", "retries of a failed request; default: 2").argParser(parseCount(0, 10)))
    .addOption(new Option("--color", "use color even if the output is not a terminal"))
    .addOption(new Option("--no-color", "disable color").default(undefined))
    .addOption(new Option("--debug", "trace every request on stderr, with the key masked"))
    .addOption(
      new Option("--allow-incomplete", "take whole lists of which the service gives fewer rows than its total"),
    )
    .addOption(new Option("--copy <copy>", "read from a copy of `svc sync`, brought up to date first"))
    .addOption(new Option("--no-copy", "ask the service, also where the profile names a copy").default(undefined))
    .addOption(new Option("--insecure-http", "allow http:// to other hosts (the key is sent unencrypted)"));
}
