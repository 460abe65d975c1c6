import type { SvcClient } from "../../../src/index.ts";
import type { LazyList } from "../../client/lazy-list.ts";
import type { QueriedOperation } from "../../flags/parameters.ts";
import type { Filters } from "../../flags/read-filters.ts";
import type { Column } from "../../output/columns.ts";

/** Pagination options that are ours, not the API's. */
export interface ListOptions {
  signal: AbortSignal;
  maxItems?: number;
  concurrency?: number;
  readAhead?: boolean;
}

/** Definition of a list command: everything else is the same for all of them. */
export interface ListResource {
  operation: QueriedOperation;
  /** The command group, under which completion finds its ids. */
  group: string;
  /** Plural, for messages: `meetings`. */
  noun: string;
  columns: readonly Column[];
  /** Adds \`--watch\`: prints the list again until no item of the page is under way. */
  isWatchable?: true;
  list(client: SvcClient, filters: Filters, options: ListOptions): LazyList;
}
