import { expect, it } from "vitest";
import { callFacts, checkProse, trueProse, withoutFalseMarks } from "../../core/evidence/prose.ts";
import { verifyReport } from "../../core/evidence/verify-report.ts";
import { numbersIn } from "../../core/text/numbers.ts";
import { parseTranscript } from "../../core/transcript/parse-transcript.ts";

const TRANSCRIPT = [
  "[00:00:00] Jonas: What made you take this call? We do not sell before Monday at half past ten.",
  "[00:00:10] Ana: Forty routes a day, on paper.",
  "[00:00:20] Jonas: And what does that cost you?",
  "[00:00:30] Ana: 12,500 euros a year, maybe.",
].join("\n");
const MEASURED = { numbers: new Set([2]), seconds: new Set([130]) };
const FACTS = callFacts(parseTranscript(TRANSCRIPT), { measured: MEASURED, names: ["Opening and agenda"] });

it.each([
  ["He asked “what made you take this call”.", []],
  ["He asked “what keeps you awake, Ana”.", ["“what keeps you awake, Ana”"]],
  ["He said “sell before Monday”.", ["“sell before Monday”"]],
  ["“Opening and agenda” went well.", []],
  ["A so-called “pitch”.", []],
  ["It costs 12.500 euros for 40 routes.", []],
  ["It costs 13,500 euros.", ["13,500"]],
  ["He talked for 99 % of the time.", ["99 %"]],
  ["At 0:20 he asked, and it took 2:10.", []],
  ["At 7:20 he asked.", ["7:20"]],
  ["On Monday at 10:30, 2026-11-30.", []],
  ["He talked for 99 % (good: at most 58 %).", ["99 %"]],
  ["Ana's and Jonas' routes aren't 'on paper' any more.", []],
])("of %j, %j does not hold", (text, wrong) => {
  expect(checkProse(text, FACTS).map(({ start, end }) => text.slice(start, end))).toEqual(wrong);
});

it("a sentence that does not hold is left out; in advice, words that nobody said lose their marks", () => {
  const text = "Good. He said “we will sign it all today”. It was a “deal”.";
  expect(trueProse(text, FACTS)).toBe("Good. It was a deal.");
  expect(withoutFalseMarks("Ask “what would change?” and “on paper”.", FACTS)).toBe(
    "Ask what would change? and “on paper”.",
  );
});

it.each([
  ["twenty-five percent", [25, true]],
  ["fünfundzwanzig Prozent", [25, true]],
  ["treinta y cinco por ciento", [35, true]],
  ["soixante et onze", [71, false]],
  ["quatre-vingt-dix", [90, false]],
  ["三十五パーセント", [35, true]],
  ["twenty-one", [21, false]],
  ["neunundneunzig", [99, false]],
  ["veintidós", [22, false]],
  ["十", [10, false]],
  ["十五", [15, false]],
  ["二十", [20, false]],
  ["1,234,5", [1234.5, false]],
  ["1.234.567", [1_234_567, false]],
  ["2.5", [2.5, false]],
])("%s is one number", (text, expected) => {
  const found = numbersIn(`(${text})`);
  expect(found.map(({ value, isPercent, start, end }) => [value, isPercent, start, end])).toEqual([
    [...expected, 1, 1 + text.length],
  ]);
});

it.each([
  ["forty routes, 12 euros, two people", [40, 12, 2]],
  ["twenty thirty", [20, 30]],
  ["thirty twenty", [30, 20]],
  ["twenty zero", [20, 0]],
  ["twenty half", [20, 0.5]],
  ["ten five", [10, 5]],
  ["hundred five", [100, 5]],
  ["twenty-five three", [25, 3]],
  ["twenty or five", [20, 5]],
  ["一二", []],
])("%s are the numbers %j", (text, expected) => {
  expect(numbersIn(text).map(({ value }) => value)).toEqual(expected);
});

it("what each speaker's share of the talk comes to may be said, more exactly where a line has its end", () => {
  const lines = parseTranscript(TRANSCRIPT);
  const { shares, tolerance } = callFacts(lines);
  expect(shares).toHaveLength(4);
  const withEnd = lines.map((line, index) => (index === 0 ? { ...line, endMs: 9_000 } : line));
  expect(callFacts(withEnd).tolerance).toBeLessThan(tolerance);
});

const weighed = (...rows: [score: number, weight: unknown][]) =>
  rows.map(([score, weight]) => ({ name: "Discovery", score, weight, evidence: [] }));

it.each([
  ["no overall score", null, weighed([80, 60]), 0, 1],
  ["an empty overall score", "", weighed([80, 60]), 0, 1],
  ["no weights", 80, weighed([80, undefined], [40, undefined]), 0, 1],
  ["weights of 0, which count equally", 60, weighed([80, 0], [40, 0]), 0, 0],
  ["weights of 0, and another mean", 80, weighed([80, 0], [40, 0]), 1, 0],
  ["an overall score of 0", 0, weighed([80, 60]), 1, 0],
])(
  "a mean is checked as it is computed, and what is left out is unchecked: %s",
  (_, score, criteria_scores, ...counts) => {
    const { problems, unchecked } = verifyReport({ overall_score: score, criteria_scores } as never, null);
    expect([problems, unchecked].map((texts) => texts.filter((text) => text.includes("overall score")).length)).toEqual(
      counts,
    );
  },
);

it("evidence without a quote is none", () => {
  const criteria_scores = [{ name: "Discovery", score: 80, weight: 1, evidence: [{ timestamp_seconds: 4 }] }];
  const checked = verifyReport(report({ criteria_scores }) as never, { transcript: TRANSCRIPT });
  expect(checked).toMatchObject({ quotes: 0, problems: [], unchecked: ["the report has no quotes"] });
});

const report = (values: object) => ({
  overall_score: 80,
  criteria_scores: [{ name: "Discovery", score: 80, weight: 1, feedback: "", evidence: [] }],
  ...values,
});

it.each([
  [{ feedback: "She said “we will sign it all today”." }, "feedback: the text quotes"],
  [{ strengths: ["He listened for 97 % of the time."] }, "the text says 97 %, which nobody says"],
])("svc reports verify holds what a text says against the call: %j", (values, problem) => {
  const { problems } = verifyReport(report(values), { transcript: TRANSCRIPT });
  expect(problems.join()).toContain(problem);
});

it("what a text may propose is named as unchecked, and the share of the talk and of the weight may be named", () => {
  const feedback = "You talked for 62 %. 1 of 2 criteria was assessed, 60 % of the weight.";
  const criteria_scores = [
    { name: "Discovery", score: 80, weight: 3, feedback: "Ask “what would change for you?”", evidence: [] },
    { name: "Close", score: null, weight: 2, feedback: "", evidence: [] },
  ];
  const { problems, unchecked } = verifyReport(report({ feedback, criteria_scores }), {
    transcript: TRANSCRIPT,
    participants: [{ name: "Jonas", is_internal: true }],
  });
  expect(problems).toEqual([]);
  expect(unchecked.join()).toContain('nobody says "what would change for you?"');
});
