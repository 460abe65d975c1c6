import { expect, it } from "vitest";
import { createProgress } from "../../mcp/service/call-context.ts";
import { createForeignService, type Dialect } from "../dialects/service/foreign-service.ts";
import { type Row, USERS } from "../dialects/service/organization.ts";
import { notesOf, openForeignTools, openSlowTools } from "./support/foreign-tools.ts";
import { hoursAgo, uuid } from "./support/report-service.ts";
import { rowsOf } from "./support/sales-team.ts";

const open = (dialect: Dialect) => openForeignTools(createForeignService(dialect).fetch);

/** More reports than a slow service gives in time: the newest 3,000 have 80, the others 20; one an hour. */
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
    const result = await openSlowTools(createForeignService(LONG).fetch, 25)("get_team_stats", {
      ...(groupBy === undefined ? { compare: "previous" } : { group_by: groupBy }),
      time_range: "year",
    });
    expect(result.structured).toMatchObject({ total_reports: 6_000, average_score: 50 });
    expect(notesOf(result)).toMatch(/Only the first [\d,]+ of 6,?000 reports of the list were read/);
    for (const row of rowsOf(result)) expect(row["avg_score"] ?? "").toBe("");
  },
);

it("a period given by dates, whose reports were read in part, has no average at all", async () => {
  const { structured } = await openSlowTools(createForeignService(LONG).fetch, 25)("get_team_stats", {
    from: "2026-01-01",
  });
  expect(structured).toMatchObject({ total_reports: 6_000 });
  expect(structured).not.toHaveProperty("average_score");
});

it("weeks that were read whole have their average, the one that was read in part has none", async () => {
  const rows = rowsOf(
    await openSlowTools(createForeignService(LONG).fetch, 25)("get_team_stats", {
      from: "2026-01-01",
      group_by: "week",
    }),
  );
  const averages = rows.map((row) => row["avg_score"] ?? "");
  // Up to 25 pages of a hundred reports, one an hour: some weeks of the 35.
  expect(averages.filter((average) => average === 80).length).toBeGreaterThan(9);
  expect(averages.filter((average) => average !== 80 && average !== "")).toEqual([]);
});

it("all of many reports have a mean, and criteria are of all of them", async () => {
  const call = open({
    organization(organization) {
      LONG.organization?.(organization);
      organization.reports = organization.reports.slice(0, 3_500);
    },
  });
  const { structured } = await call("get_team_stats", { from: "2026-01-01" });
  expect(structured).toMatchObject({ total_reports: 3_500, average_score: 71.4 });
  const result = await call("get_team_stats", { time_range: "month", group_by: "criterion" });
  expect(notesOf(result)).toContain("Read 721 of 721 reports.");
  expect(rowsOf(result)[0]).toMatchObject({ scored: 721 });
});

it("criteria behind a limiter say how much was read, and have no average of a part", async () => {
  const { fetch } = createForeignService({
    organization(organization) {
      LONG.organization?.(organization);
      organization.reports = organization.reports.slice(0, 232);
    },
  });
  let details = 0;
  const limited: typeof fetch = async (input, init) => {
    const { url } = new Request(input, init);
    if (/\/reports\/[^/]+$/.test(url)) details += 1;
    if (details > 40) return new Response('{"error":"Too many"}', { status: 429, headers: { "retry-after": "3600" } });
    return fetch(input, init);
  };
  const result = await openForeignTools(limited)("get_team_stats", {
    ...{ from: "2026-01-01", group_by: "criterion", compare: "previous" },
  });
  expect(notesOf(result)).toContain("Read 40 of 232 reports.");
  for (const row of rowsOf(result)) expect(row["avg_score"] ?? "").toBe("");
});

it("progress over all parts of a call only increases", async () => {
  const seen: [number, number][] = [];
  const open = createProgress(async (...sum) => void seen.push(sum));
  const [one, other] = [open(), open()];
  for (const done of [100, 200]) await one(done, 300);
  await other(10, 20);
  await one(300, 300);
  await other(20, 20);
  await one(250, 250);
  await open()(10, 200);
  await one(600, 300);
  expect(seen).toEqual([
    ...[
      [100, 300],
      [200, 300],
      [210, 320],
      [310, 320],
    ],
    ...[
      [320, 320],
      [330, 520],
      [630, 630],
    ],
  ]);
});

it("templates and types of calls narrow the figures, and group them", async () => {
  const call = open({
    organization(organization) {
      const [report = {}] = organization.reports;
      const [meeting = {}] = organization.meetings;
      const kinds = ["discovery", "demo", "demo"];
      organization.meetings = kinds.map((call_type, index) => ({ ...meeting, id: uuid(1, index), call_type }));
      organization.reports = kinds.map((_, index) => ({
        ...report,
        ...{ id: uuid(2, index), meeting_id: uuid(1, index), overall_score: [40, 60, 90][index] },
        ...{ template_id: uuid(3, Number(index === 2)), template_name: index === 2 ? "Renewal" : "Discovery" },
      }));
    },
  });
  const rows = async (group_by: string) => rowsOf(await call("get_team_stats", { time_range: "all", group_by }));
  expect(await rows("template")).toMatchObject([
    { template: "Renewal", scored: 1, avg_score: 90 },
    { template: "Discovery", scored: 2, avg_score: 50 },
  ]);
  expect(await rows("call_type")).toMatchObject([
    { call_type: "demo", scored: 2, avg_score: 75 },
    { call_type: "discovery", scored: 1, avg_score: 40 },
  ]);
  const figures = async (given: object) => (await call("get_team_stats", { time_range: "all", ...given })).structured;
  expect(await figures({ template: "discovery" })).toMatchObject({ total_reports: 2, average_score: 50 });
  expect(await figures({ template: uuid(3, 1) })).toMatchObject({ total_reports: 1, average_score: 90 });
  expect(await figures({ call_type: "demo" })).toMatchObject({ total_reports: 2, average_score: 75 });
  expect(await figures({ call_type: "demo", template: "Renewal" })).toMatchObject({ total_reports: 1 });
  expect(await figures({ template: "Disc" })).toMatchObject({ code: "invalid_arguments" });
});

it("templates of one name are two rows, and one of two names is one", async () => {
  const [one, two] = ["1", "2"].map((last) => `abcd000${last}${uuid(3, 0).slice(8)}`);
  const call = open({
    organization(organization) {
      const [report = {}] = organization.reports;
      organization.reports = [40, 90, 91].map((overall_score, index) => ({
        ...report,
        ...{
          id: uuid(2, index),
          overall_score,
          template_name: index < 2 ? "Discovery" : "Before",
          template_id: index === 0 ? one : two,
        },
      }));
    },
  });
  const given = { time_range: "all", group_by: "template" };
  expect(rowsOf(await call("get_team_stats", given))).toMatchObject([
    { template: "Discovery (abcd0002)", scored: 2, avg_score: 90.5 },
    { template: "Discovery (abcd0001)", scored: 1, avg_score: 40 },
  ]);
  for (const template of ["discovery", "abcd"]) {
    const { structured } = await call("get_team_stats", { ...given, template });
    expect(structured["message"]).toBe("`template` matches several templates. Call again with the id of one:");
    expect(structured["quoted"]).toContain("Discovery (abcd0001), Discovery (abcd0002)");
  }
  for (const template of ["abcd0002", "Discovery (abcd0002)", "before"])
    expect(rowsOf(await call("get_team_stats", { ...given, template }))).toMatchObject([{ avg_score: 90.5 }]);
});

it.each<[(string | null)[], string]>([
  [[null], "1 report of a deleted template of this name is left out."],
  [[uuid(3, 1)], "1 report of a deleted template of this name is left out."],
  [[uuid(3, 1), uuid(3, 1)], "2 reports of a deleted template of this name are left out."],
  [[uuid(3, 1), null], "2 reports of 2 deleted templates of this name are left out."],
])(
  "of deleted templates (%j) and the one made again under their name, the name means the latter",
  async (deleted, note) => {
    const call = open({
      organization(organization) {
        const [report = {}] = organization.reports;
        organization.templates = [{ ...organization.templates[0], id: uuid(3, 2), name: "Discovery" }];
        organization.reports = [uuid(3, 2), ...deleted].map((template_id, index) => ({
          ...report,
          ...{ id: uuid(2, index), overall_score: index ? 40 : 90, template_name: "Discovery", template_id },
        }));
      },
    });
    const result = await call("get_team_stats", { time_range: "all", template: "discovery" });
    expect(result.structured).toMatchObject({ total_reports: 1, average_score: 90 });
    expect(notesOf(result)).toContain(note);
  },
);

it("templates read in part do not prove that one was deleted", async () => {
  const { fetch } = createForeignService({
    organization(organization) {
      const [report = {}] = organization.reports;
      const [template] = organization.templates;
      organization.templates = Array.from({ length: 150 }, (_, index) => ({ ...template, id: uuid(3, index) }));
      organization.reports = [0, 149].map((index) => ({
        ...report,
        ...{ id: uuid(2, index), template_name: "Discovery", template_id: uuid(3, index) },
      }));
    },
  });
  const given = { time_range: "all", template: "Discovery" };
  const { text } = await openSlowTools(fetch, 1, "templates")("get_team_stats", given);
  expect(text).toContain("`template` matches several templates.");
});

it("reports whose meeting is not found are left out of a call type's figures with a note", async () => {
  const call = open({
    organization(organization) {
      const [report = {}] = organization.reports;
      const [meeting = {}] = organization.meetings;
      organization.meetings = [{ ...meeting, id: uuid(1, 0), call_type: "demo" }];
      organization.reports = [0, 1].map((index) => ({ ...report, id: uuid(2, index), meeting_id: uuid(1, index) }));
    },
  });
  const demos = await call("get_team_stats", { time_range: "all", call_type: "demo" });
  expect(demos.structured).toMatchObject({ total_reports: 1 });
  expect(notesOf(demos)).toContain("1 report is left out: the meeting, and so the call type, was not found.");
  const everything = await call("get_team_stats", { time_range: "all", group_by: "call_type" });
  expect(notesOf(everything)).not.toContain("left out");
});

it("a call type's figures say that the meetings were read in part", async () => {
  const { fetch } = createForeignService({
    organization(organization) {
      const [meeting] = organization.meetings;
      organization.meetings = Array.from({ length: 6_000 }, (_, index) => ({
        ...meeting,
        ...{ id: uuid(1, index), call_type: "demo", created_at: hoursAgo(index), started_at: hoursAgo(index) },
      }));
    },
  });
  const result = await openSlowTools(
    fetch,
    25,
    "meetings",
  )("get_team_stats", {
    ...{ time_range: "year", call_type: "demo" },
  });
  expect(notesOf(result)).toMatch(/Only the first [\d,]+ of 6,?000 meetings of the list were read/);
});

it("criteria of templates that share a name are rows of their own, also where the templates are called alike", async () => {
  const rows = rowsOf(
    await open({
      organization(organization) {
        const [report = {}] = organization.reports;
        organization.reports = [40, 80, 90].map((score, index) => ({
          ...report,
          ...{
            id: uuid(2, index),
            template_id: uuid(3 + index, 0),
            template_name: index === 0 ? "Discovery" : "Renewal",
          },
          criteria_scores: [{ name: "Price", weight: 100, score, feedback: "F", evidence: [] }],
        }));
      },
    })("get_team_stats", { time_range: "all", group_by: "criterion" }),
  );
  expect(rows.map((row) => [row["template"], row["avg_score"]])).toEqual([
    ["Discovery", 40],
    ["Renewal (00000004)", 80],
    ["Renewal (00000005)", 90],
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
    expect(notesOf(result)).toMatch(/\d rows are of \d+ meetings?: one with several reports has a row for each/);
  },
);

it("people without a call or a report are listed too", async () => {
  const rows = rowsOf(await open({})("get_team_stats", { from: "2020-01-01", to: "2020-02-01", group_by: "person" }));
  expect(rows.map((row) => row["rep"])).toEqual(["Ana Ruiz", "Jonas Lindqvist", "Mei Tanaka", "Omar Haddad"]);
});
