import { expect, it } from "vitest";
import { createForeignService, type Dialect } from "../dialects/service/foreign-service.ts";
import { type Organization, USERS } from "../dialects/service/organization.ts";
import { openForeignTools, openSlowTools } from "./support/foreign-tools.ts";

const GIVEN = { from: "2026-11-18", report: true };
const clear = (organization: Organization): void => {
  organization.meetings.length = 6;
  organization.reports.length = 6;
};

it("the weekly report has figures of the period, and of its vanished reports the scores alone", async () => {
  const { fetch } = createForeignService({
    organization: clear,
    every: (url) =>
      /\/reports\/00000002-0000-4000-8000-000000000004$/.test(url.pathname) ? { status: 404, body: {} } : undefined,
  });
  const { structured } = await openForeignTools(fetch)("get_team_stats", GIVEN);
  expect(structured).toMatchObject({
    ...{ from: "2026-11-18T00:00:00.000Z", to: "2026-11-21T12:00:00.000Z" },
    ...{ total_reports: 6, average_score: 75.8, untrusted: ["report"] },
  });
  const report = String(structured["report"]);
  expect(report).toContain("**Average score 75.8** (–) from 6 reports (+6), 6 calls, 5 insights.");
  expect(report).toContain("1 report vanished while this was read; the score counts.");
  expect(report).toContain("| Ana Ruiz | 2 | 2 | 75.3 |");
  expect(report).toContain("| Discovery (Discovery scorecard 00000003-0000-4000-8000-000000000000) | 2 | 80.0 |");
});

it("the weekly report of a person has the person's insights", async () => {
  const call = openForeignTools(createForeignService({ organization: clear }).fetch);
  const { structured } = await call("get_team_stats", { ...GIVEN, user: USERS[0] });
  expect(String(structured["report"])).toContain("6 calls, 2 insights.");
});

it.each<[string, Dialect, string]>([
  ["counts", {}, "100 of 105"],
  [
    "does not count",
    {
      list: ({ rows, page, totalPages }) => ({
        body: { data: rows, error: null, meta: { has_more: page < totalPages } },
      }),
    },
    "100",
  ],
])("a service that %s does not get a report of a part", async (_, dialect, read) => {
  const call = openSlowTools(
    createForeignService({ ...dialect, organization: ({ reports }) => reports.splice(5) }).fetch,
    1,
    "meetings",
  );
  const { structured } = await call("get_team_stats", { from: "2026-01-01", report: true });
  expect(structured).toEqual({
    ...{ code: "too_long", retryable: false },
    message: `Time sufficed for ${read} rows, and there is no report of a part: choose a shorter period or one user.`,
  });
});
