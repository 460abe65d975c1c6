import { beforeEach, describe, expect, it } from "vitest";
import type { OpenService } from "../../library/service.ts";
import type { MeetingDetail } from "../../records/resources.ts";
import { statement } from "../../store/database.ts";
import { defineQuery } from "../../store/query.ts";
import { writeRecords } from "../../store/write-records.ts";
import { auditWrite, listAudit } from "../../team/administration/audit.ts";
import { ERASED_NAME } from "../../team/administration/scrub.ts";
import { deleteCall } from "../../team/calls/deleted-calls.ts";
import { importRows } from "../../team/import/import-rows.ts";
import { importedId } from "../../team/import/imported-id.ts";
import { type ImportRow, readParsed } from "../../team/import/read-rows.ts";
import { isSellerUnknown } from "../../team/import/row-writer.ts";
import { templateWith } from "../coaching/support/calls.ts";
import { NOW, openTeam, readApi } from "../support/team.ts";

// What becomes of calls that are imported again, corrected, or under another id.

const ORG = "00000000-0000-4000-8000-000000000001";
const [ANA, BO] = ["00000000-0000-4000-8000-0000000000a1", "00000000-0000-4000-8000-0000000000a2"];
const [ONE, TWO, THREE] = [1, 2, 3].map((last) => `00000000-0000-4000-8000-0000000000c${last}`) as [
  string,
  string,
  string,
];
const STARTED = "2026-11-01T09:00:00.000Z";
const CALL = { id: ONE, title: "Call", started_at: STARTED, user_id: ANA, transcript: "[00:00:01] Ana: Hi." };
const REPORT = { template_name: "S", overall_score: 60, feedback: "" };
let service: OpenService;

beforeEach(async () => {
  service = await openTeam([
    [ANA, ORG, "Ana"],
    [BO, ORG, "Bo"],
  ]);
  return () => service.close();
});

const rows = (value: object, more: Partial<ImportRow> = {}) => ({
  rows: [{ location: "file", kind: "meeting" as const, value: { ...value }, ...more }],
  problems: [],
});

function importAll(file: Parameters<typeof importRows>[1], target = {}, options = {}) {
  return importRows(service, file, { orgId: ORG, userId: undefined, ...target }, options);
}

const list = async <Item = MeetingDetail>(path = "meetings") => (await readApi<Item[]>(service, ORG, path)).data;
const theCall = async () => (await readApi<MeetingDetail>(service, ORG, `meetings/${ONE}`)).data;

const audit = (details: Record<string, unknown>) =>
  auditWrite({ ...service, actor: "test" }, { org_id: ORG, action: "import", subject: ORG, details });

it("an import whose file changes while it is read stores what stands before the change, and says so", async () => {
  const read = ["Call", 7, "Call", 7].map((title) => [CALL, { ...CALL, id: TWO, title }]);
  const source = {
    isWhole: false,
    async *read() {
      for (const [index, value] of (read.shift() ?? []).entries())
        yield { location: `line ${index + 1}`, kind: "meeting" as const, value };
    },
  };
  await expect(importAll(source, {}, { isDryRun: true, audit })).rejects.toThrow(
    "The file or the organization has changed during the import. Import the file again, after a correction of: line 2: title must be string",
  );
  expect(await list()).toEqual([]);
  expect(await listAudit(service.database, { orgId: ORG })).toEqual([]);
  await expect(importAll(source, {}, { audit })).rejects.toMatchObject({
    name: "AdministrationError",
    message:
      "The file or the organization has changed during the import. The rows before the change are stored. Import the file again, after a correction of: line 2: title must be string",
  });
  expect(await list()).toMatchObject([{ id: ONE }]);
  const counts = {
    users: 0,
    meetings: 1,
    reports: 0,
    insights: 0,
    sessions: 0,
    known: 0,
    jobs: 0,
    repaired: 0,
    replaced: 0,
  };
  expect(await listAudit(service.database, { orgId: ORG })).toMatchObject([{ action: "import", details: counts }]);
});

it("an import whose file can no longer be read has an entry of what it has stored", async () => {
  let reads = 0;
  const source = {
    isWhole: false,
    async *read() {
      reads += 1;
      for (let index = 0; index <= 500; index += 1) {
        const value = { name: `User ${index}`, email: `user-${index}@example.com` };
        yield { location: `line ${index}`, kind: "user" as const, value };
      }
      if (reads === 2) throw new Error("The file is gone.");
    },
  };
  const woken = service.jobs.wakeUp.wait(60_000, new AbortController().signal);
  await expect(importAll(source, {}, { audit })).rejects.toThrow("The file is gone.");
  expect(await listAudit(service.database, { orgId: ORG })).toMatchObject([{ details: { users: 500 } }]);
  // Jobs of what is stored do not wait for the next poll.
  await woken;
});

it("an import of new rows stores none of the last without its entry", async () => {
  const unknown = defineQuery<object, unknown>("delete from nothing");
  await expect(importAll(rows(CALL), {}, { audit: () => statement(unknown, {}) })).rejects.toThrow("nothing");
  expect(await list()).toEqual([]);
});

const OTHER_WORDS = { transcript: "[00:00:01] Ana: Bye." };
const LATER = { started_at: "2026-11-02T09:00:00.000Z" };
const differing = (what: string) => [{ id: ONE, title: "Call", what, at: STARTED }];

describe("a stored call", () => {
  it.each<[string, object, Partial<ImportRow>, object, object[]]>([
    ["is the same by its words", { title: "Other", transcript: "[00:00:02] Bo: Hi." }, {}, {}, []],
    ["is the same without words in the file", { transcript: null, ...LATER }, {}, {}, []],
    ["differs by its words", OTHER_WORDS, {}, {}, differing("words")],
    ["differs by its start", LATER, {}, {}, differing("start")],
    ["differs by both", { ...OTHER_WORDS, ...LATER }, {}, {}, differing("words")],
    ["is the same where nobody knows the start", LATER, { isStartAssumed: true }, {}, []],
    ["differs for its owner", OTHER_WORDS, {}, { onlyOf: ANA }, differing("words")],
    ["differs for nobody else", OTHER_WORDS, {}, { onlyOf: BO }, []],
  ])("%s, and stays as it is", async (_, change, more, target, expected) => {
    await importAll(rows(CALL));
    const before = await theCall();
    expect(await importAll(rows({ ...CALL, ...change }, more), target)).toMatchObject({
      ...{ meetings: 0, known: 1, replaced: 0, calls: [ONE], differing: expected },
    });
    expect(await theCall()).toEqual(before);
  });

  it("without words differs from a file that has them", async () => {
    await importAll(rows({ ...CALL, transcript: null }));
    expect(await importAll(rows(CALL))).toMatchObject({ differing: differing("words") });
  });

  it("is replaced where that is asked for, once it is no dry run, and only its owner's", async () => {
    await importAll(rows(CALL));
    const changed = rows({ ...CALL, ...OTHER_WORDS, ...LATER });
    expect(await importAll(changed, {}, { replaces: true, isDryRun: true })).toMatchObject({ replaced: 1, known: 0 });
    expect(await importAll(changed, { onlyOf: BO }, { replaces: true })).toMatchObject({ replaced: 0, known: 1 });
    expect(await theCall()).toMatchObject(CALL);
    expect(await importAll(changed, { onlyOf: ANA }, { replaces: true })).toMatchObject({
      ...{ replaced: 1, known: 0, meetings: 0, differing: [] },
    });
    expect(await theCall()).toMatchObject({ ...OTHER_WORDS, ...LATER });
  });

  it("keeps its start, and ends after it, where the file that replaces it does not know one", async () => {
    await importAll(rows(CALL));
    const later = {
      started_at: "2026-11-20T12:00:00.000Z",
      ended_at: "2026-11-20T12:00:30.000Z",
      duration_seconds: 30,
    };
    const changed = rows({ ...CALL, ...OTHER_WORDS, ...later }, { isStartAssumed: true });
    expect(await importAll(changed, {}, { replaces: true })).toMatchObject({ replaced: 1 });
    expect(await theCall()).toMatchObject({
      ...OTHER_WORDS,
      ...{ started_at: STARTED, ended_at: "2026-11-01T09:00:30.000Z", duration_seconds: 30 },
    });
  });

  it("of which somebody was erased is never replaced", async () => {
    await importAll(rows({ ...CALL, transcript: `[00:00:01] ${ERASED_NAME}: Hi.` }));
    expect(await importAll(rows({ ...CALL, ...OTHER_WORDS }), {}, { replaces: true })).toMatchObject({
      ...{ replaced: 0, known: 1, differing: differing("erased") },
    });
  });

  it("that was deleted does not come back, nor what was written about it", async () => {
    await importAll(rows(CALL));
    await deleteCall({ ...service, actor: "test" }, { orgId: ORG, id: ONE });
    const insight = { meeting_id: ONE, type: "objection", title: "T", summary: "S", occurred_at: STARTED };
    const file = {
      meetings: [CALL, { ...CALL, id: TWO }],
      reports: [ONE, TWO].map((meeting_id) => ({ ...REPORT, meeting_id })),
      insights: [insight, { ...insight, meeting_id: TWO }],
    };
    expect(await importAll(readParsed(file))).toMatchObject({
      ...{ meetings: 1, reports: 1, insights: 1, known: 3 },
      differing: [{ id: ONE, title: "Call", what: "deleted", at: NOW.toISOString() }],
    });
    expect((await list()).map(({ id }) => id)).toEqual([TWO]);
  });
});

describe("a file without the id of its call", () => {
  const { id: _, ...WITHOUT } = { ...CALL, source_id: "new" };
  const former = { formerSourceId: "old" };
  const STORED = importedId(ORG, "meeting", "new");
  const FORMER = importedId(ORG, "meeting", "old");

  it.each<[string, object[], Partial<ImportRow>, string]>([
    ["the call that is stored under its id", [{ id: STORED }, { id: FORMER }], former, STORED],
    ["the call that is stored under its former id", [{ id: FORMER }, { id: TWO }], former, FORMER],
    ["the only call with its title and start", [{ id: ONE }, { id: TWO, title: "Other" }], former, ONE],
    ["none of two calls with its title and start", [{ id: ONE }, { id: TWO }], former, STORED],
    ["no call with another start", [{ id: ONE, ...LATER }], former, STORED],
    ["no call by its title where it has an id of its own", [{ id: ONE }], {}, STORED],
    ["the call that somebody names", [{ id: TWO, title: "Other" }, { id: STORED }], { ...former, meetingId: TWO }, TWO],
  ])("is of %s", async (_, stored, more, id) => {
    await importAll(readParsed(stored.map((one) => ({ ...CALL, ...one }))));
    const result = await importAll(rows(WITHOUT, more));
    const isKnown = stored.some((one) => "id" in one && one.id === id);
    expect(result).toMatchObject({ calls: [id], known: isKnown ? 1 : 0, meetings: isKnown ? 0 : 1 });
  });

  it("replaces no call that is not there, nor another one instead", async () => {
    await importAll(rows({ ...CALL, id: FORMER }));
    expect(await importAll(rows(WITHOUT, { ...former, meetingId: THREE }))).toEqual({
      problems: [`file: there is no call ${THREE} to replace. Correct --meeting.`],
    });
  });
});

describe("a stored call without a seller", () => {
  const [bo, kim] = [{ name: "Bo" }, { name: "Kim", is_internal: false }];
  const UNSOLD = { ...CALL, participants: [{ name: "Robert" }, kim] };
  const SOLD = { ...CALL, user_id: BO, participants: [{ name: "Robert", email: "bo@acme.example" }, { name: "Dan" }] };

  it("is repaired by a file that names one, without people who are not in it", async () => {
    await importAll(rows(UNSOLD));
    expect(await importAll(rows(SOLD), {}, { isDryRun: true })).toMatchObject({ repaired: 1, known: 1 });
    expect(await importAll(rows(SOLD), { onlyOf: BO })).toMatchObject({ repaired: 0, known: 1 });
    expect((await theCall()).user_id).toBe(ANA);
    expect(await importAll(rows(SOLD), { onlyOf: ANA })).toMatchObject({ repaired: 1, known: 1, replaced: 0 });
    expect(await theCall()).toMatchObject({
      user_id: BO,
      participants: [{ name: "Robert", email: "bo@acme.example", is_internal: true }, kim],
    });
    expect((await theCall()).participants).toHaveLength(2);
    expect(await importAll(rows(SOLD))).toMatchObject({ repaired: 0 });
  });

  it.each<[string, object, object]>([
    ["nobody who sells", UNSOLD, { participants: [{ name: "Robert" }] }],
    ["a seller who is not in the call", UNSOLD, { participants: [bo] }],
    ["a seller beside the stored one", { ...CALL, participants: [{ name: "Ana" }, { name: "Robert" }] }, {}],
    ["a seller, and differs by its words", UNSOLD, OTHER_WORDS],
  ])("is not by one that names %s", async (_, stored, change) => {
    await importAll(rows(stored));
    const before = await theCall();
    expect(await importAll(rows({ ...SOLD, ...change }))).toMatchObject({ repaired: 0, known: 1 });
    expect(await theCall()).toEqual(before);
  });

  it("is not where it has a report", async () => {
    await importAll(readParsed({ meetings: [UNSOLD], reports: [{ ...REPORT, meeting_id: ONE }] }));
    expect(await importAll(rows(SOLD))).toMatchObject({ repaired: 0, known: 1 });
  });
});

describe("what is written about a call", () => {
  it("adds to the reports of each call, stored or not", async () => {
    const report = (meeting_id: string, feedback: string) => ({ ...REPORT, meeting_id, feedback });
    await importAll(
      readParsed({ meetings: [CALL, { ...CALL, id: TWO }], reports: [report(ONE, "a"), report(TWO, "b")] }),
    );
    await importAll(
      readParsed({
        meetings: [{ ...CALL, id: THREE }],
        reports: [report(ONE, "c"), report(ONE, "d"), report(THREE, "e")],
      }),
    );
    const counts = (await list()).map(({ id, report_count }) => [id, report_count]);
    expect(Object.fromEntries(counts)).toEqual({ [ONE]: 3, [TWO]: 1, [THREE]: 1 });
  });

  it("belongs to the owner of the call, though the file has more transcripts than are kept while it is read", async () => {
    const long = { ...CALL, id: TWO, transcript: `Bo: ${".".repeat(99_995)}\n`.repeat(81) };
    const meetings = [{ ...CALL, user_id: BO }, long];
    const file = readParsed({ meetings, reports: [{ ...REPORT, meeting_id: ONE }] });
    expect(await importAll(file)).toMatchObject({ meetings: 2, reports: 1 });
    expect(await list("reports")).toMatchObject([{ user_id: BO }]);
  });

  it("belongs to the owner of the call, unless it says whose it is", async () => {
    const report = (feedback: string, more = {}) => ({ ...REPORT, meeting_id: ONE.toUpperCase(), feedback, ...more });
    const reports = [report("a"), report("b", { user_id: BO }), report("c", { user_email: "BO@acme.example" })];
    expect(await importAll(readParsed({ meetings: [CALL], reports }))).toMatchObject({ reports: 3 });
    const owners = (await list<{ feedback: string; user_id: string }>("reports")).map((one) => one.user_id).sort();
    expect(owners).toEqual([ANA, BO, BO]);
    const wrong = [
      report("d", { user_email: "dan@acme.example" }),
      { ...REPORT, meeting_id: TWO },
      { ...REPORT, meeting_id: 7 },
    ];
    expect(await importAll(readParsed({ reports: wrong }))).toEqual({
      problems: [
        "reports[0]: user_email dan@acme.example is not the address of a user of the organization",
        "reports[1]: user_id is required",
        "reports[2]: user_id is required",
        "reports[2]: meeting_id must be string",
      ],
    });
  });
});

it("has reports produced of new calls that have words and no report, by a template for their kind, and of replaced ones", async () => {
  const template = { ...templateWith("Questions"), call_type: "demo" as const, org_id: ORG };
  await writeRecords(service.database, [{ kind: "template", value: template }], { now: NOW });
  const meetings = [
    { ...CALL, call_type: "demo" },
    { ...CALL, id: TWO, call_type: "discovery" },
    { ...CALL, id: THREE, call_type: "demo" },
    { ...CALL, id: ANA, call_type: "demo", transcript: null },
    { ...CALL, id: BO, call_type: "demo", status: "failed" },
  ];
  const file = { meetings, reports: [{ ...REPORT, meeting_id: THREE }] };
  expect(await importAll(readParsed(file))).toMatchObject({ meetings: 5, jobs: 1, withoutTemplate: 1 });
  const changed = readParsed(meetings.slice(0, 2).map((one) => ({ ...one, ...OTHER_WORDS })));
  expect(await importAll(changed, {}, { replaces: true })).toMatchObject({ replaced: 2, jobs: 1, withoutTemplate: 0 });
});

it.each([
  [1, 0, 1, true],
  [0, 0, 1, false],
  [1, 1, 1, false],
  [1, 0, 0, false],
])("of %i calls with %i users and %i others, the seller is unknown: %s", (meetings, users, others, expected) => {
  const summary = { meetings, undecided: [], unmatched: Array.from({ length: others }, () => "Kim") };
  const matched = Array.from({ length: users }, () => ({
    name: "Ana",
    user: "ana@acme.example",
    reason: "name" as const,
  }));
  expect(isSellerUnknown({ ...summary, matched })).toBe(expected);
});

it("names the first thousand problems of a file, and no more", async () => {
  const result = await importAll(readParsed({ meetings: Array.from({ length: 1_001 }, () => 7) }));
  expect("problems" in result && [result.problems.length, result.problems[999]]).toEqual([
    1_000,
    "meetings[999]: expected a JSON object.",
  ]);
});

it("names the first two calls of a file", async () => {
  const meetings = [THREE, ONE, TWO].map((id) => ({ ...CALL, id }));
  const file = readParsed({ users: [{ name: "Cleo", email: "cleo@acme.example" }], meetings });
  expect(await importAll(file, {}, { isDryRun: true })).toMatchObject({ users: 1, calls: [THREE, ONE], meetings: 3 });
});
