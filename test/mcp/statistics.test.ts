import { afterAll, expect, it } from "vitest";
import {
  figureCells,
  type GroupedScore,
  type GroupFigures,
  groupScores,
  sortGroups,
} from "../../mcp/statistics/group-reports.ts";
import { resolvePeriod } from "../../mcp/statistics/stats-period.ts";
import { aReport, aUser } from "../../server-mock/library/index.ts";
import { createTestEnvironment, NOW } from "./support/environment.ts";
import { cellsOf, createSalesTeam, rowsOf } from "./support/sales-team.ts";

const { env, people } = await createSalesTeam();
afterAll(() => env.server.close());

const tooFew = (rows: number): string =>
  `Not enough data in ${rows === 1 ? "1 row" : `${rows} rows`}, marked too_few: fewer than 3 scores. Do not rank by ${rows === 1 ? "it" : "them"}.`;
const assessed = (percent: number): string =>
  `The overall scores of these reports stand on ${percent} % of the weight of their criteria; the others were not assessed.`;
const COUNTED = "`scored` counts reports, and a meeting may have several.";

const NOVEMBER = { from: "2026-11-01", to: "2026-11-20" };
const TOTALS = { total_reports: 3, average_score: 70.2 };

it("people are compared with the period before, the largest improvement first", async () => {
  const result = await env.call("get_team_stats", { ...NOVEMBER, group_by: "person", compare: "previous" });
  expect(result.structured).toMatchObject({
    ...TOTALS,
    from: "2026-11-01T00:00Z",
    to: "2026-11-20T23:59Z",
    before_from: "2026-10-12T00:00Z",
    before_to: "2026-10-31T23:59Z",
    reports_before: 1,
    average_before: 60,
    change: 10.2,
    rows: [
      {
        rep: "Ben Okafor",
        meetings: 1,
        scored: 1,
        avg_score: 50.5,
        scored_before: 1,
        avg_before: 60,
        change: -9.5,
        lowest: 50.5,
        highest: 50.5,
      },
      { rep: "Ana Ruiz", meetings: 2, scored: 2, avg_score: 80, scored_before: 0, lowest: 70, highest: 90 },
      { rep: "Cleo Marsh", meetings: 1, scored: 0, scored_before: 0 },
    ],
    notes: [
      "Sorted by change, the largest improvement first; those marked too_few follow; groups without scores in both periods follow.",
      tooFew(2),
      COUNTED,
    ],
  });
  expect(result.structured).not.toHaveProperty("scored");
  expect(result.structured).not.toHaveProperty("scored_before");
});

it("people are sorted by their average where nothing is compared, those without a report last", async () => {
  const { structured } = await env.call("get_team_stats", { from: "2026-11-01", group_by: "person" });
  expect(structured).toMatchObject({
    ...TOTALS,
    to: "2026-11-20T12:00Z",
    rows: [
      { rep: "Ana Ruiz", meetings: 2, scored: 2, avg_score: 80, lowest: 70, highest: 90 },
      { rep: "Ben Okafor", meetings: 1, scored: 1, avg_score: 50.5, lowest: 50.5, highest: 50.5 },
      { rep: "Cleo Marsh", meetings: 1, scored: 0 },
    ],
    notes: ["Sorted by average score.", tooFew(2), COUNTED],
  });
  for (const name of ["before_from", "reports_before", "average_before", "change"])
    expect(structured).not.toHaveProperty(name);
});

it("roleplays of the period stand beside the calls, those that were scored", async () => {
  const result = await env.call("get_team_stats", { from: "2026-11-01", with_roleplay: true });
  expect(rowsOf(result).map((row) => [row["rep"], row["roleplays_scored"], row["roleplay_avg"]])).toEqual([
    ["Ana Ruiz", 2, 70.5],
    ["Ben Okafor", 0, undefined],
    ["Cleo Marsh", 0, undefined],
  ]);
});

it("roleplays of one person stand beside nobody else", async () => {
  const { structured } = await env.call("get_team_stats", {
    from: "2026-11-01",
    with_roleplay: true,
    user: "Ben Okafor",
  });
  expect(cellsOf(structured, "rep", "meetings", "roleplays_scored")).toEqual([["Ben Okafor", 1, 0]]);
});

it("figures by the whole id of a person who has no report name the person", async () => {
  const { structured } = await env.call("get_team_stats", { user: people.cleo, from: "2026-11-01" }, {});
  expect(structured).toMatchObject({ rep: "Cleo Marsh", total_reports: 0 });
});

it.each([{ group_by: "week" }, { report: true }])("roleplays beside %j are rejected, not left out", async (given) => {
  const { isError, text } = await env.call("get_team_stats", { ...NOVEMBER, ...given, with_roleplay: true });
  expect([isError, text]).toEqual([true, expect.stringContaining("with_roleplay")]);
});

it("criteria are listed from the weakest, with who is weakest in each", async () => {
  const { structured } = await env.call("get_team_stats", { ...NOVEMBER, group_by: "criterion" });
  expect(structured).toMatchObject({
    rows: [
      { criterion: "Discovery", scored: 3, avg_score: 65, lowest_rep: "Ben Okafor 40 (1 score)" },
      { criterion: "Close", scored: 2, avg_score: 82.5, lowest_rep: "Ana Ruiz 82.5 (2 scores)" },
    ],
    notes: ["Sorted from the weakest. Read 3 of 3 reports.", tooFew(1), assessed(83)],
  });
});

it("criteria are compared from the largest decline", async () => {
  const result = await env.call("get_team_stats", { ...NOVEMBER, group_by: "criterion", compare: "previous" });
  expect(rowsOf(result)).toEqual([
    {
      criterion: "Discovery",
      template: "Discovery scorecard",
      scored: 3,
      avg_score: 65,
      scored_before: 1,
      avg_before: 60,
      change: 5,
      lowest_rep: "Ben Okafor 40 (1 score)",
      too_few: true,
    },
    {
      criterion: "Close",
      template: "Discovery scorecard",
      scored: 2,
      avg_score: 82.5,
      scored_before: 1,
      avg_before: 60,
      change: 22.5,
      lowest_rep: "Ana Ruiz 82.5 (2 scores)",
      too_few: true,
    },
  ]);
  expect(result.structured["notes"]).toEqual([
    "Sorted from the largest decline; those marked too_few follow. Read 4 of 4 reports.",
    tooFew(2),
    assessed(83),
  ]);
});

it("nobody is the weakest in a criterion of one person alone", async () => {
  const result = await env.call("get_team_stats", { ...NOVEMBER, group_by: "criterion", user: "Ana Ruiz" });
  expect(result.structured).toMatchObject({ rep: "Ana Ruiz" });
  expect(rowsOf(result).map((row) => [row["criterion"], row["avg_score"]])).toEqual([
    ["Discovery", 77.5],
    ["Close", 82.5],
  ]);
});

it.each([
  [
    "week",
    { from: "2026-11-01" },
    [
      ["2026-11-09", 1, 70],
      ["2026-11-16", 2, 70.3],
    ],
  ],
  [
    "week",
    { from: "2026-11-11", to: "2026-11-16" },
    [
      ["2026-11-11", 1, 70],
      ["2026-11-16", 0, undefined],
    ],
  ],
  [
    "month",
    { time_range: "all" },
    [
      ["2026-10-01", 1, 60],
      ["2026-11-01", 3, 70.2],
    ],
  ],
  [
    "month",
    { from: "2026-10-15" },
    [
      ["2026-10-15", 1, 60],
      ["2026-11-01", 3, 70.2],
    ],
  ],
])("by %s, %j has a row for each from the first report on", async (unit, given, rows) => {
  const result = await env.call("get_team_stats", { ...given, group_by: unit });
  expect(rowsOf(result).map((row) => [row["starts"], row["scored"], row["avg_score"]])).toEqual(rows);
  expect(result.structured["notes"]).toEqual([
    `One row for each ${unit}, in UTC; the first and the last may be cut by the period.`,
  ]);
});

it("the last day of a period that is given by days counts to its end", async () => {
  const given = { from: "2026-11-18", to: "2026-11-18" };
  expect(rowsOf(await env.call("get_team_stats", { ...given, group_by: "week" }))).toEqual([
    { starts: "2026-11-18", scored: 1, avg_score: 90 },
  ]);
  const practice = await env.call("get_team_stats", { from: "2026-11-10", to: "2026-11-12", with_roleplay: true });
  expect(rowsOf(practice).find((row) => row["rep"] === "Ana Ruiz")).toMatchObject({ roleplays_scored: 2 });
});

it("a person without a report has no figure, which the result says", async () => {
  const { structured } = await env.call("get_team_stats", { user: "Cleo Marsh", from: "2026-11-01" });
  expect(structured).toMatchObject({ rep: "Cleo Marsh", total_reports: 0 });
  expect(structured).not.toHaveProperty("average_score");
  expect(structured["notes"]).toEqual(["No report in this period: try a longer one."]);
});

it("one person's figures are compared without a table", async () => {
  const { structured } = await env.call("get_team_stats", {
    user: "Ben Okafor",
    from: "this month",
    compare: "previous",
  });
  expect(structured).toMatchObject({
    rep: "Ben Okafor",
    total_reports: 1,
    average_score: 50.5,
    before_from: "2026-10-01T00:00Z",
    before_to: "2026-10-20T12:00Z",
    reports_before: 1,
    average_before: 60,
    change: -9.5,
  });
  expect(structured).not.toHaveProperty("rows");
});

it.each([{ time_range: "all" }, { to: "2026-10-31" }, { to: "2026-10-31", group_by: "person" }])(
  "%j cannot be compared, which is said instead of comparing with nothing",
  async (given) => {
    const { isError, text } = await env.call("get_team_stats", { ...given, compare: "previous" });
    expect(isError).toBe(true);
    expect(text).toContain("`compare` needs a period that begins: give `from`, or a `time_range` other than all.");
  },
);

it("the service's own statistics name the organization and the best", async () => {
  const { structured } = await env.call("get_team_stats", { time_range: "all" });
  expect(structured).toMatchObject({
    time_range: "all",
    organization: "Acme",
    team_size: 3,
    total_meetings: 5,
    total_reports: 4,
    average_score: 67.6,
    rows: [
      { rep: "Ana Ruiz", user_id: expect.stringMatching(/^[0-9a-f]{8}$/), avg_score: 80 },
      { rep: "Ben Okafor", user_id: expect.stringMatching(/^[0-9a-f]{8}$/), avg_score: 55.3 },
    ],
    notes: [
      "Not enough data in rows with fewer than 3 reports. Do not rank by them.",
      "Rows are the top performers only; group_by person gives everybody.",
    ],
  });
});

it("without any report only statistics that are not of all time send to a longer range", async () => {
  const empty = await createTestEnvironment();
  const { text } = await empty.call("get_team_stats", { time_range: "all" });
  expect(text).toContain("Nobody has a report yet.");
  const week = await empty.call("get_team_stats", { time_range: "week" });
  expect(week.text).toContain("Nobody has a report in this time range: try a longer one.");
  await empty.server.close();
});

const now = () => NOW;

it.each([
  [{ time_range: "week" }, "2026-11-13T12:00:00.000Z"],
  [{ time_range: "month" }, "2026-10-21T12:00:00.000Z"],
  [{ time_range: "quarter" }, "2026-08-22T12:00:00.000Z"],
  [{ time_range: "year" }, "2025-11-20T12:00:00.000Z"],
  [{ time_range: "all" }, "1970-01-01"],
  [{ time_range: "week", from: "2026-11-01" }, "2026-11-01"],
  [{ time_range: "week", to: "2026-11-20T12:00:00.000Z" }, "1970-01-01"],
  [{ time_range: "week", from: "2026-11-20T12:00:00.000Z" }, "2026-11-20T12:00:00.000Z"],
] as const)("%j begins at %s", (given, from) => {
  expect(resolvePeriod(given, { now, timeZone: "UTC" })).toEqual({
    current: { from, to: "2026-11-20T12:00:00.000Z" },
    before: undefined,
    timeZone: "UTC",
  });
});

it("a period may lie in the future where its end is given", () => {
  const given = { time_range: "week", from: "2026-12-01", to: "2026-12-31" } as const;
  expect(resolvePeriod(given, { now, timeZone: "UTC" }).current).toEqual({ from: "2026-12-01", to: "2026-12-31" });
});

it("a time range is compared with one of the same length before it", () => {
  expect(resolvePeriod({ time_range: "week", compare: "previous" }, { now, timeZone: "UTC" }).before).toEqual({
    from: "2026-11-06T11:59:59.999Z",
    to: "2026-11-13T11:59:59.999Z",
  });
});

it("a score that is missing counts as a row, and changes no figure", () => {
  const scores: GroupedScore[] = [
    { group: "a", score: 0 },
    { group: "a", score: undefined },
    { group: "a", score: 40 },
  ];
  const isComplete = { current: true, before: true };
  const before = [{ group: "a", score: undefined }];
  const a = groupScores({ current: scores, before, isComplete }).get("a") as GroupFigures;
  expect([a.current.of, a.current.n, a.lowest, a.highest, a.before.of]).toEqual([3, 2, 0, 40, 1]);
  expect(figureCells(a, true)).toEqual([2, 20, 0, null, null]);
  expect(figureCells(a, false)).toEqual([2, 20]);
});

it("groups of the same figure are in the order of their names, behind those of enough scores, and those without one stand last", () => {
  const scores = Object.entries({ d: undefined, c: 5, b: 7, a: 5, e: undefined, f1: 4, f2: 4, f3: 4 });
  const current = scores.map(([group, score]) => ({ group: String(group[0]), score }));
  const groups = groupScores({ current, isComplete: { current: true, before: true } }).values();
  expect(sortGroups(groups, false, "best").map(({ group }) => group)).toEqual(["f", "b", "a", "c", "d", "e"]);
});

it.each(["person", "criterion"])("by %s nothing is said to be sorted by a change that nobody has", async (groupBy) => {
  const result = await env.call("get_team_stats", { from: "2026-10-01", group_by: groupBy, compare: "previous" });
  const order = groupBy === "person" ? "Sorted by average score." : "Sorted from the weakest.";
  expect(result.structured["notes"]).toEqual([
    expect.stringContaining(`No group has scores in both periods. ${order}`),
    ...(groupBy === "person" ? [tooFew(2), COUNTED] : [assessed(88)]),
  ]);
  const means = rowsOf(result).flatMap(({ avg_score: mean }) => (typeof mean === "number" ? [mean] : []));
  const sorted = [...means].sort((one, two) => (groupBy === "person" ? two - one : one - two));
  expect(means).toEqual(sorted);
});

it("a period that begins in the future is named as such, and not sent", async () => {
  const before = env.requests.length;
  const { text } = await env.call("get_team_stats", { from: "2026-12-01" });
  expect(text).toContain("`from` (2026-12-01) is in the future: it is 2026-11-20 now.");
  expect(env.requests.length).toBe(before);
});

it.each([
  [2, true],
  [3, false],
])("%i scores are too few to rank by: %s", async (count, isFew) => {
  const elsewhere = await createTestEnvironment();
  for (let index = 0; index < count; index += 1)
    await elsewhere.server.org.add(aReport({ overall_score: 70, created_at: "2026-11-18T10:00:00.000Z" } as never));
  const { text } = await elsewhere.call("get_team_stats", { from: "2026-11-15", to: "2026-11-20" });
  expect(text.includes("Not enough data: fewer than 3 scores. Do not rank by them.")).toBe(isFew);
  await elsewhere.server.close();
});

it("a change that is not the difference of the averages as shown is explained, once", async () => {
  const elsewhere = await createTestEnvironment();
  for (const [scores, day] of [
    [[70, 70, 70.1], "10"],
    [[70.1, 70.2, 70.2], "18"],
  ] as const)
    for (const overall_score of scores)
      await elsewhere.server.org.add(aReport({ overall_score, created_at: `2026-11-${day}T10:00:00.000Z` } as never));
  const explained = "`change` is of unrounded averages, and may differ by 0.1 from those shown.";
  for (const groupBy of [undefined, "template"]) {
    const given = { from: "2026-11-15", to: "2026-11-20", compare: "previous", group_by: groupBy };
    const { structured } = await elsewhere.call("get_team_stats", given);
    expect(structured).toMatchObject({ average_score: 70.2, average_before: 70, change: 0.1 });
    expect((structured["notes"] as string[]).filter((note) => note === explained)).toHaveLength(1);
  }
  await elsewhere.server.org.add(
    aReport({
      template_id: "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001",
      template_name: "Other",
      created_at: "2026-11-18T10:00:00.000Z",
    } as never),
  );
  const both = { from: "2026-11-15", to: "2026-11-20", compare: "previous", group_by: "template" };
  expect((await elsewhere.call("get_team_stats", both, {})).structured["notes"]).toContain(explained);
  const same = { from: "2026-11-15", to: "2026-11-20", group_by: "template" };
  expect((await elsewhere.call("get_team_stats", same)).structured["notes"]).not.toContain(explained);
  await elsewhere.server.close();
});

it("top performers of one or two reports are marked as too few to rank", async () => {
  const few = "Not enough data in rows with fewer than 3 reports. Do not rank by them.";
  expect((await env.call("get_team_stats", { time_range: "all" })).structured["notes"]).toContain(few);
  const elsewhere = await createTestEnvironment();
  const user = await elsewhere.server.org.add(aUser({ name: "Ana Ruiz" }));
  for (let index = 0; index < 3; index += 1) await elsewhere.server.org.add(aReport({ user_id: user.id }));
  expect((await elsewhere.call("get_team_stats", { time_range: "all" })).structured["notes"]).not.toContain(few);
  await elsewhere.server.close();
});
