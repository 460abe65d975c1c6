import { expect, it } from "vitest";
import { addShare, assessedPercent, assessedText, emptyShares, reportShare } from "../../core/figures/assessed.ts";
import { isLike, meanFigure } from "../../core/figures/figure.ts";
import { meanFrom } from "../../core/figures/mean.ts";
import { evaluateGates } from "../../core/gates/evaluate-gates.ts";
import { parseGate } from "../../core/gates/parse-gate.ts";
import { composeWeeklyReport, type ReportFeed } from "../../core/report/compose-weekly-report.ts";
import { headline } from "../../core/report/headline.ts";
import { renderMarkdown } from "../../core/report/render/markdown.ts";
import type { ReportInput } from "../../core/report/report-input.ts";

const PERIOD = { from: "2026-11-09T00:00:00.000Z", to: "2026-11-15T23:59:59.999Z" };

/** A report whose criterion of `weight` was not assessed; of all of them, without one. */
const report = (id: string, score: number, weight = 0): ReportInput => ({
  ...{ id, user_id: "ana", meeting_id: id, template_id: "t", template_name: "T", created_at: PERIOD.from },
  overall_score: score,
  criteria_scores: [
    { name: "Close", score, weight: 100 - weight },
    ...(weight > 0 ? [{ name: "Discovery", score: null, weight }] : []),
  ],
});
const week = (score: number, weight = 0) => [1, 2, 3, 4].map((index) => report(`${score}-${index}`, score, weight));

async function* nothing(): AsyncGenerator<never> {
  yield* [];
}

async function weekly(now: ReportInput[], before: ReportInput[]) {
  const feed: ReportFeed = {
    sources: [],
    async *reports(_period, label) {
      yield* label === "current" ? now : before;
    },
    scores: nothing,
    meetings: nothing,
    insights: nothing,
    names: async () => ({ nameOf: () => "Ana Ruiz" }),
  };
  const question = { now: new Date(PERIOD.to), timeZone: "UTC", period: PERIOD, isCompared: true, weeks: 0 };
  return composeWeeklyReport(feed, question);
}

it("the share assessed stands beside the mean, and beside everybody's", async () => {
  const { reports, people } = await weekly(week(80, 40), week(70, 35));
  expect([reports.score.assessed, reports.before?.assessed, people[0]?.score.assessed]).toEqual([60, 65, 60]);
  expect(reports.average_score_change).toBe(10);
  expect(renderMarkdown(await weekly(week(80, 40), week(70, 35)))).toContain(
    "The average is based on 60 % of the weight of its criteria; the others were not assessed.",
  );
});

it("a change between unlike shares of the criteria is said to be one, makes no headline, and passes no gate", async () => {
  const figures = await weekly(week(100, 40), week(70));
  expect(figures.reports).toMatchObject({ average_score: 100, average_score_change: 30 });
  expect(figures.people[0]).toMatchObject({ average_score: 100, change: 30, previous: 70 });
  expect(renderMarkdown(figures)).toContain("the one before on 100 %: part of the change is due to what was assessed.");
  expect(headline(figures)).toMatch(/^The team averaged 100.0, from 4 reports on 1 person. Close rose most/);
  const gates = ["average_score.delta>=0", "average_score>=60"].flatMap((text) => parseGate(text) ?? []);
  const { results } = evaluateGates(figures, { gates, minReports: 1, ifNoData: "fail" });
  expect(results.map(({ outcome, message }) => [outcome, message])).toEqual([
    ["failed", expect.stringContaining("stand on 60 % of the weight of their criteria, those before on 100 %")],
    ["passed", "100"],
  ]);
});

it("a gate on a person or a criterion without reports says which of both it lacks", async () => {
  const gates = ["rep[Nobody].average_score>=1", "criterion.Nothing>=1"].flatMap((text) => parseGate(text) ?? []);
  const { results } = evaluateGates(await weekly(week(70), week(70)), { gates, minReports: 1, ifNoData: "fail" });
  expect(results.map(({ message }) => message)).toEqual([
    "Nobody: too little data (nobody in this report is called so)",
    "Nothing: too little data (no report has it; criteria are Close)",
  ]);
});

it("a criterion's own mean is compared: it stands on itself", async () => {
  const { criteria } = await weekly(week(100, 40), week(70));
  expect(criteria.find(({ name }) => name === "Close")).toMatchObject({ change: 30 });
});

it.each([
  [59, 68, true],
  [59, 69, false],
  [69, 59, false],
  [100, 91, true],
])("means on %d and %d %% of the weight are alike: %s", (one, other, expected) => {
  const [before, after] = [one, other].map((percent) =>
    meanFigure(meanFrom([50]), { complete: true, assessed: { sum: percent / 100, reports: 1 } }),
  );
  if (!before || !after) throw new Error("two figures");
  expect(isLike(before, after)).toBe(expected);
});

it("nearly all is not all, and a report that does not say what it assessed counts for nothing", () => {
  const shares = emptyShares();
  addShare(shares, reportShare([{ name: "Close" } as object]));
  expect(assessedPercent(shares)).toBeUndefined();
  const nearly = { score: 1, weight: 999 };
  addShare(shares, reportShare([nearly, { score: null, weight: 1 }]));
  expect(assessedPercent(shares)).toBe(99);
  expect(
    assessedText([
      { score: 80, weight: 3 },
      { score: null, weight: 1 },
    ]),
  ).toBe("1 of 2 criteria was assessed, 75 % of the weight");
  expect(assessedText([{ score: 80, weight: 3 }])).toBeUndefined();
});

it.each([
  ["0 of 1 criterion were assessed", [{ score: null }]],
  ["2 of 3 criteria were assessed", [{ score: 1, weight: 1 }, { score: 2 }, { score: null, weight: 1 }]],
  [
    "1 of 2 criteria was assessed, 50 % of the weight",
    [
      { score: 1, weight: 0 },
      { score: null, weight: 0 },
    ],
  ],
  [undefined, [{ score: null }, null]],
  [undefined, [{ score: null }, {}]],
  [undefined, []],
])("%s is said of %j", (text, criteria) => {
  expect(assessedText(criteria)).toBe(text);
  if (text === undefined) expect(reportShare(criteria)).toBeUndefined();
});
