import assert from "node:assert/strict";
import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ClientOptions, type ReportDetail, SvcClient } from "../src/index.ts";
import { type SyncState, sync } from "../src/sync.ts";

/** The app's copy of the reports. */
interface Copy {
  state?: SyncState;
  reports: Record<string, ReportDetail>;
}

// #region app
/** Brings a copy of all reports up to date. `save` stores rows and state together, so that the run after a crash continues from there. */
export async function syncReports(svc: SvcClient, copy: Copy, save: (copy: Copy) => Promise<void>): Promise<void> {
  for await (const batch of sync(svc.reports, { state: copy.state, details: true, lookback: "2d" })) {
    for (const report of [...batch.added, ...batch.changed]) copy.reports[report.id] = report;
    for (const id of batch.gone) delete copy.reports[id];
    await save(Object.assign(copy, { state: batch.state }));
  }
}
// #endregion

// #region warehouse
/** Appends what has changed since the last run to a file that a warehouse loads, newest line of an id last. Returns the state. */
export async function appendChanges(svc: SvcClient, path: string, state?: SyncState): Promise<SyncState | undefined> {
  for await (const batch of sync(svc.meetings, { state })) {
    const rows = [...batch.added, ...batch.changed].map((row) => JSON.stringify({ id: row.id, row }));
    const gone = batch.gone.map((id) => JSON.stringify({ id, row: null }));
    await appendFile(path, [...rows, ...gone].map((line) => `${line}\n`).join(""));
    ({ state } = batch);
  }
  return state;
}
// #endregion

/** Vectors by id. */
interface VectorIndex {
  put(id: string, vector: readonly number[]): Promise<void>;
  delete(id: string): Promise<void>;
}

// #region embeddings
/** Embeds new and changed insights, one embedding each, and removes deleted ones. Returns the state. */
export async function embedInsights(
  svc: SvcClient,
  { embed, index }: { embed(text: string): Promise<number[]>; index: VectorIndex },
  state?: SyncState,
): Promise<SyncState | undefined> {
  for await (const batch of sync(svc.insights, { state })) {
    for (const { id, title, summary } of [...batch.added, ...batch.changed])
      await index.put(id, await embed(`${title}\n${summary}`));
    for (const id of batch.gone) await index.delete(id);
    ({ state } = batch);
  }
  return state;
}
// #endregion

/** Makes three copies, and syncs each again with nothing new. */
export async function run(options: ClientOptions) {
  const svc = new SvcClient(options);
  const folder = await mkdtemp(join(tmpdir(), "svc-copy-"));
  try {
    const file = join(folder, "reports.json");
    const save = (copy: Copy) => writeFile(file, JSON.stringify(copy));
    await syncReports(svc, { reports: {} }, save);
    const copy = JSON.parse(await readFile(file, "utf8")) as Copy;
    await syncReports(svc, copy, save);
    const reports = Object.keys(copy.reports).length;
    assert.equal(reports, (await svc.reports.list()).meta?.total);

    const path = join(folder, "meetings.ndjson");
    await appendChanges(svc, path, await appendChanges(svc, path));
    const lines = (await readFile(path, "utf8")).trimEnd().split("\n");
    assert.equal(lines.length, (await svc.meetings.list()).meta?.total);

    const vectors = new Map<string, readonly number[]>();
    let embedded = 0;
    const embed = async (text: string) => {
      embedded += 1;
      return [text.length];
    };
    const index = {
      put: async (id: string, vector: readonly number[]) => void vectors.set(id, vector),
      delete: async (id: string) => void vectors.delete(id),
    };
    await embedInsights(svc, { embed, index }, await embedInsights(svc, { embed, index }));
    assert.equal(embedded, vectors.size);
    return { reports, meetings: lines.length, insights: vectors.size };
  } finally {
    await rm(folder, { recursive: true });
  }
}
