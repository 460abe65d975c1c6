import { expect, it } from "vitest";
import { createForeignService, type Dialect } from "./service/foreign-service.ts";
import { NOW } from "./service/organization.ts";
import { type Outcome, onCli } from "./surfaces.ts";

const weekly = (dialect: Dialect, ...argv: string[]): Promise<Outcome> =>
  onCli(createForeignService(dialect), ["report", "weekly", "--json", "--last", "30d", "--retries", "0", ...argv]);

interface Figures {
  reports: Record<string, unknown>;
  notes: string[];
}

const isDetail = (url: URL): boolean => /\/reports\/[^/]+$/.test(url.pathname);
const isReports = (url: URL): boolean => url.pathname.endsWith("/reports");
const isPage2 = (url: URL): boolean => url.searchParams.get("page") === "2";
const ONE_REPORT = /reports\/00000002-0000-4000-8000-000000000007$/;

const refuse =
  (status: number, when: (url: URL) => boolean): Dialect["every"] =>
  (url) =>
    when(url) ? { status, body: { error: { code: `E${status}`, message: "Not today." } } } : undefined;

const reset: Dialect["every"] = (url) => {
  if (isReports(url) && isPage2(url)) throw new TypeError("fetch failed");
  return undefined;
};

// A promise that nobody waits for and that rejects fails the whole test run.
it.each<[string, Dialect["every"], string, number]>([
  ["every request is rejected with 401", refuse(401, () => true), "invalid_api_key", 4],
  ["every request fails with 500", refuse(500, () => true), "internal_error", 9],
  ["the list fails with 500", refuse(500, isReports), "internal_error", 9],
  ["page 2 fails with 500", refuse(500, (url) => isReports(url) && isPage2(url)), "internal_error", 9],
  ["page 2 is rejected with 403", refuse(403, (url) => isReports(url) && isPage2(url)), "insufficient_permission", 5],
  ["the connection resets on page 2", reset, "connection_error", 8],
  ["every detail fails with 500", refuse(500, isDetail), "internal_error", 9],
  ["one detail fails with 500", refuse(500, ({ pathname }) => ONE_REPORT.test(pathname)), "internal_error", 9],
  [
    "one detail is rejected with 403",
    refuse(403, ({ pathname }) => ONE_REPORT.test(pathname)),
    "insufficient_permission",
    5,
  ],
  ["meetings fail with 500", refuse(500, ({ pathname }) => pathname.endsWith("/meetings")), "internal_error", 9],
  ["insights fail with 500", refuse(500, ({ pathname }) => pathname.endsWith("/insights")), "internal_error", 9],
])("When %s, the weekly report says so and ends", async (_, every, code, exit) => {
  const { shown, ...outcome } = await weekly({ ...(every ? { every } : {}) });
  expect(outcome, shown).toEqual({ data: undefined, code, exit });
  expect(shown).not.toMatch(/\n\s+at /);
});

it.each([404, 410])("A report that vanishes (%d) is counted with its score, and reported", async (status) => {
  const { data, shown } = await weekly({ every: refuse(status, ({ pathname }) => ONE_REPORT.test(pathname)) as never });
  const { reports, notes } = data as Figures;
  expect(reports, shown).toMatchObject({ count: 112, average_score: 76.2, without_criteria: 1 });
  expect(notes.join("\n")).toContain("1 report vanished while this was read; the score counts.");
  expect(notes.join("\n")).toContain("The criteria of 1 of 112 reports are not in the figures.");
});

it("Without team statistics the report is there, without names from them, and says why", async () => {
  const { data } = await weekly({ every: refuse(403, ({ pathname }) => pathname.endsWith("/stats")) as never });
  expect((data as Figures).reports).toMatchObject({ count: 112 });
  expect((data as Figures).notes.join("\n")).toContain("Names from team statistics are missing: ");
});

it("Figures that miss a field say on how many rows they stand", async () => {
  const { data } = await weekly({
    organization: ({ reports, meetings }) => {
      for (const report of reports.slice(0, 12)) report["overall_score"] = null;
      for (const report of reports.slice(0, 2)) report["created_at"] = NOW.toISOString();
      for (const meeting of meetings.slice(0, 5)) delete meeting["report_count"];
    },
  });
  const notes = (data as Figures).notes.join("\n");
  expect(notes).toContain("100 of 112 reports carry a score: averages stand on these.");
  expect(notes).toContain("100 of 105 calls carry a number of reports");
});

it.each([
  ["avg_score>=76.2", 0],
  ["avg_score>=76.15", 0],
  ["avg_score>=76.16", 10],
  ["avg_score>=77", 10],
  ["avg_score<77", 0],
  ["avg_score==76.2", 0],
])("75.3, 74.6, 79 and 75.7 in turn average 76.15, printed as 76.2: the gate %s exits with %d", async (gate, exit) => {
  const outcome = await weekly({}, "--no-criteria", "--gate", gate);
  expect(outcome.exit, outcome.shown).toBe(exit);
  if (exit === 0) expect(outcome.data).toMatchObject({ reports: { average_score: 76.2 } });
});

it("A whole number is a limit: 69.96 does not meet 70, and the message has the digits that say so", async () => {
  const lower: Dialect = {
    organization: ({ reports }) => {
      for (const [index, report] of reports.entries()) report["overall_score"] = index % 25 === 0 ? 69 : 70;
    },
  };
  const { exit, shown } = await weekly(lower, "--no-criteria", "--gate", "avg_score>=70");
  expect(exit).toBe(10);
  expect(shown).toMatch(/69\.96\d*, expected >= 70/);
  expect((await weekly(lower, "--no-criteria", "--gate", "avg_score>=70.0")).exit).toBe(0);
});

it("Team statistics compare by the same figures", async () => {
  const service = createForeignService();
  const { data } = await onCli(service, ["team", "stats", "--time-range", "week", "--compare", "--json"]);
  const { comparison } = data as { comparison: Record<string, Record<string, unknown>> };
  expect(comparison["current"]).toMatchObject({ total_reports: 56, scored_reports: 56, average_score: 76.2 });
  expect(comparison["average_score_change"]).toBe(0);
});
