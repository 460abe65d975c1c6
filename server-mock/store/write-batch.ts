import type { ServiceRecord } from "../records/records.ts";
import type { RolledUpName } from "./collections.ts";
import { insertRows, type Write } from "./database.ts";
import { type RolledUpRow, RollupChanges } from "./rollups.ts";
import { insightRow, meetingRow, organizationRow, reportRow, sessionRow, templateRow, userRow } from "./rows.ts";
import {
  type SearchTexts,
  searchRows,
  textsOfCall,
  textsOfInsight,
  textsOfReport,
  textsOfTranscript,
} from "./search-documents.ts";
import { TABLE_NAMES, type TableName, type Tables } from "./tables.ts";

/**
 * Parts of one transaction: new records with their rollups, and statements. Order of writing: rows, parents before children;
 * statements, as added; rollups, in a fixed order.
 */
export class WriteBatch {
  /** Number of records. */
  size = 0;
  readonly #now: string;
  readonly #isIndexed: boolean;
  readonly #rows = new Map<TableName, object[]>();
  readonly #statements: Write[] = [];
  readonly #rollups = new RollupChanges();
  readonly #texts = new Map<string, SearchTexts>();

  constructor(now: Date, { isIndexed = true }: { isIndexed?: boolean } = {}) {
    this.#now = now.toISOString();
    this.#isIndexed = isIndexed;
  }

  /** Stores a record unchanged. */
  add(record: ServiceRecord): void {
    this.size += 1;
    const { kind, value } = record;
    if (kind === "organization") this.#push("organizations", organizationRow(value, this.#now));
    else if (kind === "user") this.#push("users", userRow(value.org_id, value));
    else if (kind === "template") this.#push("templates", templateRow(value.org_id, value));
    else if (kind === "meeting") this.#addMeeting(record);
    else if (kind === "report") this.#addReport(value);
    else if (kind === "insight") this.#addInsight(value);
    else this.addRow("roleplay_sessions", sessionRow(value.org_id, value));
  }

  /** Stores a row, which may have been stored before, with its counts. */
  addRow<Name extends RolledUpName>(table: Name, row: Tables[Name]): void {
    this.#push(table, row);
    this.#rollups.add(table, row);
  }

  /** Adds statements, or rows of other tables, to the same transaction. */
  push(...writes: Write[]): void {
    this.#statements.push(...writes);
  }

  /** Updates the counts for a row that a statement of the same transaction changes. */
  moveRollups(collection: RolledUpName, before: RolledUpRow, after: RolledUpRow): void {
    this.#rollups.move(collection, before, after);
  }

  /** Updates the counts for a row that a statement of the same transaction deletes. */
  removeRollups(collection: RolledUpName, row: RolledUpRow): void {
    this.#rollups.remove(collection, row);
  }

  writes(): Write[] {
    this.#rows.set("search_documents", [...this.#texts.values()].flatMap(searchRows));
    const inOrder = TABLE_NAMES.map((table) => ({ table, rows: this.#rows.get(table) ?? [] })).filter(
      ({ rows }) => rows.length > 0,
    );
    return [...inOrder, ...this.#statements, ...this.#rollups.writes()];
  }

  #addReport(value: Extract<ServiceRecord, { kind: "report" }>["value"]): void {
    const row = reportRow(value.org_id, value);
    this.addRow("reports", row);
    this.#index("feedback", row, () => textsOfReport(value));
  }

  #addInsight(value: Extract<ServiceRecord, { kind: "insight" }>["value"]): void {
    const row = insightRow(value.org_id, value);
    this.addRow("insights", row);
    this.#index("insight", row, () => textsOfInsight(value));
  }

  /** Indexes records of one call as one document, named after the first record. */
  #index(
    kind: SearchTexts["kind"],
    { org_id: orgId, meeting_id: meetingId, id }: { org_id: string; meeting_id: string; id: string },
    read: () => readonly string[],
  ): void {
    if (!this.#isIndexed) return;
    const key = `${kind} ${orgId} ${meetingId}`;
    const document = this.#texts.get(key) ?? {
      orgId,
      meetingId,
      kind,
      sourceId: id === meetingId ? "" : id,
      texts: [],
    };
    this.#texts.set(key, { ...document, texts: [...document.texts, ...read()] });
  }

  #addMeeting({ value, turns, origin }: Extract<ServiceRecord, { kind: "meeting" }>): void {
    const meeting = meetingRow(value.org_id, value);
    this.addRow("meetings", meeting);
    const indexed = { ...meeting, meeting_id: meeting.id };
    this.#index("call", indexed, () => textsOfCall(value));
    if (value.transcript === null) return;
    const { transcript } = value;
    this.#index("said", indexed, () => textsOfTranscript(transcript));
    const json = (facts: object | undefined) => (facts === undefined ? null : JSON.stringify(facts));
    const row = { org_id: meeting.org_id, meeting_id: meeting.id, text: value.transcript };
    this.#push("transcripts", { ...row, turns: json(turns), origin: json(origin) });
  }

  #push<Name extends TableName>(table: Name, row: Tables[Name]): void {
    const rows = this.#rows.get(table);
    if (rows) rows.push(row);
    else this.#rows.set(table, insertRows(table, [row]).rows);
  }
}
