import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { WEEKLY_REPORT_SCHEMA } from "../../cli/generated/weekly-report-schema.ts";
import type { WeeklyReport } from "../../core/report/weekly-report.ts";
import { type RawReport, sharedReportFixture } from "./support/report-fixture.ts";
import { NOW } from "./support/run-cli.ts";

const fixture = await sharedReportFixture();

const readReport = async (flags = ""): Promise<WeeklyReport> =>
  JSON.parse((await fixture.svc(`report weekly --json ${flags}`.trim())).stdout) as WeeklyReport;

const DAY_MS = 86_400_000;
const age = ({ created_at: time }: RawReport): number => NOW.getTime() - Date.parse(time);
const thisWeek = (): RawReport[] => fixture.reports.filter((report) => age(report) <= 7 * DAY_MS);
const lastWeek = (): RawReport[] =>
  fixture.reports.filter((report) => age(report) > 7 * DAY_MS && age(report) <= 14 * DAY_MS + 1);

function average(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  return Number((scores.reduce((sum, score) => sum + score, 0) / scores.length + Number.EPSILON).toFixed(1));
}

const scoresOf = (reports: readonly RawReport[]): number[] => reports.map(({ overall_score: score }) => score);
const criterion = (reports: readonly RawReport[], wanted: string): number[] =>
  reports.flatMap(({ criteria }) => criteria.filter(({ name }) => name === wanted).map(({ score }) => score));

it("Count and average are those of the raw reports, the edges of the period included", async () => {
  const { reports, compared_with: compared } = await readReport();
  expect(reports.count).toBe(thisWeek().length);
  expect(reports.average_score).toBeCloseTo(average(scoresOf(thisWeek())) ?? -1, 1);
  expect(compared).toMatchObject({ kind: "previous", reports: lastWeek().length });
  expect(compared?.average_score).toBeCloseTo(average(scoresOf(lastWeek())) ?? -1, 1);
  expect(reports.average_score_change).toBeCloseTo((reports.average_score ?? 0) - (compared?.average_score ?? 0), 6);
});

it("Every person's row is that of the person's raw reports", async () => {
  const { people } = await readReport();
  const ids = new Set(thisWeek().map(({ user_id: id }) => id));
  expect(people.map(({ user_id: id }) => id).sort()).toEqual([...ids].sort());
  for (const row of people) {
    const own = (reports: RawReport[]): RawReport[] => reports.filter(({ user_id: id }) => id === row.user_id);
    expect(row.reports).toBe(own(thisWeek()).length);
    expect(row.average_score).toBeCloseTo(average(scoresOf(own(thisWeek()))) ?? -1, 1);
    expect(row.previous).toBeCloseTo(average(scoresOf(own(lastWeek()))) ?? -1, 1);
  }
  expect(people.map(({ name }) => name)).toContain("Ana Ruiz");
});

it("Every criterion's row is that of its raw scores; the weakest are the lowest of them, below their mean", async () => {
  const { criteria, weakest_criteria: weakest } = await readReport();
  const names = new Set(thisWeek().flatMap(({ criteria: scores }) => scores.map(({ name }) => name)));
  expect(new Set(criteria.map(({ name }) => name))).toEqual(names);
  for (const row of criteria) {
    expect(row.scores).toBe(criterion(thisWeek(), row.name).length);
    expect(row.average_score).toBeCloseTo(average(criterion(thisWeek(), row.name)) ?? -1, 1);
    expect(row.previous).toBeCloseTo(average(criterion(lastWeek(), row.name)) ?? -1, 1);
  }
  const sorted = [...criteria].sort((one, other) => (one.average_score ?? 0) - (other.average_score ?? 0));
  const mean = average(thisWeek().flatMap(({ criteria: scores }) => scores.map(({ score }) => score))) ?? 0;
  const below = sorted.filter(({ name }) => (average(criterion(thisWeek(), name)) ?? 0) < mean);
  expect(below).toHaveLength(2);
  expect(weakest.map(({ name }) => name)).toEqual(below.map(({ name }) => name));
});

it("The biggest rise and fall are the extremes of all changes", async () => {
  const { people, criteria, biggest_rise: rise, biggest_fall: fall } = await readReport();
  const changes = [...people, ...criteria].map(({ change }) => change ?? 0);
  expect(rise?.change ?? 0).toBe(Math.max(0, ...changes));
  expect(fall?.change ?? 0).toBe(Math.min(0, ...changes));
});

it("The trend's stretches hold every report once", async () => {
  const { reports } = await readReport();
  expect(reports.trend).toHaveLength(7);
  expect(reports.trend.reduce((sum, point) => sum + point.reports, 0)).toBe(reports.count);
});

it("Meetings that failed, or have no transcript or no report, are counted and named", async () => {
  const { meetings, insights } = await readReport();
  expect(meetings.failed).toMatchObject({ count: 1, newest: [{ title: "failed call" }] });
  expect(meetings.no_transcript).toMatchObject({ count: 1, newest: [{ title: "no_transcript call" }] });
  expect(meetings.without_report).toMatchObject({ count: 1, newest: [{ title: "completed call" }] });
  expect(insights).toMatchObject({ total: 3, by_type: { pricing: 2, objection: 1 } });
});

it("The report says which requests and filters its figures came from", async () => {
  const { sources, reports, period, compared_with: compared } = await readReport();
  const list = sources.find(({ figures }) => figures === "current: reports");
  expect(list).toMatchObject({ request: "GET /reports", items: reports.count, query: period });
  const details = sources.find(({ figures }) => figures === "current: criteria");
  expect(details).toMatchObject({ request: "GET /reports/{id}", requests: reports.count });
  const previous = sources.find(({ figures }) => figures === "previous: reports");
  expect(previous?.query).toMatchObject({ from: compared?.from, to: compared?.to });
});

it.each([
  "",
  "--last 30d",
  "--compare none --no-criteria",
  "--gate average_score>=70",
  "--from 2020-01-01 --to 2020-01-07",
])("The JSON of `report weekly %s` fits its published schema", async (flags) => {
  const ajv = new Ajv2020({ allErrors: true, validateFormats: false });
  const report = JSON.parse((await fixture.svc(`report weekly --json ${flags}`.trim())).stdout);
  expect(ajv.validate(WEEKLY_REPORT_SCHEMA, report), ajv.errorsText()).toBe(true);
});

it("`schema report weekly` prints the schema", async () => {
  expect(JSON.parse((await fixture.svc("schema report weekly")).stdout)).toEqual(WEEKLY_REPORT_SCHEMA);
});

it("A person of one's own choice is all that --user-id reads", async () => {
  const [first] = thisWeek();
  const report = await readReport(`--user-id ${first?.user_id}`);
  expect(report.people.map(({ user_id: id }) => id)).toEqual([first?.user_id]);
  expect(report.user_id).toBe(first?.user_id);
});

it("Dates are days of the time zone", async () => {
  const { period } = await readReport("--from 2026-11-16 --to 2026-11-17 --tz Europe/Berlin");
  expect(period).toEqual({ from: "2026-11-15T23:00:00.000Z", to: "2026-11-17T22:59:59.999Z" });
});

it("A report that is gone when its criteria are asked for counts with its score", async () => {
  const fault = fixture.server.faults.add({ operationId: "getReport", status: 404, times: 1 });
  const { reports, notes } = await readReport("--compare none");
  fault.remove();
  expect(reports).toMatchObject({ count: thisWeek().length, without_criteria: 1 });
  expect(notes.join(" ")).toContain(`The criteria of 1 of ${reports.count} reports`);
});
