import type { Origin, TurnTimes } from "../records/records.ts";
import type { Meeting } from "../records/resources.ts";
import { type Database, statement, type Write } from "./database.ts";
import { deleteTranscript, meetingRowOf, type OwnedId } from "./meeting-queries.ts";
import { requireMove } from "./meeting-states.ts";
import { defineQuery } from "./query.ts";
import { retryConflicts } from "./retry-conflicts.ts";
import { meetingRow } from "./rows.ts";
import { keepTexts, replaceTexts, textsOfCall, textsOfTranscript } from "./search-documents.ts";
import type { Tables } from "./tables.ts";
import { WriteBatch } from "./write-batch.ts";

/** New values of a stored meeting. A transcript replaces the stored one; `null` deletes it. */
export type MeetingChange = Partial<Omit<Meeting, "id" | "has_transcript">> & {
  transcript?: string | null;
  /** Times of the new transcript's lines; those of the stored one stay by default. */
  turns?: TurnTimes | null;
  /** Origin of the new transcript; that of the stored one stays by default. */
  origin?: Origin | undefined;
};

/** One transaction that changes stored meetings, and everything that belongs to them. */
export interface MeetingWrite {
  /** Records and statements in the same transaction. */
  batch: WriteBatch;
  /** Finds the meeting at the version that a change applies to; undefined if the organization has no such meeting. */
  find(id: string): Promise<Meeting | undefined>;
  /** Changes a meeting that was found. Sets `updated_at`, and moves status, owner and start in the rollups; only failed meetings keep a reason. */
  change(id: string, values: MeetingChange): void;
}

type Row = Tables["meetings"];

const updateRow = defineQuery<Row & { oldVersion: number }, unknown>(`
  update meetings
  set user_id = :user_id, status = :status, started_at = :started_at, version = :version, document = :document
  where id = :id and org_id = :org_id and version = :oldVersion`);

const putTurns = defineQuery<OwnedId & { turns: string | null }, unknown>(
  "update transcripts set turns = :turns where org_id = :orgId and meeting_id = :id",
);

const putOrigin = defineQuery<OwnedId & { origin: string }, unknown>(
  "update transcripts set origin = :origin where org_id = :orgId and meeting_id = :id",
);

const putTranscript = defineQuery<OwnedId & { text: string }, unknown>(`
  insert into transcripts (org_id, meeting_id, text, turns)
  values (:orgId, :id, :text, null)
  on conflict (org_id, meeting_id) do update set text = :text`);

/**
 * Changes stored meetings; all changes of them go through it. `work` reads them and decides, and is repeated if another writer has changed one of
 * them meanwhile. Everything that it adds is one transaction. A conflict of a statement of its own is thrown.
 *
 * @example
 * await changeMeetings(service, { orgId, key: meetingId }, async ({ batch, find, change }) => {
 *   const meeting = await find(meetingId);
 *   if (!meeting) return;
 *   batch.add({ kind: "report", value: report });
 *   change(meetingId, { status: "completed", report_count: meeting.report_count + 1 });
 * });
 *
 * @throws TooManyConflicts
 */
export function changeMeetings<Result>(
  service: { database: Database; now: () => Date },
  options: { orgId: string /** Writers with the same key run in turn within the process. */; key: string },
  work: (write: MeetingWrite) => Promise<Result>,
): Promise<Result> {
  const isConflict = (conflict: { query: object | undefined }) => conflict.query === updateRow;
  return retryConflicts(service.database, { key: `meeting ${options.key}`, isConflict }, async () => {
    const write = new PendingWrite(service, options.orgId);
    const result = await work(write);
    // The versions first: of several conflicts theirs is reported, which is retried.
    await service.database.write([...write.updates, ...write.batch.writes()]);
    return result;
  });
}

class PendingWrite implements MeetingWrite {
  readonly batch: WriteBatch;
  readonly updates: Write[] = [];
  readonly #database: Database;
  readonly #now: string;
  readonly #orgId: string;
  readonly #rows = new Map<string, Row>();

  constructor({ database, now }: { database: Database; now: () => Date }, orgId: string) {
    this.batch = new WriteBatch(now());
    this.#database = database;
    this.#now = now().toISOString();
    this.#orgId = orgId;
  }

  readonly find = async (id: string): Promise<Meeting | undefined> => {
    const row = this.#rows.get(id) ?? (await this.#database.first(meetingRowOf, { orgId: this.#orgId, id }));
    if (!row) return undefined;
    this.#rows.set(id, row);
    return JSON.parse(row.document) as Meeting;
  };

  readonly change = (id: string, { transcript, turns, origin, ...values }: MeetingChange): void => {
    const before = this.#rows.get(id);
    if (!before) throw new Error(`The meeting ${id} is changed without being found first, or twice.`);
    const meeting = JSON.parse(before.document) as Meeting;
    if (values.status !== undefined) requireMove(id, meeting.status, values.status);
    const has_transcript = transcript === undefined ? meeting.has_transcript : transcript !== null;
    const changed = { ...meeting, updated_at: this.#now, ...values, has_transcript, transcript: null };
    if (changed.status !== "failed") changed.failure_reason = null;
    const row = { ...meetingRow(this.#orgId, changed), version: before.version + 1 };
    this.updates.push(statement(updateRow, { ...row, oldVersion: before.version }, 1));
    const owned = { orgId: this.#orgId, id };
    if (transcript === null) this.batch.push(statement(deleteTranscript, owned));
    else if (transcript !== undefined) this.batch.push(statement(putTranscript, { ...owned, text: transcript }));
    const found = { orgId: this.#orgId, meetingId: id };
    if (transcript !== undefined)
      this.batch.push(...replaceTexts({ ...found, kind: "said", texts: textsOfTranscript(transcript ?? "") }));
    if (values.title === undefined && values.participants === undefined) this.batch.push(keepTexts(owned, row.version));
    else
      this.batch.push(...replaceTexts({ ...found, kind: "call", version: row.version, texts: textsOfCall(changed) }));
    if (turns !== undefined) this.batch.push(statement(putTurns, { ...owned, turns: turns && JSON.stringify(turns) }));
    if (origin !== undefined) this.batch.push(statement(putOrigin, { ...owned, origin: JSON.stringify(origin) }));
    this.batch.moveRollups("meetings", before, row);
    this.#rows.delete(id);
  };
}
