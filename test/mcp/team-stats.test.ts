import { expect, it } from "vitest";
import { createForeignService } from "../dialects/service/foreign-service.ts";
import { notesOf, openForeignTools } from "./support/foreign-tools.ts";

it("people whom the statistics have named are asked for no more", async () => {
  const { fetch, requests } = createForeignService({
    every: ({ pathname }) =>
      pathname.endsWith("/meetings")
        ? { status: 403, body: { data: null, error: { message: "No." }, meta: null } }
        : undefined,
  });
  const call = openForeignTools(fetch);
  expect((await call("get_team_stats")).structured).not.toHaveProperty("organization");
  requests.length = 0;
  const { structured } = await call("get_report", { report_id: "00000002-0000-4000-8000-000000000001" });
  expect(structured).toMatchObject({ rep: "Jonas Lindqvist" });
  expect(requests.map(({ path }) => path)).toEqual(["/reports/00000002-0000-4000-8000-000000000001"]);
});

it("the organization's name is looked for in twenty meetings, once", async () => {
  const asked: string[] = [];
  const { fetch } = createForeignService({
    every: ({ pathname, search }) => (pathname.endsWith("/meetings") ? void asked.push(search) : undefined),
  });
  const call = openForeignTools(fetch);
  for (const time_range of ["month", "week"])
    expect((await call("get_team_stats", { time_range })).structured).toMatchObject({ organization: "Acme" });
  expect(asked).toEqual(["?limit=20"]);
});

it.each([
  [{ template: "Demo scorecard" }, true],
  [{ call_type: "demo" }, true],
  [{ group_by: "person" }, true],
  [{ time_range: "week" }, false],
] as const)("a report beside %j is rejected: %j", async (given, isError) => {
  const result = await openForeignTools(createForeignService().fetch)("get_team_stats", { report: true, ...given });
  expect(result.isError).toBe(isError);
  const [rejection, note] = [
    "`report` is of all reports: leave template, call_type and group_by out.",
    'time_range week is the last 7 days; for the calendar: from "this week".',
  ];
  expect(isError ? result.structured["message"] : notesOf(result)).toBe(isError ? rejection : note);
});
