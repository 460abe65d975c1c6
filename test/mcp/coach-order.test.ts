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

it.each<[string, number[][], number[][], string[]]>([
  ["three at most, the lowest first", [[9], [8], [7], [6], ...Array(6).fill([90])], [], ["3", "2", "1"]],
  ["nobody who was far above before", [[40], [80]], [[99, 99, 99], [70]], []],
  ["whoever was below before too", [[40], [80]], [[40], [80]], ["0"]],
])("advised are %s", (_, now, earlier, expected) => {
  const scored = (all: number[][]) =>
    all.flatMap((scores, index) =>
      [0, 1, 2].map((n) => ({ user_id: `${index}`, overall_score: scores[n] ?? scores[0] })),
    );
  const isComplete = { current: true, before: true };
  const source = { reports: scored(now), before: scored(earlier), isCompared: earlier.length > 0, isComplete };
  expect([...coachOrder(source as never).keys()]).toEqual(expected);
});

it("nobody is advised on a part of the reports", () => {
  const reports = [80, 81, 82, 30, 31, 32].map((overall_score, index) => ({
    user_id: index < 3 ? "a" : "b",
    overall_score,
  }));
  const advised = (current: boolean, before: boolean) => [
    ...coachOrder({ reports, before: [], isCompared: false, isComplete: { current, before } } as never),
  ];
  expect(advised(true, true)).toEqual([["b", 1]]);
  expect(advised(false, true)).toEqual([]);
  expect(advised(true, false)).toEqual([]);
});
