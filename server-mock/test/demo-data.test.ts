import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoDataset } from "../demo/dataset.ts";
import type { OperationId } from "../generated/operations.ts";
import type { ReferenceServer } from "../library/index.ts";
import { send } from "./support/send.ts";
import { STORES, storesFor, useStore } from "./support/stores.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const RECORDS = [...demoDataset({ now: NOW })];
const ORGANIZATION = RECORDS.flatMap((record) => (record.kind === "organization" ? [record.value] : [])).find(
  ({ plan, subscription_status }) => plan === "business" && subscription_status === "active",
);
const OWNED = RECORDS.flatMap((record) =>
  record.kind !== "organization" && record.value.org_id === ORGANIZATION?.id ? [record] : [],
);
const MEETINGS = OWNED.flatMap((record) => (record.kind === "meeting" ? [record.value] : []));
const REPORTS = OWNED.flatMap((record) => (record.kind === "report" ? [record.value] : []));
const USERS = OWNED.flatMap((record) => (record.kind === "user" ? [record.value] : []));

const LISTS: OperationId[] = ["listMeetings", "listTemplates", "listReports", "listInsights", "listRoleplaySessions"];

describe.each(storesFor("demo data", STORES))("demo data on %s", (kind) => {
  const store = useStore(kind);
  let server: ReferenceServer;
  let key: string;

  beforeAll(async () => {
    server = await store.create({ now: () => NOW });
    await server.seed();
    key = server.keys.admin;
  });

  afterAll(() => server.close());

  it.each(LISTS)("returns every page of %s as the spec says", async (id) => {
    let total = 0;
    for (let page = 1, more = true; more; page += 1) {
      const { body } = await send(server, id, { key, query: { page, limit: 100 } });
      total += (body.data as unknown[]).length;
      more = body.meta?.has_more ?? false;
      expect(total).toBeLessThanOrEqual(body.meta?.total ?? 0);
    }
    expect(total).toBeGreaterThan(0);
  });

  it("returns every meeting and report as the spec says", async () => {
    for (const { id } of MEETINGS.slice(0, 40)) {
      expect((await send(server, "getMeeting", { key, path: { id } })).status).toBe(200);
      expect((await send(server, "listMeetingReports", { key, path: { id } })).status).toBe(200);
    }
    for (const { id } of REPORTS.slice(0, 40))
      expect((await send(server, "getReport", { key, path: { id } })).status).toBe(200);
  });

  const moment = fc.constantFrom(
    ...MEETINGS.map(({ started_at }) => started_at),
    "2026-11-01",
    "2026-01-01",
    "2026-10-08T18:00:00Z",
  );
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const meetingFilter = fc.record({
    status: maybe(fc.constantFrom(...new Set(MEETINGS.map(({ status }) => status)))),
    user_id: maybe(fc.constantFrom(...USERS.map(({ id }) => id))),
    from: maybe(moment),
    to: maybe(moment),
  });

  it("finds and counts what a scan of all meetings finds, for any filter", async () => {
    await fc.assert(
      fc.asyncProperty(meetingFilter, async (filter) => {
        const expected = MEETINGS.filter(
          (meeting) =>
            (filter.status ?? meeting.status) === meeting.status &&
            (filter.user_id ?? meeting.user_id) === meeting.user_id &&
            isBetween(meeting.started_at, filter.from, filter.to),
        );
        await expectIds(server, "listMeetings", key, filter, expected);
      }),
      { numRuns: 60 },
    );
  });

  const score = fc.constantFrom(0, 50, 74.5, 90, ...REPORTS.map(({ overall_score }) => overall_score));
  const reportFilter = fc.record({
    user_id: maybe(fc.constantFrom(...USERS.map(({ id }) => id))),
    from: maybe(moment),
    min_score: maybe(score),
    max_score: maybe(score),
  });

  it("finds and counts what a scan of all reports finds, for any filter", async () => {
    await fc.assert(
      fc.asyncProperty(reportFilter, async (filter) => {
        const { min_score = 0, max_score = 100 } = filter;
        const expected = REPORTS.filter(
          (report) =>
            (filter.user_id ?? report.user_id) === report.user_id &&
            isBetween(report.created_at, filter.from, undefined) &&
            report.overall_score >= min_score &&
            report.overall_score <= max_score,
        );
        await expectIds(server, "listReports", key, filter, expected);
      }),
      { numRuns: 60 },
    );
  });

  it.each(["week", "month", "quarter", "year", "all"])(
    "adds up the statistics of the last %s as counting everything does",
    async (time_range) => {
      const days = { week: 7, month: 30, quarter: 90, year: 365 }[time_range];
      const from = days === undefined ? undefined : new Date(NOW.getTime() - days * 86_400_000).toISOString();
      const to = days === undefined ? undefined : NOW.toISOString();
      const reports = REPORTS.filter(({ created_at }) => isBetween(created_at, from, to));
      const mean = reports.reduce((sum, { overall_score }) => sum + overall_score, 0) / (reports.length || 1);
      const { body } = await send(server, "getTeamStats", { key, query: { time_range } });
      expect(body.data).toMatchObject({
        team_size: USERS.filter(({ is_active }) => is_active).length,
        total_meetings: MEETINGS.filter(({ started_at }) => isBetween(started_at, from, to)).length,
        total_reports: reports.length,
      });
      expect((body.data as { average_score: number }).average_score).toBeCloseTo(mean, 0.5);
    },
  );
});

function isBetween(text: string, from: string | undefined, to: string | undefined): boolean {
  const start = from === undefined ? "" : new Date(from).toISOString();
  const end = to === undefined ? "~" : to.length === 10 ? `${to}T23:59:59.999Z` : new Date(to).toISOString();
  const moment = new Date(text).toISOString();
  return moment >= start && moment <= end;
}

async function expectIds(
  server: ReferenceServer,
  id: OperationId,
  key: string,
  filter: object,
  expected: { id: string }[],
): Promise<void> {
  const query = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as Record<
    string,
    string | number
  >;
  const { status, body } = await send(server, id, { key, query: { ...query, limit: 100 } });
  if (status === 400) {
    expect(body.error?.details?.[0]?.code).toBe("range");
    return;
  }
  expect(body.meta?.total).toBe(expected.length);
  if (expected.length <= 100)
    expect(new Set((body.data as { id: string }[]).map((item) => item.id))).toEqual(
      new Set(expected.map((item) => item.id)),
    );
}
