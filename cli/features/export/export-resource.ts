import { SURFACE_ENTRIES } from "../../../spec/surfaces.ts";
import type { SvcClient } from "../../../src/index.ts";
import type { LazyList } from "../../client/lazy-list.ts";
import type { QueriedOperation } from "../../flags/parameters.ts";

/** A query by its wire names. */
export type ExportQuery = Record<string, string | number | boolean>;

/** The item's time that a list is ordered by, newest first, and the filter that bounds it above. */
export interface Dated {
  field: string;
  upper: string;
}

/** Something that can be exported. */
export interface ExportResource {
  /** As it is typed: `meetings`. */
  name: string;
  operation: QueriedOperation;
  /** How it goes by time; undefined where the API cannot. */
  dated: Dated | undefined;
  list(client: SvcClient, query: ExportQuery, options: { signal: AbortSignal; concurrency: number }): LazyList;
}

/** Everything that the API lists. */
export const EXPORT_RESOURCES: readonly ExportResource[] = SURFACE_ENTRIES.flatMap(([operation, surface]) => {
  const { list, export: exported } = surface;
  return list && exported ? [{ operation, list, name: exported.name, dated: exported.dated }] : [];
});
