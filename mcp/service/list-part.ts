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

/** The part that was read; if the list (newest first) was not read to its end, the part above its last row. */
export function partOf<Row>(
  query: RowsQuery,
  { items, isComplete }: Pick<AllItems<Row>, "items" | "isComplete">,
  { timeOf, now }: { timeOf: (row: Row) => unknown; now: number },
): ListPart<Row> | undefined {
  const times = items.map((row) => readTime(timeOf(row)) ?? Number.NaN);
  const [first, last] = [startOf(query) - SLACK_MS, lastOf(query) + SLACK_MS];
  const isTimed = times.every((time) => time >= first && time <= last);
  const part = { query, rows: items, times, isTimed, comparedAt: now, wholeAt: now };
  if (isComplete) return part;
  const end = times.at(-1);
  const isNewestFirst = times.every((time, index) => time <= (times[index - 1] ?? Number.POSITIVE_INFINITY));
  if (end === undefined || !isTimed || !isNewestFirst) return undefined;
  const rows = items.filter((_, index) => (times[index] ?? end) > end);
  return rows.length === 0
    ? undefined
    : { ...part, rows, times: times.slice(0, rows.length), query: { ...query, from: new Date(end + 1).toISOString() } };
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
  const given = Object.entries(query).filter(
    ([name, value]) => name !== "from" && name !== "to" && value !== undefined && part.query[name] !== value,
  );
  const isWider = Object.entries(part.query).some(
    ([name, value]) => name !== "from" && name !== "to" && value !== undefined && query[name] !== value,
  );
  const member = (row: Row, name: string): unknown => (row as Record<string, unknown>)[name];
  const isKnown = ([name]: (typeof given)[number]) =>
    equal.includes(name) && rows.every((row) => typeof member(row, name) === "string");
  if (isWider || !given.every(isKnown)) return undefined;
  const isWhole = part.query.from === query.from && part.query.to === query.to;
  if (!isWhole && !part.isTimed) return undefined;
  const [first, last] = [startOf(query), lastOf(query)];
  return rows.filter((row, index) => {
    const time = times[index] ?? Number.NaN;
    return (isWhole || (time >= first && time <= last)) && given.every(([name, value]) => member(row, name) === value);
  });
}
