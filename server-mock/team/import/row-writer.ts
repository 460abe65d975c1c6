import type { ServiceRecord } from "../../records/records.ts";
import type { MeetingDetail } from "../../records/resources.ts";
import { changeMeetings } from "../../store/change-meetings.ts";
import { type Write, WriteConflict } from "../../store/database.ts";
import { ERASED_NAME } from "../administration/scrub.ts";
import { findDeletedCall } from "../calls/deleted-calls.ts";
import { isSameCall } from "../calls/is-same-call.ts";
import { moved, replaceCall } from "../calls/replace-call.ts";
import type { CompletedRow } from "./complete-row.ts";
import type { ImportService } from "./import-service.ts";
import type { OwnerSummary } from "./owner-finder.ts";
import type { ImportKind } from "./read-rows.ts";
import { canRepair, type RepairScope, repairPeople } from "./repair-people.ts";
import { findStoredMeeting, findStoredOrganization } from "./stored-rows.ts";

type Row = Exclude<CompletedRow, { problems: string[] }>;

/** Counts of stored rows. */
export interface ImportedRows {
  users: number;
  meetings: number;
  reports: number;
  insights: number;
  sessions: number;
  /** Existing rows, left unchanged. */
  known: number;
  /** Reports that will be produced; their jobs are stored with the meetings. */
  jobs: number;
  /** Fetched meetings without a matching active template. */
  withoutTemplate: number;
  /** Existing calls whose sellers are identified by this import. */
  repaired: number;
  /** Existing calls replaced by the file. */
  replaced: number;
  /** The first calls of the file, new or existing. */
  calls: string[];
  /** The first existing calls that have other words or another start, left unchanged. */
  differing: Difference[];
}

/** Difference between a stored call and the one in a file. */
export interface Difference {
  id: string;
  title: string;
  /** Difference: other words, another start, a person erased since, or the whole call deleted. */
  what: "words" | "start" | "erased" | "deleted";
  /** Stored start, or time of deletion. */
  at: string;
}

const MAX_CALLS = 2;
const MAX_DIFFERENCES = 1_000;

/** Reports whether new calls have no speaker who is known to sell, as far as the file says. */
export function isSellerUnknown({
  meetings,
  matched,
  unmatched,
}: Pick<ImportedRows, "meetings"> & OwnerSummary): boolean {
  return meetings > 0 && matched.length === 0 && unmatched.length > 0;
}

const COUNTERS = {
  user: "users",
  meeting: "meetings",
  report: "reports",
  insight: "insights",
  roleplay_session: "sessions",
} as const satisfies Record<ImportKind, keyof ImportedRows>;

/** Rows per transaction: enough to share a flush to disk, few enough for memory. */
const BATCH = 500;

/** Audit entry of stored rows. */
export type ImportAudit = (counts: ImportedRows) => Write;

interface RowWriterOptions extends RepairScope {
  isWhole: boolean;
  isDryRun: boolean;
  replaces: boolean;
}

/** Stores validated rows: all in one transaction if the file was read whole, otherwise in batches. */
export class RowWriter {
  /** Rows received. */
  rows = 0;
  readonly #service: ImportService;
  readonly #options: RowWriterOptions;
  #counts: ImportedRows = {
    users: 0,
    meetings: 0,
    reports: 0,
    insights: 0,
    sessions: 0,
    known: 0,
    jobs: 0,
    withoutTemplate: 0,
    repaired: 0,
    replaced: 0,
    differing: [],
    calls: [],
  };
  #batch: Row[] = [];
  /** IDs of deleted calls in the file. */
  readonly #deleted = new Set<string>();

  constructor(service: ImportService, options: RowWriterOptions) {
    this.#service = service;
    this.#options = options;
  }

  async add(row: Row): Promise<void> {
    this.rows += 1;
    if (row.kind === "meeting" && this.#counts.calls.length < MAX_CALLS) this.#counts.calls.push(row.value.id);
    if (await this.#isStored(row)) {
      this.#counts.known += 1;
      if (row.kind === "meeting" && !(await this.#compare(row))) await this.#repair(row.value);
      return;
    }
    if (await this.#isDeleted(row)) {
      this.#counts.known += 1;
      return;
    }
    this.#batch.push(row);
    if (!this.#options.isWhole && this.#batch.length >= BATCH) await this.flush();
  }

  async #isStored({ kind, value: { id } }: Row): Promise<boolean> {
    const { orgId } = this.#options;
    return (await findStoredOrganization(this.#service.database, kind, { orgId, id })) !== undefined;
  }

  /** Deleted calls are not restored by an import, nor their reports and insights. */
  async #isDeleted({ kind, value }: Row): Promise<boolean> {
    if (kind === "report" || kind === "insight") return this.#deleted.has(value.meeting_id);
    if (kind !== "meeting") return false;
    const call = await findDeletedCall(this.#service.database, { orgId: this.#options.orgId, id: value.id });
    if (!call) return false;
    this.#deleted.add(value.id);
    this.#differ({ id: value.id, title: value.title, what: "deleted", at: call.deleted_at });
    return true;
  }

  #differ(difference: Difference): void {
    if (this.#counts.differing.length < MAX_DIFFERENCES) this.#counts.differing.push(difference);
  }

  /** What is stored so far, or would be. */
  get counts(): ImportedRows {
    return this.#counts;
  }

  /** Reports whether anything is stored so far. */
  get hasStored(): boolean {
    const { repaired, replaced } = this.#counts;
    return repaired + replaced > 0 || Object.values(COUNTERS).some((name) => this.#counts[name] > 0);
  }

  /** True if the stored call differs: it is then replaced, or reported. */
  async #compare(row: Extract<Row, { kind: "meeting" }>): Promise<boolean> {
    const { orgId, onlyOf, isDryRun, replaces } = this.#options;
    const { id, transcript, started_at } = row.value;
    const stored = await findStoredMeeting(this.#service.database, { orgId, id });
    if (!stored || transcript === null || (onlyOf !== undefined && stored.user_id !== onlyOf)) return false;
    const isMoved = !row.isStartAssumed && Date.parse(stored.started_at) !== Date.parse(started_at);
    const isErased = stored.transcript?.includes(ERASED_NAME);
    const isSame = stored.transcript !== null && isSameCall(stored.transcript, transcript);
    if (isSame && !isMoved) return false;
    if (!replaces || isErased) {
      const what = isErased ? "erased" : isSame ? "start" : "words";
      this.#differ({ id, title: stored.title, what, at: stored.started_at });
      return true;
    }
    const kept = row.isStartAssumed ? { ...row.value, ...moved(row.value, stored.started_at) } : row.value;
    if (!isDryRun) this.#counts.jobs += await replaceCall(this.#service, orgId, { ...row, value: kept });
    this.#counts.replaced += 1;
    this.#counts.known -= 1;
    return true;
  }

  async #repair(meeting: MeetingDetail): Promise<void> {
    const { orgId, isDryRun } = this.#options;
    if (!(await canRepair(this.#service.database, this.#options, meeting))) return;
    if (!isDryRun) await repairPeople(this.#service, orgId, meeting);
    this.#counts.repaired += 1;
  }

  /** Stores the rows since the last flush, with the audit entry in the same transaction. */
  async flush(audit?: ImportAudit): Promise<void> {
    let rows = this.#batch;
    this.#batch = [];
    if (this.#options.isDryRun) this.#counts = this.#countsWith(rows);
    while (!this.#options.isDryRun && (rows.length > 0 || audit)) {
      try {
        this.#counts = await this.#store(rows, audit);
        return;
      } catch (error) {
        const isOvertaken = error instanceof WriteConflict && error.query === undefined;
        const left = isOvertaken ? await this.#withoutKnown(rows) : rows;
        if (left.length === rows.length) throw error;
        rows = left;
      }
    }
  }

  #countsWith(rows: readonly Row[]): ImportedRows {
    const counts = { ...this.#counts };
    for (const { kind } of rows) counts[COUNTERS[kind]] += 1;
    return counts;
  }

  /** Rows that are not stored yet: the same file may be imported concurrently. */
  async #withoutKnown(rows: readonly Row[]): Promise<Row[]> {
    const left: Row[] = [];
    for (const row of rows) {
      const isKnown = await this.#isStored(row);
      if (!isKnown) left.push(row);
      this.#counts.known += isKnown ? 1 : 0;
    }
    return left;
  }

  /** Stores rows, and returns what is stored then. */
  #store(rows: readonly Row[], audit: ImportAudit | undefined): Promise<ImportedRows> {
    const { orgId } = this.#options;
    const reports = countReports(rows);
    const meetings = rows.flatMap((row) => (row.kind === "meeting" ? [row.value] : []));
    const own = new Set(meetings.map(({ id }) => id));
    return changeMeetings(this.#service, { orgId, key: `import ${orgId}` }, async ({ batch, find, change }) => {
      for (const meeting of meetings) meeting.report_count = reports.get(meeting.id) ?? 0;
      for (const row of rows) batch.add(recordOf(row, orgId));
      for (const [id, added] of reports) {
        const stored = own.has(id) ? undefined : await find(id);
        if (stored) change(id, { report_count: stored.report_count + added });
      }
      const { writes, plan } = await this.#service.jobs.adding(orgId, meetings.filter(isUnscored));
      for (const write of writes) batch.push(write);
      const counts = this.#countsWith(rows);
      counts.jobs += plan.reports.length;
      counts.withoutTemplate += plan.withoutTemplate.length;
      if (audit) batch.push(audit(counts));
      return counts;
    });
  }
}

function isUnscored({ status, report_count }: MeetingDetail): boolean {
  return status === "fetched" && report_count === 0;
}

function recordOf(row: Row, org_id: string): ServiceRecord {
  const kind = row.kind === "roleplay_session" ? "session" : row.kind;
  return { ...row, kind, value: { ...row.value, org_id } } as ServiceRecord;
}

function countReports(rows: readonly Row[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows)
    if (row.kind === "report") counts.set(row.value.meeting_id, (counts.get(row.value.meeting_id) ?? 0) + 1);
  return counts;
}
