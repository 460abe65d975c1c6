import fc from "fast-check";
import { expect, it } from "vitest";
import { composeWeeklyReport, type ReportFeed } from "../../core/report/compose-weekly-report.ts";
import { followUp } from "../../core/report/follow-up.ts";
import {
  companyText,
  followUpText,
  momentText,
  praiseText,
  talkText,
  withoutCallsText,
} from "../../core/report/manager-words.ts";
import { renderMarkdown } from "../../core/report/render/markdown.ts";
import { figureRows } from "../../core/report/render/rows.ts";
import type { MeetingInput, ReportInput } from "../../core/report/report-input.ts";
import { mostFirst } from "../../core/report/words.ts";
import { measureTalk } from "../../core/talk/measure-talk.ts";
import { addTalk, createTalkRollup, talkReport } from "../../core/talk/talk-rollup.ts";

const PERIOD = { from: "2026-11-09T00:00:00.000Z", to: "2026-11-15T23:59:59.999Z" };
const TEAM = [
  { name: "Ana Ruiz", is_internal: true },
  { name: "Kim Lee", is_internal: false },
];
const clock = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 19);
/** A turn each half minute: `A` for Ana, `K` for Kim. */
const transcriptOf = (turns: string, words = "Well, what do you think of that? ".repeat(12)): string =>
  [...turns].map((who, index) => `[${clock(index * 30)}] ${who === "A" ? "Ana Ruiz" : "Kim Lee"}: ${words}`).join("\n");

const score = (id: string, user: string, criteria: Record<string, number>): ReportInput => ({
  ...{ id, user_id: user, meeting_id: `m-${id}`, template_id: "t", template_name: "T", created_at: PERIOD.from },
  overall_score: Object.values(criteria).reduce((sum, value) => sum + value, 0) / Object.keys(criteria).length,
  criteria_scores: Object.entries(criteria).map(([name, value]) => ({
    ...{ name, score: value },
    evidence: [{ quote: `${name} in ${id}`, timestamp_seconds: 65 }],
  })),
});

const scores = (user: string, discovery: number, close: number, label: string): ReportInput[] =>
  [0, 1, 2, 3].map((index) =>
    score(`${user}-${label}-${index}`, user, { Discovery: discovery + index, Close: close + index }),
  );

const meeting = (id: string, user: string, transcript?: string): MeetingInput => ({
  ...{ id, user_id: user, title: `Call ${id}`, status: "completed", report_count: 1, started_at: PERIOD.from },
  participants: TEAM,
  transcript,
});

const feed = (now: ReportInput[], before: ReportInput[], meetings: MeetingInput[]): ReportFeed => ({
  sources: [],
  async *reports(_period, label) {
    yield* label === "current" ? now : before;
  },
  async *scores() {
    yield* before;
  },
  async *meetings() {
    yield* meetings;
  },
  async *insights() {
    yield { company_name: "Northwind ", type: "objection", title: "Price" };
    yield { company_name: "northwind", type: "objection", title: "Terms" };
    yield { company_name: "Acme", type: "competitor", title: "Rival" };
    yield { company_name: null, type: "competitor", title: "No company" };
  },
  names: async () => ({ nameOf: (id) => ({ ana: "Ana Ruiz", ben: "Ben Ito", cleo: "Cleo Ode" })[id] }),
});

const question = { now: new Date(PERIOD.to), timeZone: "UTC", period: PERIOD, isCompared: true, weeks: 0 };
const NOW = [...scores("ana", 50, 40, "now"), ...scores("ben", 80, 88, "now")];
const BEFORE = [...scores("ana", 48, 20, "then"), ...scores("ben", 78, 86, "then"), ...scores("cleo", 64, 64, "then")];
const MEETINGS = [meeting("m-1", "ana", transcriptOf("AAAK")), meeting("m-2", "ben")];

it("Praise stands beside what to work on, each with what it stands on", async () => {
  const report = await composeWeeklyReport(feed(NOW, BEFORE, MEETINGS), question);
  expect(report.praise.map(praiseText)).toEqual([
    "Ben Ito (85.5, +2.0), with 84.5 over 8 reports of both periods, for Close (88.5 over 8 scores)",
  ]);
  expect(report.praise[0]?.quote).toMatchObject({ quote: "Close in ben-now-3", score: 91 });
  expect(report.coach_next[0]).toMatchObject({
    ...{ name: "Ana Ruiz", criterion: { name: "Close" }, strength: { name: "Discovery", scores: 8 } },
  });
});

it("The advice on the period before is followed up, with what both figures stand on", async () => {
  const report = await composeWeeklyReport(feed(NOW, BEFORE, MEETINGS), question);
  expect(report.follow_up.map(followUpText)).toEqual([
    "Ana Ruiz, Close: 21.5 to 41.5 (+20.0 over 4 and 4 scores), a clear rise",
  ]);
  const few = await composeWeeklyReport(feed(NOW.slice(0, 2), BEFORE, MEETINGS), question);
  expect(few.follow_up.map(followUpText)).toEqual(["Ana Ruiz, Close: 2 scores since, too few to tell"]);
  expect(few.follow_up[0]).toMatchObject({ change: null, is_clear: false });
});

it("People with earlier reports and no calls are named, and insights are joined by company", async () => {
  const report = await composeWeeklyReport(feed(NOW, BEFORE, MEETINGS), question);
  expect(withoutCallsText(report)).toBe("Cleo Ode");
  expect(report.insights.by_company.map(companyText)).toEqual([
    "Northwind: 2 insights (objection 2)",
    "Acme: 1 insight (competitor 1)",
  ]);
});

it("Nobody with a call or a report in the period is said to be without calls: a report may be of an earlier call", async () => {
  const some = fc.uniqueArray(fc.constantFrom("ana", "ben", "cleo", "dan"));
  await fc.assert(
    fc.asyncProperty(some, some, some, async (before, now, callers) => {
      const reports = (ids: string[], label: string) => ids.flatMap((id) => scores(id, 60, 70, label));
      const calls = callers.map((id) => meeting(`m-${id}`, id));
      const report = await composeWeeklyReport(feed(reports(now, "now"), reports(before, "then"), calls), question);
      const missing = before.filter((id) => !now.includes(id) && !callers.includes(id));
      expect(report.without_calls.map(({ user_id: id }) => id).sort()).toEqual(missing.sort());
    }),
  );
});

it("How people talk is measured from transcripts with times and both sides, and three calls are needed to tell", async () => {
  const calls = ["m-1", "m-3", "m-4"].map((id) => meeting(id, "ana", transcriptOf("AAAK")));
  const others = [meeting("m-5", "ben", transcriptOf("AK")), meeting("m-6", "ben", transcriptOf("AAAA"))];
  const report = await composeWeeklyReport(feed(NOW, BEFORE, [...calls, ...others]), { ...question, hasTalk: true });
  expect(report.talk).toMatchObject({ calls: 4, of: 5 });
  expect(report.talk?.people.map(talkText)).toEqual([
    "talks 67 % of the time, longest turn 1:30, 160.1 questions in ten minutes, over 3 calls",
    "longest turn 0:30; 1 call, too few to tell more",
  ]);
  expect(renderMarkdown(report)).toContain("## How people talk\n\n- Ana Ruiz talks 67 % of the time");
  const rows = figureRows(report).filter(({ section, id }) => section === "talk" && id === "ana");
  expect(rows.map(({ metric, value }) => [metric, value])).toEqual([
    ["talk_percent", 67],
    ["longest_monologue_seconds", 90],
    ["questions_per_10_minutes", 160.1],
  ]);
  expect(talkText({ ...report.talk?.people[0], questions_per_10_minutes: null } as never)).not.toContain("questions");
  expect((await composeWeeklyReport(feed(NOW, BEFORE, MEETINGS), question)).talk).toBeNull();
});

it("Whose figures can be said comes first, then who talks longest, then by id", () => {
  const rollup = createTalkRollup();
  const add = (user_id: string, lines: string, times = 3) => {
    for (let call = 0; call < times; call += 1)
      addTalk(rollup, meeting(`${user_id}-${call}`, user_id, transcriptOf(lines)));
  };
  add("few", "AAAK", 1);
  add("zoe", "AK");
  add("ben", "AK");
  add("cleo", "AAAK");
  expect(talkReport(rollup, () => undefined).people.map(({ user_id: id }) => id)).toEqual([
    "cleo",
    "ben",
    "zoe",
    "few",
  ]);
});

it.each([
  [8, "1, 2, 3, 4, 5, 6, 7, 8"],
  [9, "1, 2, 3, 4, 5, 6, 7, 8 and 1 more"],
])("Of %i people without calls eight are named", (count, text) => {
  const people = Array.from({ length: count }, (_, index) => ({ user_id: `${index + 1}`, name: null }));
  expect(withoutCallsText({ without_calls: people })).toBe(text);
});

it("Reports without a score are said to be outside of the averages", async () => {
  const [first, ...others] = NOW;
  const unscored = { ...first, overall_score: null } as never;
  const { notes } = await composeWeeklyReport(feed([unscored, ...others], BEFORE, MEETINGS), question);
  expect(notes.join("\n")).toContain("a score: averages stand on these");
});

it("Advice on somebody's average is followed up by that average", () => {
  const score = (value: number) => ({ value, n: 9, of: 9, complete: true, assessed: 100, templates: [] });
  const people = [
    { user_id: "ben", score: score(90) },
    { user_id: "ana", score: score(70) },
  ];
  const current = { people, criteria: [], squares: {}, evidence: { people: new Map() } } as never;
  const advice = [{ user_id: "ana", criterion: null, before: score(60) }] as never;
  const [row] = followUp(advice, { current, scatter: 1 }, () => undefined);
  expect(row).toMatchObject({ criterion: null, change: 10 });
  expect(row && followUpText(row)).toBe("ana, average score: 60.0 to 70.0 (+10.0 over 9 and 9 scores), a clear rise");
});

it("Advice on a criterion is not followed up by another template's criterion of the same name", async () => {
  const other = NOW.map((report) => ({ ...report, template_id: "other", template_name: "Other" }));
  const { follow_up } = await composeWeeklyReport(feed(other, BEFORE, MEETINGS), question);
  expect(follow_up).toEqual([]);
});

it.each(["2026-10-19T00:00:00+02:00", "2026-11-09T00:00:00+01:00"])(
  "The last week of the long trend is the week of whole days that the report is of, from %s",
  async (start) => {
    const [from, after] = [new Date(start), new Date("2026-10-26T00:00:00+01:00")];
    const end = start.startsWith("2026-11") ? new Date("2026-11-16T00:00:00+01:00") : after;
    const period = { from: from.toISOString(), to: new Date(end.getTime() - 1).toISOString() };
    const asked = { ...question, period, timeZone: "Europe/Berlin", weeks: 2 };
    const { reports } = await composeWeeklyReport(feed([], [], []), asked);
    expect(reports.history?.at(-1)?.from).toBe(period.from);
  },
);

it.each([
  ["without times", "Ana Ruiz: Hello there.\nKim Lee: Hello."],
  ["with one side alone", transcriptOf("AAAA")],
  ["of eight seconds", "[00:00:00] Ana Ruiz: Hi.\n[00:00:04] Kim Lee: Hi."],
])("A transcript %s is not measured", (_, transcript) => {
  expect(measureTalk(transcript, TEAM)).toBeUndefined();
});

it("A break ends a turn, and without marks there are no questions to count", () => {
  const words = "so this is what we do ".repeat(15);
  const turn = (at: number, who: string) => `[${clock(at)}] ${who}: ${words}`;
  const paused = [turn(0, "Ana Ruiz"), turn(600, "Ana Ruiz"), turn(630, "Kim Lee"), turn(660, "Kim Lee")].join("\n");
  const talk = measureTalk(paused, TEAM);
  expect(talk).toMatchObject({ questions: null, monologue: { at: 0 } });
  expect(talk?.monologue.seconds).toBeLessThan(60);
});

it("A 1-to-1 has its points in order, each with the moments to listen to", async () => {
  const own = (rows: ReportInput[]) => rows.filter(({ user_id: id }) => id === "ana");
  const material = feed(own(NOW), own(BEFORE), [meeting("m-ana-now-0", "ana", transcriptOf("AAAK"))]);
  const report = await composeWeeklyReport(material, {
    ...question,
    userId: "ana",
    hasTalk: true,
    isForOneToOne: true,
  });
  expect(report.talking_points?.map(({ kind, text }) => [kind, text])).toEqual([
    ["praise", "Discovery: 50.5 over 8 scores of both periods"],
    ["work_on", "Close: 31.5 over 8 scores of both periods"],
    ["follow_up", "Ana Ruiz, Close: 21.5 to 41.5 (+20.0 over 4 and 4 scores), a clear rise"],
    ["talk", "longest turn 1:30; 1 call, too few to tell more"],
  ]);
  expect(report.talking_points?.[1]?.moments.map(momentText)).toEqual([
    "Call m-ana-now-0 at 1:05: “Close in ana-now-0” (40.0)",
    "call m-ana-now-3 at 1:05: “Close in ana-now-3” (43.0)",
  ]);
  const page = renderMarkdown(report);
  expect(page).toContain("## Talking points");
  expect(page).not.toContain("## People");
});

it("Counts by name are in the order of the counts, then of the names", () => {
  expect(mostFirst({ question: 1, praise: 2, objection: 1 })).toEqual([
    ["praise", 2],
    ["objection", 1],
    ["question", 1],
  ]);
});
