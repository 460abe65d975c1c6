import { endOf } from "../input/date-range.ts";
import { readTime } from "../text/read-value.ts";
import type { AllItems } from "./read-all.ts";

/** Filters of a list: a period, and others by name. */
export interface RowsQuery {
  from?: string | undefined;
  to?: string | undefined;
  [filter: string]: string | number | undefined;
}

/** A completely read part of a list: all rows that match a query. */
export interface ListPart<Row> {
  query: RowsQuery;
  rows: readonly Row[];
  /** Times of the rows in milliseconds; `NaN` where one has none. */
  times: readonly number[];
  /** Whether the service was seen to filter by the time that we read; otherwise the part only serves the same query. */
  isTimed: boolean;
  /** When the part was last compared with the service, and when all of it was read. */
  comparedAt: number;
  wholeAt: number;
}

/** Services may store times more precisely than milliseconds. */
const SLACK_MS = 2_000;

const startOf = ({ from }: RowsQuery): number => (from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from));
/** The last millisecond of a query; infinite for one without an end. */
export const lastOf = ({ to }: RowsQuery): number =>
  to === undefined ? Number.POSITIVE_INFINITY : Date.parse(endOf({ to }));

/** Filters without the period, as text. */
export const othersOf = ({ from: _, to: __, ...others }: RowsQuery): string => JSON.stringify(others);

interface Reading<Row> {
  timeOf: (row: Row) => unknown;
  now: number;
}

/** A part with all the rows that were read. */
export function wholePart<Row>(query: RowsQuery, rows: readonly Row[], { timeOf, now }: Reading<Row>): ListPart<Row> {
  const times = rows.map((row) => readTime(timeOf(row)) ?? Number.NaN);
  const [first, last] = [startOf(query) - SLACK_MS, lastOf(query) + SLACK_MS];
  const isTimed = times.every((time) => time >= first && time <= last);
  return { query, rows, times, isTimed, comparedAt: now, wholeAt: now };
}

/**
 * The newest rows of a list as far as read, without those of the oldest timestamp, of which others may be missing, and the time since which
 * they are whole. `undefined` if the list is not newest first, so that no such time is known.
 */
export function newestWhole<Row>(
  read: readonly Row[],
  timeOf: Reading<Row>["timeOf"],
): { rows: readonly Row[]; since: string } | undefined {
  const times = read.map((row) => readTime(timeOf(row)) ?? Number.NaN);
  if (!times.every((time, index) => time <= (times[index - 1] ?? Number.POSITIVE_INFINITY))) return undefined;
  const last = times.at(-1) ?? Number.NaN;
  const rows = read.filter((_, index) => (times[index] ?? Number.NaN) > last);
  return rows.length === 0 ? undefined : { rows, since: new Date(last + 1).toISOString() };
}

/** The part that was read; if the list (newest first) was not read to its end, the part above its last row. */
export function partOf<Row>(
  query: RowsQuery,
  { items, isComplete }: Pick<AllItems<Row>, "items" | "isComplete">,
  reading: Reading<Row>,
): ListPart<Row> | undefined {
  const part = wholePart(query, items, reading);
  if (isComplete) return part;
  const newest = part.isTimed ? newestWhole(items, reading.timeOf) : undefined;
  if (!newest) return undefined;
  const { rows, since } = newest;
  return { ...part, rows, times: part.times.slice(0, rows.length), query: { ...query, from: since } };
}

/** Reports whether a part reaches as far as a query does. */
export const reaches = (part: ListPart<unknown>, query: RowsQuery): boolean => lastOf(part.query) >= lastOf(query);

/** Reports whether a part begins before a query ends. */
export const overlaps = (part: ListPart<unknown>, query: RowsQuery): boolean => startOf(part.query) <= lastOf(query);

/** Reports whether a part begins no later than a query. */
export const beginsBefore = (part: ListPart<unknown>, query: RowsQuery): boolean =>
  startOf(part.query) <= startOf(query);

/** Rows of a part that match a query; undefined if they cannot be determined. */
export function narrowRows<Row extends object>(
  part: ListPart<Row>,
  query: RowsQuery,
  equal: readonly string[],
): Row[] | undefined {
  const { rows, times } = part;
  const differing = Object.keys({ ...part.query, ...query }).filter(
    (name) => name !== "from" && name !== "to" && query[name] !== part.query[name],
  );
  const member = (row: Row, name: string): unknown => (row as Record<string, unknown>)[name];
  const isKnown = (name: string) =>
    part.query[name] === undefined &&
    equal.includes(name) &&
    rows.every((row) => typeof member(row, name) === "string");
  if (!differing.every(isKnown)) return undefined;
  const isWhole = part.query.from === query.from && part.query.to === query.to;
  if (!isWhole && !part.isTimed) return undefined;
  const [first, last] = [startOf(query), lastOf(query)];
  return rows.filter((row, index) => {
    const time = times[index] ?? Number.NaN;
    return (isWhole || (time >= first && time <= last)) && differing.every((name) => member(row, name) === query[name]);
  });
}
