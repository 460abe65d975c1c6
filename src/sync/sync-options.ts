import { A_BOOLEAN, A_FUNCTION, AN_OBJECT, checkOptions, expected, type Rule, whole } from "../options/rules.ts";
import { A_STATE, type SyncState } from "./sync-state.ts";
import type { SyncStore } from "./sync-store.ts";

/** A length of time: `"2d"`, `"12h"`, `"30m"`, or milliseconds. */
export type SyncDuration = number | string;

/** Options of `sync()`. */
export interface SyncOptions {
  /** `state` of the last batch that the copy has; left out for the first run. */
  state?: SyncState | null | undefined;
  /** Looks rows up in the copy. Without a store, the state carries about 60 bytes per row. */
  store?: SyncStore | undefined;
  /** Fetches new and changed rows as `get()` returns them, with transcripts, scores and feedback: one request each. For meetings and reports. Default false. */
  details?: boolean | undefined;
  /** Range before the newest row that every run reads again, for rows that arrive late. Default `"2d"`. */
  lookback?: SyncDuration | undefined;
  /** Pages of older rows that each run compares with the copy, continuing where the last run ended. Default 3. */
  verifyPages?: number | undefined;
  /** Age of the last comparison of the whole copy from which a run compares all of it. Default `"7d"`. */
  fullEvery?: SyncDuration | undefined;
  /** Pages or details to fetch at the same time, 1 to 32. Default adaptive for pages, 4 for details. */
  concurrency?: number | undefined;
  /** Copies an incomplete list as far as it goes, never `verified`, instead of ending with an `IncompleteListError`. Default false. */
  allowIncomplete?: boolean | undefined;
  /** Ends the run; the next one continues from the state of the last batch. */
  signal?: AbortSignal | undefined;
  /** Current time, for tests. */
  now?: (() => Date) | undefined;
}

/** Options with every default filled in. */
export interface ResolvedSyncOptions extends Omit<SyncOptions, "lookback" | "fullEvery"> {
  readonly details: boolean;
  readonly verifyPages: number;
  readonly lookbackMs: number;
  readonly fullEveryMs: number;
  readonly now: () => Date;
}

const A_DURATION: Rule = ['a length of time such as "2d", "12h" or milliseconds', (value) => toMs(value) !== undefined];

const METHODS = ["digests", "entries", "count"];
const A_STORE: Rule = [
  "an object with the methods digests, entries and count",
  (value) => METHODS.every((name) => typeof (value as Record<string, unknown> | null)?.[name] === "function"),
];

/** @throws OptionsError for any invalid option */
export function resolveSyncOptions(
  given: SyncOptions,
  { name, getMany }: { name: string; getMany: unknown },
): ResolvedSyncOptions {
  const options = checkOptions(given, {
    state: A_STATE,
    store: A_STORE,
    details: A_BOOLEAN,
    lookback: A_DURATION,
    verifyPages: whole(0),
    fullEvery: A_DURATION,
    concurrency: whole(1, 32),
    allowIncomplete: A_BOOLEAN,
    signal: AN_OBJECT,
    now: A_FUNCTION,
  });
  const { details = false, lookback = "2d", fullEvery = "7d", verifyPages = 3, now = () => new Date() } = options;
  const { state } = options;
  if (state && state.resource !== name) throw expected("state", `of ${name}`, state.resource);
  if (details && !getMany) throw expected("details", "left out: only meetings and reports have any", details);
  return { ...options, details, verifyPages, now, lookbackMs: toMs(lookback) ?? 0, fullEveryMs: toMs(fullEvery) ?? 0 };
}

const UNITS_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

function toMs(value: unknown): number | undefined {
  if (typeof value === "number") return value >= 0 ? value : undefined;
  const [, count = "", unit = ""] = /^(\d+)([mhd])$/.exec(String(value)) ?? [];
  return count === "" ? undefined : Number(count) * (UNITS_MS[unit] ?? 0);
}
