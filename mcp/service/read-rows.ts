import type { Paginator } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import { readTime } from "../text/read-value.ts";
import {
  beginsBefore,
  type ListPart,
  lastOf,
  narrowRows,
  othersOf,
  overlaps,
  partOf,
  type RowsQuery,
  reaches,
  wholePart,
} from "./list-part.ts";
import { type AllItems, readAll } from "./read-all.ts";

/** A list of the service. */
export interface RowsSource<Row> {
  /** Name in the store. */
  name: string;
  /** The time that `from` and `to` filter by. */
  timeOf: (row: Row) => unknown;
  /** Filters that match rows with an equal member of the same name. Other filters are left to the service. */
  equal: readonly string[];
  list(query: RowsQuery): Paginator<Row>;
  /** Learns from rows that came from the service. */
  remember?(rows: readonly Row[]): void;
}

/** A part is at most a minute old; rows two days older than a large part's newest may be older if the total is right. */
const FRESH_MS = 60_000;
const MAX_AGE_MS = 15 * 60_000;
const LOOK_BACK_MS = 2 * 86_400_000;
/** With fewer rows the whole part is read again. */
const FEW_ROWS = 200;

/**
 * Every row that matches. A period within a cached one comes from the store; of a longer one only the rest is read. A large part that is
 * older than a minute is updated by its newest rows and verified by its total.
 */
export async function readRows<Row extends { id: string }>(
  source: RowsSource<Row>,
  given: RowsQuery,
  context: ToolContext,
): Promise<AllItems<Row>> {
  // A period that ends at the time of the call would be a new one with every call.
  const isRunning = lastOf(given) >= context.startedAt.getTime();
  const query = isRunning ? { ...given, to: undefined } : given;
  const turn = [source.name, othersOf(query), query.from?.slice(0, 10), query.to?.slice(0, 10)].join(" ");
  const all = await context.store.inTurn(turn, context.signal, async () => {
    const known = await findRows(source, query, context);
    return known ? { items: known, total: known.length, isComplete: true } : readMore(source, query, context);
  });
  if (given.to === query.to) return all;
  const isEarlier = (row: Row) => !((readTime(source.timeOf(row)) ?? 0) > lastOf(given));
  return { ...all, items: all.items.filter(isEarlier) };
}

/** The rows from a part in the store; undefined if no part has all of them, or none is still valid. */
async function findRows<Row extends { id: string }>(
  source: RowsSource<Row>,
  query: RowsQuery,
  context: ToolContext,
): Promise<Row[] | undefined> {
  const parts = partsFor(source, query, context).filter((part) => beginsBefore(part, query));
  const fresh = parts.find((part) => isFresh(part, context));
  if (fresh) await context.proof.require();
  const [stale] = parts;
  const part = fresh ?? (stale && (await refresh(stale, source, context)));
  return part && narrowRows(part, query, source.equal);
}

/** Parts that reach to the end of a query. */
function partsFor<Row extends { id: string }>(
  source: RowsSource<Row>,
  query: RowsQuery,
  { store }: ToolContext,
): ListPart<Row>[] {
  const known = [...store.startingWith(`rows of ${source.name} `)];
  const usable = known.filter(([, value]) => {
    const part = value as ListPart<Row>;
    return reaches(part, query) && narrowRows(part, query, source.equal) !== undefined;
  });
  return usable.map(([key]) => store.find(key) as ListPart<Row>).reverse();
}

const isFresh = ({ comparedAt }: ListPart<unknown>, { now }: ToolContext): boolean =>
  now().getTime() - comparedAt < FRESH_MS;

/** Updates a large part with its newest rows, and verifies it by the service's total. */
async function refresh<Row extends { id: string }>(
  part: ListPart<Row>,
  source: RowsSource<Row>,
  context: ToolContext,
): Promise<ListPart<Row> | undefined> {
  const { query, rows, times, isTimed, wholeAt } = part;
  const cut = times.reduce((newest, time) => Math.max(newest, time), 0) - LOOK_BACK_MS;
  const older = rows.filter((_, index) => (times[index] ?? 0) < cut);
  if (!isTimed || older.length < FEW_ROWS) return undefined;
  const now = context.now().getTime();
  const newest = await readAll(source.list({ ...query, from: new Date(cut).toISOString() }), context);
  const { meta } = await source.list({ ...query, limit: 1 });
  context.proof.accept();
  source.remember?.(newest.items);
  if (!newest.isComplete || meta?.total !== newest.items.length + older.length) return undefined;
  const refreshed = wholePart(query, [...newest.items, ...older], { timeOf: source.timeOf, now });
  return keep(source, { ...refreshed, wholeAt }, context);
}

/** Reads what the store lacks, and keeps it. */
async function readMore<Row extends { id: string }>(
  source: RowsSource<Row>,
  query: RowsQuery,
  context: ToolContext,
): Promise<AllItems<Row>> {
  const now = context.now().getTime();
  const top = partsFor(source, query, context).find(
    (part) => part.isTimed && overlaps(part, query) && isFresh(part, context),
  );
  const newest = (top && narrowRows(top, query, source.equal)) ?? [];
  // As an instant: as an end, the API takes a date for its whole day.
  const to = top?.query.from === undefined ? query.to : new Date(top.query.from).toISOString();
  const read = await readAll(source.list({ ...query, to }), context);
  context.proof.accept();
  source.remember?.(read.items);
  const known = new Set(newest.map(({ id }) => id));
  const all = { ...read, items: [...newest, ...read.items.filter(({ id }) => !known.has(id))] };
  if (read.total !== undefined) all.total = all.items.length + Math.max(0, read.total - read.items.length);
  const part = partOf(query, all, { timeOf: source.timeOf, now });
  if (part) keep(source, { ...part, comparedAt: top?.comparedAt ?? now }, context);
  return all;
}

/** Keeps a part instead of those that it contains. */
function keep<Row extends { id: string }>(
  source: RowsSource<Row>,
  part: ListPart<Row>,
  { store, now }: ToolContext,
): ListPart<Row> {
  const start = `rows of ${source.name} ${othersOf(part.query)}`;
  for (const [key, value] of store.startingWith(`${start} `)) {
    const { query } = value as ListPart<Row>;
    if (part.isTimed && beginsBefore(part, query) && reaches(part, query)) store.delete(key);
  }
  store.keep(`${start} ${part.query.from} ${part.query.to}`, part, part.wholeAt + MAX_AGE_MS - now().getTime());
  return part;
}
