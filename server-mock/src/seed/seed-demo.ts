import type { Service } from "../http/call.ts";
import type { ServiceRecord } from "../records.ts";
import type { Organization } from "../resources.ts";
import { writeRecords } from "../store/write-records.ts";

/** Settings of the demo data. */
export interface SeedOptions {
  /** Another seed gives other ids and other contents; `demo` by default. */
  seed?: string;
  /** Meetings over all organizations; 400 by default. */
  meetings?: number;
  /** Records per transaction; all in one by default. */
  batchSize?: number;
  /** Called after each transaction with the number of meetings stored. */
  onProgress?: (meetings: number) => void;
}

/** What was added. */
export interface SeedSummary {
  organizations: Organization[];
  /** Records by kind. */
  counts: Record<ServiceRecord["kind"], number>;
}

/** Adds the demo data. The same seed at the same time gives the same data. */
export async function seedDemo(service: Service, options: SeedOptions): Promise<SeedSummary> {
  const { demoDataset } = await import("../demo/dataset.ts");
  const { seed, meetings, batchSize, onProgress } = options;
  const summary: SeedSummary = {
    organizations: [],
    counts: { organization: 0, user: 0, template: 0, meeting: 0, report: 0, insight: 0, session: 0 },
  };
  const now = service.now();
  const records = demoDataset({
    now,
    ...(seed === undefined ? {} : { seed }),
    ...(meetings === undefined ? {} : { meetings }),
  });
  await writeRecords(service.database, counted(records, summary), {
    now,
    ...(batchSize === undefined ? {} : { batchSize }),
    ...(onProgress ? { onProgress: () => onProgress(summary.counts.meeting) } : {}),
  });
  return summary;
}

function* counted(records: Iterable<ServiceRecord>, summary: SeedSummary): Iterable<ServiceRecord> {
  for (const record of records) {
    summary.counts[record.kind] += 1;
    if (record.kind === "organization") summary.organizations.push(record.value);
    yield record;
  }
}
