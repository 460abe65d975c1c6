import type { Insight, Meeting } from "../records/resources.ts";
import { type Change, momentChange } from "./change.ts";
import { type Database, insertRows, statement, type Write, WriteConflict } from "./database.ts";
import type { OwnedId } from "./meeting-queries.ts";
import { organizationRows } from "./organization-store.ts";
import { defineQuery } from "./query.ts";
import { readSchemaFacts } from "./schema-facts.ts";
import {
  removeTexts,
  SEARCH_KINDS,
  searchRows,
  textsOfCall,
  textsOfInsight,
  textsOfReport,
  textsOfTranscript,
} from "./search-documents.ts";
import { readSetting } from "./settings.ts";
import type { Tables } from "./tables.ts";

/**
 * SQLite keeps a contentless index, whose rows are emptied once indexed. PostgreSQL keeps the words in the row. On both, each
 * indexed word is prefixed with its organization; SQLite's tokenizer splits only at a character that no word contains.
 */
const TABLES = {
  sqlite: [
    `create table search_documents (
      org_id text not null, meeting_id text not null, kind text not null, source_id text not null, part integer not null,
      version integer not null, place integer, words text not null,
      primary key (org_id, meeting_id, kind, source_id, part)) without rowid`,
    "create index search_documents_at on search_documents (org_id, place)",
    "create virtual table search_words using fts5(words, content='', contentless_delete=1, tokenize='ascii')",
    `create trigger search_documents_added after insert on search_documents begin
      insert into search_words (words) values (new.words);
      update search_documents set place = last_insert_rowid(), words = ''
      where org_id = new.org_id and meeting_id = new.meeting_id and kind = new.kind and source_id = new.source_id and part = new.part;
    end`,
    `create trigger search_documents_removed after delete on search_documents begin
      delete from search_words where rowid = old.place;
    end`,
  ],
  postgres: [
    `create table search_documents (
      org_id text collate "C" not null, meeting_id text collate "C" not null, kind text collate "C" not null,
      source_id text collate "C" not null, part bigint not null, version bigint not null, words tsvector not null,
      primary key (org_id, meeting_id, kind, source_id, part))`,
    "create index search_documents_words on search_documents using gin (words)",
  ],
};

/** Setting that counts the writes which left the index incomplete; it is completed before the next search. */
const SETTING = "search_index";

const markIncomplete = defineQuery<object, unknown>(
  `insert into settings (name, value) values ('${SETTING}', '1')
    on conflict (name) do update set value = cast(cast(settings.value as integer) + 1 as text)`,
);
const markComplete = defineQuery<{ seen: string }, unknown>(
  `delete from settings where name = '${SETTING}' and value = :seen`,
);

/** For writes that change texts without indexing them. */
export const INCOMPLETE: Write = statement(markIncomplete, {});

const forgetWords = defineQuery<object, unknown>("insert into search_words (search_words) values ('delete-all')");

/** Empties the index before its rows are deleted, which would otherwise remove words one row at a time. */
export const emptyIndex = (dialect: Database["dialect"]): Write[] =>
  dialect === "sqlite" ? [statement(forgetWords, {})] : [];

/** Completes the index after writes that left it incomplete. */
export async function completeIndex(database: Database): Promise<void> {
  const seen = await readSetting(database, SETTING);
  if (seen === undefined) return;
  await indexMissing(database);
  await database.write([statement(markComplete, { seen })]);
}

/** Measured with demo calls on two busy cores. */
const INDEX_MICROSECONDS = 3_000;
const BATCH = 50;

/** Creates the index and fills it with the calls that it lacks. */
export async function addSearchIndex(database: Database): Promise<Change[]> {
  const { columns } = await readSchemaFacts(database);
  const filled: Change = {
    what: `index what calls say, ${BATCH} calls at a time`,
    table: "meetings",
    waiting: "nobody",
    microsecondsPerRow: INDEX_MICROSECONDS,
    run: async (used) => void (await indexMissing(used)),
  };
  const created = momentChange("search_documents", "search_documents", TABLES[database.dialect]);
  return columns.has("search_documents.words") ? [filled] : [created, filled];
}

type Row = Pick<Tables["meetings"], "id" | "version" | "document">;

/** A batch of meetings by ID: those after `after`, up to `last`. */
interface Span {
  orgId: string;
  after: string;
  last: string;
}

/** Sorts after every ID. */
const END = "~";

const nextIds = defineQuery<{ orgId: string; after: string; limit: number }, { id: string }>(
  "select id from meetings where org_id = :orgId and id > :after order by id limit :limit",
);

const findMissing = defineQuery<Span, Row>(`
  select id, version, document from meetings
  where org_id = :orgId and id > :after and id <= :last and not exists (
    select 1 from search_documents
    where search_documents.org_id = meetings.org_id and meeting_id = meetings.id and kind = 'call'
      and search_documents.version = meetings.version)`);

const findOrphans = defineQuery<Span, { id: string }>(`
  select distinct meeting_id as id from search_documents
  where org_id = :orgId and meeting_id > :after and meeting_id <= :last and not exists (
    select 1 from meetings where meetings.org_id = search_documents.org_id and meetings.id = search_documents.meeting_id)`);

const readWithin = (table: string, column: string) =>
  defineQuery<Span, { meeting_id: string; text: string }>(
    `select meeting_id, ${column} as text from ${table}
      where org_id = :orgId and meeting_id > :after and meeting_id <= :last`,
  );
const WITHIN = [readWithin("transcripts", "text"), readWithin("reports", "detail"), readWithin("insights", "document")];

/** Changes nothing, but conflicts if another writer has changed or deleted the meeting. */
const holdVersion = defineQuery<OwnedId & { version: number }, unknown>(
  "update meetings set version = version where org_id = :orgId and id = :id and version = :version",
);

/**
 * Indexes calls that an older server has added or changed, removes deleted ones, and returns the number indexed. Each statement reads
 * one batch: over a whole large organization it would exceed its timeout.
 */
export async function indexMissing(database: Database): Promise<number> {
  let indexed = 0;
  for (const { id: orgId } of await organizationRows(database))
    for (let after = ""; after !== END; ) {
      const ids = await database.all(nextIds, { orgId, after, limit: BATCH });
      const span = { orgId, after, last: ids[BATCH - 1]?.id ?? END };
      for (const { id } of await database.all(findOrphans, span))
        await database.write(removeTexts({ orgId, id }, "everything"));
      const rows = await database.all(findMissing, span);
      // One of them was changed concurrently: all are read again.
      if (rows.length > 0 && !(await indexRows(database, span, rows))) continue;
      after = span.last;
      indexed += rows.length;
    }
  return indexed;
}

async function indexRows(database: Database, span: Span, rows: readonly Row[]): Promise<boolean> {
  const { orgId } = span;
  const stored: (readonly { meeting_id: string; text: string }[])[] = [];
  for (const query of WITHIN) stored.push(await database.all(query, span));
  const writes = rows.flatMap(({ id, version, document }) => {
    const owned = { orgId, id };
    const [said = [], feedback = [], insight = []] = stored.map((all) =>
      all.filter(({ meeting_id }) => meeting_id === id).map(({ text }) => text),
    );
    const texts = {
      call: textsOfCall(JSON.parse(document) as Meeting),
      said: said.flatMap(textsOfTranscript),
      insight: insight.flatMap((text) => textsOfInsight(JSON.parse(text) as Insight)),
      feedback: feedback.flatMap((text) => textsOfReport(JSON.parse(text))),
    };
    const found = SEARCH_KINDS.flatMap((kind) =>
      kind === "call" || texts[kind].length > 0
        ? searchRows({ orgId, meetingId: id, kind, version, texts: texts[kind] })
        : [],
    );
    const held = statement(holdVersion, { ...owned, version }, 1);
    return [held, ...removeTexts(owned, "everything"), insertRows("search_documents", found)];
  });
  try {
    await database.write(writes);
    return true;
  } catch (error) {
    if (error instanceof WriteConflict) return false;
    throw error;
  }
}
