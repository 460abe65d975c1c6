import { beforeEach, describe, expect, it } from "vitest";
import { aMeeting, aReport, aUser, type ReferenceServer, type TeamStats } from "../library/index.ts";
import { send } from "./support/send.ts";
import { ENGINES, storesFor, useStore } from "./support/stores.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const HOUR_MS = 60 * 60 * 1000;
describe.each(storesFor("team statistics", ENGINES))("on %s", (kind) => {
  const store = useStore(kind);
  let server: ReferenceServer;

  beforeEach(async () => {
    server = await store.create({ now: () => NOW });
    return () => server.close();
  });

  async function stats(time_range?: string): Promise<TeamStats> {
    const { status, body } = await send(server, "getTeamStats", {
      query: time_range === undefined ? {} : { time_range },
    });
    expect([status, body.meta]).toEqual([200, null]);
    return body.data as TeamStats;
  }

  function hoursAgo(hours: number): string {
    return new Date(NOW.getTime() - hours * HOUR_MS).toISOString();
  }

  it("returns zeros for a team without users, meetings or reports", async () => {
    expect(await stats()).toEqual({
      time_range: "month",
      team_size: 0,
      total_meetings: 0,
      total_reports: 0,
      average_score: 0,
      top_performers: [],
    });
  });

  it.each([
    [[87.6, 94.3], 91],
    [[91.7, 91.6, 91.6, 91.7, 91.6, 91.7], 91.7],
    [[64.35], 64.4],
    [[0.000001, 0.1], 0.1],
  ])("averages %j to %d in every range, in whatever order rollups and rows are added", async (scores, average) => {
    const { id: user_id } = await server.org.add(aUser());
    for (const [index, overall_score] of scores.entries()) {
      const created_at = hoursAgo(7 * 24 - index * 0.4);
      const meeting = await server.org.add(aMeeting({ user_id, started_at: created_at }));
      await server.org.add(aReport({ user_id, meeting_id: meeting.id, created_at, overall_score }));
    }
    for (const range of ["week", "month", "quarter", "year", "all"])
      expect(await stats(range)).toMatchObject({ average_score: average, top_performers: [{ avg_score: average }] });
  });

  it.each([
    ["week", 7 * 24],
    ["month", 30 * 24],
    ["quarter", 90 * 24],
    ["year", 365 * 24],
  ])("counts what happened in the last %s, to the hour", async (range, hours) => {
    const { id: user_id } = await server.org.add(aUser());
    for (const ago of [0, 1, 25, hours / 2, hours, hours + 1, hours + 1000]) {
      const meeting = await server.org.add(aMeeting({ user_id, started_at: hoursAgo(ago) }));
      await server.org.add(
        aReport({ user_id, meeting_id: meeting.id, created_at: hoursAgo(ago), overall_score: ago > hours ? 0 : 80 }),
      );
    }
    await server.org.add(aMeeting({ user_id, started_at: hoursAgo(-1) }));
    expect(await stats(range)).toMatchObject({
      total_meetings: 5,
      total_reports: 5,
      average_score: 80,
      top_performers: [{ avg_score: 80, report_count: 5 }],
    });
    expect(await stats("all")).toMatchObject({ total_meetings: 8, total_reports: 7, average_score: 57.1 });
  });

  it("counts active users only, and averages to one decimal", async () => {
    const { id: user_id } = await server.org.add(aUser());
    await server.org.add(aUser({ is_active: false }));
    for (const overall_score of [70, 70, 71])
      await server.org.add(
        aReport({ user_id, overall_score, meeting_id: (await server.org.add(aMeeting({ user_id }))).id }),
      );
    expect(await stats()).toMatchObject({ team_size: 1, average_score: 70.3 });
  });

  it("names up to five top performers, best average first, more reports before fewer", async () => {
    const scores = { A: [90], B: [95, 85], C: [60], D: [99.5], E: [70], F: [10], G: [] };
    for (const [name, values] of Object.entries(scores)) {
      const { id: user_id } = await server.org.add(aUser({ name }));
      const { id: meeting_id } = await server.org.add(aMeeting({ user_id }));
      for (const overall_score of values) await server.org.add(aReport({ user_id, meeting_id, overall_score }));
    }
    const { top_performers } = await stats();
    expect(top_performers.map(({ name, avg_score, report_count }) => [name, avg_score, report_count])).toEqual([
      ["D", 99.5, 1],
      ["B", 90, 2],
      ["A", 90, 1],
      ["E", 70, 1],
      ["C", 60, 1],
    ]);
  });

  it("names top performers of equal averages and equally many reports by their id", async () => {
    const ids = ["c", "a", "b"].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`);
    for (const id of ids) {
      await server.org.add(aUser({ id }));
      const { id: meeting_id } = await server.org.add(aMeeting({ user_id: id }));
      await server.org.add(aReport({ user_id: id, meeting_id, overall_score: 80 }));
    }
    expect((await stats()).top_performers.map(({ user_id }) => user_id)).toEqual([...ids].sort());
  });

  it("keeps organizations apart", async () => {
    const other = await server.organizations.create();
    await other.add(aReport());
    expect(await stats("all")).toMatchObject({ team_size: 0, total_meetings: 0, total_reports: 0 });
  });
});
