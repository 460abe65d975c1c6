import type { SvcClient } from "../src/index.ts";
import { type SyncOptions, sync } from "../src/sync.ts";
import type { Copy } from "./copy.ts";
import type { CopyTable } from "./copy-tables.ts";
import { syncPeople } from "./sync-people.ts";
import type { TableOutcome } from "./table-outcome.ts";

/** Source, target and options of a run. */
export interface TableRun {
  readonly client: SvcClient;
  readonly copy: Copy;
  readonly table: CopyTable;
  readonly options: Omit<SyncOptions, "state" | "store"> & { readonly signal: AbortSignal; readonly now: () => Date };
  /** Compares all of the copy and counts differences, without storing anything. */
  readonly isDry?: boolean;
  /** Results for the tables before it in the same run: people are as complete as their meetings and reports. */
  readonly before?: readonly TableOutcome[];
  onBatch?(outcome: TableOutcome, total: number | undefined): Promise<void>;
}

/** Syncs one table, or counts what differs. A copy that has details keeps them. */
export async function syncTable(run: TableRun): Promise<TableOutcome> {
  const { client, copy, table, options, isDry = false, before = [] } = run;
  const { resource } = table;
  const outcome = resource
    ? await syncRows(run, resource(client))
    : await syncPeople({ client, copy, isDry, before, signal: options.signal });
  if (!isDry) await copy.finish(table, options.now().toISOString());
  return outcome;
}

async function syncRows(
  { copy, table, options, isDry, onBatch }: TableRun,
  resource: ReturnType<NonNullable<CopyTable["resource"]>>,
): Promise<TableOutcome> {
  const store = copy.store(table);
  const stored = await copy.state(table);
  const state = isDry && stored ? { ...stored, cursor: null, comparedAt: null } : stored;
  const details = table.detailMembers.length > 0 && (options.details === true || stored?.details === true);
  const outcome: TableOutcome = { resource: table.name, added: 0, changed: 0, gone: 0, rows: 0, whole_at: null };
  // Rows that were not stored may come again.
  const counted = new Set<string>();
  for await (const batch of sync(resource, { ...options, details, state, store })) {
    const isNew = (index: number): boolean => {
      const id = batch.entries[index]?.id ?? "";
      return !isDry || (!counted.has(id) && counted.add(id).size > 0);
    };
    outcome.added += batch.added.filter((_, index) => isNew(index)).length;
    outcome.changed += batch.changed.filter((_, index) => isNew(batch.added.length + index)).length;
    outcome.gone += batch.gone.length;
    outcome.whole_at = batch.state.wholeAt;
    if (!isDry) await copy.apply(table, batch);
    await onBatch?.(outcome, batch.total);
  }
  outcome.rows = Number(await store.count({ from: null, to: null }));
  return outcome;
}
