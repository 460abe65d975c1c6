import type { Command } from "commander";
import { UsageError } from "../errors/cli-error.ts";
import { OUTPUT_FORMATS } from "../output/formatter.ts";
import { addFlagGroup, addFlags, type FlagDefinition } from "./add-flags.ts";

/** Adds `-o`, `--json`, `--fields`, `--jq` and the other flags of commands that print data in every format. */
export const addOutputFlags = (command: Command): Command =>
  addFlagGroup(command, "Output:", [
    [
      "-o, --output <format>",
      "format; default: table on a terminal, tsv without a header elsewhere",
      { choices: OUTPUT_FORMATS },
    ],
    ["--json", "print the API's data as JSON; same as -o json"],
    ...CHOICE_FLAGS,
    ["--no-header", "omit the header line of table, csv and tsv"],
    ["--no-pager", "do not use a pager"],
  ]);

/** Splits `--fields id,scenario.name`; rejects an empty name. */
function parseFields(list: string): string[] {
  const fields = list.split(",").map((field) => field.trim());
  if (fields.includes("")) throw new UsageError("Expected --fields to be names separated by commas.");
  return [...new Set(fields)];
}

/** `--fields` and `--jq`, of every command that prints something. */
export const CHOICE_FLAGS: readonly FlagDefinition[] = [
  ["--fields <names>", "only these fields, e.g. id,status,scenario.name", { parse: parseFields }],
  ["--jq <expression>", "filter the JSON with jq; strings are printed without quotes"],
];

/** Adds `--json`, `--fields` and `--jq` to a command that prints its outcome, or one value. */
export const addOutcomeFlags = (command: Command): Command =>
  addFlags(command, [["--json", "print it as JSON on standard output"], ...CHOICE_FLAGS]);
