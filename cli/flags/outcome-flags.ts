import { type Command, Option } from "commander";
import type { OutcomeOptions } from "../output/print-outcome.ts";
import { fieldsOption, jqOption } from "./output-flags.ts";

/** Flags of a command that has no data to print, only what it did. */
export type OutcomeFlags = OutcomeOptions;

/** Adds `--json`, `--fields` and `--jq` to a command that has no data to print. */
export const addOutcomeFlag = (command: Command): Command =>
  command
    .addOption(new Option("--json", "print what was done as JSON on standard output"))
    .addOption(fieldsOption())
    .addOption(jqOption());
