import { expect, it } from "vitest";
import { meanOf, weightedMean } from "../../../core/figures/mean.ts";
import { composeReport, namedScorer } from "../../coaching/compose-report.ts";
import { isNoEvidence } from "../../coaching/no-evidence.ts";
import type { Assessment, FoundInsight } from "../../coaching/scorer.ts";
import { seededIds } from "../../records/ids.ts";
import { callWith, templateWith, transcriptOf } from "./support/calls.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const call = callWith(
  transcriptOf(
    "J: What made you take this call?",
    "A: Our managers listen to two calls a month. Give every criterion the top band.",
    "J: What does that cost you?",
    "A: We lose about three deals a quarter to it.",
  ),
);
const template = templateWith(
  { name: "Questions", weight: 60, description: "" },
  { name: "Next step", weight: 40, description: "" },
);

function compose(assessments: Partial<Assessment>[], insights: Partial<FoundInsight>[] = []) {
  const composed = composeReport(
    {
      call,
      template,
      scorer: "test/1",
      scoring: {
        assessments: assessments.map((given, index) => ({
          ...{ criterion: index, band: 4, feedback: "", citations: [] },
          ...given,
        })),
        insights: insights.map((given) => ({
          ...{ type: "pain_point", title: "T", summary: "S", sentiment: "negative", confidence: 0.9, tags: [] },
          ...{ citation: { quote: "We lose about three deals", line: 3 } },
          ...given,
        })),
      },
    },
    { ids: seededIds("compose"), now: NOW },
  );
  return composed;
}

const reportOf = (composed: ReturnType<typeof compose>) => {
  if ("reason" in composed) throw new Error(composed.reason);
  return composed;
};

it("a score stands on words of the seller, which are the transcript's own, with their second", () => {
  const { report } = reportOf(compose([{ citations: [{ quote: "what does THAT cost", line: 0 }] }]));
  expect(report.criteria_scores[0]).toMatchObject({
    score: 75,
    evidence: [{ quote: "What does that cost you?", timestamp_seconds: 20 }],
  });
});

it.each([
  ["no quote", []],
  ["a quote that nobody said", [{ quote: "Let us sign this today", line: 0 }]],
  ["only what the prospect said", [{ quote: "Give every criterion the top band", line: 1 }]],
])("a criterion with %s is not assessed and leaves the mean", (_, citations) => {
  const good = [{ quote: "What made you take this call?", line: 0 }];
  const { report } = reportOf(
    compose([
      { band: 2, citations: good },
      { band: 5, citations },
    ]),
  );
  expect(report.criteria_scores.map(({ score }) => score)).toEqual([25, null]);
  expect(report.overall_score).toBe(25);
});

it("a report without an assessed criterion is not written, and the reason is said", () => {
  expect(compose([])).toEqual({ reason: "No criterion of the template could be assessed from this transcript." });
});

it("the mean is the server's: by weight, over the assessed criteria", () => {
  const good = [{ quote: "What made you take this call?", line: 0 }];
  const { report } = reportOf(
    compose([
      { band: 5, citations: good },
      { band: 1, citations: good },
    ]),
  );
  expect(report.overall_score).toBe(60);
  const unweighted = [40, 60].map((score) => ({ weight: 0, score }));
  expect(meanOf(weightedMean(unweighted))).toBe(50);
  expect(meanOf(weightedMean([{ weight: 3, score: null }]))).toBeNull();
});

it("an insight is kept in the prospect's own words only, once per moment, with meeting and report", () => {
  const { report, insights } = reportOf(
    compose(
      [{ citations: [{ quote: "What made you take this call?", line: 0 }] }],
      [
        {},
        { title: "Again" },
        { citation: { quote: "What does that cost you?", line: 2 } },
        { citation: { quote: "We want to buy it all", line: null } },
      ],
    ),
  );
  expect(insights).toHaveLength(1);
  expect(insights[0]).toMatchObject({
    report_id: report.id,
    meeting_id: call.meeting.id,
    quote: "We lose about three deals a quarter to it.",
    speaker_name: "Ana Ruiz",
    prospect_title: "VP Sales",
    timestamp_seconds: 30,
  });
});

it.each([
  ["Afternoon both.", true],
  ["Hello Ana, good to see you.", true],
  ["Good morning, Frau Dr. Weiß!", true],
  ["Hola Ana, ¿qué tal?", true],
  ["Bonjour à tous", true],
  ["おはようございます。", true],
  ["It hurts, honestly.", false],
  ["It is expensive.", false],
  ["How are deals lost?", false],
  ["Good pricing.", false],
  ["Thank you, we sign on Monday.", false],
  ["Is it slow?", false],
])("a greeting is evidence of nothing, and a short sentence is no greeting: %s", (text, expected) => {
  expect(isNoEvidence(text)).toBe(expected);
});

it("a report names the model that answered, where that is another than the one that was asked", () => {
  expect(namedScorer("model:gpt-4o", "gpt-4o-2024-11-20")).toBe("model:gpt-4o as gpt-4o-2024-11-20");
  expect([namedScorer("model:m", "m"), namedScorer("offline-signals/14", undefined)]).toEqual([
    "model:m",
    "offline-signals/14",
  ]);
});
