import { expect, it } from "vitest";
import { createForeignService, type ForeignService } from "../dialects/service/foreign-service.ts";
import { type Row, USERS } from "../dialects/service/organization.ts";
import { notesOf, openSlowTools } from "./support/foreign-tools.ts";
import { agenda, createReportService, hoursAgo, uuid } from "./support/report-service.ts";
import { cellsOf, rowsOf } from "./support/sales-team.ts";

const ALL = { time_range: "all" };
const PART = "There is no average of a part: choose a shorter period or one user.";
const COUNTED = "`scored` counts reports, and a meeting may have several.";
const NOBODY_CHANGED = "No group has scores in both periods. Sorted by average score.";

/** Figures of a service so slow that of any list the first page alone, 100 rows, is read. */
const openPart = ({ fetch }: ForeignService, list = "reports") => openSlowTools(fetch, 1, list);
const many = (count: number, create: (index: number) => Row = () => ({})): Row[] =>
  Array.from({ length: count }, (_, index) => create(index));
const minutesAgo = (minutes: number): string => hoursAgo(minutes / 60);
const firstOf = (total: number, what: string): string =>
  `Only the first 100 of ${total} ${what} of the list were read: narrow from and to.`;

it.each<[string, Record<string, unknown>, string[]]>([
  ["person", { rep: "Ana Ruiz", meetings: 27, scored: 50 }, [PART, COUNTED]],
  ["template", { template: "Discovery scorecard", scored: 100 }, [PART]],
])("by %s, what was read in part has neither averages nor a range nor advice", async (group_by, first, notes) => {
  const service = createReportService(
    many(150, (index) => ({ user_id: USERS[index % 2], overall_score: index % 2 ? 20 : 90 })),
  );
  const result = await openPart(service)("get_team_stats", { ...ALL, group_by });
  expect(result.structured).toMatchObject({ total_reports: 150, scored: 100 });
  expect(rowsOf(result)[0]).toEqual(first);
  expect(result.structured["notes"]).toEqual(["Sorted by average score.", ...notes, firstOf(150, "reports")]);
});

it.each<[string | undefined, string[]]>([
  [undefined, []],
  ["person", [NOBODY_CHANGED, PART, COUNTED]],
  ["template", [NOBODY_CHANGED, PART]],
  ["criterion", [`No group has scores in both periods. Sorted from the weakest. Read 104 of 104 reports. ${PART}`]],
])("by %s, a period is not compared with one that was read in part", async (group_by, notes) => {
  const service = createReportService(
    many(154, (index) =>
      agenda(70, index < 4 ? { created_at: minutesAgo(index) } : { created_at: hoursAgo(25 + index / 60) }),
    ),
  );
  const result = await openPart(service)("get_team_stats", { from: hoursAgo(24), compare: "previous", group_by });
  expect(result.structured).toMatchObject({
    total_reports: 4,
    average_score: 70,
    reports_before: 150,
    scored_before: 100,
  });
  for (const row of [result.structured, ...rowsOf(result)])
    for (const name of ["average_before", "avg_before", "change", "coach_next"]) expect(row).not.toHaveProperty(name);
  expect(notesOf(result)).toBe([...notes, firstOf(150, "reports before")].join(" "));
});

it.each([
  [100, 71, []],
  [101, undefined, [firstOf(101, "roleplay sessions")]],
])("%i roleplays have the average %j", async (count, average, notes) => {
  const service = createReportService([{}, {}, {}], (organization) => {
    const [session] = organization.sessions;
    organization.sessions = many(count, (index) => ({ ...session, id: uuid(5, index) }));
  });
  const result = await openPart(service, "sessions")("get_team_stats", { ...ALL, user: USERS[0], with_roleplay: true });
  expect(cellsOf(result.structured, "rep", "roleplays_scored", "roleplay_avg")).toEqual([["Ana Ruiz", 100, average]]);
  expect(result.structured["notes"]).toEqual(["Sorted by average score.", COUNTED, ...notes]);
});

it("by week, those before the oldest that was read are said to lack an average", async () => {
  const service = createReportService(many(150, (index) => ({ created_at: hoursAgo(index * 2), overall_score: 70 })));
  const result = await openPart(service)("get_team_stats", { from: "2026-10-01", group_by: "week" });
  expect(cellsOf(result.structured, "starts", "scored", "avg_score")).toEqual([
    ["2026-11-09", 33, undefined],
    ["2026-11-16", 67, 70],
  ]);
  expect(result.structured["notes"]).toEqual([
    "One row for each week, in UTC; the first and the last may be cut by the period.",
    "There is no average of a week that was read in part.",
    firstOf(150, "reports"),
  ]);
});

it.each([
  [{ time_range: "year", compare: "previous" }, 76.2],
  [{ time_range: "year", user: USERS[0] }, undefined],
  [{ time_range: "year", template: "Discovery scorecard" }, undefined],
  [{ time_range: "year", call_type: "discovery" }, undefined],
  [{ from: "2025-11-21" }, undefined],
])("the average of %j that was read in part is the service's own, or none: %s", async (given, average) => {
  const { structured } = await openPart(createReportService(many(150)))("get_team_stats", given);
  expect(structured).toMatchObject({ total_reports: "template" in given || "call_type" in given ? 100 : 150 });
  expect(structured["average_score"]).toBe(average);
});

it("without the service's statistics a part has no average", async () => {
  const { fetch } = createForeignService({
    every: ({ pathname }) => (pathname.endsWith("/stats") ? { status: 403, body: {} } : undefined),
  });
  const { structured } = await openSlowTools(fetch, 1)("get_team_stats", { time_range: "year", compare: "previous" });
  expect(structured).toMatchObject({ total_reports: 112, scored: 100 });
  expect(structured).not.toHaveProperty("average_score");
});

it("by person, calls that were read in part are said to be", async () => {
  const service = createReportService(many(3), (organization) => {
    organization.meetings = many(350, (index) => ({ ...organization.meetings[0], id: uuid(1, index) }));
  });
  const result = await openPart(service, "meetings")("get_team_stats", { ...ALL, group_by: "person" });
  expect(notesOf(result)).toMatch(/Only the first \d+ of 350 meetings of the list were read: narrow from and to\./);
  expect(notesOf(result)).not.toContain(COUNTED);
});

it("weeks of reports whose order is unknown have no average where they were read in part", async () => {
  const service = createReportService(many(150, (index) => ({ created_at: hoursAgo(index % 2) })));
  const result = await openPart(service)("get_team_stats", { from: "2026-11-16", group_by: "week" });
  expect(rowsOf(result)).toEqual([{ starts: "2026-11-16", scored: 100 }]);
});
