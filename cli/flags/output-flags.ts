import { type Command, Option } from "commander";
import { UsageError } from "../errors/cli-error.ts";
import { OUTPUT_FORMATS } from "../output/formatter.ts";

/** Adds `-o`, `--json`, `--fields`, `--jq` and `--no-header`. */
export function addOutputFlags(command: Command): Command {
  return command
    .optionsGroup("Output:")
    .addOption(
      new Option(
        "-o, --output <format>",
        "format; default: table on a terminal, tsv without a header elsewhere",
      ).choices(OUTPUT_FORMATS),
    )
    .addOption(new Option("--json", "print the API's data as JSON; same as -o json"))
    .addOption(fieldsOption())
    .addOption(jqOption())
    .addOption(new Option("--no-header", "omit the header line of table, csv and tsv"))
    .addOption(new Option("--no-pager", "do not use a pager"))
    .optionsGroup("Options:");
}

/** `--fields`, of every command that prints data. */
export const fieldsOption = (): Option =>
  new Option("--fields <names>", "only these fields, e.g. id,status,scenario.name").argParser(parseFields);

/** `--jq`, of every command that prints data. */
export const jqOption = (): Option =>
  new Option("--jq <expression>", "filter the JSON with jq; strings are printed without quotes");

/** Splits `--fields id,scenario.name`; rejects an empty name. */
function parseFields(list: string): string[] {
  const fields = list.split(",").map((field) => field.trim());
  if (fields.includes("")) throw new UsageError("Expected --fields to be names separated by commas.");
  return [...new Set(fields)];
}
