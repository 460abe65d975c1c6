import { expect, it } from "vitest";
import { aMeeting, aReport, aUser } from "../../server-mock/library/index.ts";
import { createFixture } from "./support/fixture.ts";
import { sharedReportFixture } from "./support/report-fixture.ts";
import { NOW } from "./support/run-cli.ts";

const DAY_MS = 86_400_000;

const fixture = await sharedReportFixture();

interface Row {
  user_id: string | null;
  name: string | null;
  reports: number;
  average_score: number | null;
  change: number | null;
  trend: (number | null)[];
  periods: { from: string; to: string; reports: number; average_score: number | null }[];
}

const read = async (line: string): Promise<Row[]> => JSON.parse((await fixture.svc(`${line} --json`)).stdout);

const meanOf = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0) / scores.length;

/** Monday of the week of a time, computed a second way. */
const weekOf = (time: string): string => {
  const day = new Date(`${time.slice(0, 10)}T00:00:00Z`);
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS).toISOString();
};

it("By person: means per calendar week, as computed a second time from the reports", async () => {
  const rows = await read("team trend");
  expect(new Set(rows.map(({ user_id: id }) => id))).toEqual(new Set(fixture.reports.map(({ user_id: id }) => id)));
  for (const row of rows) {
    const own = fixture.reports.filter(({ user_id: id }) => id === row.user_id);
    expect(row.reports).toBe(own.length);
    expect(row.average_score).toBeCloseTo(meanOf(own.map(({ overall_score: score }) => score)), 0);
    expect(row.periods).toHaveLength(12);
    for (const { from, average_score: mean, reports } of row.periods) {
      const inWeek = own.filter(({ created_at: time }) => weekOf(time) === from);
      expect(reports).toBe(inWeek.length);
      if (inWeek.length === 0) expect(mean).toBeNull();
      else expect(Math.abs((mean ?? 0) - meanOf(inWeek.map(({ overall_score: score }) => score)))).toBeLessThan(0.0501);
    }
    expect(row.trend).toEqual(row.periods.map(({ average_score: mean }) => mean));
  }
  expect(rows.map(({ name }) => name).sort()).toEqual(["Ana Ruiz", "Zoë <b>O’Brien</b>", "山田 太郎"]);
  const averages = rows.map(({ average_score: mean }) => mean ?? 0);
  expect(averages).toEqual([...averages].sort((one, two) => one - two));
});

it("By criterion: every report's criteria, with null for not assessed left out", async () => {
  const rows = await read("team trend --by criterion --period month --from 60d");
  for (const row of rows) {
    const scores = fixture.reports.flatMap(({ criteria }) => criteria.filter(({ name }) => name === row.name));
    expect(row).toMatchObject({ user_id: null, reports: scores.length });
    expect(Math.abs((row.average_score ?? 0) - meanOf(scores.map(({ score }) => score)))).toBeLessThan(0.0501);
    expect(row.periods.map(({ from }) => from.slice(8, 10)).slice(1)).toEqual(["01", "01"]);
  }
  expect(rows).toHaveLength(4);
});

it("--user bounds it to one person, by name", async () => {
  const line = ["team", "trend", "--user", "Ana Ruiz", "--json"];
  const rows: Row[] = JSON.parse((await fixture.svc(line)).stdout);
  expect(rows.map(({ name }) => name)).toEqual(["Ana Ruiz"]);
});

it("A terminal draws sparklines", async () => {
  const { stdout } = await fixture.svc("team trend", { terminal: { columns: 80 } });
  expect(stdout).toMatch(/·{8,}[▁-█·]+/);
});

it.each(["Europe/Berlin", "America/Lima"])(
  "The first step begins on the Monday of the time zone, in %s",
  async (zone) => {
    const { stderr } = await fixture.svc(["team", "trend", "--tz", zone], { terminal: { columns: 80 } });
    const [, day = ""] = /from (\d{4}-\d\d-\d\d)/.exec(stderr) ?? [];
    expect(new Date(day).getUTCDay()).toBe(1);
  },
);

it("Only --to ends twelve steps, whenever that was", async () => {
  const [row] = JSON.parse((await fixture.svc("team trend --to 2026-11-15 --json")).stdout);
  expect([row.periods.length, row.periods[0].from]).toEqual([12, "2026-08-24T00:00:00.000Z"]);
  expect(JSON.parse((await fixture.svc("team trend --to 2026-06-01 --json")).stdout)).toEqual([]);
});

it("A service without people, names and totals has one line, of nobody", async () => {
  const data = [
    { id: "1", overall_score: "70", created_at: NOW.toISOString() },
    { id: "2", created_at: NOW.toISOString() },
  ];
  const { code, stdout } = await fixture.svc("team trend --json", {
    fetch: async (input) =>
      String(input instanceof Request ? input.url : input).includes("/reports")
        ? Response.json(data)
        : new Response("", { status: 404 }),
  });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([
    { user_id: null, name: null, reports: 2, scored_reports: 1, average_score: 70 },
  ]);
});

it("No reports are no error", async () => {
  const { code, stderr } = await fixture.svc("team trend --from 2020-01-01 --to 2020-02-01", {
    terminal: { columns: 80 },
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "No people found.\n" });
});

it("Somebody is named by a meeting behind the newest hundred, and by meetings where statistics may not be read", async () => {
  const id = "e1111111-0000-4000-8000-000000000009";
  const own = { user_id: id, participants: [{ name: "Ostap Left", is_internal: true }] };
  const last = "e2222222-0000-4000-8000-000000000009";
  const world = await createFixture();
  await world.server.org.add(
    aUser({ id, name: "Ostap Left" }),
    aMeeting({ ...own, id: last, started_at: "2026-10-01T09:00:00.000Z" } as never),
    aReport({ meeting_id: last, user_id: id, created_at: "2026-10-02T09:00:00.000Z" } as never),
    ...Array.from({ length: 120 }, () => aMeeting({ started_at: "2026-11-10T09:00:00.000Z" } as never)),
  );
  world.server.faults.add({ operationId: "getTeamStats", status: 403 });
  expect((await world.svc("team trend -o tsv --fields name")).stdout).toContain("Ostap Left");
  await world.server.close();
});
