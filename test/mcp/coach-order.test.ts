import { expect, it } from "vitest";
import { COACH_ORDER, coachOrder } from "../../mcp/statistics/coach-order.ts";
import { aMeeting, aReport, aUser } from "../../server-mock/library/index.ts";
import { createTestEnvironment } from "./support/environment.ts";
import { cellsOf } from "./support/sales-team.ts";

it("figures by person say whom to coach first, and nobody where three scores are missing", async () => {
  const env = await createTestEnvironment();
  const { org } = env.server;
  for (const [name, scores] of [
    ["Ana Ruiz", [85, 86, 87, 88]],
    ["Ben Okafor", [40, 41, 42, 43]],
    ["Cleo Marsh", [10, 20]],
  ] as const) {
    const { id: user_id } = await org.add(aUser({ name }));
    for (const overall_score of scores) {
      const started_at = "2026-11-10T10:00:00.000Z";
      const { id: meeting_id } = await org.add(aMeeting({ user_id, started_at }));
      await org.add(aReport({ user_id, meeting_id, overall_score, created_at: started_at }));
    }
  }
  const { structured } = await env.call("get_team_stats", { from: "2026-11-01", group_by: "person" });
  expect(cellsOf(structured, "rep", "coach_next", "too_few")).toEqual([
    ["Ana Ruiz", undefined, undefined],
    ["Ben Okafor", 1, undefined],
    ["Cleo Marsh", undefined, true],
  ]);
  expect(structured["notes"]).toContain(COACH_ORDER);
  await env.server.close();
});

it("nobody is advised on a part of the reports", () => {
  const reports = [80, 81, 82, 30, 31, 32].map((overall_score, index) => ({
    user_id: index < 3 ? "a" : "b",
    overall_score,
  }));
  const source = { reports, before: [], isCompared: false, counts: { current: 6, before: 0 } };
  expect([...coachOrder(source as never)]).toEqual([["b", 1]]);
  expect([...coachOrder({ ...source, counts: { current: 7, before: 0 } } as never)]).toEqual([]);
});
