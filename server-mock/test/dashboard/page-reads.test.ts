import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReferenceServer } from "../../library/index.ts";
import { type OpenService, openService } from "../../library/service.ts";
import { defineQuery, type Values } from "../../store/query.ts";
import { recordStatements, type SentStatement } from "../support/owned-statements.ts";
import { useStore } from "../support/stores.ts";
import { signedIn, type Visitor } from "./support/visitor.ts";

const PEPPER = "reads";

// What a page costs is held by what it reads: times depend on the machine.
describe("reading a page", () => {
  const store = useStore("file");
  const open: { close: () => Promise<void> }[] = [];
  let sent: Map<string, SentStatement>;
  let boss: Visitor;
  let service: OpenService;

  beforeAll(async () => {
    const server: ReferenceServer = await store.create({ pepper: PEPPER });
    await server.seed({ meetings: 300 });
    const loadPages = async () => (await import("../../dashboard/dashboard.ts")).createDashboard;
    service = await openService({ database: store.location(), pepper: PEPPER, loadPages });
    open.push(service, server);
    boss = await signedIn({ ...server, fetch: async (input, init) => service.handle(new Request(input, init)) });
    sent = recordStatements(service.database);
  });

  afterAll(async () => {
    for (const one of open) await one.close();
  });

  /** The statements of a page whose text matches. */
  async function readsOf(path: string, pattern = /./): Promise<SentStatement[]> {
    sent.clear();
    expect((await boss.get(path)).status).toBe(200);
    return [...sent].flatMap(([sql, statement]) => (pattern.test(sql) ? [statement] : []));
  }

  it("of a search takes one row for all calls and words", async () => {
    expect((await boss.get("/search?q=pricing+discount")).text).toMatch(/\b1\d\d calls with/);
    expect(await readsOf("/search?q=pricing+discount", /search_words/)).toMatchObject([{ times: 1, rows: 1 }]);
    expect(await readsOf("/search?q=pricing+discount", /group_concat/)).toEqual([]);
  });

  it("of a search reads its ten calls together", async () => {
    const reads = await readsOf(
      "/search?q=pricing+discount",
      /^\s*select (?!.*count\().* from (meetings|reports|insights)/s,
    );
    expect(reads.map(({ times }) => times)).toEqual([1, 1, 1]);
  });

  it("of one call reads no insights, which it does not show", async () => {
    const [path = ""] = /\/meetings\/[0-9a-f-]{36}/.exec((await boss.get("/meetings")).text) ?? [];
    expect(await readsOf(path, /from meetings/)).not.toEqual([]);
    expect(await readsOf(path, /from insights/)).toEqual([]);
  });

  it.each(["/search?q=pricing+discount", "/meetings"])(
    "of %s reads what calls have by their calls, not all of it",
    async (path) => {
      sent.clear();
      expect((await boss.get(path)).status).toBe(200);
      const ofCalls = [...sent].filter(([sql]) =>
        /from (?:reports|insights)\s+where org_id = :orgId and meeting_id in/.test(sql),
      );
      expect(ofCalls.length).toBeGreaterThan(0);
      for (const [sql, { parameters }] of ofCalls) {
        const plan = await service.database.all(
          defineQuery<Values, { detail: string }>(`explain query plan ${sql}`),
          parameters as Values,
        );
        expect(plan.map(({ detail }) => detail).join("\n")).toMatch(/INDEX (?:reports|insights)_of_meeting /);
      }
    },
  );

  it("of insights numbers the newest of them, not all", async () => {
    const [{ parameters } = { parameters: {} }] = await readsOf("/insights", /row_number/);
    expect(parameters).toMatchObject({ last: 3, window: expect.toSatisfy((window: number) => window < 500) });
  });
});
