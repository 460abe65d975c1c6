import type { ServiceRecord } from "../records/records.ts";
import type { Database } from "./database.ts";
import { INCOMPLETE } from "./search-index.ts";
import { WriteBatch } from "./write-batch.ts";

/** Settings of `writeRecords`. */
export interface WriteRecordsOptions {
  now: Date;
  /** Records per transaction; all in one by default. */
  batchSize?: number;
  /** Called after each transaction. */
  onProgress?: () => void;
}

/**
 * Stores records unchanged, for tests and demo data. Each batch is stored with its rollups, or not at all. The first search
 * indexes their texts.
 */
export async function writeRecords(
  database: Database,
  records: Iterable<ServiceRecord>,
  options: WriteRecordsOptions,
): Promise<void> {
  const { now, batchSize = Number.POSITIVE_INFINITY, onProgress } = options;
  const newBatch = () => {
    const batch = new WriteBatch(now, { isIndexed: false });
    // In each: a search may complete the index between two of them.
    batch.push(INCOMPLETE);
    return batch;
  };
  let batch = newBatch();
  for (const record of records) {
    batch.add(record);
    if (batch.size < batchSize) continue;
    await database.write(batch.writes());
    onProgress?.();
    batch = newBatch();
  }
  if (batch.size > 0) await database.write(batch.writes());
}
