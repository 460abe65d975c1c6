import { expect, it } from "vitest";
import { coachNext } from "../../core/ranking/coach-next.ts";
import { biggestMoves, compareCriteria, type PersonRow, weakestCriteria } from "../../core/report/compare-figures.ts";
import { addEvidence, createEvidenceRollup, reportEvidence } from "../../core/report/evidence-rollup.ts";
import { addInsight, addMeeting, createInsightFigures, createMeetingRollup } from "../../core/report/meeting-rollup.ts";
import { addReport, createReportRollup, reportFigures, unroundedFigures } from "../../core/report/report-rollup.ts";

const person = (name: string, average_score: number | null, change: number | null) =>
  ({
    user_id: `id of ${name}`,
    name,
    average_score,
    change,
    reports: 1,
    previous: null,
    trend: [],
  }) satisfies PersonRow;
const NO_EVIDENCE = { people: new Map(), criteria: new Map() };

it("Those who fell are coached first, the lowest before the others, three at the most", () => {
  const people = [
    person("a", 90, -1),
    person("b", 80, 0),
    person("c", 70, -9),
    person("d", 60, 5),
    person("e", null, -2),
  ];
  expect(coachNext(people, NO_EVIDENCE).map(({ name }) => name)).toEqual(["c", "a", "d"]);
  expect(coachNext([person("x", 50, null)], NO_EVIDENCE)).toEqual([
    { user_id: "id of x", name: "x", average_score: 50, change: null, criterion: null, quote: null },
  ]);
});

const criterion = (name: string, score: number | null, quote?: string, seconds?: number) => ({
  ...{ name, score, weight: 1, feedback: "" },
  evidence: quote === undefined ? [] : [{ quote, timestamp_seconds: seconds }],
});
const report = (id: string, user_id: string | null, criteria: ReturnType<typeof criterion>[], score = 50) => ({
  ...{ id, user_id, meeting_id: `meeting of ${id}`, template_name: "T", overall_score: score },
  ...{ created_at: "2026-11-10T00:00:00.000Z", criteria_scores: criteria },
});

it("Evidence is the quote of the lowest and of the highest score, by id where they are equal", () => {
  const rollup = createEvidenceRollup();
  const rows = [
    report("r2", "ana", [criterion("Close", 40, "  two  ", 5)]),
    report("r1", "ana", [criterion("Close", 40, "one")]),
    report("r3", "ben", [criterion("Close", 90, "x".repeat(241)), criterion("Open", 10)]),
    report("r4", null, [criterion("Close", 90, `${"y".repeat(239)}🚀`), criterion("Close", null, "unscored")]),
    report("r5", "ben", [criterion("Close", 95, " ")]),
  ];
  for (const row of rows) for (const score of row.criteria_scores) addEvidence(rollup, row as never, score as never);
  const { criteria, people } = reportEvidence(rollup);
  expect([...criteria.keys()]).toEqual(["Close"]);
  expect(criteria.get("Close")).toMatchObject({
    low: { report_id: "r1", quote: "one", score: 40, timestamp_seconds: null, meeting_id: "meeting of r1" },
    high: { report_id: "r4", quote: `${"y".repeat(239)}…`, user_id: "unknown" },
  });
  expect(people.get("ana")).toMatchObject([{ name: "Close", scores: 2, average_score: 40, quote: { quote: "one" } }]);
  expect(people.get("ben")).toMatchObject([
    { name: "Open", scores: 1, average_score: 10, quote: null },
    { name: "Close", scores: 2, average_score: 92.5, quote: { quote: `${"x".repeat(240)}…` } },
  ]);
});

it("A quote of 240 characters is whole, one with its time has it", () => {
  const rollup = createEvidenceRollup();
  const row = report("r", "ana", [criterion("Close", 1, "x".repeat(240), 7)]);
  addEvidence(rollup, row as never, row.criteria_scores[0] as never);
  expect(reportEvidence(rollup).criteria.get("Close")?.low).toMatchObject({
    quote: "x".repeat(240),
    timestamp_seconds: 7,
    criterion: "Close",
  });
});

it("Reports are rolled up by person, criterion and part of the period", () => {
  const day = (number: number) => Date.UTC(2026, 10, number);
  const rollup = createReportRollup([day(9), day(10), day(11)]);
  const at = (number: number, row: object) => ({ ...row, created_at: new Date(day(number)).toISOString() });
  addReport(rollup, at(9, report("b", "ana", [criterion("Close", 50)], 80)) as never);
  addReport(rollup, at(10, report("a", "ana", [criterion("Close", 60)], 60)) as never);
  addReport(rollup, at(12, report("c", "ben", [criterion("Open", null)], 70)) as never);
  addReport(rollup, at(8, { ...report("d", null, []), criteria_scores: undefined, overall_score: null }) as never);
  addReport(rollup, { ...report("e", "cleo", []), created_at: null, overall_score: 60 } as never);
  expect(reportFigures(rollup)).toEqual({
    reports: 5,
    average_score: 67.5,
    trend: [
      { from: "2026-11-09T00:00:00.000Z", reports: 1, average_score: 80 },
      { from: "2026-11-10T00:00:00.000Z", reports: 1, average_score: 60 },
      { from: "2026-11-11T00:00:00.000Z", reports: 1, average_score: 70 },
    ],
    people: [
      { user_id: "ana", name: null, reports: 2, average_score: 70, trend: [80, 60, null] },
      { user_id: "ben", name: null, reports: 1, average_score: 70, trend: [null, null, 70] },
      { user_id: "cleo", name: null, reports: 1, average_score: 60, trend: [null, null, null] },
      { user_id: "unknown", name: null, reports: 0, average_score: null, trend: [null, null, null] },
    ],
    criteria: [
      { name: "Close", scores: 2, average_score: 55 },
      { name: "Open", scores: 0, average_score: null },
    ],
    reports_without_criteria: 1,
  });
  expect(rollup.undated).toBe(1);
  expect(rollup.lowest.map(({ id, overall_score }) => [id, overall_score])).toEqual([
    ["a", 60],
    ["e", 60],
    ["c", 70],
    ["b", 80],
  ]);
  const { average, scored, people, criteria } = unroundedFigures(rollup);
  expect([average, scored, people.get("ana"), criteria.get("Open")]).toEqual([67.5, 4, 70, null]);
});

it("The five lowest reports are kept, with unknown in the place of what is absent", () => {
  const rollup = createReportRollup([]);
  for (const score of [50, 20, 70, 10, 60, 30, 40]) addReport(rollup, report(`r${score}`, "a", [], score) as never);
  expect(rollup.lowest.map(({ overall_score: score }) => score)).toEqual([10, 20, 30, 40, 50]);
  const bare = createReportRollup([]);
  addReport(bare, { overall_score: 5 } as never);
  expect(bare.lowest).toEqual([
    {
      ...{ id: "unknown", meeting_id: "unknown", user_id: "unknown", template_name: "unknown" },
      ...{ overall_score: 5, created_at: "unknown" },
    },
  ]);
});

const row = (name: string, average_score: number | null, previous: number | null, change: number | null) =>
  ({ name, average_score, previous, change, scores: 1 }) as const;

it("The biggest moves are the extremes of people and criteria, and none where nothing moved", () => {
  const people = [
    { ...person("ana", 80, 5), previous: 75 },
    { ...person("ben", 60, -3), previous: 63 },
  ];
  const criteria = [
    row("Close", 50, 57, -7),
    row("Open", 90, 85, 5),
    row("New", 99, null, null),
    row("Gone", null, 3, -9),
  ];
  expect(biggestMoves(people, criteria)).toEqual({
    rise: { kind: "criterion", label: "Open", user_id: null, previous: 85, average_score: 90, change: 5 },
    fall: { kind: "criterion", label: "Close", user_id: null, previous: 57, average_score: 50, change: -7 },
  });
  expect(biggestMoves([{ ...person("ana", 80, 5), previous: 75 }], [])).toMatchObject({
    rise: { kind: "person", label: "ana", user_id: "id of ana" },
    fall: null,
  });
  expect(biggestMoves([{ ...person("ana", 80, 0), previous: 80 }], [])).toEqual({ rise: null, fall: null });
});

it("The three weakest criteria are those with the lowest averages, by name where they are equal", () => {
  const criteria = [
    row("d", 50, null, null),
    row("c", 40, null, null),
    row("b", 40, null, null),
    row("a", null, null, null),
  ];
  const all = [...criteria, row("e", 60, null, null)];
  expect(weakestCriteria(all).map(({ name }) => name)).toEqual(["b", "c", "d"]);
  const unrounded = (value: number) => ({ criteria: new Map([["a", value]]) }) as never;
  expect(
    compareCriteria([{ name: "a", scores: 1, average_score: 50.1 }], [{ name: "a", scores: 2, average_score: 40.1 }], {
      now: unrounded(50.06),
      before: unrounded(40.14),
    }),
  ).toEqual([{ name: "a", scores: 1, average_score: 50.1, previous: 40.1, change: 9.9 }]);
});

const meeting = (values: object) => ({
  ...{ id: "m", title: "Call", user_id: "ana", status: "completed", report_count: 1, started_at: "2026-11-10" },
  ...values,
});
const colleague = (name: string | null) => ({ name, is_internal: true });

it("Meetings are counted by state, and the newest ten of each trouble are named", () => {
  const rollup = createMeetingRollup();
  for (let index = 0; index < 12; index += 1)
    addMeeting(rollup, meeting({ id: `f${index}`, status: "failed", failure_reason: "No audio" }) as never);
  addMeeting(rollup, meeting({ status: "no_transcript", report_count: undefined }) as never);
  addMeeting(rollup, meeting({ report_count: 0 }) as never);
  addMeeting(rollup, meeting({ status: "pending", report_count: 0 }) as never);
  addMeeting(rollup, { status: null } as never);
  const { figures, withReportCount } = rollup;
  expect(figures).toMatchObject({
    total: 16,
    by_status: { failed: 12, no_transcript: 1, completed: 1, pending: 1, unknown: 1 },
    failed: { count: 12 },
    no_transcript: { count: 1, newest: [{ id: "m", title: "Call", failure_reason: null }] },
    without_report: { count: 1 },
  });
  expect(figures.failed.newest.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => `f${index}`));
  expect(figures.failed.newest[0]).toMatchObject({
    failure_reason: "No audio",
    started_at: "2026-11-10",
    user_id: "ana",
  });
  expect(withReportCount).toBe(14);
  const bare = createMeetingRollup();
  addMeeting(bare, { status: "failed" } as never);
  expect(bare.figures.failed.newest).toEqual([
    { id: "unknown", title: "unknown", user_id: "unknown", started_at: "unknown", failure_reason: null },
  ]);
});

it("Names are those of the only colleague, unless meetings disagree", () => {
  const rollup = createMeetingRollup();
  const see = (user_id: string | null, ...names: (string | null)[]) =>
    addMeeting(
      rollup,
      meeting({ user_id, participants: [...names.map(colleague), { name: "X", is_internal: false }] }) as never,
    );
  see("ana", "Ana");
  see("ana", "Ana");
  see("ben", "Ben");
  see("ben", "Other");
  see("ben", "Ben");
  see("cleo", "Cleo", "Ana");
  see("dan", null);
  see(null, "Nobody");
  addMeeting(rollup, meeting({ user_id: "eva", participants: null }) as never);
  expect([...rollup.names]).toEqual([
    ["ana", "Ana"],
    ["ben", null],
  ]);
});

it("Insights are counted by type and mood, the newest ten named", () => {
  const figures = createInsightFigures();
  for (let index = 0; index < 11; index += 1)
    addInsight(figures, { id: `i${index}`, type: "objection", sentiment: "negative", title: "T" } as never);
  addInsight(figures, {} as never);
  expect(figures).toMatchObject({
    total: 12,
    by_type: { objection: 11, unknown: 1 },
    by_sentiment: { negative: 11, unknown: 1 },
  });
  expect(figures.newest).toHaveLength(10);
  expect(figures.newest[0]).toEqual({
    ...{ id: "i0", type: "objection", title: "T", summary: "", company_name: null, sentiment: "negative" },
    occurred_at: "unknown",
  });
});
