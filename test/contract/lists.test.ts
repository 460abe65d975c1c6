import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { OPERATIONS, type OperationId } from "../../server-mock/generated/operations.ts";
import {
  aMeeting,
  anInsight,
  aReport,
  aRoleplaySession,
  aTemplate,
  createReferenceServer,
  type ReferenceServer,
} from "../../server-mock/library/index.ts";
import { SURFACES, type Surface } from "../../spec/surfaces.ts";
import { SvcClient } from "../../src/index.ts";

type Values = Record<string, unknown>;

interface ListCase {
  /** Adds an item to the server's organization. */
  add: (server: ReferenceServer, values: Values) => Promise<{ id: string }>;
  /** The time that the list is ordered by, newest first. */
  newest: string;
  /** For each filter a value, an item that it lets through, and one that it does not. */
  filters: Record<string, { value: string | number | boolean; passes: Values; fails: Values }>;
}

const SOMEBODY = "11111111-1111-4111-8111-111111111111";
const by = (field: string, value: string | boolean, other: string | boolean) => ({
  value,
  passes: { [field]: value },
  fails: { [field]: other },
});
const byUser = { value: SOMEBODY, passes: { user_id: SOMEBODY }, fails: {} };
const EARLY = "2026-11-01T00:00:00.000Z";
const LATE = "2026-11-10T00:00:00.000Z";
const from = (field: string) => ({ value: "2026-11-05", passes: { [field]: LATE }, fails: { [field]: EARLY } });
const to = (field: string) => ({ value: "2026-11-05", passes: { [field]: EARLY }, fails: { [field]: LATE } });

const LISTS: Partial<Record<OperationId, ListCase>> = {
  listMeetings: {
    add: (server, values) => server.org.add(aMeeting(values)),
    newest: "started_at",
    filters: {
      status: by("status", "failed", "completed"),
      user_id: byUser,
      from: from("started_at"),
      to: to("started_at"),
    },
  },
  listTemplates: {
    add: (server, values) => server.org.add(aTemplate(values)),
    newest: "created_at",
    filters: { is_active: by("is_active", false, true), call_type: by("call_type", "demo", "closing") },
  },
  listReports: {
    add: (server, values) => server.org.add(aReport(values)),
    newest: "created_at",
    filters: {
      user_id: byUser,
      from: from("created_at"),
      to: to("created_at"),
      min_score: { value: 50, passes: { overall_score: 50 }, fails: { overall_score: 49.9 } },
      max_score: { value: 50, passes: { overall_score: 50 }, fails: { overall_score: 50.1 } },
    },
  },
  listInsights: {
    add: (server, values) => server.org.add(anInsight(values)),
    newest: "occurred_at",
    filters: {
      date_from: from("occurred_at"),
      date_to: to("occurred_at"),
      industry: { value: "logis", passes: { industry: "Logistics" }, fails: { industry: "Retail" } },
      prospect_title: { value: "vp", passes: { prospect_title: "VP Sales" }, fails: { prospect_title: "Buyer" } },
    },
  },
  listRoleplaySessions: {
    add: (server, values) => server.org.add(aRoleplaySession(values)),
    newest: "created_at",
    filters: { user_id: byUser, status: by("status", "scheduled", "scored") },
  },
};

const isPaging = (name: string): boolean => name === "page" || name === "limit";
const paged = OPERATIONS.filter(({ query }) => query.filter(({ name }) => isPaging(name)).length === 2);

let svc: SvcClient;
const server = await createReferenceServer({ now: () => new Date("2026-11-20T12:00:00.000Z") });
beforeEach(async () => {
  await server.reset();
  svc = new SvcClient({ apiKey: server.keys.admin, baseUrl: "http://localhost", fetch: server.fetch });
});
afterAll(() => server.close());

it("every list has a row in LISTS with all of its filters, so that filters, order and paging are tested", () => {
  for (const { id, query } of paged) {
    const filters = query.map(({ name }) => name).filter((name) => !isPaging(name));
    expect(Object.keys(LISTS[id]?.filters ?? {}).sort(), `${id}: add its row to LISTS in this file`).toEqual(
      filters.sort(),
    );
  }
});

describe.each(Object.entries(LISTS))("%s", (operation, { add, newest, filters }) => {
  const list = (query: Record<string, string | number | boolean>, limit = 20) => {
    const surface: Surface = SURFACES[operation as keyof typeof SURFACES];
    return surface.list?.(svc, { ...query, limit }, {}) ?? expect.unreachable(`${operation} has no \`list\``);
  };
  const idsOf = async (query: Record<string, string | number | boolean>) =>
    (await list(query)).data.map((item) => (item as { id: string }).id);

  it.each(Object.entries(filters))("filters by %s", async (name, { value, passes, fails }) => {
    const { id } = await add(server, passes);
    const other = await add(server, fails);
    expect(new Set(await idsOf({}))).toEqual(new Set([id, other.id]));
    expect(await idsOf({ [name]: value })).toEqual([id]);
  });

  it("is ordered newest first", async () => {
    const times = ["2026-11-02", "2026-11-04", "2026-11-01", "2026-11-03"].map((day) => `${day}T00:00:00.000Z`);
    const ids = new Map<string, string>();
    for (const time of times) ids.set(time, (await add(server, { [newest]: time })).id);
    expect(await idsOf({})).toEqual(
      times
        .toSorted()
        .toReversed()
        .map((time) => ids.get(time)),
    );
  });

  it("pages without a missing or repeated item", async () => {
    const added = new Set<string>();
    for (let index = 0; index < 7; index += 1) added.add((await add(server, {})).id);
    const items = (await list({}, 3).toArray()) as { id: string }[];
    expect(items).toHaveLength(7);
    expect(new Set(items.map(({ id }) => id))).toEqual(added);
  });
});
