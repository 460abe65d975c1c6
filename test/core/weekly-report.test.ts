import { expect, it } from "vitest";
import { meanFigure } from "../../core/figures/figure.ts";
import { meanFrom } from "../../core/figures/mean.ts";
import type { FoundTopic } from "../../core/ranking/coach-next.ts";
import type { ComparedFigures } from "../../core/report/build-report.ts";
import { composeWeeklyReport, type ReportFeed, type ReportQuestion } from "../../core/report/compose-weekly-report.ts";
import { followUp } from "../../core/report/follow-up.ts";
import type { InsightInput, MeetingInput, ReportInput } from "../../core/report/report-input.ts";
import { talkingPoints } from "../../core/report/talking-points.ts";

const PERIOD = { from: "2026-11-09T00:00:00.000Z", to: "2026-11-15T23:59:59.999Z" };
const QUESTION: ReportQuestion = {
  ...{ now: new Date(PERIOD.to), timeZone: "UTC", period: PERIOD, isCompared: true, weeks: 0 },
};
const figure = (n: number, score: number) => meanFigure(meanFrom(Array(n).fill(score)), { complete: true });

const report = (id: string, user_id: string, score: number, more: object = {}): ReportInput => ({
  ...{ id, user_id, meeting_id: `m-${id}`, template_id: "t", template_name: "T", created_at: PERIOD.from },
  ...{ overall_score: score, criteria_scores: [{ name: "Close", score, evidence: [{ quote: `"${id}"` }] }], ...more },
});
const reports = (user: string, score: number, name: string, count = 4): ReportInput[] =>
  Array.from({ length: count }, (_, index) => report(`${user}-${name}-${index}`, user, score));

interface Lists {
  now: (ReportInput & { vanished?: boolean })[];
  before: ReportInput[];
  long: ReportInput[];
  meetings: MeetingInput[];
  insights: InsightInput[];
  problem: string;
}

/** A report of the lists, and what the feed was asked for. */
async function composed(lists: Partial<Lists>, question: Partial<ReportQuestion> = {}) {
  const asked: unknown[] = [];
  const { now = [], before = [], long = [], meetings = [], insights = [], problem } = lists;
  const feed: ReportFeed = {
    sources: [{ figures: "reports", request: "GET /reports", query: {}, requests: 1, items: 1 }],
    reports: async ({ from, to }, label) => {
      asked.push([label, from, to]);
      return label === "current" ? now : label === "previous" ? before : [];
    },
    scores: async ({ from, to }) => {
      asked.push(["scores", from, to]);
      return long;
    },
    meetings: async () => meetings,
    insights: async () => insights,
    names: async (ids) => {
      asked.push(["names", ...ids]);
      return { nameOf: (id) => ({ ana: "Ana Ruiz", zoe: "Al" })[id], problem };
    },
  };
  return { report: await composeWeeklyReport(feed, { ...QUESTION, ...question }), asked };
}

it("The period before is read and compared, and everybody in both is named once", async () => {
  const calls = [{ user_id: "cleo" }, { user_id: "cleo" }, { user_id: "ana" }, {}];
  const lists = {
    ...{ now: reports("ana", 50, "now"), before: [...reports("ana", 40, "then"), ...reports("ben", 90, "then")] },
    meetings: calls,
  };
  const { report: whole, asked } = await composed(lists);
  expect(asked).toEqual([
    ["current", PERIOD.from, PERIOD.to],
    ["previous", "2026-11-02T00:00:00.000Z", "2026-11-08T23:59:59.999Z"],
    ["names", "ana", "ben", "cleo"],
  ]);
  expect(whole.reports).toMatchObject({ count: 4, count_change: -4, average_score: 50, average_score_change: -15 });
  expect(whole.compared_with).toMatchObject({ kind: "previous", reports: 8, average_score: 65 });
  expect(whole.compared_with?.trend.at(-1)).toBe(65);
  expect(whole.period).toEqual(PERIOD);
  expect(whole.people.map((row) => [row.user_id, row.name, row.reports, row.meetings, row.previous])).toEqual([
    ["ana", "Ana Ruiz", 4, 1, 40],
    ["ben", null, 0, 0, 90],
    ["cleo", null, 0, 2, null],
  ]);
  expect(whole.people[1]).toMatchObject({ average_score: null, score: { n: 0, complete: true }, change: null });
  expect(whole.people[1]?.trend).toEqual(Array(7).fill(null));
  expect(whole.evidence).toMatchObject([
    { criterion: "Close", low: { quote: '"ana-now-0"' }, high: { quote: '"ana-now-3"' } },
  ]);
});

it("Without a comparison nothing is compared, and nothing read for it", async () => {
  const { report: alone, asked } = await composed({ now: reports("ana", 50, "now") }, { isCompared: false });
  expect(asked).toEqual([
    ["current", PERIOD.from, PERIOD.to],
    ["names", "ana"],
  ]);
  expect(alone).toMatchObject({ compared_with: null, follow_up: [], talking_points: null });
  expect(alone.reports).toMatchObject({ count_change: null, average_score_change: null, history: null, before: null });
});

const BASELINE: ComparedFigures = {
  with: { kind: "baseline", ...PERIOD, reports: 1, average_score: 60, trend: [] },
  ...{ score: figure(3, 60), people: new Map([["ana", figure(3, 60)]]), advice: [] },
  criteria: new Map([["Close", figure(3, 61)]]),
};

it("An earlier report is compared with instead of the period before, its criteria by key or name", async () => {
  const { report: later, asked } = await composed({ now: reports("ana", 50, "now") }, { baseline: BASELINE });
  expect(asked).toHaveLength(2);
  expect(later.compared_with).toEqual(BASELINE.with);
  expect([later.people[0]?.change, later.criteria[0]?.change, later.reports.count_change]).toEqual([-10, -11, 3]);
});

it("Who had reports before and neither calls nor reports now is listed by name, else by id", async () => {
  const long = ["zoe", "b", "a", "ana"].map((id) => report(id, id, 50));
  const before = [report("c", "c", 50), report("x", "", 50, { user_id: null })];
  const { report: week } = await composed({ before, long, now: [report("now", "ana", 50)] }, { weeks: 1 });
  expect(week.without_calls).toEqual([
    { user_id: "zoe", name: "Al" },
    ...["a", "b", "c"].map((user_id) => ({ user_id, name: null })),
  ]);
});

const calendar = { ...PERIOD, from: "2026-11-01T00:00:00.000Z", unit: "month" as const };
it.each<[string, Partial<ReportQuestion>, string[]]>([
  ["whole days", {}, ["2026-11-02T00:00:00.000Z", "2026-11-09T00:00:00.000Z"]],
  [
    "hours",
    { period: { ...PERIOD, to: "2026-11-15T12:00:00.000Z" } },
    ["2026-11-01T12:00:00.000Z", "2026-11-08T12:00:00.000Z"],
  ],
  [
    "a month that ends on a Saturday",
    { period: { ...calendar, to: "2026-11-14T23:59:59.999Z" } as never },
    ["2026-11-02T00:00:00.000Z", "2026-11-09T00:00:00.000Z"],
  ],
])("The long trend of %s is read from its first week", async (_, part, starts) => {
  const { report: week, asked } = await composed({}, { ...part, weeks: 2, isCompared: false });
  expect(week.reports.history?.map(({ from }) => from)).toEqual(starts);
  expect(asked[1]).toEqual(["scores", starts[0], (part.period ?? PERIOD).to]);
});

it("A report of one person has that person's insights, and points in a 1-to-1 alone", async () => {
  const insights = [{ user_id: "ana" }, { user_id: "ben" }, {}];
  const lists = { now: reports("ana", 50, "now"), insights };
  const own = async (question: Partial<ReportQuestion>) => (await composed(lists, question)).report;
  expect((await own({})).insights.total).toBe(3);
  expect(await own({ userId: "ana" })).toMatchObject({ insights: { total: 1 }, talking_points: null, user_id: "ana" });
  expect((await own({ userId: "ana", isForOneToOne: true })).talking_points).toMatchObject([{ kind: "praise" }]);
});

const STANDARD = [
  "Reports are chosen by created_at, calls by started_at, insights by occurred_at; both ends of the period are included.",
  "Averages are plain means of overall scores, and of a criterion's scores over all reports that have it, to one decimal. A criterion is one of its template.",
  "Advice and headlines stand on three scores or more, and on differences beyond 1.5 standard errors. People and criteria are ordered by their means over both periods with the mean of all added 4 times.",
];
const NAMES =
  "Names come from team statistics, else from the internal participants of a person's calls; the API lists no users.";
const FOLLOW_UP =
  "The follow-up is on the advice of the earlier report, or else on what the previous period's reports imply. People chosen for low scores tend to rise a little by chance.";
it.each<[string, Partial<Lists>, Partial<ReportQuestion>, string[]]>([
  ["nothing to note", {}, { isCompared: false }, []],
  [
    "a comparison",
    {},
    {},
    ["The API has no previous period: the comparison is computed from the reports of the period before."],
  ],
  ["an earlier report", {}, { baseline: BASELINE }, ["The comparison is with the figures of an earlier run's report."]],
  [
    "everything",
    {
      before: [...reports("ana", 40, "then"), ...reports("ben", 90, "then")],
      now: [
        { ...report("gone", "ana", 50, { criteria_scores: undefined }), vanished: true },
        report("undated", "ana", 50, { created_at: null }),
        report("unscored", "ana", 50, { overall_score: null }),
      ],
      meetings: [{ report_count: 1 }, {}],
      problem: "HTTP 403. Ask for a key.",
    },
    { weeks: 1, hasTalk: true },
    [
      "The long trend counts the same reports, but only reads their lists.",
      "The API has no previous period: the comparison is computed from the reports of the period before.",
      "The criteria of 1 of 3 reports are not in the figures.",
      "1 report vanished while this was read; the score counts.",
      "2 of 3 reports carry a score: averages stand on these.",
      "2 of 3 reports carry a time: the trend is based on these.",
      "1 of 2 calls carries a number of reports: those without a report are counted among these.",
      "Names from team statistics are missing: HTTP 403. Ask for a key.",
    ],
  ],
])("Of %s the notes say how its figures came about", async (what, lists, question, expected) => {
  const { report: week } = await composed(lists, question);
  const talk =
    "The own side of a call are the speakers whom its internal participants name; questions are counted by their marks.";
  const more = what === "everything" ? [FOLLOW_UP, talk] : [];
  expect(week.notes).toEqual([...STANDARD, ...more, NAMES, ...expected]);
});

const topic = (name: string, low = "l", high = "h"): FoundTopic => ({
  topic: { key: name, name, average_score: 50, scores: 3, scores_before: 0 },
  ...{ low: quoteOf(`${name}-${low}`), high: quoteOf(`${name}-${high}`) },
});
const quoteOf = (report_id: string) => ({
  ...{
    criterion: "Close",
    score: 50,
    quote: report_id,
    timestamp_seconds: 5,
    user_id: "ana",
    meeting_id: report_id,
    report_id,
  },
});
it.each([
  [["a"], ["a"], []],
  [["a", "b"], ["b"], ["a"]],
  [["a", "b", "c"], ["c"], ["a"]],
  [
    ["a", "b", "c", "d"],
    ["d", "c"],
    ["a", "b"],
  ],
  [
    ["a", "b", "c", "d", "e", "f"],
    ["f", "e"],
    ["a", "b"],
  ],
])("Of the criteria %j, lowest first, %j are praised and %j worked on", (names, praised, workedOn) => {
  const points = talkingPoints(
    names.map((name) => topic(name)),
    { follow_up: [], talk: null },
    new Map(),
  );
  const named = (kind: string) => points.filter((point) => point.kind === kind).map(({ text }) => text[0]);
  expect([named("praise"), named("work_on"), points.length]).toEqual([
    praised,
    workedOn,
    praised.length + workedOn.length,
  ]);
});

it("A point's moments are those of its quotes, one where both are of one report, and of the longest turn", () => {
  const longest_monologue = { seconds: 60, at_seconds: 9, meeting_id: "m" };
  const own = {
    user_id: "ana",
    name: null,
    calls: 3,
    talk_percent: 50,
    longest_monologue,
    questions_per_10_minutes: 1,
  };
  const topics = [topic("a", "x", "x"), topic("b"), { ...topic("c"), high: null }, topic("d")];
  const talk = { calls: 3, of: 3, people: [own] };
  const points = talkingPoints(
    topics,
    { follow_up: [], talk },
    new Map([
      ["m", "Long"],
      ["a-x", "Short"],
    ]),
  );
  expect(points.map(({ moments }) => moments.map(({ meeting_id: id, title }) => [id, title]))).toEqual([
    [["d-h", null]],
    [],
    [["a-x", "Short"]],
    [
      ["b-l", null],
      ["b-h", null],
    ],
    [["m", "Long"]],
  ]);
  expect(points.at(-1)?.moments[0]).toMatchObject({ quote: null, score: null, timestamp_seconds: 9 });
  expect(talkingPoints([], { follow_up: [], talk: { ...talk, people: [] } }, new Map())).toEqual([]);
  const untitled = talkingPoints([], { follow_up: [], talk }, new Map());
  expect(untitled[0]?.moments[0]?.title).toBeNull();
});

it.each([
  ["a key", { key: "k", name: "Close" }, 10, 60, true],
  ["a label", { key: "Close (T)", name: "Close" }, 10, 60, true],
  ["the average, which scatters more", null, 10, 60, false],
  ["the same", { key: "k", name: "Close" }, 0, 70, false],
])("Advice on a criterion by %s is followed up, with a change of %s", (_, criterion, change, before, isClear) => {
  const own = [{ key: "k", score: figure(4, 70), quote: null, high: null }];
  const current = {
    ...{ people: [{ user_id: "ana", score: figure(4, 70) }], criteria: [{ key: "k", label: "Close (T)" }] },
    ...{ squares: { people: 0, criteria: 4 * 70 ** 2 + 3 }, evidence: { people: new Map([["ana", own]]) } },
  };
  const advice = [
    { user_id: "ana", criterion, before: figure(4, before) },
    { user_id: "gone", criterion, before: figure(4, 1) },
  ];
  const rows = followUp(advice, { current: current as never, scatter: 40 }, () => undefined);
  expect(rows).toMatchObject([{ user_id: "ana", criterion: criterion?.name ?? null, change, is_clear: isClear }]);
});
