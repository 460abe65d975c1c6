import { beforeEach, describe, expect, it } from "vitest";
import type { OperationId } from "../generated/operations.ts";
import { aMeeting, anInsight, aReport, aRoleplaySession, aTemplate, type ReferenceServer } from "../library/index.ts";
import { send } from "./support/send.ts";
import { ENGINES, storesFor, useStore } from "./support/stores.ts";

describe.each(storesFor("lists", ENGINES))("on %s", (kind) => {
  const store = useStore(kind);
  let server: ReferenceServer;

  beforeEach(async () => {
    server = await store.create({ now: () => new Date("2026-11-20T12:00:00.000Z") });
    return () => server.close();
  });

  async function idsOf(id: OperationId, query: Record<string, string | number | boolean>): Promise<unknown[]> {
    const { status, body } = await send(server, id, { query });
    expect(status).toBe(200);
    const items = body.data as { id: string }[];
    expect(body.meta?.total).toBe(items.length);
    return items.map((item) => item.id);
  }

  it("lists newest first, and by id where times are equal", async () => {
    const at = (started_at: string) => server.org.add(aMeeting({ started_at }));
    const old = await at("2026-11-01T00:00:00.000Z");
    const [one, two] = [await at("2026-11-02T00:00:00.000Z"), await at("2026-11-02T00:00:00.000Z")];
    const [first, second] = one.id > two.id ? [one, two] : [two, one];
    expect(await idsOf("listMeetings", {})).toEqual([first.id, second.id, old.id]);
  });

  it("pages through a list without missing or repeating an item, and says what there is", async () => {
    const ids = new Set<string>();
    for (let index = 0; index < 23; index += 1) ids.add((await server.org.add(aMeeting())).id);
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const { body } = await send(server, "listMeetings", { query: { page, limit: 10 } });
      expect(body.meta).toEqual({ page, limit: 10, total: 23, total_pages: 3, has_more: page < 3 });
      seen.push(...(body.data as { id: string }[]).map((item) => item.id));
    }
    expect(seen).toHaveLength(23);
    expect(new Set(seen)).toEqual(ids);
    expect(seen).toEqual(await idsOf("listMeetings", { limit: 100 }));
  });

  it("returns an empty list for a page past the end", async () => {
    await server.org.add(aMeeting());
    const { status, body } = await send(server, "listMeetings", { query: { page: 7 } });
    expect([status, body.data, body.meta]).toEqual([
      200,
      [],
      { page: 7, limit: 20, total: 1, total_pages: 1, has_more: false },
    ]);
  });

  it("returns an empty list with no pages", async () => {
    const { body } = await send(server, "listReports");
    expect(body.meta).toEqual({ page: 1, limit: 20, total: 0, total_pages: 0, has_more: false });
  });

  it("filters meetings by status and user, alone and together", async () => {
    const failed = await server.org.add(aMeeting({ status: "failed" }));
    const mine = await server.org.add(aMeeting({ user_id: "11111111-1111-4111-8111-111111111111" }));
    const both = await server.org.add(aMeeting({ status: "failed", user_id: mine.user_id }));
    expect(new Set(await idsOf("listMeetings", { status: "failed" }))).toEqual(new Set([failed.id, both.id]));
    expect(new Set(await idsOf("listMeetings", { user_id: mine.user_id }))).toEqual(new Set([mine.id, both.id]));
    expect(await idsOf("listMeetings", { status: "failed", user_id: mine.user_id.toUpperCase() })).toEqual([both.id]);
  });

  it.each([
    ["a bare date begins at midnight", { from: "2026-11-10" }, ["noon", "midnight"]],
    ["a bare date lasts to its last millisecond", { to: "2026-11-10" }, ["noon", "midnight", "before"]],
    ["both ends belong to the range", { from: "2026-11-10T00:00:00.000Z", to: "2026-11-10T00:00:00Z" }, ["midnight"]],
    ["an offset is converted", { from: "2026-11-10T13:00:00+01:00" }, ["noon"]],
    ["a time without an offset is UTC", { from: "2026-11-10T12:00:00" }, ["noon"]],
    ["a part of a millisecond excludes what began before it", { from: "2026-11-10T12:00:00.0001Z" }, []],
    ["a range of years", { from: "2020-01-01", to: "2030-12-31" }, ["noon", "midnight", "before"]],
    ["a day", { from: "2026-11-09", to: "2026-11-09" }, ["before"]],
    [
      "the first and the last moment",
      { from: "0000-01-01T00:00:00+14:00", to: "9999-12-31T23:59:59-14:00" },
      ["noon", "midnight", "before"],
    ],
  ])("compares times: %s", async (_case, query, expected) => {
    const times = {
      before: "2026-11-09T23:59:59.999Z",
      midnight: "2026-11-10T00:00:00.000Z",
      noon: "2026-11-10T12:00:00.000Z",
    };
    const names = new Map<unknown, string>();
    for (const [name, started_at] of Object.entries(times))
      names.set((await server.org.add(aMeeting({ started_at }))).id, name);
    expect((await idsOf("listMeetings", query)).map((id) => names.get(id))).toEqual(expected);
  });

  it("filters reports by user, time and score, both score limits included", async () => {
    const [low, middle, high] = [
      await server.org.add(aReport({ overall_score: 40, created_at: "2026-11-01T00:00:00.000Z" })),
      await server.org.add(aReport({ overall_score: 60.5, created_at: "2026-11-02T00:00:00.000Z" })),
      await server.org.add(
        aReport({
          overall_score: 90,
          created_at: "2026-11-03T00:00:00.000Z",
          user_id: "11111111-1111-4111-8111-111111111111",
        }),
      ),
    ];
    expect(await idsOf("listReports", { min_score: 60.5 })).toEqual([high.id, middle.id]);
    expect(await idsOf("listReports", { max_score: 60.5 })).toEqual([middle.id, low.id]);
    expect(await idsOf("listReports", { min_score: 41, max_score: 89, from: "2026-11-01" })).toEqual([middle.id]);
    expect(await idsOf("listReports", { user_id: high.user_id, from: "2026-11-03", to: "2026-11-03" })).toEqual([
      high.id,
    ]);
  });

  it.each([
    ["in the middle, whatever the case", "INSUR", ["Insurance", "Reinsurance"]],
    ["beyond ASCII", "größe", ["GRÖSSE & Größe"]],
    ["composed or not", "cafe\u0301", ["Café"]],
    ["a percent sign is itself", "100%", ["100% Foods"]],
    ["an underscore is itself", "a_b", ["a_b"]],
    ["a backslash is itself", "\\", ["c\\d"]],
    ["nothing holds a NUL", "a\u0000", []],
  ])("matches part of an industry: %s", async (_case, industry, expected) => {
    for (const name of [
      "Insurance",
      "Reinsurance",
      "GRÖSSE & Größe",
      "Café",
      "100% Foods",
      "1000 Foods",
      "a_b",
      "axb",
      "c\\d",
    ]) {
      await server.org.add(anInsight({ industry: name }));
    }
    const { body } = await send(server, "listInsights", { query: { industry } });
    expect((body.data as { industry: string }[]).map((insight) => insight.industry).sort()).toEqual(
      [...expected].sort(),
    );
  });

  it("filters insights by title and time", async () => {
    const early = await server.org.add(
      anInsight({ prospect_title: "VP Sales", occurred_at: "2026-11-01T09:00:00.000Z" }),
    );
    await server.org.add(anInsight({ prospect_title: null, occurred_at: "2026-11-02T09:00:00.000Z" }));
    expect(await idsOf("listInsights", { prospect_title: "sales", date_to: "2026-11-01" })).toEqual([early.id]);
    expect(await idsOf("listInsights", { date_from: "2026-11-01", date_to: "2026-11-01" })).toEqual([early.id]);
  });

  it("filters templates by activity and call type", async () => {
    const active = await server.org.add(aTemplate({ call_type: "demo" }));
    const inactive = await server.org.add(aTemplate({ call_type: "demo", is_active: false }));
    await server.org.add(aTemplate({ call_type: null }));
    expect(await idsOf("listTemplates", { call_type: "demo", is_active: true })).toEqual([active.id]);
    expect(await idsOf("listTemplates", { is_active: false })).toEqual([inactive.id]);
  });

  it("filters roleplay sessions; an unknown status matches nothing", async () => {
    const session = await server.org.add(aRoleplaySession({ status: "abandoned" }));
    await server.org.add(aRoleplaySession({ user_id: "11111111-1111-4111-8111-111111111111" }));
    expect(await idsOf("listRoleplaySessions", { status: "abandoned", user_id: session.user_id })).toEqual([
      session.id,
    ]);
    expect(await idsOf("listRoleplaySessions", { status: "unheard of" })).toEqual([]);
  });
});
