import assert from "node:assert/strict";
// From Node 22.13 on, node:sqlite is the same.
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { type ClientOptions, SvcClient } from "../src/index.ts";
import { sync } from "../src/sync.ts";

// #region sqlite
/** Brings the app's table of reports up to date: each batch and its state in one transaction. */
export async function syncReports(svc: SvcClient, database: DatabaseSyncInstance): Promise<void> {
  database.exec("CREATE TABLE IF NOT EXISTS reports (id TEXT PRIMARY KEY, data TEXT)");
  database.exec("CREATE TABLE IF NOT EXISTS sync_state (name TEXT PRIMARY KEY, state TEXT)");
  const stored = database.prepare("SELECT state FROM sync_state WHERE name = 'reports'").get() as { state: string };
  const [put, remove, keep] = [
    database.prepare("INSERT OR REPLACE INTO reports VALUES (?, ?)"),
    database.prepare("DELETE FROM reports WHERE id = ?"),
    database.prepare("INSERT OR REPLACE INTO sync_state VALUES ('reports', ?)"),
  ];
  for await (const batch of sync(svc.reports, { state: stored && JSON.parse(stored.state), details: true })) {
    database.exec("BEGIN");
    for (const report of [...batch.added, ...batch.changed]) put.run(report.id, JSON.stringify(report));
    for (const id of batch.gone) remove.run(id);
    keep.run(JSON.stringify(batch.state));
    database.exec("COMMIT");
  }
}
// #endregion

/** Copies all reports twice: the second run finds nothing new. */
export async function run(options: ClientOptions) {
  const svc = new SvcClient(options);
  const database = new DatabaseSync(":memory:");
  await syncReports(svc, database);
  await syncReports(svc, database);
  const { rows } = database.prepare("SELECT count(*) AS rows FROM reports").get() as { rows: number };
  database.close();
  assert.equal(rows, (await svc.reports.list()).meta?.total);
  return { rows };
}
