import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseQuery } from "../../core/text/word-query.ts";
import { completeDraft } from "../library/builders/complete-draft.ts";
import { aMeeting, aReport } from "../library/builders/draft.ts";
import { type OpenService, openService } from "../library/service.ts";
import type { ServiceRecord } from "../records/records.ts";
import type { Database } from "../store/database.ts";
import { readPage } from "../store/list-query.ts";
import { defineQuery } from "../store/query.ts";
import { searchCalls } from "../store/search-calls.ts";
import { SEARCH_KINDS } from "../store/search-documents.ts";
import { indexMissing } from "../store/search-index.ts";
import { indexedWords, vectorOf } from "../store/search-words.ts";
import { writeRecords } from "../store/write-records.ts";
import { findPostgres, runOn, startPostgres, type TestPostgres } from "./support/postgres.ts";

const LARGE = 6_000;
const SMALL = { organizations: 60, reports: 50 };
/** PostgreSQL keeps one plan for all values of a named statement once it was run five times. */
const TIMES = 12;
const LIMIT = 20;
const TENTH = 10;
/** Rows from one that has both halves of a word to the next: about those of a block. */
const SELDOM = 50;

// Rows that are read stand for the plan: they say what it costs, whatever PostgreSQL calls its steps.
describe.skipIf(!findPostgres())("lists of a large organization among small ones on PostgreSQL", () => {
  let postgres: TestPostgres;
  let service: OpenService;
  let orgId: string;

  beforeAll(async () => {
    postgres = await startPostgres(findPostgres() ?? "", { settings: ["fsync=off", "autovacuum=off"] });
    service = await openService({ database: postgres.url, pepper: "plans" });
    const others = Array.from({ length: SMALL.organizations }, () => service.ids.uuid());
    orgId = service.ids.uuid();
    for (const [id, count] of [...others.map((other) => [other, SMALL.reports] as const), [orgId, LARGE] as const])
      await writeRecords(service.database, records(id, count), { now: new Date() });
    const long = Array.from({ length: 600 }, () => service.ids.uuid().slice(0, 8)).join(" ");
    const vector = (text: string) => `'${vectorOf(indexedWords(orgId, [text]).join(" ")).replaceAll("'", "''")}'`;
    await runOn(postgres.url, [
      // Records that are written as a stream leave the index behind: some calls are not in it.
      `insert into search_documents (org_id, meeting_id, kind, source_id, part, version, words)
        select org_id, id, 'call', '', 0, version, cast(case when document like '%Discount%' then ${vector(`Discount ${long}`)}
          when row_number() over () % ${SELDOM} = 0 then ${vector(`dis ${long} count`)} else '' end as tsvector)
        from meetings where id < 'f8'`,
      "analyze",
    ]);
    // Small organizations come first, and the plan that is kept is made with them in view.
    for (const other of others.slice(0, TIMES)) await ask("meetings", other, {}, 1);
  });

  afterAll(async () => {
    await service.close();
    await postgres.stop();
  });

  /** A meeting an hour with a report, whose scores are spread evenly. */
  function* records(id: string, count: number): Iterable<ServiceRecord> {
    const plan = { plan: "business", subscription_status: "active" } as const;
    yield { kind: "organization", value: { id, name: id, ...plan } };
    for (let index = 0; index < count; index += 1) {
      const at = new Date(Date.parse("2026-11-20T12:00:00Z") - index * 3_600_000).toISOString();
      const source = { id: service.ids.uuid(), now: at, userId: id, meetingId: service.ids.uuid() };
      // The highest are rare in the large organization, and not in the others.
      const isHighest = count === SMALL.reports || index > count - 400;
      const overall_score = isHighest ? 100 - (index % 10) / 100 : ((index * 37) % 1000) / 10;
      const meeting = completeDraft(aMeeting({ started_at: at, title: index % TENTH === 0 ? "Discount" : "Call" }), {
        ...source,
        id: source.meetingId,
      });
      yield { kind: "meeting", value: { ...meeting, org_id: id } };
      yield { kind: "report", value: { ...completeDraft(aReport({ overall_score }), source), org_id: id } };
    }
  }

  async function ask(name: "meetings" | "reports", id: string, filter: object, page: number): Promise<number> {
    const { total } = await readPage(service.database, name, { filter: { orgId: id, ...filter }, page, limit: LIMIT });
    return total;
  }

  const readSoFar = () =>
    statistic(`select cast(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as int) as sum from pg_stat_user_tables
      where relname in ('meetings', 'reports', 'rollups', 'search_documents', 'transcripts', 'insights')`);

  async function statistic(sql: string): Promise<number> {
    // Each connection adds up on its own, and says it about once a second unless it is asked.
    await service.database.first(defineQuery("select pg_stat_force_next_flush()"), {});
    return (await service.database.first(defineQuery<object, { sum: number }>(sql), {}))?.sum ?? 0;
  }

  const BY_SCORE = { atLeast: { overall_score: 40 }, atMost: { overall_score: 60 } };
  it("read few rows at a time to complete the index of words", async () => {
    const { database } = service;
    const { all, write } = database;
    let [most, before] = [0, await readSoFar()];
    const watch = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      const result = await work();
      const after = await readSoFar();
      [most, before] = [Math.max(most, after - before), after];
      return result;
    };
    const watched = Object.assign(Object.create(database) as Database, {
      all: (...given: Parameters<typeof all>) => watch(() => all.apply(database, given)),
      write: (...given: Parameters<typeof write>) => watch(() => write.apply(database, given)),
    });
    expect(await indexMissing(watched)).toBeGreaterThan(100);
    expect(most).toBeLessThan(1_000);
  });

  it("read few rows to search for a word that many calls contain", async () => {
    await runOn(postgres.url, ["vacuum analyze search_documents"]);
    const search = { orgId, query: parseQuery("discount"), kinds: SEARCH_KINDS, limit: LIMIT, offset: 0 };
    const count = async () => (await searchCalls(service.database, search))?.startedAt.length;
    for (let time = 0; time < TIMES; time += 1) expect(await count()).toBe(LARGE / TENTH);
    const before = await readSoFar();
    for (let time = 0; time < TIMES; time += 1) await count();
    const read = (await readSoFar()) - before;
    expect(read / TIMES).toBeGreaterThan(LARGE / TENTH);
    expect(read / TIMES).toBeLessThan((3 * LARGE) / TENTH);
  });

  it("read no text of a call to find a word that the index has", async () => {
    await runOn(postgres.url, ["vacuum analyze search_documents"]);
    const search = { orgId, query: parseQuery("discount"), kinds: SEARCH_KINDS, limit: LIMIT, offset: 0 };
    // Blocks that hold long values apart from their rows.
    const readTexts = () =>
      statistic(`select cast(toast_blks_read + toast_blks_hit as int) as sum from pg_statio_user_tables
        where relname = 'search_documents'`);
    const before = await readTexts();
    for (let time = 0; time < TIMES; time += 1) await searchCalls(service.database, search);
    const perSearch = ((await readTexts()) - before) / TIMES;
    expect(perSearch).toBeGreaterThan(0);
    expect(perSearch).toBeLessThan(LARGE / TENTH);
  });

  it.each<[string, "meetings" | "reports", object, number, number]>([
    ["a first page", "meetings", {}, 1, 30],
    ["a first page by score", "reports", BY_SCORE, 1, 300],
    ["a second page by score", "reports", BY_SCORE, 2, 300],
    ["a page by scores that only the oldest have", "reports", { atLeast: { overall_score: 99.95 } }, 1, 300],
    ["a page in the middle", "meetings", {}, LARGE / LIMIT / 2, 200],
  ])("read few rows for %s", async (_title, name, filter, page, most) => {
    for (let time = 0; time < TIMES; time += 1) await ask(name, orgId, filter, page);
    const before = await readSoFar();
    for (let time = 0; time < TIMES; time += 1) await ask(name, orgId, filter, page);
    const read = (await readSoFar()) - before;
    expect(read / TIMES).toBeGreaterThan(1);
    expect(read / TIMES).toBeLessThan(most);
  });
});
