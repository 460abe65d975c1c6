import type { Command } from "commander";
import type { QueryParameter } from "../generated/parameters.ts";
import { flagName } from "../text/flag-name.ts";
import { parseBoolean, parseCount, parseNumber } from "../text/parsers.ts";
import { DATE_HELP } from "../time/dates.ts";
import { DEFAULT_CONCURRENCY } from "../vocabulary/vocabulary.ts";
import { addFlagGroup, type FlagDefinition } from "./add-flags.ts";
import { flagAttribute, OWN_TIME, parametersOf, type QueriedOperation, shortFlag } from "./parameters.ts";

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
  const range = (name: string): QueryParameter | undefined => parameters.find((parameter) => parameter.name === name);
  const limit = range("limit");
  const limitHelp = `items per page; default: ${limit?.default}, with --all or --max-items ${limit?.maximum}`;
  return addFlagGroup(addFiltersOf(command, operation), "Pages:", [
    ["-L, --limit <count>", limitHelp, { parse: parseRange(limit) }],
    ["--page <number>", "page number", { parse: parseRange(range("page")), conflicts: ["all", "maxItems"] }],
    ["--all", "fetch every page"],
    ["--max-items <count>", "fetch as many pages as needed for this many items", { parse: parseCount(1) }],
    concurrencyFlag("pages at the same time, with --all or --max-items"),
  ]);
}

/** Adds a flag for each filter of an operation: all parameters but those of pagination, or the named ones. */
export function addFiltersOf(command: Command, operation: QueriedOperation, names?: readonly string[]): Command {
  const filters = parametersOf(operation).filter(({ name }) => names?.includes(name) ?? !/^(page|limit)$/.test(name));
  const flags = filters.flatMap((parameter): FlagDefinition[] => {
    const value = valueName(parameter);
    const short = shortFlag(parameter.name);
    return [
      [`${flagName(parameter.name)} <${value}>`, describe(parameter), limitsOf(parameter)],
      ...(short
        ? [
            [
              `${short} <${value}>`,
              `the same as ${flagName(parameter.name)}`,
              { conflicts: flagAttribute(parameter.name) },
            ] as const,
          ]
        : []),
    ];
  });
  addFlagGroup(command, "Filters:", [...flags, ...(filters.some(isDate) ? periodFlags() : [])]);
  return OWN_TIME[operation] === undefined
    ? command
    : addFlagGroup(command, "Filters:", [...DATE_FLAGS, ...periodFlags()]);
}

const isDate = ({ type }: QueryParameter): boolean => type === "date";

const DATE_FLAGS: readonly FlagDefinition[] = [
  ["--from <date>", `created after this date: ${DATE_HELP}; every page is read, since the API has no such filter`],
  ["--to <date>", "created before this date"],
];

/** Flags that name a period, besides `--from` and `--to`. */
export const periodFlags = (defaultLast = ""): readonly FlagDefinition[] => [
  [
    "--last <period>",
    `7d, 30d, 4w up to now; or week, month, quarter: the last whole one${defaultLast && `; default: ${defaultLast}`}`,
  ],
  ["--week [week]", "this calendar week in --tz, or one by name: 2026-W47"],
  ["--month [month]", "this calendar month in --tz, or one by name: 2026-11"],
  ["--tz <zone>", "time zone of dates, e.g. Europe/Berlin; default: UTC"],
];

/** `--concurrency`, for commands that send many requests. */
export const concurrencyFlag = (what: string): FlagDefinition => [
  "--concurrency <count>",
  `${what}; default: ${DEFAULT_CONCURRENCY}`,
  { parse: parseCount(1, 16) },
];

function limitsOf(parameter: QueryParameter): NonNullable<FlagDefinition[2]> {
  if (parameter.enum) return { choices: parameter.enum };
  if (parameter.type === "boolean") return { parse: parseBoolean };
  return parameter.type === "integer" || parameter.type === "number" ? { parse: parseRange(parameter) } : {};
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

function describe({ description, type, default: value }: QueryParameter): string {
  if (type === "uuid") return `${description}: name, email, id or id prefix`;
  if (type === "date") return `${description}: ${DATE_HELP}`;
  return value === undefined ? description : `${description}; default: ${value}`;
}
