import { expect, it } from "vitest";
import { textWidth } from "../../cli/text/width.ts";
import { aMeeting, aReport, aUser, createReferenceServer } from "../../server-mock/library/index.ts";
import { sharedReportFixture } from "./support/report-fixture.ts";
import { NOW, runCli } from "./support/run-cli.ts";

const fixture = await sharedReportFixture();

it.each([
  [80, 24],
  [120, 40],
  [40, 20],
])("On a terminal of %i columns the report is a page that fits it, not Markdown", async (columns, rows) => {
  const { code, stdout, paged } = await fixture.svc("report weekly --no-color", {
    terminal: { columns, rows },
    stdin: "",
  });
  expect(code).toBe(0);
  expect(paged).toBeUndefined();
  expect(stdout).toMatch(/^Coaching report {2}14 Nov 2026/);
  expect(stdout).toContain("The team averaged");
  expect(stdout).toMatch(/PERSON +SCORE/);
  expect(stdout).toContain("Criteria to work on first");
  expect(stdout).toContain("Coach next");
  expect(stdout).not.toMatch(/^#|\|---|\*\*/m);
  for (const line of stdout.split("\n")) expect(textWidth(line)).toBeLessThanOrEqual(columns);
});

it.each([
  [70, true],
  [69, false],
])("On %i columns the figures stand beside each other: %s", async (columns, isTable) => {
  const { stdout } = await fixture.svc("report weekly --no-color", { terminal: { columns, rows: 60 }, stdin: "" });
  expect(/│ *Score *│ *Reports/.test(stdout)).toBe(isTable);
});

it.each<[name: string, line: string | string[]]>([
  ["weekly", "report weekly --gate average_score>=90 --gate warn:rep.average_score>=75 --gate criterion.Discovery>=10"],
  ["empty", "report weekly --from 2026-01-01 --to 2026-01-07"],
  ["person", ["report", "weekly", "--user", "Ana Ruiz", "--weeks", "0"]],
])("The screen of the report %s is unchanged", async (name, line) => {
  let drawn = "";
  for (const columns of [40, 80, 120]) {
    const { stdout, stderr } = await fixture.svc(line, {
      terminal: { columns, rows: columns === 120 ? 60 : 24 },
      stdin: "",
      env: columns === 80 ? { TERM: "xterm-256color" } : { NO_COLOR: "1" },
    });
    drawn += `=== ${columns} columns ===\n${stdout}${stderr && `--- standard error ---\n${stderr}`}\n`;
  }
  await expect(drawn).toMatchFileSnapshot(`golden/report-${name}.screen.golden.txt`);
});

it("The report on one person is not said to be the team's", async () => {
  const page = await fixture.svc(["report", "weekly", "--user", "Ana Ruiz"], { terminal: { columns: 120 }, stdin: "" });
  expect(page.stdout).toContain("Ana Ruiz averaged 61.5, down 8.9, from 4 reports.");
  const message = JSON.parse(
    (await fixture.svc(["report", "weekly", "--user", "Ana Ruiz", "--share", "slack"])).stdout,
  );
  expect(message.text).toContain("Ana Ruiz averaged 61.5");
  expect(message.text).not.toContain("The team");
});

it.each([
  [3, true],
  [10, true],
  [11, false],
])("A team of %i on a terminal of 80 x 24: one screen without the pager is %s", async (people, isOneScreen) => {
  const server = await createReferenceServer({ now: () => NOW });
  for (let index = 0; index < people; index += 1) {
    const [name, email] = [`Person ${index}`, `p${index}@acme.example`];
    const { id: user_id } = await server.org.add(aUser({ name, email }));
    const participants = [{ name, email, is_internal: true }];
    for (const days of [1, 9]) {
      const time = new Date(NOW.getTime() - days * 86_400_000).toISOString();
      const meeting = await server.org.add(aMeeting({ user_id, participants, started_at: time }));
      const criteria_scores = ["Discovery", "Next steps", "Listening"].map((name, place) => ({
        ...{ name, score: 50 + 10 * place + index - days, weight: 1, feedback: "", evidence: [] },
      }));
      await server.org.add(aReport({ user_id, meeting_id: meeting.id, created_at: time, criteria_scores }));
    }
  }
  const env = { SERVICE_API_KEY: server.keys.read, SERVICE_API_URL: "http://localhost/api/v1" };
  const world = { fetch: server.fetch, env, terminal: { columns: 80, rows: 24 } };
  const { stdout, paged } = await runCli(["report", "weekly", "--no-color"], world);
  expect(paged === undefined).toBe(isOneScreen);
  const page = paged?.text ?? stdout;
  expect(page.match(/^Person \d/gm)).toHaveLength(people);
  for (const part of [
    "The team averaged",
    /Score\W+[\d.]+|│ Score/,
    "Criteria to work on first",
    "Coach next",
    "Compared with",
  ])
    expect(page).toMatch(part);
  await server.close();
});

it("Piped, the report is Markdown", async () => {
  expect((await fixture.svc("report weekly")).stdout).toMatch(/^# Coaching report/);
});

it("Where names cannot be read, the report is made with ids, and says so", async () => {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return request.url.includes("/team/stats") ? new Response("{}", { status: 403 }) : fixture.server.fetch(request);
  };
  const { code, stdout } = await fixture.svc("report weekly --json", { fetch });
  expect([code, stdout]).toEqual([0, expect.stringContaining("status 403")]);
});

it.each([
  ["-o md", /^# Coaching report/],
  ["--jq .reports.count", /^\d+\n$/],
])("At a terminal, `report weekly %s` prints what it is asked for, and no screen", async (flags, expected) => {
  expect((await fixture.svc(`report weekly ${flags}`, { terminal: { columns: 80 } })).stdout).toMatch(expected);
});

it.each([
  ["--last week", "2026-11-09T00:00:00.000Z", "2026-11-15T23:59:59.999Z", "2026-11-02T00:00:00.000Z"],
  [
    "--last week --tz Europe/Berlin",
    "2026-11-08T23:00:00.000Z",
    "2026-11-15T22:59:59.999Z",
    "2026-11-01T23:00:00.000Z",
  ],
  ["--week", "2026-11-16T00:00:00.000Z", "2026-11-21T12:00:00.000Z", "2026-11-09T00:00:00.000Z"],
  ["--week 2026-W44", "2026-10-26T00:00:00.000Z", "2026-11-01T23:59:59.999Z", "2026-10-19T00:00:00.000Z"],
  ["--last month", "2026-10-01T00:00:00.000Z", "2026-10-31T23:59:59.999Z", "2026-09-01T00:00:00.000Z"],
  ["--last quarter", "2026-07-01T00:00:00.000Z", "2026-09-30T23:59:59.999Z", "2026-04-01T00:00:00.000Z"],
])(
  "`report weekly %s` is the calendar's period, and is compared with the one before",
  async (flags, from, to, before) => {
    const { stdout } = await fixture.svc(`report weekly ${flags} --json`);
    const { period, compared_with: compared } = JSON.parse(stdout);
    expect(period).toEqual({ from, to });
    expect(compared.from).toBe(before);
  },
);

it("With -o json a failed gate leaves one JSON document on standard error, and nothing beside it", async () => {
  const { code, stdout, stderr } = await fixture.svc(["report", "weekly", "-o", "json", "--gate", "average_score>=99"]);
  expect(code).toBe(10);
  expect(JSON.parse(stdout).gates.passed).toBe(false);
  expect(JSON.parse(stderr).error.code).toBe("gate_failed");
});
