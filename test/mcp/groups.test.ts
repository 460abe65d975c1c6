import { expect, it } from "vitest";
import { type Organization, type Row, USERS } from "../dialects/service/organization.ts";
import { type CallForeign, notesOf, openForeignTools } from "./support/foreign-tools.ts";
import { agenda, createReportService, hoursAgo, uuid } from "./support/report-service.ts";
import { cellsOf, rowsOf } from "./support/sales-team.ts";

const open = (reports: readonly Row[], more?: (organization: Organization) => void): CallForeign =>
  openForeignTools(createReportService(reports, more).fetch);

const ownedBy = (person: number): Row => ({ user_id: USERS[person] });
const [ANA, JONAS, MEI] = [ownedBy(0), ownedBy(1), ownedBy(2)];
const ALL = { time_range: "all" };
const CHANGES = { from: hoursAgo(24), compare: "previous" };
const BEFORE = { created_at: hoursAgo(30) };

const tooFew = (rows: string, it: string): string =>
  `Not enough data in ${rows}, marked too_few: fewer than 3 scores. Do not rank by ${it}.`;
const COUNTED = "`scored` counts reports, and a meeting may have several.";
const NOBODY_CHANGED = "No group has scores in both periods. Sorted by average score.";

it.each<[string, Row[], string | undefined]>([
  [
    "of two with the same figure the one whose id comes first",
    [agenda(50, JONAS), agenda(50, ANA)],
    "Ana Ruiz 50 (1 score)",
  ],
  ["also where that one was read first", [agenda(50, ANA), agenda(50, JONAS)], "Ana Ruiz 50 (1 score)"],
  ["whoever has the lower figure", [agenda(60, ANA), agenda(50, JONAS)], "Jonas Lindqvist 50 (1 score)"],
  ["nobody without a score", [agenda(null, ANA), agenda(70, JONAS)], "Jonas Lindqvist 70 (1 score)"],
  [
    "also a person whom the service does not name",
    [agenda(60, ANA), agenda(50, { user_id: null })],
    "(unknown) 50 (1 score)",
  ],
  ["nobody of one person alone", [agenda(60, ANA), agenda(50, ANA)], undefined],
  [
    "nobody by scores of the period before",
    [agenda(60, ANA), agenda(70, JONAS), agenda(0, { ...MEI, ...BEFORE })],
    "Ana Ruiz 60 (1 score)",
  ],
])("the weakest in a criterion is %s", async (_, reports, lowest) => {
  const { structured } = await open(reports)("get_team_stats", { ...CHANGES, group_by: "criterion" });
  expect(cellsOf(structured, "criterion", "lowest_rep")).toEqual([["Agenda", lowest]]);
});

it("criteria are compared with those of the period before, and stand on what was assessed in this one", async () => {
  const old = { ...agenda(null, BEFORE), criteria_scores: [{ name: "Opening", weight: 1, score: null }] };
  const reports = [agenda(40), agenda(60), agenda(80), ...[80, 60, 70].map((score) => agenda(score, BEFORE)), old];
  const result = await open(reports)("get_team_stats", { ...CHANGES, group_by: "criterion" });
  expect(cellsOf(result.structured, "criterion", "template", "avg_score", "avg_before", "change")).toEqual([
    ["Agenda", "Discovery scorecard", 60, 70, -10],
  ]);
  expect(result.structured["notes"]).toEqual(["Sorted from the largest decline. Read 7 of 7 reports."]);
});

it("criteria of reports that all lack them are none, and nothing is said of their weight", async () => {
  const result = await open([{ criteria_scores: null }])("get_team_stats", { ...ALL, group_by: "criterion" });
  expect(rowsOf(result)).toEqual([]);
  expect(result.structured["notes"]).toEqual(["Sorted from the weakest. Read 1 of 1 report."]);
});

it("people are all who have reports, calls or practice, known by name or not", async () => {
  const call = open(
    [
      { user_id: null, overall_score: 50 },
      { ...JONAS, overall_score: 60 },
    ],
    (organization) => {
      const [meeting, session] = [organization.meetings[0], organization.sessions[0]];
      organization.meetings = [0, 1, 2].map((index) => ({
        ...meeting,
        id: uuid(1, index),
        user_id: [USERS[2], null][index],
      }));
      organization.sessions = [
        { ...session, id: uuid(5, 0), user_id: uuid(8, 7), overall_score: 61 },
        { ...session, id: uuid(5, 1), user_id: null, overall_score: 30 },
        { ...session, id: uuid(5, 2), created_at: null },
      ];
    },
  );
  const result = await call("get_team_stats", { ...ALL, with_roleplay: true });
  expect(cellsOf(result.structured, "rep", "meetings", "scored", "roleplays_scored", "roleplay_avg")).toEqual([
    ["Jonas Lindqvist", 0, 1, 0, undefined],
    ["(unknown)", 2, 1, 1, 30],
    ["00000008", 0, 0, 1, 61],
    ["Ana Ruiz", 0, 0, 0, undefined],
    ["Mei Tanaka", 1, 0, 0, undefined],
    ["Omar Haddad", 0, 0, 0, undefined],
  ]);
  expect(result.structured["notes"]).toEqual([
    "Sorted by average score.",
    tooFew("2 rows", "them"),
    COUNTED,
    "1 roleplay session of 3 without a date is not in these rows.",
  ]);
});

it("a person without a report in the period has a row for the calls and a name for the id", async () => {
  const reports = [{ ...JONAS, ...BEFORE, overall_score: 60 }];
  const result = await open(reports, ({ meetings }) => {
    meetings.splice(0, meetings.length, { ...meetings[1], started_at: hoursAgo(1) });
  })("get_team_stats", { ...CHANGES, user: USERS[1], group_by: "person" });
  expect(result.structured).toMatchObject({ rep: "Jonas Lindqvist", total_reports: 0, reports_before: 1 });
  expect(rowsOf(result)).toEqual([
    { rep: "Jonas Lindqvist", meetings: 1, scored: 0, scored_before: 1, avg_before: 60 },
  ]);
  expect(result.structured["notes"]).toEqual([NOBODY_CHANGED, COUNTED, "No report in this period: try a longer one."]);
});

it.each<[string, Row[], Record<string, unknown>, string[]]>([
  [
    "scores",
    [{ overall_score: 70 }, { overall_score: null }, { overall_score: 50 }],
    {},
    ["Not enough data: fewer than 3 scores. Do not rank by them.", "2 of 3 reports carry a score."],
  ],
  [
    "templates",
    [{ template_id: uuid(3, 1) }, {}, { template_id: null }, { template_id: null, template_name: null }],
    {},
    ["Averages are over the reports of 4 templates: `template` narrows to one."],
  ],
  [
    "the period",
    [{}, {}, {}],
    { time_range: "week" },
    ['time_range week is the last 7 days; for the calendar: from "this week".'],
  ],
  ["nothing", [{}, {}, {}], {}, []],
  [
    "no template where it is the only one",
    [{ template_id: null }, { template_id: null }, { template_id: null }],
    {},
    [],
  ],
  [
    "no templates where each has a row",
    [{ template_id: uuid(3, 1) }, {}],
    { group_by: "template" },
    ["Sorted by average score.", tooFew("2 rows", "them")],
  ],
  [
    "no templates where each criterion has one",
    [agenda(1, { template_id: uuid(3, 1) }), agenda(2)],
    { group_by: "criterion" },
    ["Sorted from the weakest. Read 2 of 2 reports.", tooFew("2 rows", "them")],
  ],
])("figures say what they lack: %s", async (_, reports, given, notes) => {
  const { structured } = await open(reports)("get_team_stats", { ...ALL, user: USERS[0], ...given });
  expect(structured["notes"] ?? []).toEqual(notes);
});

it("a total says how many of its reports have a score where not all have, in each period", async () => {
  const reports = [{ overall_score: 70 }, { overall_score: null }, BEFORE, { ...BEFORE, overall_score: null }, BEFORE];
  const given = { ...CHANGES, time_zone: "Europe/Berlin" };
  expect((await open(reports)("get_team_stats", given)).structured).toMatchObject({
    ...{ time_zone: "Europe/Berlin", total_reports: 2, scored: 1, reports_before: 3, scored_before: 2 },
  });
  const all = (await open(reports.slice(0, 1))("get_team_stats", { ...CHANGES, group_by: "week" })).structured;
  expect(all).toMatchObject({ total_reports: 1, reports_before: 0 });
  for (const name of ["time_zone", "scored", "scored_before", "average_before", "change"])
    expect(all).not.toHaveProperty(name);
});

it.each([
  ["from", { from: "2026-11-20" }, "2026-08-20T00:00:00.000Z"],
  ["the period before", { from: "2026-11-20", to: "2026-11-20", compare: "previous" }, "2026-08-19T00:00:00.000Z"],
  ["no time", ALL, null],
])("the calls of a call type are read from 92 days before %s on", async (_, given, from) => {
  const asked: (string | null)[] = [];
  const { fetch } = createReportService([{}]);
  const call = openForeignTools((input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url);
    if (pathname.endsWith("/meetings")) asked.push(searchParams.get("from"));
    return fetch(input, init);
  });
  await call("get_team_stats", { ...given, call_type: "demo" });
  expect(asked).toContain(from);
});

it("reports of a call type leave out those of calls that are lost, of the template alone", async () => {
  const reports = ["Demo", "Demo", "Other"].map((template_name, index) => ({
    meeting_id: uuid(1, 900 + index),
    template_id: null,
    template_name,
  }));
  const call = open([...reports, { template_id: null, template_name: "Demo" }]);
  const given = { ...ALL, call_type: "discovery" };
  expect(notesOf(await call("get_team_stats", { ...given, template: "demo" }))).toContain(
    "2 reports are left out: the meeting, and so the call type, was not found.",
  );
  expect(notesOf(await call("get_team_stats", given))).toContain("3 reports are left out");
  expect(
    cellsOf((await call("get_team_stats", { ...ALL, group_by: "call_type" })).structured, "call_type", "scored"),
  ).toEqual([
    ["(unknown)", 3],
    ["discovery", 1],
  ]);
});

it.each([
  [
    "Demos",
    "`template` is the name of no template of these reports. They are of:",
    "Demo (00000003-0000-4000-8000-000000000001), Demo (00000003-0000-4000-8000-000000000002), Late, (unknown)",
  ],
  [
    "demo",
    "`template` matches several templates. Call again with the id of one:",
    "Demo (00000003-0000-4000-8000-000000000001), Demo (00000003-0000-4000-8000-000000000002)",
  ],
  [" 00000003-0000-4000-8000-000000000001", undefined, 80],
  [" Demo (00000003-0000-4000-8000-000000000002)", undefined, 60],
  ["late", undefined, 40],
  ["early", undefined, 60],
])("the template %j is found, or those it may be are listed", async (template, message, found) => {
  const [one, two] = [1, 2].map((index) => ({ template_id: uuid(3, index), template_name: "Demo" }));
  const call = open([
    { ...one, overall_score: 80 },
    { ...two, overall_score: 60 },
    { ...two, template_name: "Early", overall_score: 60 },
    { template_id: null, template_name: "Late", overall_score: 40 },
    { template_id: null, template_name: null },
  ]);
  const { structured } = await call("get_team_stats", { ...ALL, template });
  expect(structured["message"]).toBe(message);
  if (message === undefined) expect(structured["average_score"]).toBe(found);
  else expect(String(structured["quoted"]).split("\n")[1]).toBe(found);
});

it("a call type and a template narrow the period before too", async () => {
  const reports = [
    {},
    { meeting_id: uuid(1, 1) },
    BEFORE,
    BEFORE,
    { ...BEFORE, meeting_id: uuid(1, 1) },
    { ...BEFORE, template_id: uuid(3, 1), template_name: "B" },
  ];
  const call = open(reports, ({ meetings }) => void Object.assign(meetings[1] ?? {}, { call_type: "demo" }));
  const figures = async (given: object) => (await call("get_team_stats", { ...CHANGES, ...given })).structured;
  expect(await figures({ call_type: "demo" })).toMatchObject({ total_reports: 1, reports_before: 1 });
  expect(await figures({ template: "Discovery scorecard" })).toMatchObject({ total_reports: 2, reports_before: 3 });
  expect(notesOf(await call("get_team_stats", { ...CHANGES, call_type: "demo" }))).not.toContain("left out");
});

it("a change beside too few scores before is marked, and explained in the order", async () => {
  const reports = [...Array(3).fill({ ...ANA, overall_score: 50 }), ...Array(3).fill({ ...JONAS, overall_score: 50 })];
  const before = [
    { ...ANA, ...BEFORE, overall_score: 10 },
    ...Array(3).fill({ ...JONAS, ...BEFORE, overall_score: 40 }),
  ];
  const { structured } = await open([...reports, ...before])("get_team_stats", { ...CHANGES, group_by: "person" });
  expect(cellsOf(structured, "rep", "change", "too_few").slice(0, 2)).toEqual([
    ["Jonas Lindqvist", 10, undefined],
    ["Ana Ruiz", 40, true],
  ]);
  expect(structured["notes"]).toEqual([
    "Sorted by change, the largest improvement first; those marked too_few follow; groups without scores in both periods follow.",
    tooFew("1 row", "it"),
    COUNTED,
  ]);
});

it("a template of a period without reports is no error", async () => {
  const { structured } = await open([])("get_team_stats", { ...ALL, template: "Demo" });
  expect(structured).toMatchObject({ total_reports: 0, notes: ["No report in this period: try a longer one."] });
});
