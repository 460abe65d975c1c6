import { SURFACE_ENTRIES } from "../../../spec/surfaces.ts";
import type { SvcClient } from "../../../src/index.ts";
import type { LazyList } from "../../client/lazy-list.ts";
import type { QueriedOperation } from "../../flags/parameters.ts";

/** A query by its wire names. */
export type ExportQuery = Record<string, string | number | boolean>;

/** The timestamp that a list is ordered by, newest first, and the filter for its upper bound. */
export interface Dated {
  field: string;
  upper: string;
}

/** A resource that can be exported. */
export interface ExportResource {
  /** As typed: `meetings`. */
  name: string;
  operation: QueriedOperation;
  /** How to paginate by time; undefined where the API cannot filter by it. */
  dated: Dated | undefined;
  list(client: SvcClient, query: ExportQuery, options: { signal: AbortSignal; concurrency: number }): LazyList;
}

/** Every list of the API. */
export const EXPORT_RESOURCES: readonly ExportResource[] = SURFACE_ENTRIES.flatMap(([operation, surface]) => {
  const { list, export: exported } = surface;
  return list && exported ? [{ operation, list, name: exported.name, dated: exported.dated }] : [];
});
