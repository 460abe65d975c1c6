import { expect, it } from "vitest";
import { aMeeting, createReferenceServer } from "../../../server-mock/library/index.ts";
import { type ListMeetingsQuery, type ListOptions, SvcClient } from "../../../src/index.ts";
import { pager, rowsOf } from "../support/pages.ts";
import { type ScriptedService, scriptedService } from "../support/scripted-service.ts";
import { TestClock } from "../support/test-clock.ts";

const at = (afterStartMs: number): string => new Date(TestClock.STARTED_AT + afterStartMs).toISOString();
const NOW = at(0);
const EARLIER = at(-5_000);

/** Three pages of 20, whose first row has the given members. */
function pagesWith(first: object) {
  return pager({
    total: 60,
    latencyMs: 20_000,
    limit: () => 20,
    rows: (view) => rowsOf(view).map((row) => (row.id === "r1" ? { ...row, ...first } : row)),
  });
}

async function upperBounds(
  list: (svc: ScriptedService["svc"]) => { toArray(): Promise<unknown> },
  { name = "to", first = { started_at: EARLIER } }: { name?: string; first?: object } = {},
): Promise<(string | null)[]> {
  const { svc, requests } = scriptedService(pagesWith(first));
  await list(svc).toArray();
  return requests.map(({ query }) => query.get(name));
}

const CASES: readonly (readonly [string, ListMeetingsQuery, ListOptions, (string | null)[]])[] = [
  ["gets its start as the upper bound", {}, { pin: true }, [null, NOW, NOW]],
  ["gets it beside a lower bound", { from: "2026-01-01" }, { pin: true }, [null, NOW, NOW]],
  [
    "keeps the bound that the caller gave",
    { to: "2026-02-01" },
    { pin: true },
    ["2026-02-01", "2026-02-01", "2026-02-01"],
  ],
  ["gets none where it starts with a later page", { page: 2 }, { pin: true }, [null, null]],
  ["gets none by default", {}, {}, [null, null, null]],
];

it.each(CASES)("pagination over meetings %s", async (_, query, options, expected) => {
  expect(await upperBounds((svc) => svc.meetings.list(query, options))).toEqual(expected);
});

it.each([
  ["a time that lies ahead: just after it", { started_at: at(60_000) }, at(60_001)],
  ["several: just after the latest", { ended_at: at(60_000), started_at: at(1_000) }, at(60_001)],
  ["a text that is no time: the start", { started_at: EARLIER, title: "2999-13-45T99 sold" }, NOW],
  ["no time at all: none", { started_at: null, title: "2026" }, null],
])("the bound where the first page has %s", async (_, first, expected) => {
  expect(await upperBounds((svc) => svc.meetings.list({}, { pin: true }), { first })).toEqual([
    null,
    expected,
    expected,
  ]);
});

it("pagination gives what lies ahead, however slow this machine's clock is", async () => {
  const server = await createReferenceServer();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  for (let count = 0; count < 3; count++) await server.org.add(aMeeting({ status: "pending", started_at: tomorrow }));
  const svc = new SvcClient({ apiKey: server.keys.read, baseUrl: "https://svc.test", fetch: server.fetch });

  expect(await svc.meetings.list({ limit: 2 }, { pin: true }).toArray()).toHaveLength(3);
  await server.close();
});

it("pagination over insights is pinned by its own name of the bound", async () => {
  expect(await upperBounds((svc) => svc.insights.list({}, { pin: true }), { name: "date_to" })).toEqual([
    null,
    NOW,
    NOW,
  ]);
});

it.each(["to", "date_to"])("pagination over a list without dates gets no `%s`", async (name) => {
  expect(await upperBounds((svc) => svc.templates.list({}, { pin: true }), { name })).toEqual([null, null, null]);
});

it("a single page is not pinned", async () => {
  const { svc, requests } = scriptedService(pagesWith({ started_at: EARLIER }));
  await (await svc.meetings.list()).nextPage();
  expect(requests.map(({ query }) => query.get("to"))).toEqual([null, null]);
});

it("a page reached by nextPage() from a page of pagination has pagination's pin", async () => {
  const { svc, clock, requests } = scriptedService(pagesWith({ started_at: EARLIER }));
  for await (const page of svc.meetings.list({}, { readAhead: false, pin: true }).pages()) {
    await clock.wait(5_000);
    await (await page.nextPage())?.nextPage();
    break;
  }
  expect(requests.map(({ query }) => [query.get("page"), query.get("to")])).toEqual([
    [null, null],
    ["2", NOW],
    ["3", NOW],
  ]);
});
