import { expect, it } from "vitest";
import type { OptionsError } from "../../../src/index.ts";
import { queryOf, toSource } from "../../../src/sync/sync-source.ts";
import { type SyncBatch, type SyncOptions, type SyncState, sync } from "../../../src/sync.ts";
import { SYNC_DIALECTS, SyncedService } from "./support/synced-service.ts";

const HOUR_MS = 3_600_000;
const START = Date.parse("2026-01-01T00:00:00.000Z");
const AS_THE_SPEC_SAYS = SYNC_DIALECTS[0] ?? { name: "none" };

function serviceWith(rows: number): SyncedService {
  const service = new SyncedService(AS_THE_SPEC_SAYS);
  for (let index = 0; index < rows; index += 1)
    service.rows.set(`r${index}`, { id: `r${index}`, at: START - index * HOUR_MS, score: 70 });
  return service;
}

async function runSync(service: SyncedService, options: SyncOptions = {}) {
  const before = service.requests;
  const batches: SyncBatch<object>[] = [];
  const now = options.now ?? (() => new Date(START + HOUR_MS));
  for await (const batch of sync(service.svc.reports, { now, ...options })) batches.push(batch);
  const count = (name: "added" | "changed" | "gone") => batches.reduce((sum, batch) => sum + batch[name].length, 0);
  return {
    added: count("added"),
    changed: count("changed"),
    gone: batches.flatMap((batch) => batch.gone),
    requests: service.requests - before,
    state: batches.at(-1)?.state as SyncState,
    batches,
  };
}

it("a run with nothing new sends five requests, however many rows there are", async () => {
  const service = serviceWith(3_000);
  const { state, added } = await runSync(service);
  expect(added).toBe(3_000);
  const next = await runSync(service, { state });
  expect(next).toMatchObject({ added: 0, changed: 0, gone: [], requests: 5 });
  expect(next.batches.map(({ verified }) => verified)).toEqual([true, true]);
});

it("old rows are compared stretch by stretch, down to the last and again from the top", async () => {
  const service = serviceWith(1_000);
  let { state } = await runSync(service);
  service.rows.set("r700", { id: "r700", at: START - 700 * HOUR_MS, score: 12 });
  const found: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const next = await runSync(service, { state });
    ({ state } = next);
    found.push(next.changed);
  }
  expect(found).toEqual([0, 0, 1, 0, 0]);
  expect(state.wholeAt).toBe(new Date(START + HOUR_MS).toISOString());
});

it("a deletion in the middle is found by counting halves, not by reading all", async () => {
  const service = serviceWith(3_000);
  const { state } = await runSync(service, { verifyPages: 0 });
  service.rows.delete("r1500");
  const next = await runSync(service, { state, verifyPages: 0 });
  expect(next.gone).toEqual(["r1500"]);
  expect(next.requests).toBeLessThan(12);
});

it("a service that ignores its filters is found out by one page, not by its whole list", async () => {
  const service = new SyncedService({ name: "no filters", isListed: () => true });
  for (const [id, row] of serviceWith(950).rows) service.rows.set(id, row);
  expect((await runSync(service)).requests).toBe(11);
});

it("a first run that is ended goes on without fetching a row's details twice", async () => {
  const service = serviceWith(500);
  let state: SyncState | undefined;
  let rows = 0;
  const options = { details: true, now: () => new Date(START) } as const;
  for await (const batch of sync(service.svc.reports, options)) {
    ({ state } = batch);
    rows += batch.added.length;
    if (rows >= 300) break;
  }
  const details = service.details;
  const next = await runSync(service, { ...options, state });
  expect(rows + next.added).toBe(500);
  expect(service.details - details).toBe(500 - rows);
});

it("rows that were taken without details are fetched again with them", async () => {
  const service = serviceWith(150);
  const { state } = await runSync(service);
  const next = await runSync(service, { state, details: true });
  expect(next.changed).toBe(150);
  expect(next.batches[0]?.changed[0]).toMatchObject({ feedback: "scored 70" });
});

it("details come four at a time, and in batches of twenty", async () => {
  const service = serviceWith(41);
  const { batches } = await runSync(service, { details: true });
  expect(batches.map(({ added }) => added.length)).toEqual([20, 20, 1, 0, 0]);
  expect(service.mostInFlight).toBe(4);
});

it.each([
  [20, 2],
  [21, 3],
])(
  "%i rows that a list of one page lacks cost %i requests beside those for the first twenty",
  async (lacking, requests) => {
    const service = serviceWith(60);
    const { state } = await runSync(service);
    for (let index = 0; index < lacking; index += 1) service.rows.delete(`r${index + 10}`);
    const next = await runSync(service, { state, verifyPages: 0 });
    expect(next.gone).toHaveLength(lacking);
    expect([next.requests - service.details, service.details]).toEqual([requests, 20]);
  },
);

it.each([
  [95, 1],
  [96, 0],
])("a page of old rows ends with the %i. row: %i change is found", async (row, changed) => {
  const service = serviceWith(150);
  const { state } = await runSync(service, { lookback: "1h" });
  service.rows.set(`r${row}`, { id: `r${row}`, at: START - row * HOUR_MS, score: 12 });
  const next = await runSync(service, { state, lookback: "1h", verifyPages: 1 });
  expect(next.changed).toBe(changed);
});

it("where all is compared again, windows have two thousand rows", async () => {
  const service = serviceWith(2_100);
  const { state } = await runSync(service, { lookback: "1h" });
  const { batches } = await runSync(service, { state, lookback: "1h", fullEvery: 0 });
  const from = [...new Set(batches.map(({ window }) => window.from && START - Date.parse(window.from)))];
  expect(from).toEqual([HOUR_MS, 2_000 * HOUR_MS, null]);
});

it.each([
  [200, null],
  [201, START - 100 * HOUR_MS],
])("of %i rows one that is gone is found by reading them up to %d", async (rows, to) => {
  const service = serviceWith(rows);
  const { state } = await runSync(service);
  service.rows.delete("r150");
  const next = await runSync(service, { state, verifyPages: 0 });
  const { window } = next.batches.find(({ gone }) => gone.includes("r150")) ?? {};
  expect(window?.to && Date.parse(window.to)).toBe(to);
});

it.each([
  [2_000, true],
  [2_001, false],
])("filters that list rows %i ms outside of a window are believed: %s", async (outsideMs, isFiltered) => {
  const slackMs = outsideMs - 1_000;
  const service = new SyncedService({
    name: "wide",
    isListed: ({ at }, { from, to }) => at >= from - slackMs && at <= to + slackMs,
  });
  service.rows.set("r0", { id: "r0", at: START, score: 70 });
  service.rows.set("r1", { id: "r1", at: START - outsideMs, score: 70 });
  const { state } = await runSync(service);
  expect(state.isFiltered).toBe(isFiltered);
});

it("asks for a second more on both sides of a window", () => {
  const window = { from: "2026-01-01T00:00:01.000Z", to: "2026-01-01T00:00:02.000Z" };
  const { from, to } = queryOf(toSource(serviceWith(0).svc.reports), window);
  expect([from, to]).toEqual(["2026-01-01T00:00:00.000Z", "2026-01-01T00:00:03.000Z"]);
});

it("a list that lacks rows by its own total ends the run, and the next one begins at the same state", async () => {
  const service = new SyncedService({
    name: "half of the list",
    isListed: ({ id }) => Number(id.slice(1)) % 2 === 0,
    meta: ({ page, limit }) => ({ page, limit, total: 40 }),
  });
  for (const [id, row] of serviceWith(40).rows) service.rows.set(id, row);
  await expect(runSync(service)).rejects.toMatchObject({ code: "incomplete_list" });
});

it.each<[string, (service: SyncedService) => unknown, string]>([
  ["no list", (service) => sync(service.svc.team as never), "resource"],
  ["details of templates", ({ svc }) => sync(svc.templates, { details: true } as SyncOptions), "details"],
  ["a lookback that is no length of time", ({ svc }) => sync(svc.reports, { lookback: "2 days" }), "lookback"],
  ["a state of another resource", ({ svc }) => sync(svc.reports, { state: stateOf("meetings") }), "state"],
  ["a state of another version", ({ svc }) => sync(svc.reports, { state: { version: 2 } as never }), "state"],
  ["a store without a count", ({ svc }) => sync(svc.reports, { store: {} as never }), "store"],
  ["an unknown option", ({ svc }) => sync(svc.reports, { full: true } as never), "full"],
])("%s is an OptionsError before anything is sent", (_, call, option) => {
  const service = serviceWith(1);
  let error: unknown;
  try {
    call(service);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toMatchObject({
    name: "OptionsError",
    option,
    code: "invalid_options",
  } satisfies Partial<OptionsError>);
  expect(service.requests).toBe(0);
});

const stateOf = (resource: string): SyncState => ({ version: 1, resource }) as SyncState;
