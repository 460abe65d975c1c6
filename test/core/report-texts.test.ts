import { expect, it } from "vitest";
import { meanFigure } from "../../core/figures/figure.ts";
import { meanFrom } from "../../core/figures/mean.ts";
import type { Mover } from "../../core/ranking/biggest-moves.ts";
import type { CoachingAdvice } from "../../core/ranking/coach-next.ts";
import { compareFigure } from "../../core/report/compare-figures.ts";
import { composeWeeklyReport, type ReportFeed } from "../../core/report/compose-weekly-report.ts";
import { coachText, headline, story } from "../../core/report/headline.ts";
import { followUpText, momentText, personText, praiseText } from "../../core/report/manager-words.ts";
import { renderMarkdown } from "../../core/report/render/markdown.ts";
import { shareFacts } from "../../core/report/render/share-facts.ts";
import type { WeeklyReport } from "../../core/report/weekly-report.ts";

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

it("Ids are written as they are, in code, where nothing can be escaped", () => {
  const call = { id: "mtg_7`*", title: "a_b", started_at: null, failure_reason: null };
  const failed = { count: 1, newest: [call] } as unknown as WeeklyReport["meetings"]["failed"];
  const page = renderMarkdown({ ...EMPTY, meetings: { ...EMPTY.meetings, total: 1, failed } });
  expect(page).toMatch(/^- a\\_b, .+, `mtg_7 \*`$/m);
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
