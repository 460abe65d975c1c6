import { expect, it } from "vitest";
import { scorecardMarkdown, scorecardText } from "../../cli/commands/reports/scorecard-text.ts";
import { comparedText, performerBars, statsMarkdown } from "../../cli/commands/team/stats-text.ts";
import { meetingPage, transcriptPage } from "../../cli/features/view/meeting-page.ts";
import type { Column, Screen } from "../../cli/output/columns.ts";
import { placeColumns } from "../../cli/output/layout.ts";
import { PLAIN_STYLE } from "../../cli/text/style.ts";
import { NOW } from "./support/run-cli.ts";
import { TAGGED_STYLE } from "./support/tagged-style.ts";

const screen = (width: number | undefined, style = PLAIN_STYLE): Screen => ({
  ...{ now: NOW, style, relativeTimes: true, width },
});

const PERFORMERS = [
  { user_id: "1", name: "Ana\u0007", avg_score: 100, report_count: 1 },
  { user_id: "2", name: null, avg_score: 50, report_count: 1234 },
  { user_id: null, name: null, avg_score: null, report_count: null },
] as never;

it("Top performers have a bar, a figure and the number of their reports", () => {
  expect(performerBars(PERFORMERS, screen(50))).toBe(
    [
      "Top performers",
      "Ana\\x07  ███████████████████ 100.0  1 report",
      "2        █████████▌░░░░░░░░░  50.0  1,234 reports",
      "unknown                          –",
      "",
    ].join("\n"),
  );
  expect(performerBars(PERFORMERS, screen(undefined, TAGGED_STYLE))).toContain(
    `<green>${"█".repeat(40)} 100.0</>  <dim>1 report</>`,
  );
  expect(performerBars([], screen(80))).toBe("No reports in this time range.\n");
  expect(performerBars(null, screen(80, TAGGED_STYLE))).toBe("<dim>The service did not return top performers.</>\n");
});

it("A name keeps eight columns on the narrowest terminal, a bar too", () => {
  const [line] = performerBars(
    [{ ...(PERFORMERS as object[])[0], name: "Maximiliane von Hohenfels" }] as never,
    screen(20),
  )
    .split("\n")
    .slice(1);
  expect(line).toBe("Maximil…  ████████ 100.0  1 report");
});

const COMPARISON = {
  current: { from: "2026-11-01T00:00:00.000Z", to: "", total_reports: 5, scored_reports: 4, average_score: 70.5 },
  previous: { from: "2026-10-01T00:00:00.000Z", to: "", total_reports: 8, scored_reports: 8, average_score: 60 },
  average_score_change: 10.5,
} as never;

it("A comparison has both periods, the change, and how many reports its averages stand on", () => {
  expect(comparedText(COMPARISON, screen(undefined))).toBe(
    [
      "Compared with 2026-10-01 to 2026-11-01 (computed from reports)",
      "               previous  current  change",
      "Reports               8        5  -3",
      "Average score      60.0     70.5  +10.5",
      "12 of 13 reports carry a score: the averages stand on these.",
      "\n",
    ].join("\n"),
  );
  const painted = comparedText(COMPARISON, screen(undefined, TAGGED_STYLE));
  expect(painted).toContain("<red>-3</>");
  expect(painted).toContain("<green>+10.5</>");
});

it("A comparison of nothing has no change", () => {
  const empty = { from: "2026-11-01T00:00:00.000Z", total_reports: 0, scored_reports: 0, average_score: null };
  const text = comparedText(
    { current: empty, previous: empty, average_score_change: null } as never,
    screen(undefined),
  );
  expect(text).toContain("Reports               0        0  ±0\nAverage score         –        –  –\n\n");
});

it("Statistics as Markdown have performers and comparison", () => {
  expect(statsMarkdown(PERFORMERS, COMPARISON)).toBe(
    [
      "\n## Top performers\n\n| Person | Average score | Reports |\n| --- | --- | --- |\n",
      "| Ana\u0007 | 100 | 1 |\n| 2 | 50 | 1234 |\n|  |  |  |\n",
      "\n## Comparison, computed from reports\n\n| Figure | From 2026-10-01 | From 2026-11-01 |\n| --- | --- | --- |\n",
      "| Reports | 8 | 5 |\n| Average score | 60 | 70.5 |\n",
    ].join(""),
  );
  expect(statsMarkdown([], undefined)).toBe("\n## Top performers\n\nNo reports in this time range.\n");
  expect(statsMarkdown(null, COMPARISON)).toMatch(
    /^\n## Top performers\n\nThe service did not return.*\n\n## Comparison/s,
  );
});

const REPORT = {
  feedback: "Well done.",
  strengths: ["Patient", null],
  improvements: [],
  next_steps: ["Send a date"],
  criteria_scores: [
    {
      name: "Discovery",
      weight: 60,
      score: 80,
      feedback: "Open.",
      evidence: [{ quote: "Why?", timestamp_seconds: 64 }, { quote: "" }, { quote: "What?" }, null],
    },
    { name: null, weight: null, score: null, feedback: null, evidence: null },
  ],
} as never;

it("A scorecard has bars, feedback, quotes and lists", () => {
  expect(scorecardText(REPORT, screen(60))).toBe(
    [
      "Discovery  ████████████████░░░░  80.0  weight 60\n  Open.\n  “Why?” (1:04)\n  “What?”\n",
      "unknown    not assessed                weight unknown\n",
      "\nThe overall score: 1 of 2 criteria was assessed.\n",
      "\nWell done.\n",
      "\nStrengths\n  - Patient\n",
      "\nNext steps\n  - Send a date\n",
    ].join(""),
  );
  expect(scorecardText(REPORT, screen(undefined))).toContain("Discovery   80.0         weight 60\n");
  expect(scorecardText({} as never, screen(80))).toBe("");
});

it("A scorecard as Markdown has the same", () => {
  expect(scorecardMarkdown(REPORT)).toBe(
    [
      "\n## Scores\n\n| Criterion | Score | Weight | Feedback |\n| --- | --- | --- | --- |\n",
      "| Discovery | 80 | 60 | Open. |\n| unknown | not assessed | unknown |  |\n",
      "\nThe overall score: 1 of 2 criteria was assessed.\n",
      "\n## Evidence\n\n> Discovery (1:04): “Why?”\n\n> Discovery: “What?”\n",
      "\n## Feedback\n\nWell done.\n\n## Strengths\n\n- Patient\n\n## Next steps\n\n- Send a date\n",
    ].join(""),
  );
  expect(scorecardMarkdown({} as never)).toBe("");
});

const ID = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";
const MEETING = {
  ...{ id: ID, title: null, participants: [], transcript: "[00:00:04] Ana: Why?" },
  reports: [
    { id: ID, overall_score: 50, template_name: "Discovery" },
    { id: ID, overall_score: null, template_name: null },
  ],
} as never;

it("A meeting's page has its reports, with bars where there is room", () => {
  const page = meetingPage(MEETING);
  expect([page.title, page.fields]).toEqual([ID, ["participants", "reports", "transcript"]]);
  expect(page.text(screen(60))).toContain(
    "Reports\n  ██████████░░░░░░░░░░  50.0  Discovery 3f2b8c1e\n  no score  unknown 3f2b8c1e\n\nTranscript\nAna  0:04\n    Why?\n",
  );
  expect(page.text(screen(59))).toContain("\n   50.0  Discovery 3f2b8c1e\n");
  expect(page.text(screen(undefined))).toContain(`\n   50.0  Discovery ${ID}\n`);
  expect(page.markdown()).toContain(
    `\n## Reports\n\n| Template | Score | Id |\n| --- | --- | --- |\n| Discovery | 50 | ${ID} |\n|  |  | ${ID} |\n`,
  );
  const without = (reports: unknown) => meetingPage({ ...(MEETING as object), reports } as never);
  expect(without([]).text(screen(80))).toContain("No reports.\n\nTranscript\n");
  expect(without(null).text(screen(80))).toContain("Its reports could not be read.\n\n");
  expect(without(null).markdown()).not.toContain("Reports");
  expect(meetingPage({ ...(MEETING as object), title: "Call" } as never).title).toBe("Call");
});

it("A transcript's page names each speaker once, since when", () => {
  const transcript = [
    "No speaker yet.",
    "[00:00:04] Ana: Why?",
    "[00:00:05] Ana: And when?",
    "[00:00:06] Ana: ",
    "[01:00:07] Ivo: Because it takes a long time to say.",
  ].join("\n");
  expect(transcriptPage(transcript, screen(30))).toBe(
    [
      "Somebody\n    No speaker yet.\n",
      "\nAna  0:04\n    Why?\n    And when?\n",
      "\nIvo  1:00:07\n    Because it takes a long\n    time to say.\n",
    ].join(""),
  );
  for (const none of [null, "", " \n"]) expect(transcriptPage(none, screen(80))).toBe("No transcript.\n");
});

const column = (kind: Column["kind"], width: number, rank?: number) => ({
  width,
  column: { field: "x", title: "X", kind, ...(rank === undefined ? {} : { rank }) },
});
const widths = (columns: ReturnType<typeof column>[], available: number | undefined) =>
  placeColumns(columns, available)?.map(({ width }) => width);

it.each([
  [[column("text", 30), column("id", 8)], undefined, [30, 8]],
  [[column("text", 30), column("id", 8)], 40, [30, 8]],
  [[column("text", 30), column("id", 8)], 39, [29, 8]],
  [[column("text", 30), column("id", 8)], 28, [18, 8]],
  [[column("text", 30), column("id", 8)], 27, undefined],
  [[column("text", 10), column("id", 8)], 20, [10, 8]],
  [[column("text", 10), column("id", 8)], 19, undefined],
  [[column("text", 30), column("text", 26)], 54, [26, 26]],
  [[column("text", 30), column("text", 26)], 53, [25, 26]],
  [[column("id", 8), column("time", 8, 2), column("count", 8, 1)], 28, [8, 8, 8]],
  [[column("id", 8), column("time", 8, 2), column("count", 8, 1)], 27, [8, 8]],
  [[column("id", 8), column("time", 8, 2), column("count", 8, 1)], 17, [8]],
  [[column("id", 8)], 7, undefined],
  [[], 5, []],
] as const)("%# columns are placed in %s columns", (columns, available, expected) => {
  expect(widths([...columns], available)).toEqual(expected);
});
