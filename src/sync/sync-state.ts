import type { Rule } from "../options/rules.ts";

/** Progress of a copy: JSON, to be stored with the rows of its batch. Its members may change between versions. */
export interface SyncState {
  /** Version of this form. */
  readonly version: 1;
  /** Name of the resource: `reports`. */
  readonly resource: string;
  /** Whether rows came with details. */
  readonly details: boolean;
  /** Newest time up to which everything was read; null before. */
  readonly newest: string | null;
  /** Position from which the comparison of older rows continues, newest first; null at the top. */
  readonly cursor: string | null;
  /** When that comparison began at the top, by the clock of this program. */
  readonly cycleAt: string | null;
  /** Whether all windows of that comparison were verified. */
  readonly isCycleVerified: boolean;
  /** Every row of the copy was compared with the service after this time, by the clock of this program; null before. */
  readonly comparedAt: string | null;
  /** Like `comparedAt`, where that comparison was verified: no row that existed throughout was missing. */
  readonly wholeAt: string | null;
  /** Whether the time filters have been seen to work as the API document says. Until then every run reads the whole list. */
  readonly isFiltered: boolean;
  /** Whether the service's totals have proven not to count its rows. */
  readonly isUncounted: boolean;
  /** The copy's entries, where the caller gave no store. */
  readonly rows?: readonly string[];
}

export const A_STATE: Rule = [
  "the `state` of a batch of this version",
  (value) => value === null || (value as SyncState | undefined)?.version === 1,
];

/** The state before the first run. */
export const emptyState = (resource: string, details: boolean): SyncState => ({
  version: 1,
  resource,
  details,
  newest: null,
  cursor: null,
  cycleAt: null,
  isCycleVerified: true,
  comparedAt: null,
  wholeAt: null,
  isFiltered: false,
  isUncounted: false,
});
