import { expect, it } from "vitest";
import { composeReport } from "../../coaching/compose-report.ts";
import { scoreOffline } from "../../coaching/offline/score-offline.ts";
import { STARTER_TRACKERS } from "../../coaching/trackers/tracker.ts";
import { labeledCalls } from "../../demo/labels.ts";
import { callWith, templateWith, transcriptOf } from "./support/calls.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const ids = { uuid: () => "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", requestId: () => "", secret: () => "" };
const insightsOf = (...lines: string[]) =>
  scoreOffline(callWith(transcriptOf(...lines)), templateWith("Recap")).insights;

it("an amount that the prospect names where a price is talked about is an insight, with what it answers", () => {
  const found = insightsOf(
    "J: What is your budget for this?",
    "A: About €900 a month, I would say.",
    "J: I see, thank you.",
    "A: We lost four thousand pounds over it in spring.",
    "J: It is €1,200 a month.",
    "A: Then €900 a month is what we can pay.",
  );
  expect(found).toMatchObject([
    {
      type: "pricing",
      title: "Names an amount of money: €900",
      summary: "Said by Ana Ruiz after: “What is your budget for this?”",
      citation: { line: 1, quote: "About €900 a month, I would say." },
    },
  ]);
});

it("nothing that the seller says is an amount that the prospect names", () => {
  expect(insightsOf("J: It would be €900 a month.", "A: I see, I will think about that.")).toEqual([]);
});

it("every insight of the demo's calls is kept: its words are found in the transcript", () => {
  let found = 0;
  for (const { meeting } of labeledCalls({ meetings: 150, now: NOW })) {
    const call = callWith(meeting.transcript ?? "", { ...meeting });
    const template = templateWith("Talk time");
    const scoring = scoreOffline(call, template);
    const scored = { call, template, scorer: "s", scoring, trackers: STARTER_TRACKERS };
    const composed = composeReport(scored, { ids, now: NOW });
    if ("reason" in composed) continue;
    found += composed.insights.length;
    for (const { quote, speaker_name, timestamp_seconds } of composed.insights)
      expect(
        call.lines.some(
          ({ text, speaker, seconds }) =>
            text.includes(quote ?? "") && speaker === speaker_name && seconds === timestamp_seconds,
        ),
        quote ?? "",
      ).toBe(true);
  }
  expect(found).toBeGreaterThan(50);
});
