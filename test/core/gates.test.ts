import { expect, it } from "vitest";
import { meanFigure } from "../../core/figures/figure.ts";
import { meanFrom } from "../../core/figures/mean.ts";
import { evaluateGates } from "../../core/gates/evaluate-gates.ts";
import { type Gate, parseGate } from "../../core/gates/parse-gate.ts";
import { compareFigure } from "../../core/report/compare-figures.ts";

it.each<[string, Partial<Gate> | undefined]>([
  [" average_score>=70 ", { text: "average_score >= 70", level: "fail", operator: ">=", threshold: "70" }],
  ["fail:reports.delta < -3.5", { text: "reports.delta < -3.5", level: "fail", operator: "<", threshold: "-3.5" }],
  ["warn: meetings!=0", { level: "warn", metric: { kind: "figure", name: "meetings", delta: false } }],
  ["avg_score.delta==1", { metric: { kind: "figure", name: "average_score", delta: true } }],
  ["rep.average_score>1", { metric: { kind: "person", label: null, delta: false } }],
  ["rep[A]x].average_score.delta>1", { metric: { kind: "person", label: "A]x", delta: true } }],
  ["criterion.*<=1", { metric: { kind: "criterion", label: null, delta: false } }],
  ["criterion.Next.delta>1", { metric: { kind: "criterion", label: "Next", delta: true } }],
  ["criterion.a>b>1", { metric: { kind: "criterion", label: "a>b", delta: false } }],
  ...["meetings.delta>1", "rep[].average_score>1", "rep.average_scores>1", "a rep.average_score>1", "criterion.>1"].map(
    (text): [string, undefined] => [text, undefined],
  ),
  ...[
    "a criterion.A>1",
    "criterion.A",
    "x>1",
    ">1",
    "reports>",
    "reports>1.1234567",
    "reports>1234567890",
    "stop:reports>1",
    "",
  ].map((text): [string, undefined] => [text, undefined]),
])("The gate %j is read as %j", (text, expected) => {
  if (expected) expect(parseGate(text)).toMatchObject(expected);
  else expect(parseGate(text)).toBeUndefined();
});

const figure = (n: number, score: number) => meanFigure(meanFrom(Array(n).fill(score)), { complete: true });
const row = (n: number, score: number, before?: number) =>
  compareFigure(figure(n, score), before === undefined ? null : figure(before, 60));
const person = (user_id: string, name: string, n = 3) => ({ user_id, name, ...row(n, 70) });
const group = (count: number) => ({ count, newest: [] });
const REPORT = {
  reports: { count: 5, count_change: -2, ...row(3, 70, 4) },
  people: [person("a", "Ana Ruiz"), person("b", "Ann Ruiz"), person("c", "Cleo", 0)],
  criteria: [{ label: "Close", name: "Close", ...row(3, 50, 2) }],
  meetings: { total: 9, failed: group(1), no_transcript: group(2), without_report: group(3) },
  insights: { total: 4 },
};
const evaluate = (text: string, report: object = {}, plan: object = {}) => {
  const whole = { minReports: 1, ifNoData: "fail", ...plan, gates: [parseGate(text)] };
  const { passed, results } = evaluateGates({ ...REPORT, ...report } as never, whole as never);
  return [passed, ...results.map(({ outcome, message, value }) => [outcome, message, value])];
};

it.each<[string, boolean, ...unknown[][]]>([
  ["average_score>=70", true, ["passed", "70", 70]],
  ["average_score.delta>10", false, ["failed", "10, expected > 10", 10]],
  ["warn:average_score>70", true, ["warned", "70, expected > 70", 70]],
  ["reports==5", true, ["passed", "5", 5]],
  ["reports.delta==-2", true, ["passed", "-2", -2]],
  ["meetings==9", true, ["passed", "9", 9]],
  ["meetings.failed==1", true, ["passed", "1", 1]],
  ["meetings.no_transcript==2", true, ["passed", "2", 2]],
  ["meetings.without_report==3", true, ["passed", "3", 3]],
  ["insights==4", true, ["passed", "4", 4]],
  ["rep.average_score>=70", true, ["passed", "Ana Ruiz: 70", 70], ["passed", "Ann Ruiz: 70", 70]],
  ["rep[Cleo].average_score>=70", false, ["failed", "Cleo: too little data (no reports)", null]],
  [
    "rep[Ruiz].average_score>=70",
    false,
    ["failed", "Ruiz: too little data (nobody in this report is called so; did you mean Ana Ruiz or Ann Ruiz?)", null],
  ],
  ["rep[Cleo].average_score.delta>=70", false, ["failed", "Cleo: too little data (no reports)", null]],
  ["criterion.*<50", false, ["failed", "Close: 50, expected < 50", 50]],
  ["criterion.Close.delta==-10", true, ["passed", "Close: -10", -10]],
  ["warn:criterion.X>1", true, ["warned", "X: too little data (no report has it; criteria are Close)", null]],
])("The gate %s is met: %s", (text, ...expected) => {
  expect(evaluate(text)).toEqual(expected);
});

it.each<[string, string, object, object, string]>([
  ["average_score>=1", "no reports at all", { reports: { count: 0, ...row(0, 0) } }, { minReports: 0 }, "no reports"],
  ["average_score>=1", "too few", {}, { minReports: 4 }, "3 reports, fewer than 4"],
  ["average_score>=1", "one", { reports: { count: 1, ...row(1, 70) } }, { minReports: 2 }, "1 report, fewer than 2"],
  [
    "reports.delta>=1",
    "no comparison",
    { reports: { count: 1, count_change: null, ...row(1, 1) } },
    {},
    "nothing to compare with",
  ],
  ["average_score.delta>=1", "no score before", { reports: row(3, 70, 0) }, {}, "nothing to compare with"],
  [
    "average_score.delta>=1",
    "as many before",
    { reports: row(3, 70, 3) },
    { minReports: 4 },
    "3 reports, fewer than 4",
  ],
  ["average_score.delta>=1", "more before", { reports: row(3, 70, 5) }, { minReports: 4 }, "3 reports, fewer than 4"],
  [
    "average_score.delta>=1",
    "fewer before",
    { reports: row(3, 70, 2) },
    { minReports: 4 },
    "2 reports before, fewer than 4",
  ],
  ["average_score>=1", "fewer before", { reports: row(3, 70, 2) }, { minReports: 4 }, "3 reports, fewer than 4"],
])("%s of %s has too little data", (text, _, report, plan, why) => {
  const message = `too little data (${why})`;
  expect(evaluate(text, report, plan)).toEqual([false, ["failed", message, null]]);
  expect(evaluate(`warn:${text}`, report, plan)).toEqual([true, ["warned", message, null]]);
  expect(evaluate(text, report, { ...plan, ifNoData: "warn" })).toEqual([true, ["warned", message, null]]);
  expect(evaluate(text, report, { ...plan, ifNoData: "pass" })).toEqual([true, ["passed", message, null]]);
});

const criteria = (...names: string[]) => names.map((name) => ({ label: name, name, ...row(0, 0) }));
it.each<[string, object, string]>([
  ["criterion.A", { criteria: [] }, "no report has it; the report has no criteria: remove --no-criteria"],
  ["criterion.*", { criteria: [], reports: { count: 0 } }, "no report has it; there are no reports"],
  ["criterion.Close", { criteria: criteria("Close") }, "no report has it"],
  [
    "criterion.abcf",
    { criteria: criteria("zzzz", "ABCDE", "abc", "abcd", "wxyz", "abxf") },
    "no report has it; the nearest criteria are abc, abcd, abxf, ABCDE, zzzz; there is 1 more",
  ],
  ["criterion.x", { criteria: criteria("e", "d", "c", "b", "a") }, "no report has it; criteria are e, d, c, b, a"],
])("Of %s it is said what may have been meant", (metric, report, why) => {
  expect(evaluate(`${metric}>=1`, report, { minReports: 0 })).toEqual([
    false,
    ["failed", expect.stringContaining(`too little data (${why})`), null],
  ]);
});
