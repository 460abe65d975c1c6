import { expect, it } from "vitest";
import { criteriaOf, criterionLabels } from "../../core/figures/criteria.ts";
import { exactOf } from "../../core/figures/figure.ts";
import { addEvidence, createEvidenceRollup, reportEvidence } from "../../core/report/evidence-rollup.ts";
import {
  addInsight,
  addMeeting,
  createInsightRollup,
  createMeetingRollup,
  insightFigures,
} from "../../core/report/meeting-rollup.ts";
import { addReport, createReportRollup, reportFigures } from "../../core/report/report-rollup.ts";

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
  for (const row of rows) for (const score of criteriaOf(row)) addEvidence(rollup, row, score);
  const { criteria, people } = reportEvidence(rollup);
  const [close, open] = ['["T","Close"]', '["T","Open"]'];
  expect([...criteria.keys()]).toEqual([close]);
  expect(criteria.get(close)).toMatchObject({
    low: { report_id: "r1", quote: "one", score: 40, timestamp_seconds: null, meeting_id: "meeting of r1" },
    high: { report_id: "r4", quote: `${"y".repeat(239)}…`, user_id: "unknown" },
  });
  expect(people.get("ana")).toMatchObject([{ key: close, score: { value: 40, n: 2 }, quote: { quote: "one" } }]);
  expect(people.get("ben")).toMatchObject([
    { key: close, score: { value: 92.5, n: 2, of: 2, templates: ["T"] }, quote: { quote: `${"x".repeat(240)}…` } },
    { key: open, score: { value: 10, n: 1 }, quote: null },
  ]);
});

it("A quote of 240 characters is whole, one with its time has it", () => {
  const rollup = createEvidenceRollup();
  const row = report("r", "ana", [criterion("Close", 1, "x".repeat(240), 7)]);
  for (const score of criteriaOf(row)) addEvidence(rollup, row, score);
  expect(reportEvidence(rollup).criteria.get('["T","Close"]')?.low).toMatchObject({
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
  const figures = reportFigures(rollup);
  expect(figures).toMatchObject({
    reports: 5,
    score: { value: 67.5, n: 4, of: 5, complete: true, templates: ["T"] },
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
      { key: '["T","Close"]', label: "Close", template: "T", scores: 2, average_score: 55 },
      { key: '["T","Open"]', label: "Open", template: "T", scores: 0, average_score: null },
    ],
    withoutCriteria: 1,
    dated: 4,
  });
  expect(figures.lowest.map(({ id, overall_score }) => [id, overall_score])).toEqual([
    ["a", 60],
    ["e", 60],
    ["c", 70],
    ["b", 80],
  ]);
  expect(figures.criteria.map(({ score }) => exactOf(score))).toEqual([{ numerator: 110n, denominator: 2n }, null]);
  expect(figures.squares).toEqual({ people: 80 ** 2 + 60 ** 2 + 70 ** 2 + 60 ** 2, criteria: 50 ** 2 + 60 ** 2 });
});

it("What is no criterion is left out, and labels tell templates apart by name, else by id", () => {
  expect(criteriaOf({ criteria_scores: null })).toEqual([]);
  const rows = [null, "Close", { name: 5, score: 1 }] as never;
  expect(criteriaOf({ template_id: 7, criteria_scores: rows })).toEqual([
    { key: '["7","5"]', name: "5", template: "7", templateName: "", score: 1, item: { name: 5, score: 1 } },
  ]);
  const labelsOf = (...templates: [template: string, templateName: string][]) => {
    const all = templates.map(([template, templateName], index) => ({
      key: `${index}`,
      name: "Close",
      template,
      templateName,
    }));
    return all.map(criterionLabels([...all, ...all]));
  };
  expect(labelsOf(["a", "Call"])).toEqual(["Close"]);
  expect(labelsOf(["a", "Call"], ["b", ""], ["", ""])).toEqual(["Close (Call)", "Close (b)", "Close (no template)"]);
  expect(labelsOf(["a", "Call"], ["b", "Call"])).toEqual(["Close (Call a)", "Close (Call b)"]);
});

it("Criteria of one name are two where their templates are two", () => {
  const rollup = createReportRollup([]);
  for (const [template_id, score] of [
    ["a", 40],
    ["b", 90],
  ] as const)
    addReport(rollup, {
      ...report(template_id, "ana", [criterion("Close", score)]),
      template_id,
      template_name: "Call",
    });
  expect(reportFigures(rollup).criteria.map(({ label, average_score }) => [label, average_score])).toEqual([
    ["Close (Call b)", 90],
    ["Close (Call a)", 40],
  ]);
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

const meeting = (values: object) => ({
  ...{ id: "m", title: "Call", user_id: "ana", status: "completed", report_count: 1, started_at: "2026-11-10" },
  ...values,
});

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

it("Insights are counted by type and mood, the newest ten named", () => {
  const rollup = createInsightRollup();
  for (let index = 0; index < 11; index += 1)
    addInsight(rollup, { id: `i${index}`, type: "objection", sentiment: "negative", title: "T" } as never);
  addInsight(rollup, {} as never);
  const figures = insightFigures(rollup);
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
