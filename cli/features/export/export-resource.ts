import { SURFACE_ENTRIES } from "../../../spec/surfaces.ts";
import type { SvcClient } from "../../../src/index.ts";
import type { LazyList } from "../../client/lazy-list.ts";
import type { QueriedOperation } from "../../flags/parameters.ts";

/** A query by its wire names. */
export type ExportQuery = Record<string, string | number | boolean>;

/** A resource that can be exported. */
export interface ExportResource {
  /** As typed: `meetings`. */
  name: string;
  operation: QueriedOperation;
  /** The command that lists it: `meetings list`. */
  command: string;
  list(
    client: SvcClient,
    query: ExportQuery,
    options: { signal: AbortSignal; concurrency: number; allowIncomplete: true },
  ): LazyList;
}

/** Every list of the API. */
export const EXPORT_RESOURCES: readonly ExportResource[] = SURFACE_ENTRIES.flatMap(([operation, surface]) => {
  const { list, cli: command, export: exported } = surface;
  return list && exported ? [{ operation, command, list, name: exported.name }] : [];
});
