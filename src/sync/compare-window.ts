import { digestOf } from "./digest.ts";
import type { ResolvedSyncOptions } from "./sync-options.ts";
import { idOf, queryOf, type SyncSource, timeOf } from "./sync-source.ts";
import { isAll, isWithin, type SyncEntry, type SyncStore, type SyncWindow } from "./sync-store.ts";

/** Rows that differ from the copy. */
export interface Difference<T> {
  readonly added: T[];
  readonly changed: T[];
  readonly gone: readonly string[];
  /** Entries of the added rows, then of the changed ones. */
  readonly entries: readonly SyncEntry[];
  /** Rows in the window by the service's count; undefined where it gives none. */
  readonly total: number | undefined;
}

/** Result of a comparison. */
export interface Comparison<T> {
  readonly last: Difference<T>;
  readonly verified: true | "unknown";
  /** Whether the service's time filters differ from the API document. */
  readonly isForeign: boolean;
}

/** Both sides of a comparison, and its options. */
export interface Comparing<Row extends object, Detail extends object> {
  readonly source: SyncSource<Row, Detail>;
  readonly store: SyncStore;
  readonly options: ResolvedSyncOptions;
}

// Up to this many missing rows are looked up by id at once; of more, this many after a second reading of the list.
const MOST_ASKED = 20;
const SLACK_MS = 2_000;
const DETAILS_AT_ONCE = 4;
// At most this many details are fetched again after a kill.
const DETAILS_PER_BATCH = 20;

/**
 * Reads a window of a list to its end and compares it with the copy. Yields added and changed rows page by page. Gone rows are known only
 * at the end: those missing from the list and not found by id, or missing from two readings.
 *
 * @throws IncompleteListError where the list provably lacks rows, unless that is allowed
 */
export async function* compareWindow<Row extends object, Detail extends object>(
  comparing: Comparing<Row, Detail>,
  window: SyncWindow,
): AsyncGenerator<Difference<Row | Detail>, Comparison<Row | Detail>, undefined> {
  // Nothing can be gone from an empty copy, so the ids of a long list need not be kept.
  const seen = (await comparing.store.count(window)) > 0 ? new Set<string>() : undefined;
  const foreign = { last: NOTHING, verified: "unknown", isForeign: true } as const;
  let reading = yield* readWindow(comparing, window, seen);
  const { total } = reading;
  if (reading.isForeign) return foreign;
  let lacking = seen ? await missingFrom(comparing, window, seen) : [];
  let isReadTwice = false;
  let found: Asked<Row> | undefined;
  if (lacking.length > 0 && lacking.length <= MOST_ASKED && comparing.source.getMany)
    found = await ask(comparing, lacking);
  if (lacking.length > 0 && (!found || found.isThere)) {
    // A row that moved while the list was read is on another page now.
    reading = yield* readWindow(comparing, window, seen);
    if (reading.isForeign) return foreign;
    lacking = lacking.filter(({ id }) => !seen?.has(id));
    isReadTwice = true;
    found = await ask(comparing, lacking);
  }
  if (!found) return { last: { ...NOTHING, total }, verified: reading.verified, isForeign: false };
  // Missing from two readings of a filtered list, but found by id with a time in the window: the filter means something else.
  if (found.isThere && !isAll(window)) return foreign;
  const isProven = isReadTwice && reading.verified === true && !found.isThere && found.moved.length === 0;
  const gone = isProven ? lacking.map(({ id }) => id) : found.gone;
  const last = await takeRows(comparing, found.moved, total);
  const isSettled = gone.length + found.moved.length >= lacking.length;
  return { last: { ...last, gone }, verified: isSettled ? reading.verified : "unknown", isForeign: false };
}

export const NOTHING: Difference<never> = { added: [], changed: [], gone: [], entries: [], total: undefined };

interface Reading {
  readonly verified: true | "unknown";
  readonly isForeign: boolean;
  readonly total: number | undefined;
}

async function* readWindow<Row extends object, Detail extends object>(
  comparing: Comparing<Row, Detail>,
  window: SyncWindow,
  seen: Set<string> | undefined,
): AsyncGenerator<Difference<Row | Detail>, Reading, undefined> {
  const { source, options } = comparing;
  const { signal, concurrency, allowIncomplete = false } = options;
  const pages = source.list(queryOf(source, window), { signal, concurrency, allowIncomplete }).pages();
  let total: number | undefined;
  for await (const page of pages) {
    if (page.data.some((row) => !isWithin(window, timeOf(source, row), SLACK_MS)))
      return { verified: "unknown", isForeign: true, total };
    total = page.meta?.total ?? total;
    for (const row of page.data) seen?.add(idOf(source, row, page.page));
    const most = options.details ? DETAILS_PER_BATCH : page.data.length;
    for (let start = 0; start < page.data.length; start += most) {
      const difference = await takeRows(comparing, page.data.slice(start, start + most), total);
      if (difference.entries.length > 0) yield difference;
    }
  }
  const { verified } = pages.summary ?? {};
  return { verified: verified === true ? true : "unknown", isForeign: false, total };
}

/** Sorts rows into new, changed and known ones, and fetches the details of the first two. */
async function takeRows<Row extends object, Detail extends object>(
  { source, store, options }: Comparing<Row, Detail>,
  rows: readonly Row[],
  total: number | undefined,
): Promise<Difference<Row | Detail>> {
  const listed = rows.map((row) => {
    const id = idOf(source, row, 1);
    // Marked where details are included: a copy that begins to want them reads each row again.
    const digest = `${options.details ? "+" : ""}${digestOf(row)}`;
    return { row: row as Row | Detail, entry: { id, at: timeOf(source, row), digest } };
  });
  const known = await store.digests(listed.map(({ entry }) => entry.id));
  let taken = listed.filter(({ entry }) => known.get(entry.id) !== entry.digest);
  if (options.details && source.getMany && taken.length > 0) {
    const { signal, concurrency = DETAILS_AT_ONCE } = options;
    const ids = taken.map(({ entry }) => entry.id);
    const details = await source.getMany(ids, { signal, concurrency });
    // A row not found was deleted since the page was read.
    taken = taken.flatMap(({ entry }, index) => {
      const row = details[index];
      return row ? [{ row, entry }] : [];
    });
  }
  const isKnown = ({ entry }: (typeof taken)[number]) => known.has(entry.id);
  const added = taken.filter((each) => !isKnown(each));
  const changed = taken.filter(isKnown);
  const entries = [...added, ...changed].map(({ entry }) => entry);
  return { added: added.map(({ row }) => row), changed: changed.map(({ row }) => row), gone: [], entries, total };
}

/** Reads the rows within a second of a time; undefined once the service lists rows of other times. */
export async function readSecond<Row extends object, Detail extends object>(
  { source, options: { signal } }: Comparing<Row, Detail>,
  at: string,
): Promise<Row[] | undefined> {
  const window = { from: at, to: at };
  const rows: Row[] = [];
  for await (const page of source.list(queryOf(source, window), { signal, readAhead: false }).pages()) {
    if (page.data.some((row) => !isWithin(window, timeOf(source, row), SLACK_MS))) return undefined;
    rows.push(...page.data);
  }
  return rows;
}

async function missingFrom(
  { store }: Comparing<object, object>,
  window: SyncWindow,
  seen: ReadonlySet<string>,
): Promise<SyncEntry[]> {
  const missing: SyncEntry[] = [];
  for await (const entry of store.entries(window)) if (!seen.has(entry.id)) missing.push(entry);
  return missing;
}

interface Asked<Row> {
  readonly gone: string[];
  /** Rows as the list shows them, at another time than the copy has them. */
  readonly moved: Row[];
  /** Whether a row exists at its time although the list lacks it. */
  readonly isThere: boolean;
}

/** Asks for rows that the list lacks, one by one. */
async function ask<Row extends object, Detail extends object>(
  comparing: Comparing<Row, Detail>,
  lacking: readonly SyncEntry[],
): Promise<Asked<Row>> {
  const { source, options } = comparing;
  const { signal } = options;
  const gone: string[] = [];
  const moved: Row[] = [];
  const asked = lacking.slice(0, MOST_ASKED);
  const ids = asked.map(({ id }) => id);
  const found = (await source.getMany?.(ids, { signal })) ?? [];
  for (const [index, row] of found.entries()) {
    const { id = "", at = null } = asked[index] ?? {};
    if (row === null) {
      gone.push(id);
      continue;
    }
    const now = timeOf(source, row);
    if (now === null || now === at) return { gone: [], moved: [], isThere: true };
    const there = (await readSecond(comparing, now)) ?? [];
    moved.push(...there.filter((each) => (each as { id?: unknown }).id === id));
  }
  return { gone, moved, isThere: false };
}
