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
const MEASURED = { numbers: new Set([2]), seconds: new Set([130, 3700]) };
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
  ["It is 2 %, or 2 of 3, or 4 of 5.", ["4", "5"]],
  ["It took 1:01:40.", []],
  ["At 0:35 and at 0:36.", ["0:36"]],
  ["At 1:10:00.", ["1:10:00"]],
  ["(At best, 1) on 2026-11-30 at 0:20 it cost 13,500.", ["13,500"]],
  ["He said “deal this” and “deal it”, and “a b c d e”.", ["“deal this”"]],
  ["Ana's and Jonas' routes aren't 'on paper' any more.", []],
])("of %j, %j does not hold", (text, wrong) => {
  expect(checkProse(text, FACTS).map(({ start, end }) => text.slice(start, end))).toEqual(wrong);
});

it("a sentence that does not hold is left out; in advice, words that nobody said lose their marks", () => {
  const text = "Good. He said “we will sign it all today”. It was a “deal”.";
  expect(trueProse(text, FACTS)).toBe("Good. It was a deal.");
  expect(trueProse("He took 97 %. Good.  At 7:20 he said 98 %. ", FACTS)).toBe("Good.");
  expect(withoutFalseMarks("“x”, “yy” and “z”", FACTS)).toBe("x, yy and z");
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
  expect([callFacts(lines, { measured: MEASURED }).tolerance, callFacts([]).shares]).toEqual([3, []]);
  expect(callFacts(parseTranscript("[0:00] Ana: Hello.")).shares).toEqual([]);
});

const FOUR = ["0:00 - 0:10] Ana", "0:10 - 0:30] Bo", "0:30 - 1:00] Cy", "1:00 - 1:40] Di"];
const SAID = FOUR.map((head) => `[${head}: ${"so ".repeat(120)}`).join("\n");
const OF_FOUR = parseTranscript(SAID);

it.each([
  [{}, "He talked for 43 %, she for 7 %.", []],
  [{}, "He talked for 44 %, she for 6 %.", ["44 %", "6 %"]],
  [{}, "He talked for 50 %, and it took 9:59 for 77 of them.", ["50 %"]],
  [{ percents: [50] }, "He talked for 50 %.", []],
  [{ isOwn: (speaker: string) => "BoCy".includes(speaker) }, "They talked for 50 %.", []],
])("with %j, of %j, %j is not the share of anybody", (options, text, wrong) => {
  const facts = callFacts(OF_FOUR, options);
  expect(facts.shares.slice(0, 4).map(Math.round)).toEqual([10, 90, 20, 80]);
  expect(checkProse(text, facts).map(({ words }) => words)).toEqual(wrong);
});

it("no time is near a line without one", () => {
  const facts = callFacts(parseTranscript("Ana: Hello."), { measured: MEASURED });
  expect(checkProse("At 0:03.", facts).map(({ words }) => words)).toEqual(["0:03"]);
});

const weighed = (...rows: [score: number, weight: unknown][]) =>
  rows.map(([score, weight]) => ({ name: "Discovery", score, weight, evidence: [] }));

it.each([
  ["no overall score", null, weighed([80, 60]), 0, 1],
  ["an empty overall score", "", weighed([80, 60]), 0, 1],
  ["no weights", 80, weighed([80, undefined], [40, undefined]), 0, 1],
  ["one weight of two", 80, weighed([80, 1], [40, undefined]), 0, 1],
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

it.each([
  [66.7, [], []],
  [66.67, [], []],
  [66.63, ["the overall score is 66.63, the mean of its criteria by weight 66.667"], []],
  [66.6, ["the overall score is 66.6, the mean of its criteria by weight 66.67"], []],
  [null, [], ["the report has no overall score"]],
])("an overall score of %s is the mean to its last digit, or not", (overall_score, problems, unchecked) => {
  const criteria_scores = weighed([100, 2], [0, 1]);
  const checked = verifyReport({ overall_score, criteria_scores } as never, null);
  expect(checked).toEqual({ quotes: 0, found: 0, problems, unchecked: ["the report has no quotes", ...unchecked] });
});

it("half of the last digit may be missing, but no weight", () => {
  const check = (...criteria_scores: ReturnType<typeof weighed>) =>
    verifyReport({ overall_score: 66.7, criteria_scores } as never, null);
  expect(check(...weighed([66.65, 1]))).toMatchObject({ problems: [] });
  const { unchecked } = check(...weighed([80, 1], [40, undefined]));
  expect(unchecked[1]).toBe("the overall score has no weights to be checked against");
});

const quoting = (quote: string, timestamp_seconds: number) => ({ quote, timestamp_seconds });
const NONE = { quotes: 0, found: 0, problems: [], unchecked: [] };

it.each([
  [[], TRANSCRIPT, { ...NONE, unchecked: ["the overall score has no criteria to be checked against"] }],
  [[quoting("on paper", 10)], null, { ...NONE, quotes: 1, unchecked: ["the meeting has no transcript"] }],
  [
    [
      quoting("on paper", 10),
      null,
      quoting("…", 1),
      quoting("on paper", 99),
      quoting("sell before Monday", 0),
      quoting("no", 1),
    ],
    TRANSCRIPT,
    {
      ...{ quotes: 5, found: 1, unchecked: [] },
      problems: [
        'Discovery: "…" is too short to be looked for',
        'Discovery: "on paper" is in the transcript, but not at second 99',
        'Discovery: "sell before Monday" leaves out the word beside it that denies it',
        'Discovery: "no" is not in the transcript',
      ],
    },
  ],
])("of evidence %j in %j, what is found and what is not are told apart", (evidence, transcript, expected) => {
  const criteria_scores = evidence.length === 0 ? [] : [{ name: "Discovery", score: 80, weight: 1, evidence }];
  expect(verifyReport({ overall_score: 80, criteria_scores } as never, { transcript })).toEqual(expected);
});

it("names of criteria and of the template may be quoted, and the own side's share and the assessed weight be named", () => {
  const criteria_scores = [
    { name: "Discovery of needs", score: 80, weight: 3, evidence: [] },
    { name: "Close", score: null, weight: 1, evidence: [] },
  ];
  const strengths = [
    "“Discovery of needs”, “quarterly review”: 50 %.",
    null,
    "75 % of the weight, or 44 %, and “made up words”.",
  ];
  const checked = verifyReport(report({ criteria_scores, strengths, template_name: "Quarterly review" }) as never, {
    transcript: SAID,
    participants: [
      null,
      { name: "BO", is_internal: true },
      { name: "Cy", is_internal: true },
      { name: "Di", is_internal: false },
    ] as never,
  });
  expect(checked.problems).toEqual([
    'strengths: the text quotes "made up words", which is not in the transcript',
    "strengths: the text says 44 %, which nobody says and which is nobody's share of the talk",
  ]);
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
