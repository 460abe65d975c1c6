import type { Service } from "../api/call.ts";
import { hasApiAccess } from "../keys/api-access.ts";
import type { ServiceRecord } from "../records/records.ts";
import type { Organization } from "../records/resources.ts";
import { writeRecords } from "../store/write-records.ts";

/** Settings of the demo data. */
export interface SeedOptions {
  /** A different seed gives other ids and other contents; `demo` by default. */
  seed?: string;
  /** Number of meetings over all organizations; 400 by default. */
  meetings?: number;
  /** Existing organization that replaces the first one with API access. */
  into?: Pick<Organization, "id" | "name">;
  /** Records per transaction; all in one by default. */
  batchSize?: number;
  /** Called after each transaction with the number of stored meetings. */
  onProgress?: (meetings: number) => void;
}

/** Counts of the added data. */
export interface SeedSummary {
  organizations: Organization[];
  /** Records by kind. */
  counts: Record<ServiceRecord["kind"], number>;
}

/** Adds the demo data. The same seed at the same time gives the same data. */
export async function seedDemo(service: Service, options: SeedOptions): Promise<SeedSummary> {
  const { demoDataset } = await import("./dataset.ts");
  const { seed, meetings, batchSize, onProgress, into } = options;
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
  await writeRecords(service.database, counted(records, summary, into), {
    now,
    ...(batchSize === undefined ? {} : { batchSize }),
    ...(onProgress ? { onProgress: () => onProgress(summary.counts.meeting) } : {}),
  });
  return summary;
}

function* counted(
  records: Iterable<ServiceRecord>,
  summary: SeedSummary,
  into: SeedOptions["into"],
): Iterable<ServiceRecord> {
  let replaced: string | undefined;
  for (const record of records) {
    summary.counts[record.kind] += 1;
    if (record.kind !== "organization") {
      const isMoved = into && record.value.org_id === replaced;
      yield isMoved ? ({ ...record, value: { ...record.value, org_id: into.id } } as ServiceRecord) : record;
    } else if (into && replaced === undefined && hasApiAccess(record.value)) {
      replaced = record.value.id;
      summary.organizations.push({ ...record.value, id: into.id, name: into.name });
    } else {
      summary.organizations.push(record.value);
      yield record;
    }
  }
}
