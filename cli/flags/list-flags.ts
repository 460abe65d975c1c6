import { type Command, Option } from "commander";
import type { QueryParameter } from "../generated/parameters.ts";
import { flagName } from "../text/flag-name.ts";
import { parseBoolean, parseCount, parseNumber } from "../text/parsers.ts";
import { DATE_HELP } from "../time/dates.ts";
import { parametersOf, type QueriedOperation, shortFlag } from "./parameters.ts";

/** Flags of every list that are not the API's filters. */
export interface PaginationFlags {
  page?: number;
  limit?: number;
  all?: boolean;
  maxItems?: number;
  concurrency?: number;
  tz?: string;
}

/** Adds every filter of the API document, with its choices and ranges, and the pagination flags. */
export function addListFlags(command: Command, operation: QueriedOperation): Command {
  const parameters = parametersOf(operation);
  addFilterFlags(
    command,
    parameters.filter(({ name }) => name !== "page" && name !== "limit"),
  );
  const range = (name: string): QueryParameter | undefined => parameters.find((parameter) => parameter.name === name);
  const limit = range("limit");
  const limitHelp = `items per page; default: ${limit?.default}, with --all or --max-items ${limit?.maximum}`;
  command
    .optionsGroup("Pages:")
    .addOption(new Option("-L, --limit <count>", limitHelp).argParser(parseRange(limit)))
    .addOption(
      new Option("--page <number>", "page number").argParser(parseRange(range("page"))).conflicts(["all", "maxItems"]),
    )
    .addOption(new Option("--all", "fetch every page"))
    .addOption(
      new Option("--max-items <count>", "fetch as many pages as needed for this many items").argParser(parseCount(1)),
    )
    .addOption(
      new Option("--concurrency <count>", "pages to prefetch, with --all or --max-items; default: none").argParser(
        parseCount(1, 16),
      ),
    )
    .optionsGroup("Options:");
  return command;
}

/** Adds one flag per query parameter. */
export function addFilterFlags(command: Command, parameters: readonly QueryParameter[]): Command {
  command.optionsGroup("Filters:");
  for (const parameter of parameters) {
    command.addOption(filterOption(parameter));
    const short = shortFlag(parameter.name);
    if (short)
      command.addOption(new Option(`${short} <${valueName(parameter)}>`, `the same as ${flagName(parameter.name)}`));
  }
  if (parameters.some(({ type }) => type === "date"))
    command.addOption(new Option("--tz <zone>", "time zone of dates, e.g. Europe/Berlin; default: UTC"));
  return command.optionsGroup("Options:");
}

function filterOption(parameter: QueryParameter): Option {
  const option = new Option(`${flagName(parameter.name)} <${valueName(parameter)}>`, describe(parameter));
  if (parameter.enum) return option.choices(parameter.enum);
  if (parameter.type === "boolean") return option.argParser(parseBoolean);
  if (parameter.type === "integer" || parameter.type === "number") return option.argParser(parseRange(parameter));
  return option;
}

const valueName = ({ type, name }: QueryParameter): string => VALUE_NAMES[type] ?? name.split("_").at(-1) ?? "value";

const VALUE_NAMES: Partial<Record<QueryParameter["type"], string>> = {
  uuid: "person",
  date: "date",
  boolean: "true|false",
  number: "number",
  integer: "count",
};

const parseRange = (parameter: QueryParameter | undefined): ((text: string) => number) =>
  parameter?.type === "number"
    ? parseNumber(parameter.minimum, parameter.maximum)
    : parseCount(parameter?.minimum ?? 0, parameter?.maximum);

function describe(parameter: QueryParameter): string {
  const sentence = (parameter.description.split(/(?<=\.) /)[0] ?? "").replace(
    / \((ISO 8601|range assumed|assumed)\)/g,
    "",
  );
  const text = sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "");
  if (parameter.type === "uuid") return `${text}: name, email, id or its beginning`;
  if (parameter.type === "date") return `${text}: ${DATE_HELP}`;
  return parameter.default === undefined ? text : `${text}; default: ${parameter.default}`;
}
