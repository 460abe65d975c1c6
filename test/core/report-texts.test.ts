import { expect, it } from "vitest";
import { meanFigure } from "../../core/figures/figure.ts";
import { meanFrom } from "../../core/figures/mean.ts";
import type { Mover } from "../../core/ranking/biggest-moves.ts";
import type { CoachingAdvice } from "../../core/ranking/coach-next.ts";
import { standingText } from "../../core/ranking/rank-people.ts";
import { compareFigure } from "../../core/report/compare-figures.ts";
import { composeWeeklyReport, type ReportFeed } from "../../core/report/compose-weekly-report.ts";
import { coachText, headline, story } from "../../core/report/headline.ts";
import { labelNamesakes } from "../../core/report/label-namesakes.ts";
import {
  companyText,
  followUpText,
  managerNotes,
  momentText,
  personText,
  praiseText,
  talkText,
  topicText,
} from "../../core/report/manager-words.ts";
import { renderMarkdown } from "../../core/report/render/markdown.ts";
import { shareFacts } from "../../core/report/render/share-facts.ts";
import type { WeeklyReport } from "../../core/report/weekly-report.ts";
import { comparisonText, reportTitle } from "../../core/report/words.ts";

const PERIOD = { from: "2026-11-09T00:00:00.000Z", to: "2026-11-15T23:59:59.999Z" };
const FEED: ReportFeed = {
  sources: [],
  reports: async () => [],
  scores: async () => [],
  meetings: async () => [],
  insights: async () => [],
  names: async () => ({ nameOf: () => undefined }),
};
const QUESTION = { now: new Date(PERIOD.to), timeZone: "UTC", period: PERIOD, isCompared: false, weeks: 0 };
const EMPTY = await composeWeeklyReport(FEED, QUESTION);

const figure = (n: number, score: number, assessed = 100) =>
  meanFigure(meanFrom(Array(n).fill(score)), { complete: true, assessed: { sum: assessed / 100, reports: 1 } });
const person = (user_id: string, name: string | null, n = 3, score = 70): WeeklyReport["people"][number] => ({
  ...{ user_id, name, meetings: 1, reports: n, average_score: score, trend: [] },
  ...compareFigure(figure(n, score)),
});
const reportOf = (now: [n: number, score: number, assessed?: number], before?: typeof now): WeeklyReport => {
  const { score, before: earlier, change } = compareFigure(figure(...now), before && figure(...before));
  const reports = { count: now[0], average_score: score.value, average_score_change: change, score, before: earlier };
  return {
    ...EMPTY,
    reports: { ...EMPTY.reports, ...reports },
    people: [person("ana", "Ana Ruiz"), person("new", null, 0)],
  };
};
const mover = (label: string, change: number): Mover => ({
  ...{ kind: "person", label, user_id: null, previous: 60, average_score: 60 + change, change },
  ...{ scores: 4, scores_before: 1200 },
});
const advice: CoachingAdvice = {
  ...{
    user_id: "ana",
    name: "Ana Ruiz",
    average_score: 61.2,
    change: -3.4,
    score: figure(12, 63.4),
    reports_before: 5,
  },
  criterion: { key: "close", name: "Close", average_score: 48, scores: 1, scores_before: 0 },
  quote: null,
  strength: null,
};
const quote = {
  ...{ criterion: "Close", score: 40, quote: "We will see.", timestamp_seconds: 725, user_id: "ana" },
  ...{ meeting_id: "m 1", report_id: "r" },
};

it.each<[string, string, WeeklyReport]>([
  ["no reports", "No coaching reports in this period.", EMPTY],
  ["two", "2 reports: too few to tell.", reportOf([2, 70])],
  ["three", "The team averaged 70.0, from 3 reports on 1 person.", reportOf([3, 70])],
  ["equal ones", "The team averaged 70.0, the same as before, from 3 reports on 1 person.", reportOf([3, 70], [3, 70])],
  ["better ones", "The team averaged 70.0, up 9.5, from 3 reports on 1 person.", reportOf([3, 70], [3, 60.5])],
  ["worse ones", "The team averaged 70.0, down 9.5, from 3 reports on 1 person.", reportOf([3, 70], [3, 79.5])],
  ["two before", "The team averaged 70.0, from 3 reports on 1 person.", reportOf([3, 70], [2, 60])],
  ["unlike ones", "The team averaged 70.0, from 3 reports on 1 person.", reportOf([3, 70], [3, 60, 90])],
  ["one person", "Ana Ruiz averaged 70.0, from 3 reports.", { ...reportOf([3, 70]), user_id: "ana" }],
  ["an unnamed one", "new averaged 70.0, from 3 reports.", { ...reportOf([3, 70]), user_id: "new" }],
  [
    "moves",
    "The team averaged 70.0, from 3 reports on 1 person. Ana rose most (+9.5, 1,200 and 4 scores), Close fell most (-7.0, 1,200 and 4 scores).",
    { ...reportOf([3, 70]), biggest_rise: mover("Ana", 9.5), biggest_fall: mover("Close", -7) },
  ],
])("The headline of %s is: %s", (_, text, report) => {
  expect(headline(report)).toBe(text);
});

it("The story goes on with what to work on, whom to coach and which calls need a look", () => {
  const [weakest] = [{ label: "Close", average_score: 48, scores: 1 }] as WeeklyReport["weakest_criteria"];
  const calls = { ...EMPTY.meetings, total: 3, failed: { count: 1, newest: [] } };
  const report = { ...reportOf([3, 70]), weakest_criteria: weakest ? [weakest] : [], meetings: calls };
  const start = `${headline(report)} The criterion to work on first is Close, at 48.0 over 1 score.`;
  expect(story(EMPTY)).toBe("No coaching reports in this period.");
  expect(story({ ...report, coach_gap: "too few scores to tell" })).toBe(
    `${start} Coach next: too few scores to tell. 1 of 3 calls needs a look.`,
  );
  const two = { ...calls, no_transcript: calls.failed, without_report: { count: 2, newest: [] } };
  expect(story({ ...report, meetings: two, coach_next: [advice], talking_points: [] })).toBe(
    `${start} 4 of 3 calls need a look.`,
  );
  expect(coachText({ ...EMPTY, coach_next: [advice], coach_gap: "none" })).toBe(
    "Ana Ruiz (61.2, -3.4), with 63.4 over 12 reports of both periods, on Close (48.0 over 1 score).",
  );
});

it.each([
  [advice, "for", "Ana Ruiz (61.2, -3.4), with 63.4 over 12 reports of both periods, for Close (48.0 over 1 score)"],
  [
    { ...advice, name: null, change: null, criterion: null, reports_before: 0 },
    "on",
    "ana (61.2), with 63.4 over 12 reports",
  ],
] as const)("%o reads %s: %s", (row, link, text) => {
  expect(personText(row, link)).toBe(text);
});

const follow = {
  user_id: "ana",
  name: null,
  criterion: null,
  before: figure(3, 60),
  now: figure(4, 70),
  is_clear: true,
};
it.each([
  [{ change: 10 }, "ana, average score: 60.0 to 70.0 (+10.0 over 3 and 4 scores), a clear rise"],
  [
    { change: -10, name: "Ana Ruiz", criterion: "Close" },
    "Ana Ruiz, Close: 60.0 to 70.0 (-10.0 over 3 and 4 scores), a clear fall",
  ],
  [{ change: 10, is_clear: false }, "ana, average score: 60.0 to 70.0 (+10.0 over 3 and 4 scores), no clear change"],
  [{ change: null }, "ana, average score: 4 scores since, too few to tell"],
  [{ change: 10, before: figure(2, 60) }, "ana, average score: 4 scores since, too few to tell"],
  [{ change: 10, now: figure(1, 60) }, "ana, average score: 1 score since, too few to tell"],
])("A follow-up of $0.change reads: $1", (part, text) => {
  expect(followUpText({ ...follow, ...part })).toBe(text);
});

it.each([
  [{}, "call m: “We will see.” (40.0)"],
  [{ title: "Pricing", timestamp_seconds: 0 }, "Pricing at 0:00: “We will see.” (40.0)"],
  [{ quote: null, score: null, timestamp_seconds: 725 }, "call m at 12:05"],
])("A moment with %j reads: %s", (part, text) => {
  const moment = { meeting_id: "m", title: null, timestamp_seconds: null, quote: "We will see.", score: 40 };
  expect(momentText({ ...moment, ...part })).toBe(text);
});

it.each([
  [{}, "talks 64 % of the time, longest turn 2:10, 3.1 questions in ten minutes, over 3 calls"],
  [{ questions_per_10_minutes: null }, "talks 64 % of the time, longest turn 2:10, over 3 calls"],
  [{ calls: 2 }, "longest turn 2:10; 2 calls, too few to tell more"],
])("Talk with %j reads: %s", (part, text) => {
  const longest_monologue = { seconds: 130, at_seconds: 0, meeting_id: "m" };
  const talk = { user_id: "ana", name: null, calls: 3, talk_percent: 64, questions_per_10_minutes: 3.1 };
  expect(talkText({ ...talk, longest_monologue, ...part })).toBe(text);
});

it("Insights of a company, topics of both periods and standings are said in words", () => {
  const by_type = { buying_signal_seen: 1000, objection: 1 };
  expect(companyText({ company: "Northwind", insights: 1001, by_type, newest: [] })).toBe(
    "Northwind: 1,001 insights (buying signal seen 1,000, objection 1)",
  );
  expect(topicText({ average_score: null, scores: 1, scores_before: 1 })).toBe("– over 1 score of both periods");
  expect((["alone", "below", "above"] as const).map(standingText)).toEqual([
    "Nobody else has reports to compare with.",
    "Clearly below the team over both periods.",
    "Clearly above the team over both periods.",
  ]);
});

it("A manager's notes are praise, what came of advice and who had no calls", () => {
  const followUp = { ...follow, change: 10 };
  const without_calls = [{ user_id: "ben", name: "Ben Ito" }];
  expect(managerNotes({ praise: [advice], follow_up: [followUp], without_calls })).toEqual([
    { name: "Praise", text: praiseText(advice) },
    { name: "Advised before", text: followUpText(followUp) },
    { name: "Without calls", text: "Ben Ito" },
  ]);
  expect(managerNotes(EMPTY)).toEqual([]);
});

const compared = (kind: "previous" | "baseline"): WeeklyReport => ({
  ...reportOf([3, 70]),
  compared_with: { kind, ...PERIOD, reports: 3, average_score: 70, trend: [] },
});
it.each<[string, WeeklyReport]>([
  ["Not compared with anything.", EMPTY],
  ["Not compared with anything.", reportOf([3, 70])],
  [
    "The average is based on 60 % of the weight of its criteria; the others were not assessed. Not compared with anything.",
    reportOf([3, 70, 60]),
  ],
  [
    "The average is based on 60 % of the weight of its criteria, the one before on 100 %: part of the change is due to what was assessed. Not compared with anything.",
    reportOf([3, 70, 60], [3, 70]),
  ],
  ["Compared with Week 46, 9-15 November 2026 (UTC): the period before, computed from reports.", compared("previous")],
  ["Compared with Week 46, 9-15 November 2026 (UTC): an earlier run.", compared("baseline")],
])("%s", (text, report) => {
  expect(comparisonText(report)).toBe(text);
});

it("A page is titled by its kind, and says whom alone it is on", () => {
  const own = { ...reportOf([3, 70]), user_id: "ana" };
  expect(reportTitle(own)).toBe("Coaching report");
  expect(reportTitle({ ...own, talking_points: [] })).toBe("1-to-1: Ana Ruiz");
  expect(renderMarkdown(own)).toMatch(
    /^# Coaching report\n\nWeek 46, 9-15 November 2026 \(UTC\)\n\nOnly Ana Ruiz\.\n\n\*\*/,
  );
});

it("A page of nothing says so", () => {
  expect(renderMarkdown({ ...EMPTY, notes: ["A note."] })).toBe(`# Coaching report

Week 46, 9-15 November 2026 (UTC)

**Average score –** (–) from 0 reports (–), 0 calls, 0 insights.

Trend: \`·······\`

Not compared with anything.

## People

No calls or reports in this period.

## Calls

0 calls

## Where the figures come from

- A note.

Generated 2026-11-15T23:59:59.999Z.
`);
});

it("A page for a 1-to-1 has its points, and nothing for managers", () => {
  const moment = { meeting_id: "m", title: "Pricing", timestamp_seconds: null, quote: null, score: null };
  const talk = { calls: 1, of: 2, people: [] };
  const own = { ...reportOf([3, 70]), user_id: "ana", praise: [advice], talk };
  const point = { kind: "work_on", text: "Close: *48*", moments: [moment] } as const;
  const page = renderMarkdown({ ...own, talking_points: [{ ...point, moments: [moment] }] });
  expect(page).toContain("## Talking points\n\n- **Work on**: Close: \\*48\\*\n  - Pricing\n\n## Calls");
  expect(page).not.toContain("Only");
  expect(renderMarkdown({ ...own, talking_points: [] })).toContain(
    "## Talking points\n\nToo few scores to tell.\n\n## Calls",
  );
  expect(renderMarkdown(own)).toContain(
    `## Praise and follow-up\n\n- Praise: ${praiseText(advice)}\n\n## How people talk\n\n- From the transcripts of 1 of 2 completed calls: those with times and both sides.\n\n`,
  );
});

it("Namesakes are told apart wherever a report names them", () => {
  const ids = ["a1111111-1111-4111-8111-111111111111", "a2222222-2222-4222-8222-222222222222"];
  const [one, other] = ids.map((user_id) => ({ user_id, name: "Ana Ruiz" }));
  if (!one || !other) throw new Error("two people");
  const labeled = labelNamesakes({
    ...{ ...EMPTY, people: [{ ...person("x", null), ...one }], without_calls: [other] },
    ...{ coach_next: [{ ...advice, ...one }], praise: [{ ...advice, ...other }, advice] },
    follow_up: [{ ...follow, ...one, change: 1 }],
    biggest_rise: { ...mover("Ana Ruiz", 1), user_id: one.user_id },
    biggest_fall: mover("Ana Ruiz", -1),
  });
  const names = (rows: readonly { name: string | null }[]) => rows.map(({ name }) => name);
  const { people, without_calls, coach_next, praise, follow_up, talk, biggest_rise, biggest_fall } = labeled;
  expect([people, without_calls, coach_next, praise, follow_up].map(names)).toEqual([
    ["Ana Ruiz (a1111111)"],
    ["Ana Ruiz (a2222222)"],
    ["Ana Ruiz (a1111111)"],
    ["Ana Ruiz (a2222222)", "Ana Ruiz"],
    ["Ana Ruiz (a1111111)"],
  ]);
  expect([biggest_rise?.label, biggest_fall?.label, talk]).toEqual(["Ana Ruiz (a1111111)", "Ana Ruiz", null]);
});

const BRANDING = { title: "Report", logo: undefined, link: "https://example.com/{id}?again={id}" };
const link = "https://example.com/m%201?again=m%201";
it.each<[string, Partial<WeeklyReport>, unknown]>([
  ["nothing", {}, undefined],
  ["a gap", { coach_gap: "too few scores to tell" }, { text: "too few scores to tell", quote: undefined }],
  ["no quote", { coach_next: [advice] }, { text: "Ana Ruiz on Close (48.0 over 1 score)", quote: undefined }],
  [
    "a blank name and quote",
    { coach_next: [{ ...advice, name: " ", criterion: null, quote: { ...quote, quote: " " } }] },
    { text: "ana", quote: undefined },
  ],
  [
    "a quote",
    { coach_next: [{ ...advice, criterion: null, quote: { ...quote, quote: "x".repeat(181) } }] },
    { text: "Ana Ruiz", quote: { quote: `${"x".repeat(179)}…`, source: "Ana Ruiz at 12:05", link } },
  ],
  [
    "a quote without its time",
    { coach_next: [{ ...advice, name: null, criterion: null, quote: { ...quote, timestamp_seconds: null } }] },
    { text: "ana", quote: { quote: "We will see.", source: "ana", link } },
  ],
  ["points", { coach_gap: "none", talking_points: [] }, undefined],
])("The advice of a chat's message with %s", (_, part, expected) => {
  expect(shareFacts({ ...EMPTY, ...part }, BRANDING).advice).toEqual(expected);
});

it("A chat's message shows eight people and five broken gates, of a 1-to-1 its points", () => {
  const people = Array.from({ length: 10 }, (_, index) =>
    person(`${index}`, index === 0 ? "x".repeat(61) : null, 1200),
  );
  const result = { gate: "reports >= 1", subject: null, level: "fail", value: 0, threshold: 1, message: "0" } as const;
  const results = (["passed", "failed", "failed", "warned", "failed", "failed", "failed"] as const).map((outcome) => ({
    ...{ ...result, outcome },
  }));
  const gates = { passed: false, min_reports: 1, if_no_data: "fail", results } as const;
  const facts = shareFacts({ ...EMPTY, people, gates: { ...gates, results } }, BRANDING);
  expect(facts.people).toHaveLength(8);
  expect(facts.people[0]).toEqual({ name: `${"x".repeat(59)}…`, score: "70.0", change: "–", reports: "1,200" });
  expect([facts.people[1]?.name, facts.morePeople, facts.gates]).toEqual(["1", 2, "Gates: failed"]);
  expect(facts.broken).toEqual(Array(5).fill("reports >= 1: 0"));
  const passed = shareFacts({ ...EMPTY, gates: { ...gates, passed: true, results: results.slice(0, 1) } }, BRANDING);
  expect([passed.gates, passed.broken, passed.morePeople]).toEqual(["Gates: passed", [], 0]);
  expect(
    [null, { ...gates, results: [] }].map((none) => shareFacts({ ...EMPTY, gates: none }, BRANDING).gates),
  ).toEqual([undefined, undefined]);
  const moment = { meeting_id: "m 1", title: "Pricing", timestamp_seconds: 5, quote: null, score: null };
  const points: WeeklyReport["talking_points"] = [
    { kind: "praise", text: "Close", moments: [moment] },
    { kind: "talk", text: "x".repeat(301), moments: [] },
  ];
  expect(shareFacts({ ...EMPTY, people, talking_points: points }, BRANDING)).toMatchObject({
    ...{ people: [], morePeople: 0 },
    notes: [
      { name: "Praise", text: "Close. Listen to Pricing at 0:05", link },
      { name: "How the talk goes", text: `${"x".repeat(299)}…`, link: undefined },
    ],
  });
  const { notes } = shareFacts({ ...EMPTY, praise: [advice, advice] }, { ...BRANDING, link: undefined });
  expect(notes).toEqual([{ name: "Praise", text: praiseText(advice), link: undefined }]);
});
