import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReferenceServer } from "../../library/index.ts";
import { type OpenService, openService } from "../../library/service.ts";
import type { Query, Values } from "../../store/query.ts";
import { useStore } from "../support/stores.ts";
import { signedIn, type Visitor } from "./support/visitor.ts";

const PEPPER = "reads";
const CALLS = 300;

interface Read {
  sql: string;
  parameters: Values;
  rows: number;
}

// What a page costs is held by what it reads: times depend on the machine.
describe("reading a page", () => {
  const store = useStore("file");
  const reads: Read[] = [];
  let server: ReferenceServer;
  let service: OpenService;
  let boss: Visitor;

  beforeAll(async () => {
    server = await store.create({ pepper: PEPPER });
    await server.seed({ meetings: CALLS });
    service = await openService({
      database: store.location(),
      pepper: PEPPER,
      loadPages: async () => (await import("../../dashboard/dashboard.ts")).createDashboard,
    });
    const { database } = service;
    const { all, first } = database;
    const note = (query: Query<object, unknown>, parameters: object, rows: number) =>
      reads.push({ sql: query.sql, parameters: parameters as Values, rows });
    Object.assign(database, {
      all: async (query: Query<object, unknown>, parameters: object) => {
        const rows = await all.call(database, query, parameters);
        note(query, parameters, rows.length);
        return rows;
      },
      first: async (query: Query<object, unknown>, parameters: object) => {
        const row = await first.call(database, query, parameters);
        note(query, parameters, row ? 1 : 0);
        return row;
      },
    });
    const fetch = async (input: string | URL | Request, init?: RequestInit) => service.handle(new Request(input, init));
    boss = await signedIn({ ...server, fetch });
  });

  afterAll(async () => {
    await service.close();
    await server.close();
  });

  async function readsOf(path: string): Promise<Read[]> {
    reads.length = 0;
    expect((await boss.get(path)).status).toBe(200);
    return [...reads];
  }

  it("of a search takes one row for all calls and words, and the calls that it shows", async () => {
    const found = /(\d+) calls with/.exec((await boss.get("/search?q=pricing+discount")).text)?.[1];
    expect(Number(found)).toBeGreaterThan(100);
    const one = await readsOf("/search?q=pricing");
    const two = await readsOf("/search?q=pricing+discount");
    expect(two.filter(({ sql }) => sql.includes("search_documents"))).toMatchObject([{ rows: 1 }]);
    expect(two.filter(({ sql }) => sql.includes("from rollups")).every(({ sql }) => !sql.includes("document"))).toBe(
      true,
    );
    expect(Math.abs(two.length - one.length)).toBeLessThan(3);
  });

  it("of insights numbers the newest of them, not all", async () => {
    const numbered = (await readsOf("/insights")).filter(({ sql }) => sql.includes("row_number"));
    expect(Number(numbered.at(-1)?.parameters["window"])).toBeLessThan(await countOf("insights"));
  });

  const countOf = async (table: string): Promise<number> => {
    const row = await service.database.first<object, { count: number }>(
      { sql: `select count(*) as count from ${table}` },
      {},
    );
    return Number(row?.count);
  };
});
