import { type Command, Option } from "commander";
import type { QueryParameter } from "../generated/parameters.ts";
import { flagName } from "../text/flag-name.ts";
import { parseBoolean, parseCount, parseNumber } from "../text/parsers.ts";
import { DATE_HELP } from "../time/dates.ts";
import { DEFAULT_CONCURRENCY } from "../vocabulary/vocabulary.ts";
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
  if (parameters.some(({ type }) => type === "date")) addPeriodFlags(command);
  return command.optionsGroup("Options:");
}

/** Adds the ways to name a period by one word, beside `--from` and `--to`. */
export const addPeriodFlags = (command: Command, defaultLast = ""): Command =>
  command
    .addOption(
      new Option(
        "--last <period>",
        `7d, 30d, 4w up to now; or week, month, quarter: the last whole one${defaultLast && `; default: ${defaultLast}`}`,
      ),
    )
    .addOption(new Option("--week [week]", "this calendar week in --tz, or one by name: 2026-W47"))
    .addOption(new Option("--month [month]", "this calendar month in --tz, or one by name: 2026-11"))
    .addOption(new Option("--tz <zone>", "time zone of dates, e.g. Europe/Berlin; default: UTC"));

/** `--concurrency`, of a command that reads many objects. */
export const concurrencyOption = (what: string): Option =>
  new Option("--concurrency <count>", `${what}; default: ${DEFAULT_CONCURRENCY}`).argParser(parseCount(1, 16));

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
