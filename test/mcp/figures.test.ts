import { expect, it } from "vitest";
import { createForeignService, type Dialect } from "../dialects/service/foreign-service.ts";
import { NOW, type Row, USERS } from "../dialects/service/organization.ts";
import { notesOf, openForeignTools } from "./support/foreign-tools.ts";
import { rowsOf } from "./support/sales-team.ts";

const open = (dialect: Dialect) => openForeignTools(createForeignService(dialect).fetch);
const uuid = (kind: number, index: number): string =>
  `${String(kind).padStart(8, "0")}-0000-4000-8000-${String(index).padStart(12, "0")}`;
const hoursAgo = (hours: number): string => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

/** More reports than a call reads: the newest 3,000 have 80, the others 20; one an hour. */
const LONG: Dialect = {
  organization(organization) {
    const [report] = organization.reports;
    organization.reports = Array.from({ length: 6_000 }, (_, index) => ({
      ...report,
      ...{ id: uuid(2, index), user_id: USERS[index % 2], overall_score: index < 3_000 ? 80 : 20 },
      created_at: hoursAgo(index),
    }));
    organization.stats["average_score"] = 50;
  },
};

it.each(["person", undefined])(
  "by %s a part of the reports has no average, and the service's own is given",
  async (groupBy) => {
    const result = await open(LONG)("get_team_stats", {
      ...(groupBy === undefined ? { compare: "previous" } : { group_by: groupBy }),
      time_range: "year",
    });
    expect(result.structured).toMatchObject({ total_reports: 6_000, average_score: 50 });
    expect(notesOf(result)).toContain("Only the first 3000 of 6000 reports of the list were read");
    for (const row of rowsOf(result)) expect(row["avg_score"] ?? "").toBe("");
  },
);

it("a period given by dates, whose reports were read in part, has no average at all", async () => {
  const { structured } = await open(LONG)("get_team_stats", { from: "2026-01-01" });
  expect(structured).toMatchObject({ total_reports: 6_000 });
  expect(structured).not.toHaveProperty("average_score");
});

it("weeks that were read whole have their average, the one that was read in part has none", async () => {
  const rows = rowsOf(await open(LONG)("get_team_stats", { from: "2026-01-01", group_by: "week" }));
  const averages = rows.map((row) => row["avg_score"] ?? "");
  // 125 days: 17 whole weeks and the running one.
  expect(averages.filter((average) => average === 80)).toHaveLength(18);
  expect(averages.filter((average) => average !== 80 && average !== "")).toEqual([]);
});

it("criteria of more reports than are read in detail are those since a day", async () => {
  const result = await open({
    organization(organization) {
      LONG.organization?.(organization);
      organization.reports = organization.reports.slice(0, 500);
    },
  })("get_team_stats", { time_range: "month", group_by: "criterion" });
  expect(notesOf(result)).toContain(
    "Read 400 of 500 reports. These figures are of the 399 reports since 2026-11-04T21:00Z.",
  );
  expect(rowsOf(result)[0]).toMatchObject({ scored: 399 });
});

it("criteria of two templates that share a name are two rows", async () => {
  const rows = rowsOf(
    await open({
      organization(organization) {
        const [report = {}] = organization.reports;
        organization.reports = [40, 80].map((score, index) => ({
          ...report,
          ...{ id: uuid(2, index), template_id: uuid(3, index), template_name: index === 0 ? "Discovery" : "Renewal" },
          criteria_scores: [{ name: "Price", weight: 100, score, feedback: "F", evidence: [] }],
        }));
      },
    })("get_team_stats", { time_range: "all", group_by: "criterion" }),
  );
  expect(rows.map((row) => [row["template"], row["avg_score"]])).toEqual([
    ["Discovery", 40],
    ["Renewal", 80],
  ]);
});

const TWO_REPORTS: Dialect = {
  organization(organization) {
    const [report = {}] = organization.reports;
    const [meeting = {}] = organization.meetings as [Row];
    organization.meetings = organization.meetings.slice(0, 2);
    organization.reports = [72.5, 69.5].map((overall_score, index) => ({
      ...report,
      ...{ id: uuid(2, index), meeting_id: meeting["id"], template_name: `Template ${index}`, overall_score },
      created_at: hoursAgo(index),
    }));
  },
};

it.each([{ with_scores: true }, { with_scores: true, search: "call" }, { order: "best" }])(
  "%j gives a call with two reports two rows, and says so",
  async (given) => {
    const result = await open(TWO_REPORTS)("list_meetings", given);
    const scored = rowsOf(result).filter((row) => row["score"] !== undefined && row["score"] !== "");
    expect(scored.map((row) => [row["score"], row["template"]])).toEqual([
      [72.5, "Template 0"],
      [69.5, "Template 1"],
    ]);
    expect(notesOf(result)).toContain("A meeting with several reports has a row for each");
  },
);

it("people without a call or a report are listed too", async () => {
  const rows = rowsOf(await open({})("get_team_stats", { from: "2020-01-01", to: "2020-02-01", group_by: "person" }));
  expect(rows.map((row) => row["rep"])).toEqual(["Ana Ruiz", "Jonas Lindqvist", "Mei Tanaka", "Omar Haddad"]);
});
