import fc from "fast-check";
import { expect, it } from "vitest";
import {
  readInsights,
  readMeetings,
  readReportDetails,
  readReports,
  readRoleplaySessions,
} from "../../mcp/service/read-data.ts";
import { readMeeting } from "../../mcp/service/read-meeting.ts";
import { samples } from "../support/draw.ts";
import { at, meetings, openService, type Row } from "./support/listing-service.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 1_440 * MINUTE;

it("a period within one that was read, and filters of it, cost the check of the key alone", async () => {
  const { read, requests } = openService(meetings(400));
  expect((await read({ from: at(60) })).length).toBe(241);
  expect(requests).toEqual(["meetings", "meetings", "meetings"]);
  expect((await read({ from: at(30) })).length).toBe(121);
  expect((await read({ from: at(30), to: at(10) })).length).toBe(81);
  expect((await read({ from: at(30), user_id: "user 1", status: "completed" })).length).toBe(40);
  expect(requests).toEqual(["templates"]);
});

it("periods that end now are the same in every call, however long a call takes before it reads", async () => {
  const { open, wait, requests } = openService(meetings(400));
  for (const expected of [4, 1]) {
    const context = open();
    const to = context.now().toISOString();
    const from = new Date(context.now().getTime() - 99.1 * DAY).toISOString();
    wait(7);
    requests.length = 0;
    expect((await readMeetings({ from, to }, context)).items.length).toBe(397);
    expect(requests.length).toBe(expected);
    wait(5 * SECOND);
  }
});

it("a longer period costs the pages that are not there yet", async () => {
  const { read, requests } = openService(meetings(400));
  await read({ from: at(60) });
  expect((await read({})).length).toBe(400);
  expect(requests).toEqual(["meetings", "meetings"]);
  expect((await read({ from: at(99) })).length).toBe(397);
  expect(requests).toEqual(["templates"]);
});

it("a part that is older than a minute costs its newest page and its number of rows", async () => {
  const rows = meetings(1_200);
  const { read, wait, requests } = openService(rows);
  await read({});
  wait(MINUTE - 1);
  await read({});
  expect(requests).toEqual(["templates"]);
  wait(1);
  rows.push({ id: "new", user_id: "user 1", status: "completed", started_at: at(0) });
  expect((await read({})).length).toBe(1_201);
  expect(requests).toEqual(["meetings", "meetings"]);
  // A row that is gone, or came late, is not found by these: all is read again.
  wait(MINUTE);
  rows.splice(900, 1);
  expect((await read({})).length).toBe(1_200);
  expect(requests.length).toBeGreaterThan(12);
});

it.each([
  ["meetings", readMeetings, { user_id: "user 1", status: "completed" }],
  ["reports", readReports, { user_id: "user 1" }],
  ["roleplay/sessions", readRoleplaySessions, { user_id: "user 1", status: "completed" }],
] as const)("%s that match filters of their own members come from the store", async (_, read, filters) => {
  const { open, requests } = openService(meetings(6));
  expect((await read({}, open())).items).toHaveLength(6);
  requests.length = 0;
  expect((await read(filters, open())).items.map(({ id }) => id.slice(-2))).toEqual(["01", "04"]);
  expect(requests).toEqual(["templates"]);
});

it.each([
  ["reports", readReports, { min_score: "50" }],
  ["insights", readInsights, { industry: "Retail" }],
] as const)("%s that match filters which the service alone knows come from there", async (path, read, filters) => {
  const { open, requests } = openService(meetings(6));
  for (const query of [{}, filters]) expect((await read(query as never, open())).items).toHaveLength(6);
  expect(requests).toEqual([path, path]);
});

it("insights are brought up to date as meetings are", async () => {
  const { open, wait, requests } = openService(meetings(400));
  await readInsights({ date_from: at(99) }, open());
  wait(MINUTE);
  requests.length = 0;
  expect((await readInsights({ date_from: at(99), date_to: at(1) }, open())).items).toHaveLength(393);
  expect(requests).toEqual(["insights", "insights"]);
});

it("what begins after a period that ends now is no part of it, and what has no time is", async () => {
  const rows = meetings(8);
  rows.push({ id: "later", user_id: "user 1", status: "completed", started_at: at(-1) });
  rows.push({ id: "undated", user_id: "user 1", status: "completed", started_at: null });
  const { read, requests } = openService(rows);
  expect(await read({ to: at(0) })).toEqual([...rows.slice(0, 8).map(({ id }) => id), "undated"]);
  expect(await read({ to: at(-2) })).toHaveLength(10);
  expect(requests).toEqual(["templates"]);
});

it("a quarter of an hour after it was read a part is gone, though it was brought up to date meanwhile", async () => {
  const { read, wait, requests, store } = openService(meetings(400));
  await read({});
  for (let minute = 1; minute < 15; minute += 1) {
    wait(MINUTE);
    await read({});
    expect(requests).toEqual(["meetings", "meetings"]);
  }
  wait(MINUTE);
  await read({});
  expect(requests.length).toBeGreaterThan(3);
  wait(15 * MINUTE);
  expect([store.find("anything"), store.bytes]).toEqual([undefined, 0]);
});

it("rows without a time, and a service that does not filter as described, are read again for each other period", async () => {
  const undated = openService([
    ...meetings(250),
    { id: "x", user_id: "user 1", status: "completed", started_at: null },
  ]);
  expect((await undated.read({})).length).toBe(251);
  expect((await undated.read({})).length).toBe(251);
  expect(undated.requests).toEqual(["templates"]);
  expect((await undated.read({ from: at(10) })).length).toBe(41);
  expect(undated.requests).toEqual(["meetings"]);
  const deaf = openService(meetings(10));
  deaf.answerWith((url) => {
    url.searchParams.delete("from");
    return undefined;
  });
  expect((await deaf.read({ from: at(1) })).length).toBe(10);
  expect((await deaf.read({ from: at(0.5) })).length).toBe(10);
  expect(deaf.requests).toEqual(["meetings"]);
  deaf.answerWith((url) => {
    url.searchParams.delete("to");
    return undefined;
  });
  expect((await deaf.read({ to: at(1) })).length).toBe(10);
});

it("a list that a limiter cut off is read on from there", async () => {
  const { open, requests, answerWith } = openService(meetings(400));
  let pages = 0;
  answerWith(() => {
    pages += 1;
    return pages > 2
      ? Response.json({ error: "later" }, { status: 429, headers: { "retry-after": "900" } })
      : undefined;
  });
  const cut = await readMeetings({}, open());
  expect([cut.isComplete, cut.items.length >= 100, cut.items.length < 400]).toEqual([false, true, true]);
  answerWith(() => undefined);
  requests.length = 0;
  const all = await readMeetings({}, open());
  expect([all.isComplete, all.items.length]).toEqual([true, 400]);
  expect(requests.length).toBeLessThan(5);
});

it("what is left of a list is counted without the rows that were known before", async () => {
  const { open, answerWith } = openService(meetings(400));
  await readMeetings({ from: at(20) }, open());
  answerWith(({ searchParams }) =>
    searchParams.get("page") === "1" || !searchParams.has("page")
      ? undefined
      : Response.json({ error: "later" }, { status: 429, headers: { "retry-after": "900" } }),
  );
  const { items, total, isComplete } = await readMeetings({}, open());
  expect([items.length, total, isComplete]).toEqual([180, 400, false]);
});

it.each([
  [208, 3],
  [209, 2],
])(
  "of %i rows that are a minute old the update costs %i requests: of few all are read again",
  async (count, expected) => {
    const { read, wait, requests } = openService(meetings(count));
    await read({});
    wait(MINUTE);
    expect(await read({})).toHaveLength(count);
    expect(requests).toHaveLength(expected);
  },
);

it.each<[string, Row[], (url: URL) => Response | undefined]>([
  ["rows without a time", [{ ...(meetings(1)[0] as Row), id: "x", started_at: null }], () => undefined],
  [
    "a service that gives no total",
    [],
    ({ searchParams }) => (searchParams.get("limit") === "1" ? Response.json({ data: [], meta: null }) : undefined),
  ],
])("with %s all is read again once it is a minute old", async (_, rows, answer) => {
  const { read, wait, requests, answerWith } = openService([...meetings(300), ...rows]);
  answerWith(answer);
  await read({});
  wait(MINUTE);
  expect(await read({})).toHaveLength(300 + rows.length);
  expect(requests.length).toBeGreaterThan(3);
});

it.each([
  ["a list", async ({ open }: ReturnType<typeof openService>) => readMeetings({ from: at(20) }, open())],
  ["insights", async ({ open }: ReturnType<typeof openService>) => readInsights({}, open())],
  ["a report", async ({ open }: ReturnType<typeof openService>) => readReportDetails([at(0)], open())],
  ["a transcript", async ({ open }: ReturnType<typeof openService>) => readMeeting(meetings(1)[0]?.id ?? "", open())],
])("%s in the store is read by no key that the service rejects", async (_, read) => {
  const service = openService(meetings(250));
  await read(service);
  service.requests.length = 0;
  await read(service);
  expect(service.requests).toEqual(["templates"]);
  service.answerWith(() => Response.json({ error: { code: "invalid_api_key", message: "No." } }, { status: 401 }));
  await expect(read(service)).rejects.toMatchObject({ status: 401 });
  service.answerWith(() => Promise.reject(new TypeError("no route")) as never);
  await expect(read(service)).rejects.toMatchObject({ code: "connection_error" });
});

it("a call that has read from the service asks about its key no more", async () => {
  const { open, requests } = openService(meetings(250));
  const context = open();
  await readMeetings({}, context);
  requests.length = 0;
  await readMeetings({ from: at(3) }, context);
  expect(requests).toEqual([]);
});

it("those who ask the same at one time share its reading, each with a check of the own key; one who gives up keeps nobody", async () => {
  const { open, requests } = openService(meetings(400));
  const canceled = new AbortController();
  const first = readMeetings({ from: at(60) }, open(canceled.signal));
  const others = Array.from({ length: 20 }, () => readMeetings({ from: at(60) }, open()));
  canceled.abort();
  await expect(first).rejects.toMatchObject({ code: "aborted" });
  for (const { items } of await Promise.all(others)) expect(items.length).toBe(241);
  expect(requests.filter((path) => path === "meetings").length).toBeLessThanOrEqual(2 * 3);
  expect(requests.filter((path) => path === "templates").length).toBe(19);
});

it("who asks for a period of the same days at one time shares the reading", async () => {
  const { open, requests } = openService(meetings(400));
  const later = (time: string): string => new Date(Date.parse(time) + 7).toISOString();
  const first = readMeetings({ from: at(60), to: later(at(1)) }, open());
  const second = readMeetings({ from: later(at(60)), to: at(1) }, open());
  expect([(await first).items.length, (await second).items.length]).toEqual([237, 236]);
  expect(requests.filter((path) => path === "meetings")).toHaveLength(3);
});

it("a list is not served from another one", async () => {
  const { open, requests } = openService(meetings(4));
  await readMeeting(meetings(1)[0]?.id ?? "", open());
  await readReports({}, open());
  await readMeetings({}, open());
  expect(requests.slice(1)).toEqual(["reports", "meetings"]);
});

it("a part takes the place of those that it contains, and of no other", async () => {
  const [one, both] = [openService(meetings(40)), openService(meetings(40))];
  await one.read({});
  for (const query of [
    { from: at(8), to: at(6) },
    { from: at(4), to: at(2) },
  ])
    await both.read(query);
  await both.read({ from: at(8), to: at(6) });
  expect(both.requests).toEqual(["templates"]);
  await both.read({});
  expect(both.store.bytes).toBe(one.store.bytes);
  const undated = openService([...meetings(40), { ...(meetings(1)[0] as Row), id: "x", started_at: null }]);
  for (const query of [{ from: at(8) }, {}, { from: at(8) }]) await undated.read(query);
  expect(undated.requests).toEqual(["templates"]);
});

it("a list that was cut off within rows of one time is given, and read again", async () => {
  const { open, answerWith, store } = openService(meetings(150).map((row) => ({ ...row, started_at: at(1) })));
  answerWith(({ searchParams }) =>
    searchParams.get("page") === "2"
      ? Response.json({ error: "later" }, { status: 429, headers: { "retry-after": "900" } })
      : undefined,
  );
  const { items, total, isComplete } = await readMeetings({}, open());
  expect([items.length, total, isComplete, store.bytes]).toEqual([100, 150, false, 0]);
});

it("a list without a total has none", async () => {
  const { open, answerWith } = openService([]);
  const row = { id: "a", user_id: "b", started_at: at(1) };
  answerWith(({ searchParams }) => Response.json({ data: searchParams.has("page") ? [] : [row], meta: null }));
  expect(await readMeetings({ to: at(0.5) }, open())).toEqual({ items: [row], total: undefined, isComplete: true });
});

it.each([
  [
    "a transcript",
    5 * MINUTE,
    async ({ open }: ReturnType<typeof openService>) => readMeeting(meetings(1)[0]?.id ?? "", open()),
  ],
  [
    "a report",
    MINUTE,
    async ({ open }: ReturnType<typeof openService>) => readReportDetails([meetings(1)[0]?.id ?? ""], open()),
  ],
])("%s is kept for %i ms", async (_, ageMs, read) => {
  const service = openService(meetings(1));
  await read(service);
  service.wait(ageMs - 1);
  service.requests.length = 0;
  await read(service);
  expect(service.requests).toEqual(["templates"]);
  service.wait(1);
  service.requests.length = 0;
  await read(service);
  expect(service.requests).toEqual([expect.stringContaining("/")]);
});

it("a meeting that is not completed is read each time", async () => {
  const [row] = meetings(1);
  const { open, requests } = openService([{ ...row, status: "processing" } as Row]);
  await readMeeting(row?.id ?? "", open());
  requests.length = 0;
  await readMeeting(row?.id ?? "", open());
  expect(requests).toEqual([`meetings/${row?.id}`]);
});

it("whatever comes, goes and is asked: the store says what the service said at most a minute ago", async () => {
  const step = fc.record({
    change: fc.constantFrom("add", "add late", "delete", "delete new", "nothing"),
    pick: fc.nat(10_000),
    waitMs: fc.constantFrom(0, 10 * SECOND, 59 * SECOND, 61 * SECOND, 5 * MINUTE, 16 * MINUTE),
    from: fc.option(fc.nat(120)),
    days: fc.option(fc.nat(60)),
    user: fc.option(fc.nat(2)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.boolean(), async (steps, isLate) => {
      const rows = meetings(300);
      const { read, wait, open } = openService(rows);
      // What the service said at each time of the last minute.
      let said: { at: number; rows: Row[] }[] = [{ at: 0, rows: [...rows] }];
      let time = 0;
      for (const { change, pick, waitMs, from, days, user } of steps) {
        wait(waitMs);
        time += waitMs;
        const now = open().now().getTime();
        const add = (started: number) =>
          rows.push({
            id: `new ${rows.length} ${pick} ${time}`,
            user_id: `user ${pick % 3}`,
            status: "completed",
            started_at: new Date(started).toISOString(),
          });
        if (change === "add") add(now - (pick % 60) * MINUTE);
        // One old row that goes and another that comes are seen once all is read again.
        if (change === "add late" && isLate) add(now - (pick % 90) * DAY);
        if (change === "delete" && !isLate && rows.length > 0) rows.splice(pick % rows.length, 1);
        if (change === "delete new" && rows.length > 0) {
          const newest = rows.reduce(
            (best, row, index) => ((row.started_at ?? "") > (rows[best]?.started_at ?? "") ? index : best),
            0,
          );
          rows.splice(newest, 1);
        }
        said = [
          ...said.filter(({ at: then }, index) => time - then <= MINUTE || index === said.length - 1),
          { at: time, rows: [...rows] },
        ];
        const start = from === null ? undefined : new Date(now - from * DAY).toISOString();
        const end =
          from === null || days === null || days > from ? undefined : new Date(now - (from - days) * DAY).toISOString();
        const query = { from: start, to: end, user_id: user === null ? undefined : `user ${user}` };
        const found = (await read(query)).sort();
        const expected = said.map((version) =>
          version.rows
            .filter((row) => (row.started_at ?? "") >= (start ?? "") && (row.started_at ?? "") <= (end ?? "9"))
            .filter((row) => user === null || row.user_id === `user ${user}`)
            .map(({ id }) => id)
            .sort(),
        );
        // The newest rows and the others may be as of two times.
        const always = (expected[0] ?? []).filter((id) => expected.every((ids) => ids.includes(id)));
        expect(found).toEqual(expect.arrayContaining(always));
        expect(found.filter((id) => !expected.some((ids) => ids.includes(id)))).toEqual([]);
      }
    }),
    { numRuns: samples(100, 25) },
  );
});
