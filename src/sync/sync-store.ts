/** A range of time of a resource, both ends included; null is open. */
export interface SyncWindow {
  /** Earliest time, in ISO 8601. */
  readonly from: string | null;
  /** Latest time, in ISO 8601. */
  readonly to: string | null;
}

/** The part of a row that a copy has to remember. */
export interface SyncEntry {
  /** The row's id. */
  readonly id: string;
  /** The time that the service orders and filters the resource by, in ISO 8601 with milliseconds; null where the row has none. */
  readonly at: string | null;
  /** Digest of the row as the list shows it. */
  readonly digest: string;
}

/**
 * Looks rows up in the copy, so that the state need not hold them; the copy's database needs an index over `at`. It must see each batch by
 * the time the loop asks for the next one.
 */
export interface SyncStore {
  /** Digests of these rows, as far as the copy has them. */
  digests(ids: readonly string[]): ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;
  /** Rows in a window, newest first. Rows without a time are in no window but the one that is open at both ends. */
  entries(window: SyncWindow, limit?: number): Iterable<SyncEntry> | AsyncIterable<SyncEntry>;
  /** Number of rows in a window. */
  count(window: SyncWindow): number | Promise<number>;
}

/** The whole list. */
export const ALL: SyncWindow = { from: null, to: null };

export const isAll = ({ from, to }: SyncWindow): boolean => from === null && to === null;

/** Reports whether a time is in a window, or within `slackMs` of it. */
export function isWithin(window: SyncWindow, at: string | null, slackMs = 0): boolean {
  if (isAll(window)) return true;
  const { from, to } = window;
  if (at === null) return false;
  const time = Date.parse(at);
  return !(from !== null && time < Date.parse(from) - slackMs) && !(to !== null && time > Date.parse(to) + slackMs);
}
