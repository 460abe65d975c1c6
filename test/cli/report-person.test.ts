import { expect, it } from "vitest";
import { renderTerminal } from "../../cli/features/report/render/terminal.ts";
import { PLAIN_STYLE } from "../../cli/text/style.ts";
import { textWidth } from "../../cli/text/width.ts";
import type { WeeklyReport } from "../../core/report/weekly-report.ts";
import { sharedReportFixture } from "./support/report-fixture.ts";
import { NOW } from "./support/run-cli.ts";

const fixture = await sharedReportFixture();

const svc = (...args: string[]) => fixture.svc(["report", "person", "Ana Ruiz", ...args]);

it.each(["md", "html", "slack", "teams"])("A 1-to-1 as %s has talking points and no team", async (format) => {
  const { code, stdout, stderr } = await svc("-o", format);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("1-to-1");
  expect(stdout).toContain("Work on");
  expect(stdout).not.toMatch(/山田|Coach next|Who to coach/);
});

it("It covers the last 14 days, or since the last one, compared with as long before", async () => {
  const { period, compared_with: compared, talking_points: points, user_id } = JSON.parse((await svc("--json")).stdout);
  const days = (Date.parse(period.to) - Date.parse(period.from)) / 86_400_000;
  expect([days, compared.to, user_id]).toEqual([
    14,
    new Date(Date.parse(period.from) - 1).toISOString(),
    expect.any(String),
  ]);
  expect(points.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(["praise", "work_on"]));
  expect(points[0].text).toMatch(/^.+: \d+\.\d over \d+ scores( of both periods)?$/);
  const since = JSON.parse((await svc("--since", "2026-11-18", "--json")).stdout);
  expect(since.period.from).toBe("2026-11-18T00:00:00.000Z");
});

it("An id in capitals is the same person", async () => {
  const { stdout } = await fixture.svc(["people", "--json"]);
  const { id } = JSON.parse(stdout).find(({ name }: { name: string }) => name === "Ana Ruiz");
  const reportOf = async (person: string) => (await fixture.svc(["report", "person", person, "-o", "md"])).stdout;
  expect(await reportOf(id.toUpperCase())).toBe(await reportOf(id));
});

it.each([
  ["--month", "2026-10", { from: "2026-10-01T00:00:00.000Z" }],
  ["--week", "2026-W45", { from: "2026-11-02T00:00:00.000Z" }],
  ["--to", "2026-11-15", { from: "2026-11-02T00:00:00.000Z", to: "2026-11-15T23:59:59.999Z" }],
])("%s %s is the period of a 1-to-1, in place of the last 14 days", async (flag, value, expected) => {
  expect(JSON.parse((await svc(flag, value, "--json")).stdout).period).toMatchObject(expected);
});

it("The transcripts are read for how the person talks, one request per completed meeting, unless left out", async () => {
  const sourcesOf = async (...args: string[]) => JSON.parse((await svc("--json", ...args)).stdout).sources;
  expect(await sourcesOf()).toContainEqual(expect.objectContaining({ request: "GET /meetings/{id}" }));
  expect(JSON.stringify(await sourcesOf("--no-talk"))).not.toContain("/meetings/{id}");
});

it.each([40, 80])("On a terminal of %i columns every line fits", async (columns) => {
  const { stdout } = await fixture.svc(["report", "person", "Ana Ruiz", "--no-color"], {
    terminal: { columns, rows: 24 },
    stdin: "",
    env: { SVC_PAGER: "cat" },
  });
  expect(stdout).toMatch(/^1-to-1: Ana Ruiz {2}7 Nov 2026/);
  for (const line of stdout.split("\n")) expect(textWidth(line)).toBeLessThanOrEqual(columns);
});

it("A moment to listen to stands below its point, further right, on every line", async () => {
  const report = JSON.parse((await svc("--json")).stdout) as WeeklyReport;
  const moments = [{ meeting_id: "m", title: "Demo", timestamp_seconds: 75, quote: "Word ".repeat(20), score: 70 }];
  const points = (report.talking_points ?? []).slice(0, 1).map((point) => ({ ...point, moments }));
  const screen = { style: PLAIN_STYLE, width: 60, rows: 24, now: NOW, relativeTimes: true };
  const lines = renderTerminal({ ...report, talking_points: points }, screen).split("\n");
  const first = lines.findIndex((line) => line.includes("Demo"));
  expect(lines.slice(first, first + 3)).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^ {2}\S/)));
});

it("Nobody of that name is an error that says who there is", async () => {
  const { code, stderr } = await fixture.svc(["report", "person", "Nobody Known"]);
  expect(code).not.toBe(0);
  expect(stderr).toContain("Nobody Known");
});
