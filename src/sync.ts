import { type SyncBatch, SyncRun } from "./sync/run-sync.ts";
import { resolveSyncOptions, type SyncOptions } from "./sync/sync-options.ts";
import { type SyncResource, toSource } from "./sync/sync-source.ts";

export type { SyncBatch } from "./sync/run-sync.ts";
export type { SyncDuration, SyncOptions } from "./sync/sync-options.ts";
export type { SyncResource } from "./sync/sync-source.ts";
export type { SyncState } from "./sync/sync-state.ts";
export type { SyncEntry, SyncStore, SyncWindow } from "./sync/sync-store.ts";

/**
 * Yields the differences between a resource and a copy of it: rows added, changed or gone since `state`. A run may be stopped anywhere: the
 * next one continues from the state of the last batch that was stored.
 *
 * @throws OptionsError for an invalid option
 * @throws IncompleteListError if the service's list provably lacks rows
 * @example
 * for await (const { added, changed, gone, state } of sync(svc.reports, { state: await load(), details: true, lookback: "2d" }))
 *   await store([...added, ...changed], gone, state); // in one transaction
 */
export function sync<Row extends object, Detail extends object = Row>(
  resource: SyncResource<Row, Detail>,
  options: SyncOptions & { details: true },
): AsyncGenerator<SyncBatch<Detail>, void, undefined>;
export function sync<Row extends object, Detail extends object = Row>(
  resource: SyncResource<Row, Detail>,
  options?: SyncOptions,
): AsyncGenerator<SyncBatch<Row>, void, undefined>;
export function sync<Row extends object, Detail extends object>(
  resource: SyncResource<Row, Detail>,
  options: SyncOptions = {},
): AsyncGenerator<SyncBatch<Row | Detail>, void, undefined> {
  const source = toSource(resource);
  return new SyncRun(source, resolveSyncOptions(options, source)).run();
}
