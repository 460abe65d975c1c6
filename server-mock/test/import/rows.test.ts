import { beforeEach, expect, it } from "vitest";
import type { OpenService } from "../../library/service.ts";
import type { Insight, ReportDetail, User } from "../../records/resources.ts";
import { findContradictions, findUnsaidInsight, findUnsaidQuotes } from "../../team/import/contradictions.ts";
import { importRows } from "../../team/import/import-rows.ts";
import { readParsed } from "../../team/import/read-rows.ts";
import { UserMatcher } from "../../team/import/user-matcher.ts";
import { NOW, openTeam, readApi } from "../support/team.ts";

// What becomes of rows, on a database in memory.

const [ORG, OTHER] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
const [ANA, BO] = ["00000000-0000-4000-8000-0000000000a1", "00000000-0000-4000-8000-0000000000a2"];
const MEETING = "00000000-0000-4000-8000-0000000000c1";
const CALL = { title: "Call", started_at: "2026-11-01T09:00:00Z" };
const REPORT = { template_name: "S", overall_score: 60, feedback: "" };
let service: OpenService;

beforeEach(async () => {
  service = await openTeam([
    [ANA, ORG, "Ana"],
    [BO, OTHER, "Bo"],
  ]);
  return () => service.close();
});

function importInto(orgId: string, file: object, options = {}) {
  return importRows(service, readParsed(file), { orgId, userId: undefined, ...options });
}

const list = async <Item = Record<string, unknown>>(path: string, orgId = ORG): Promise<Item[]> =>
  (await readApi<Item[]>(service, orgId, path)).data;

const TAKEN = "id belongs to a user of another organization";

it("keeps what has one id in two organizations apart", async () => {
  await importInto(OTHER, { meetings: [{ id: MEETING, user_id: BO, ...CALL, title: "Theirs" }] });
  await importInto(ORG, { meetings: [{ id: MEETING, user_id: ANA, ...CALL, title: "Ours" }] });
  expect(await list("meetings", OTHER)).toMatchObject([{ id: MEETING, title: "Theirs" }]);
  expect(await list("meetings", ORG)).toMatchObject([{ id: MEETING, title: "Ours" }]);
});

it("gives no meeting to a user of another organization, though the file names the user", async () => {
  const file = {
    users: [{ id: BO, name: "Cleo", email: "cleo@acme.example" }],
    meetings: [{ ...CALL, user_id: BO }],
  };
  expect(await importInto(ORG, file)).toMatchObject({ problems: [`users[0]: ${TAKEN}`] });
  expect(await list("meetings")).toEqual([]);
});

it.each<[string, object]>([
  ["its own", { reports: [{ ...REPORT, id: MEETING, meeting_id: MEETING, user_id: ANA }] }],
  [
    "that of a user in the file",
    {
      users: [{ id: MEETING, name: "Cleo", email: "cleo@acme.example" }],
      reports: [{ ...REPORT, meeting_id: MEETING, user_id: ANA }],
    },
  ],
  ["that of a stored user", { reports: [{ ...REPORT, meeting_id: ANA, user_id: ANA }] }],
])("rejects a report whose meeting_id is no meeting's but %s", async (_case, file) => {
  expect(await importInto(ORG, file)).toEqual({
    problems: [expect.stringMatching(/^reports\[0\]: meeting_id .+ is neither stored nor a meeting before this one$/)],
  });
});

const USER = { name: "Cleo", email: "cleo@acme.example" };
const LONG = { ...USER, email: `${"c".repeat(243)}@acme.example` };
const IDS = { id: MEETING, user_id: ANA };

it.each<[string, object, unknown[]]>([
  [
    "users",
    {
      users: [
        { name: " ", email: "x", role: "boss", is_active: "yes", age: 7 },
        USER,
        { ...USER, name: 7, email: 7 },
        LONG,
      ],
    },
    [
      "users[0]: name must be a text that is not blank",
      "users[0]: email must be an email address",
      "users[0]: role must be one of member, admin, superadmin",
      "users[0]: is_active must be boolean",
      "users[0]: age is not a field of a user",
      "users[2]: name must be a text that is not blank",
      "users[2]: email must be an email address",
      "users[3]: email must be an email address",
    ],
  ],
  [
    "users who are the same",
    { users: [USER, { ...USER, email: "CLEO@acme.example" }] },
    ["users[1]: id is the same as on users[0]"],
  ],
  ["meetings without a title", [{ ...IDS, started_at: CALL.started_at }], ["[0]: title is required"]],
  [
    "times that nobody can sort by",
    [
      { ...CALL, ...IDS, started_at: "0000-01-01T00:00:00+14:00" },
      { ...CALL, ...IDS, started_at: "9999-12-31T23:59:59-14:00" },
      { ...CALL, ...IDS, started_at: "2026-02-30T00:00:00Z" },
      { ...CALL, ...IDS, started_at: "2026-11-01" },
    ],
    [0, 1, 2, 3].map((index) => `[${index}]: started_at must be a time that exists, such as 2026-11-01T09:30:00Z`),
  ],
  [
    "participants who are none",
    [
      { ...CALL, participants: ["Ana"] },
      { ...CALL, participants: [{ name: 7 }] },
      { ...CALL, participants: "Ana" },
    ],
    [0, 1, 2].map((index) => expect.stringContaining(`[${index}]: no owner: it names nobody.`)),
  ],
  [
    "owners who are not there",
    [
      { ...CALL, user_id: BO },
      { ...CALL, user_email: "bo@acme.example" },
      { ...CALL, participants: [{ name: "Dan" }] },
    ],
    [
      "[0]: user_id is not a user of the organization",
      "[1]: user_email bo@acme.example is not the address of a user of the organization",
      '[2]: no owner: none of Dan is a user. Set user_email, choose one for all with --user, say who somebody is with --who "NAME=ADDRESS", or add the user first.',
    ],
  ],
])("reports what is wrong with %s, each by its row, and stores nothing", async (_case, file, problems) => {
  expect(await importInto(ORG, file)).toEqual({ problems });
  expect(await list("meetings")).toEqual([]);
});

it("fills in what rows leave out, as the service itself would", async () => {
  const file = {
    meetings: [
      {
        ...CALL,
        id: MEETING.toUpperCase(),
        user_id: ANA.toUpperCase(),
        report_count: 7,
        transcript: "[00:00:01] Ana: Hi.",
      },
      { ...CALL, user_id: ANA, source_id: "1", ended_at: CALL.started_at },
    ],
    reports: [{ ...REPORT, meeting_id: MEETING.toUpperCase() }],
    insights: [{ meeting_id: MEETING, type: "objection", title: "T", summary: "S", occurred_at: CALL.started_at }],
    roleplay_sessions: [],
  };
  expect(await importInto(ORG, file)).toMatchObject({ meetings: 2, reports: 1, insights: 1, known: 0, jobs: 0 });
  const filled = {
    ...{ source: "upload", call_type: null, duration_seconds: null, participants: [], meeting_url: null },
    ...{ language: null, failure_reason: null, created_at: NOW.toISOString(), updated_at: NOW.toISOString() },
  };
  const meetings = await list(`meetings?user_id=${ANA}`);
  expect(meetings.find(({ id }) => id === MEETING)).toMatchObject({
    ...filled,
    ...{ user_id: ANA, status: "fetched", has_transcript: true, report_count: 1, ended_at: null },
  });
  expect(meetings.find(({ id }) => id !== MEETING)).toMatchObject({
    ...filled,
    ...{ status: "pending", has_transcript: false, report_count: 0, ended_at: "2026-11-01T09:00:00.000Z" },
  });
  expect(await list("reports")).toMatchObject([{ user_id: ANA, meeting_id: MEETING, template_id: null }]);
  expect(await list("insights")).toMatchObject([
    { user_id: ANA, report_id: null, quote: null, sentiment: "neutral", confidence: 1, tags: [], industry: null },
  ]);
});

it("gives a row without an id the same one again, another kind, organization or content another one", async () => {
  const rows = [
    { ...CALL, user_id: ANA, source_id: "1" },
    { ...CALL, user_id: ANA, source_id: 7, title: "Other" },
  ];
  expect(await importInto(ORG, rows.slice(0, 1))).toMatchObject({ meetings: 1 });
  const [{ id } = { id: "" }] = await list<{ id: string }>("meetings");
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await importInto(ORG, [{ ...rows[0], title: "Renamed" }])).toMatchObject({ meetings: 0, known: 1 });
  expect(await importInto(ORG, [{ ...CALL, user_id: ANA, source_id: "2" }])).toMatchObject({ meetings: 1 });
  expect(await importInto(OTHER, [{ ...CALL, user_id: BO, source_id: "1" }])).toMatchObject({ meetings: 1 });
});

it("says who was matched and how, and marks who is on the own side", async () => {
  const participants = [
    { name: "ANA" },
    { name: "Zoe Fox", email: "zoe@north.example" },
    { name: "Ida Vogt" },
    { name: "Max", is_internal: true },
  ];
  const result = await importInto(ORG, [{ ...CALL, participants }], { internalNames: ["ida vogt"] });
  expect(result).toMatchObject({
    matched: [{ name: "ANA", user: "ana@acme.example", reason: "name" }],
    unmatched: ["Zoe Fox", "Ida Vogt", "Max"],
  });
  expect(await list("meetings")).toMatchObject([
    {
      user_id: ANA,
      participants: [
        { name: "ANA", email: "ana@acme.example", is_internal: true },
        { name: "Zoe Fox", email: "zoe@north.example", is_internal: false },
        { name: "Ida Vogt", is_internal: true },
        { name: "Max", is_internal: true },
      ],
    },
  ]);
});

it.each<[{ name: string; email?: string }, string | undefined]>([
  [{ name: "Ana Ruíz" }, "name"],
  [{ name: "ana ruiz " }, "name"],
  [{ name: "Ruiz" }, undefined],
  [{ name: "Lund" }, undefined],
  [{ name: "Ben Lund" }, "name"],
  [{ name: "Cleo" }, undefined],
  [{ name: "x", email: "ANA.RUIZ@acme.example" }, "email"],
  [{ name: "Ana Ruíz", email: "other@acme.example" }, undefined],
  [{ name: "" }, undefined],
])("takes %j for a user by %s", (person, reason) => {
  const user = (name: string): User => ({
    ...{
      id: name,
      name,
      email: `${name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(" ", ".")}@acme.example`,
    },
    ...{ role: "member", is_active: true },
  });
  const matcher = new UserMatcher(["Ana Ruíz", "Ben Lund", "Cleo-Mia Lund"].map(user));
  expect(matcher.find(person)?.reason).toBe(reason);
});

it("gives meetings that name nobody to the owner that is chosen, and checks without storing in a dry run", async () => {
  const target = { orgId: ORG, userId: ANA };
  const source = readParsed([CALL]);
  expect(await importRows(service, source, target, { isDryRun: true })).toMatchObject({ meetings: 1 });
  expect(await list("meetings")).toEqual([]);
  expect(await importRows(service, source, target)).toMatchObject({ meetings: 1 });
  expect(await list("meetings")).toMatchObject([{ user_id: ANA }]);
  const advised = await importRows(service, source, { orgId: OTHER, userId: undefined, ownerAdvice: "Choose one." });
  expect(advised).toEqual({ problems: ["[0]: no owner: it names nobody. Choose one."] });
});

it.each<[number | null, string, number | null, string[]]>([
  [5, "We start in May", 4, []],
  [10, "we  START in “May”", 5, []],
  [11, "We start in May", 5, ["quotes what was said, but not at second 5"]],
  [5, "We start in June", 5, ["quotes what was not said"]],
  [5, "“…”", 5, ["quotes no words"]],
  [null, "We start in May", 900, []],
  [5, "We start in May", null, []],
])("compares a quote said at second %s with %j at %s", (said, quote, seconds, problems) => {
  const stamp = said === null ? "" : `[00:00:${String(said).padStart(2, "0")}] `;
  const evidence = [{ quote, timestamp_seconds: seconds }];
  const criterion = { name: "C", weight: 1, score: 60, feedback: "", evidence };
  const report = { criteria_scores: [criterion] } as unknown as ReportDetail;
  const insight = { quote, timestamp_seconds: seconds } as Insight;
  const transcript = `${stamp}Ana: We start in May.\n[00:01:00] Bo: Fine.`;
  const expected = (what: string) => problems.map((problem) => expect.stringContaining(`${what} ${problem}`));
  expect(findUnsaidQuotes(report, transcript)).toEqual(expected("evidence of C"));
  expect(findUnsaidInsight(insight, transcript)).toEqual(expected("the insight"));
});

it.each<[number, number | null, string[]]>([
  [60, 60.05, []],
  [60, 60.06, ["overall_score is 60, but the weighted mean of the criteria is 60.1"]],
  [60, 59.9, ["overall_score is 60, but the weighted mean of the criteria is 59.9"]],
  [60, null, ["overall_score is 60, but no criterion was assessed"]],
])("accepts an overall score of %s beside a mean of %s, or not", (overall_score, score, problems) => {
  const criteria_scores = [{ score, weight: 3 }];
  expect(findContradictions("report", { overall_score, criteria_scores })).toEqual(problems);
  expect(findContradictions("report", { overall_score, criteria_scores: [] })).toEqual([]);
  expect(findContradictions("insight", { overall_score, criteria_scores })).toEqual([]);
});
