import { expect, it } from "vitest";
import type { Insight, User } from "../../records/resources.ts";
import { completeRow } from "../../team/import/complete-row.ts";
import { findUnsaidInsight } from "../../team/import/contradictions.ts";
import { MAX_PEOPLE, OwnerFinder, type OwnerOptions } from "../../team/import/owner-finder.ts";
import type { ImportRow } from "../../team/import/read-rows.ts";
import { UserMatcher } from "../../team/import/user-matcher.ts";

// What a row becomes before it is stored: its defaults, its owner, and who takes part.

const ORG = "00000000-0000-4000-8000-000000000001";
const ID = "00000000-0000-4000-8000-0000000000c1";
const ANA = "00000000-0000-4000-8000-0000000000a1";
const NOW = "2026-11-20T12:00:00.000Z";
const STARTED = "2026-11-01T09:00:00.000Z";
const TIMES = { created_at: NOW, updated_at: NOW };
const complete = (kind: ImportRow["kind"], value: object, more: Partial<ImportRow> = {}, by?: string) =>
  completeRow({ location: "row", kind, value: { ...value }, ...more }, { orgId: ORG, now: NOW, by });
/** Fields without a value. */
const nulls = (names: string) => Object.fromEntries(names.split(" ").map((name) => [name, null]));

const USER = { id: ID, name: "Ana", email: "ana@acme.example" };
const MEETING = { id: ID, title: "Call", started_at: STARTED, user_id: ANA };
const COMPLETE_MEETING = {
  ...{ ...MEETING, ...TIMES, source: "upload", participants: [] },
  ...nulls("call_type ended_at duration_seconds meeting_url language failure_reason transcript"),
  ...{ status: "pending", report_count: 0, has_transcript: false },
};
const REPORT = { id: ID, meeting_id: ID, user_id: ANA, template_name: "S", overall_score: 60, feedback: "" };
const WRITTEN = { type: "objection", title: "T", summary: "S", occurred_at: STARTED };
const INSIGHT = { id: ID, meeting_id: ID, user_id: ANA, ...WRITTEN };
const SCENARIO = { id: ID, name: "Cold", call_type: "cold-call", difficulty: "easy" };
const PERSONA = { name: "M", title: "Head", company: "North", industry: "Retail" };
const SESSION = { id: ID, user_id: ANA, status: "scored", scenario: SCENARIO, persona: PERSONA };

it.each<[ImportRow["kind"], object, object]>([
  ["user", USER, { role: "member", is_active: true }],
  ["user", { ...USER, role: "admin", is_active: false }, {}],
  ["meeting", MEETING, COMPLETE_MEETING],
  [
    "meeting",
    { ...MEETING, ended_at: STARTED, language: "en" },
    { ...COMPLETE_MEETING, ended_at: STARTED, language: "en" },
  ],
  [
    "meeting",
    { ...MEETING, transcript: "", report_count: 7, has_transcript: false, status: "completed" },
    { ...COMPLETE_MEETING, status: "completed", transcript: "", has_transcript: true },
  ],
  [
    "report",
    REPORT,
    {
      ...nulls("template_id coaching_tone scorer"),
      ...{ criteria_scores: [], strengths: [], improvements: [], next_steps: [], created_at: NOW },
    },
  ],
  [
    "insight",
    INSIGHT,
    {
      ...nulls("report_id quote speaker_name timestamp_seconds industry company_name prospect_name prospect_title"),
      ...{ sentiment: "neutral", confidence: 1, tags: [], created_at: NOW },
    },
  ],
  [
    "roleplay_session",
    SESSION,
    { ...nulls("template_id overall_score duration_seconds started_at ended_at"), ...TIMES },
  ],
])("a %s is completed by its defaults", (kind, value, more) => {
  expect(complete(kind, value)).toEqual({
    ...{ kind, value: { ...value, ...more }, turns: undefined, isStartAssumed: false },
    origin: { by: "command line", at: NOW, format: undefined, notes: [] },
  });
});

it("a row keeps where it comes from", () => {
  const origin = { format: "WebVTT", notes: ["Its start is not known."] };
  const more = { turns: [[1, 2] as [number, number]], isStartAssumed: true };
  expect(complete("meeting", MEETING, { ...origin, ...more }, ANA)).toEqual({
    ...{ kind: "meeting", value: COMPLETE_MEETING, ...more, origin: { by: ANA, at: NOW, ...origin } },
  });
});

it("a row without an id has one by its kind and source, or else by what it says", () => {
  const { id: _, ...meeting } = MEETING;
  const { id: __, ...report } = REPORT;
  const idOf = (kind: ImportRow["kind"], value: object) => {
    const completed = complete(kind, value);
    return "value" in completed ? completed.value.id : completed;
  };
  const ids = [
    idOf("meeting", { ...meeting, source_id: "1" }),
    idOf("meeting", { ...meeting, source_id: "1", title: "Other" }),
    idOf("meeting", { ...meeting, source_id: "2" }),
    idOf("report", { ...report, source_id: "1" }),
    idOf("meeting", meeting),
    idOf("meeting", { ...meeting, title: "Other" }),
    idOf("meeting", { ...meeting, source_id: " " }),
    idOf("meeting", { ...meeting, source_id: 2 }),
    idOf("meeting", { ...MEETING, id: ID.toUpperCase(), source_id: "1" }),
  ];
  expect([ids[1], ids[6], ids[7], ids[8]]).toEqual([ids[0], ids[4], ids[4], ID]);
  expect(new Set(ids).size).toBe(6);
});

it.each<[ImportRow["kind"], object, string[]]>([
  [
    "meeting",
    { ...MEETING, status: "no_transcript", transcript: "x", ended_at: "2026-11-01T08:59:59.999Z" },
    ["row: status is no_transcript, but there is a transcript", "row: ended_at is before started_at"],
  ],
  ["meeting", { ...MEETING, title: "a\u0000" }, ["row: text must not contain the character U+0000."]],
  ["meeting", { ...MEETING, title: 7, status: "pending", transcript: "x" }, ["row: title must be string"]],
  ["report", { ...REPORT, scores: [] }, ["row: scores is unknown"]],
  ["insight", { ...INSIGHT, tags: [7] }, ["row: tags[0] must be string"]],
  ["roleplay_session", { ...SESSION, persona: undefined }, ["row: persona is required"]],
  [
    "user",
    { id: 7, name: "Bo", email: "bo@acme.example", role: "member", is_active: true },
    ["row: id must be a UUID, such as 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001"],
  ],
  ["user", { id: ID }, ["row: name must be a text that is not blank", "row: email must be an email address"]],
])("a %s with mistakes has problems, each by its row", (kind, value, problems) => {
  expect(complete(kind, value)).toEqual({ problems });
});

it("a long quote that nobody said is shown in part", () => {
  const quote = `${"long ".repeat(12)}words`;
  expect(findUnsaidInsight({ quote, timestamp_seconds: null } as Insight, "Ana: Hi.")).toEqual([
    `the insight quotes what was not said: "${"long ".repeat(12).trim()}…"`,
  ]);
});

const user = (id: string, name: string, email = `${id}@acme.example`): User => ({
  ...{ id, name, email, role: "member", is_active: true },
});
const TEAM = [
  ...[user("ana", "Ana Ruiz"), user("bo1", "Bo Lind"), user("bo2", "Bo Lind"), user("cleo1", "Cleo Marsh")],
  ...["East", "North", "South", "West"].map((name, index) => user(`kim${index}`, `Kim ${name}`)),
];
const finder = (options: Partial<OwnerOptions> = {}) =>
  new OwnerFinder(new UserMatcher(TEAM), { userId: undefined, ...options });

it.each<[string, object, Partial<OwnerOptions>, object]>([
  ["its own user", { user_id: "x" }, { userId: "cleo1" }, {}],
  [
    "the user of its address",
    { user_email: "BO2@acme.example", user_id: "x", participants: [] },
    {},
    { user_id: "bo2" },
  ],
  ["the user for the rest, where nobody is named", { participants: [7] }, { otherwiseId: "bo1" }, { user_id: "bo1" }],
  [
    "the user for the rest, where not everybody has a name",
    { user_email: 7, participants: [{ name: "Ana Ruiz" }, null] },
    { otherwiseId: "bo1" },
    { user_id: "bo1" },
  ],
  [
    "the user for the rest, where no user takes part",
    { participants: [{ name: "Dan", is_internal: false }] },
    { otherwiseId: "bo1", internalNames: ["DAN"] },
    { user_id: "bo1", participants: [{ name: "Dan", is_internal: true }] },
  ],
  [
    "the user for all, before one who takes part",
    { participants: [{ name: "Ana Ruiz" }] },
    { userId: "cleo1" },
    { user_id: "cleo1", participants: [{ name: "Ana Ruiz", email: "ana@acme.example", is_internal: true }] },
  ],
  [
    "the first user who takes part",
    { participants: [{ name: "Dan" }, { name: "x", email: "CLEO1@acme.example" }] },
    { otherwiseId: "bo1" },
    {
      user_id: "cleo1",
      participants: [
        { name: "Dan", is_internal: false },
        { name: "x", email: "CLEO1@acme.example", is_internal: true },
      ],
    },
  ],
])("a call belongs to %s", (_, given, options, value) => {
  const { user_email: __, ...rest }: { user_email?: unknown } = given;
  expect(finder(options).own({ ...given }, true)).toEqual({ value: { ...rest, ...value } });
});

it("what is no call belongs to nobody who is named in it", () => {
  expect(finder({ ownerAdvice: "Choose." }).own({ participants: [{ name: "Ana Ruiz" }] }, false)).toEqual({
    problem: "no owner: it names nobody. Choose.",
  });
});

it("people whom several users may be are named with three of them, and one with an address with none", () => {
  const cleo = { name: "Cleo", email: "cleo@north.example" };
  const participants = [{ name: "Bo Lind" }, { name: "Kim" }, cleo, { name: "Kim" }];
  const owners = finder({ ownerAdvice: "Choose." });
  const [bo, kim] = [
    "Bo Lind may be Bo Lind (bo1@acme.example) or Bo Lind (bo2@acme.example), by a name. ",
    "Kim may be Kim East (kim0@acme.example) or Kim North (kim1@acme.example) or Kim South (kim2@acme.example), by a part of the name. ",
  ];
  expect(owners.own({ participants }, true)).toEqual({
    problem: `no owner: none of Bo Lind, Kim, Cleo, Kim is a user. ${bo}${kim}${kim}Choose.`,
  });
  const { matched, unmatched, undecided } = owners.summary();
  const suggested = undecided.map(({ name, users, reason }) => `${name}: ${users.length} by ${reason}`);
  expect({ matched, unmatched, suggested }).toEqual({
    ...{ matched: [], unmatched: ["Bo Lind", "Kim", "Cleo"] },
    suggested: ["Bo Lind: 2 by name", "Kim: 3 by part of the name"],
  });
});

it("people are named up to a thousand of each kind", () => {
  const users = Array.from({ length: MAX_PEOPLE + 1 }, (_, index) => user(`u${index}`, `Name${index} Known`));
  const owners = new OwnerFinder(new UserMatcher(users), { userId: "x" });
  owners.own(
    { participants: users.flatMap(({ name }) => [{ name }, { name: `${name} Nobody`, email: "x@north.example" }]) },
    true,
  );
  const { matched, unmatched } = owners.summary();
  expect([matched.length, matched.at(-1)?.name, unmatched.length, unmatched.at(-1)]).toEqual([
    ...[MAX_PEOPLE, "Name999 Known", MAX_PEOPLE, "Name999 Known Nobody"],
  ]);
});

it("a user who is added is found by address and name, and another of the name makes both unknown", () => {
  const matcher = new UserMatcher([]);
  matcher.add(user("ana", "Ana Ruiz", "Ana@acme.example"));
  expect(matcher.byEmail("ANA@ACME.example")?.id).toBe("ana");
  expect(matcher.find({ name: "Ruiz, Ana" })).toMatchObject({ user: { id: "ana" }, reason: "name" });
  expect(matcher.suggest("Ruiz")).toMatchObject({ users: [{ id: "ana" }], reason: "part of the name" });
  expect(matcher.suggest("Zoe")).toBeUndefined();
  matcher.add(user("other", "ana ruiz"));
  expect(matcher.find({ name: "Ana Ruiz" })).toBeUndefined();
});
