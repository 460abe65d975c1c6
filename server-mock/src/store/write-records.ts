import type { ServiceRecord } from "../records.ts";
import { type Database, insertRows, type Write } from "./database.ts";
import { RollupChanges } from "./rollups.ts";
import { insightRow, meetingRow, reportRow, sessionRow, templateRow } from "./rows.ts";
import { TABLE_NAMES, type TableName, type Tables } from "./tables.ts";

/** Settings of `writeRecords`. */
export interface WriteRecordsOptions {
  now: Date;
  /** Records per transaction; all of them in one by default. */
  batchSize?: number;
  /** Called after each transaction. */
  onProgress?: () => void;
}

/** Stores records as they are. Each batch is stored whole or not at all, its rollups with it. */
export async function writeRecords(
  database: Database,
  records: Iterable<ServiceRecord>,
  options: WriteRecordsOptions,
): Promise<void> {
  const { now, batchSize = Number.POSITIVE_INFINITY, onProgress } = options;
  let batch = new Batch(now);
  for (const record of records) {
    batch.add(record);
    if (batch.size < batchSize) continue;
    await database.write(batch.writes());
    onProgress?.();
    batch = new Batch(now);
  }
  if (batch.size > 0) await database.write(batch.writes());
}

/** What storing records takes, for a write that does more than that. */
export function recordWrites(records: ServiceRecord[], now: Date): Write[] {
  const batch = new Batch(now);
  for (const record of records) batch.add(record);
  return batch.writes();
}

/** Rows of one transaction, by table, parents before children. */
class Batch {
  size = 0;
  readonly #now: string;
  readonly #rows = new Map<TableName, object[]>();
  readonly #rollups = new RollupChanges();

  constructor(now: Date) {
    this.#now = now.toISOString();
  }

  add(record: ServiceRecord): void {
    this.size += 1;
    const { kind, value } = record;
    if (kind === "organization") this.#push("organizations", { ...organizationColumns(value), created_at: this.#now });
    else if (kind === "user") this.#push("users", userRow(value));
    else if (kind === "template") this.#push("templates", templateRow(value.org_id, value));
    else if (kind === "meeting") this.#addMeeting(value);
    else if (kind === "report") this.#addTallied("reports", reportRow(value.org_id, value));
    else if (kind === "insight") this.#addTallied("insights", insightRow(value.org_id, value));
    else this.#addTallied("roleplay_sessions", sessionRow(value.org_id, value));
  }

  writes(): Write[] {
    const inOrder = TABLE_NAMES.map((table) => ({ table, rows: this.#rows.get(table) ?? [] })).filter(
      ({ rows }) => rows.length > 0,
    );
    return [...inOrder, ...this.#rollups.writes()];
  }

  #addMeeting(meeting: Extract<ServiceRecord, { kind: "meeting" }>["value"]): void {
    this.#addTallied("meetings", meetingRow(meeting.org_id, meeting));
    if (meeting.transcript !== null) this.#push("transcripts", { meeting_id: meeting.id, text: meeting.transcript });
  }

  #addTallied<Name extends "meetings" | "reports" | "insights" | "roleplay_sessions">(
    table: Name,
    row: Tables[Name],
  ): void {
    this.#push(table, row);
    this.#rollups.add(table, row);
  }

  #push<Name extends TableName>(table: Name, row: Tables[Name]): void {
    const rows = this.#rows.get(table);
    if (rows) rows.push(row);
    else this.#rows.set(table, insertRows(table, [row]).rows);
  }
}

type UserValue = Extract<ServiceRecord, { kind: "user" }>["value"];
type OrganizationValue = Extract<ServiceRecord, { kind: "organization" }>["value"];

function organizationColumns({
  id,
  name,
  plan,
  subscription_status,
}: OrganizationValue): Omit<Tables["organizations"], "created_at"> {
  return { id, name, plan, subscription_status };
}

function userRow({ id, org_id, name, email, role, is_active }: UserValue): Tables["users"] {
  return { id, org_id, name, email, role, is_active: is_active ? 1 : 0 };
}
