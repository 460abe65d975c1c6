import { isUuid } from "../../core/ids/uuid.ts";
import type { Period } from "../../core/periods/period.ts";
import type { ConnectionOptions } from "../client/connection-options.ts";
import { openClient } from "../client/open-client.ts";
import type { Context } from "../context/context.ts";
import { CliError, UsageError } from "../errors/cli-error.ts";
import { readPath } from "../text/fields.ts";
import { flagName } from "../text/flag-name.ts";
import { checkTimeZone, resolveDate } from "../time/dates.ts";
import { namesPeriod, type PeriodFlags } from "../time/period-flags.ts";
import { flagAttribute, OWN_TIME, parametersOf, type QueriedOperation, shortFlag } from "./parameters.ts";

/** A query by its wire names. */
export type Filters = Record<string, string | number | boolean>;

/** Inputs for reading filters. */
export interface FilterSource {
  operation: QueriedOperation;
  /** Options as commander parsed them. */
  flags: ConnectionOptions & PeriodFlags;
  /** Time zone of the profile, for when `--tz` is not given. */
  timeZone: string | undefined;
}

/** Reads the given filters and resolves their dates. */
export async function readFilters(context: Context, { operation, flags, timeZone }: FilterSource): Promise<Filters> {
  const given = new Map<string, unknown>(Object.entries(flags));
  const zone = checkTimeZone(String(given.get("tz") ?? timeZone ?? "UTC"));
  const period = namesPeriod(flags) ? await periodOf() : undefined;
  const filters: Filters = {};
  for (const { name, type } of [...parametersOf(operation), ...(OWN_TIME[operation] ? FROM_TO : [])]) {
    const value = given.get(flagAttribute(name)) ?? given.get(shortFlag(name)?.slice(2) ?? "");
    if (type === "date" && period !== undefined) {
      if (value !== undefined)
        throw new UsageError(`${flagName(name)} cannot be combined with another period.`, "Use one of them.");
      filters[name] = period[edgeOf(name)];
    }
    if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") continue;
    if (type === "date") filters[name] = await dateFilter(name, String(value));
    else filters[name] = type === "uuid" ? await personId(context, flags, String(value)) : value;
  }
  return filters;

  async function dateFilter(name: string, text: string): Promise<string> {
    const edge = edgeOf(name);
    return (await resolveDate(text, { flag: flagName(name), edge, now: context.now(), timeZone: zone })).toISOString();
  }

  async function periodOf(): Promise<Period> {
    const { resolvePeriod } = await import("../time/when.lazy.ts");
    return resolvePeriod(context, flags, zone);
  }
}

const FROM_TO = [
  { name: "from", type: "date" },
  { name: "to", type: "date" },
] as const;

/**
 * Splits the filters of a list that the API cannot filter by time: the query to send, and a predicate for its rows, undefined if all match.
 */
export function splitOwnTime(
  operation: QueriedOperation,
  filters: Filters,
): { query: Filters; isMeant: ((row: unknown) => boolean) | undefined } {
  const field = OWN_TIME[operation];
  const { from, to, ...query } = filters;
  if (field === undefined || (from === undefined && to === undefined)) return { query: filters, isMeant: undefined };
  const [first, last] = [Date.parse(String(from ?? "1970-01-01")), Date.parse(String(to ?? "9999-12-31"))];
  const isMeant = (row: unknown): boolean => {
    const time = Date.parse(String(readPath(row, field)));
    if (time >= first && time <= last) return true;
    if (!Number.isNaN(time)) return false;
    throw new CliError(`The service does not say the \`${field}\` of every row, so a period cannot be chosen.`, {
      exit: "server",
      code: "no_time",
      hint: "Read the list without --from, --to, --last, --week and --month.",
    });
  };
  return { query, isMeant };
}

const edgeOf = (name: string): "from" | "to" => (name.endsWith("from") ? "from" : "to");

/** The id of a person, given as a name, an email address, an id or its prefix. */
export async function personId(context: Context, flags: ConnectionOptions, written: string): Promise<string> {
  // One in capitals is looked up: rows have the service's spelling.
  if (isUuid(written) && written === written.toLowerCase()) return written;
  const { findPersonId } = await import("../people/people.lazy.ts");
  return findPersonId(context, flags, { client: await openClient(context, flags), written });
}
