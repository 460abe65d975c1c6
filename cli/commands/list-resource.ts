import type { SvcClient } from "../../src/index.ts";
import type { LazyList } from "../client/lazy-list.ts";
import type { QueriedOperation } from "../flags/parameters.ts";
import type { Filters } from "../flags/read-filters.ts";
import type { Column } from "../output/columns.ts";

/** Options of a walk that are ours, not the API's. */
export interface WalkOptions {
  signal: AbortSignal;
  maxItems?: number;
  concurrency?: number;
  readAhead?: boolean;
}

/** What one list command needs to know: everything else is the same for all of them. */
export interface ListResource {
  operation: QueriedOperation;
  /** The command it stands in, under which completion finds its ids. */
  group: string;
  /** Plural, for messages: `meetings`. */
  noun: string;
  columns: readonly Column[];
  list(client: SvcClient, filters: Filters, options: WalkOptions): LazyList;
}
