import fc from "fast-check";
import { expect, it } from "vitest";
import { parseTranscript } from "../../../core/transcript/parse-transcript.ts";
import { spokenTimes } from "../../../core/transcript/spoken-time.ts";
import { scoreOffline } from "../../coaching/offline/score-offline.ts";
import type { MeetingDetail } from "../../records/resources.ts";
import { callWith, templateWith, transcriptOf } from "./support/calls.ts";

const CALL = transcriptOf(
  "J: My suggestion for today: you tell me how it works now, and at the end we decide together. What would you add?",
  "A: Nothing, that works for me.",
  "J: How do you plan your routes today?",
  "A: On paper, mostly, and by phone, and the two of us spend half of every day with it, as you can see.",
  "J: Let me play that back: the paper is slow and the phone never stops. Did I get that right?",
  "A: Exactly right.",
  "J: Why has nobody changed it?",
  "A: Nobody had the time for it.",
  "J: Then we meet on Thursday at ten, with your planner. Agreed?",
  "A: Agreed.",
);
const ALL = templateWith("Opening", "Questions", "Talk time", "Recap", "Next step", "Conversation", "Patience");
const scored = (transcript: string, values: Partial<MeetingDetail> = {}) =>
  scoreOffline(callWith(transcript, values), ALL);

/** What a recorder may say of a meeting as a whole. */
const metadata = fc.record({
  duration_seconds: fc.option(fc.integer({ min: 0, max: 360_000 })),
  ended_at: fc.option(fc.date({ noInvalidDate: true }).map((date) => date.toISOString())),
  title: fc.string(),
  language: fc.constantFrom(null, "en", "en-US", "de", "ja", "pl", "tlh"),
});

it("what a recorder says of the meeting changes no score: the transcript alone is measured", () => {
  const expected = scored(CALL);
  expect(expected.assessments.filter(({ band }) => band !== null).length).toBe(5);
  fc.assert(
    fc.property(metadata, (values) => {
      expect(scored(CALL, values)).toEqual(expected);
    }),
  );
});

it("a break, wherever it is and however long, moves no band: silence is nobody's speech", () => {
  const lines = CALL.split("\n");
  const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 19);
  const withBreak = (at: number, seconds: number) =>
    lines
      .map((line, index) => `[${clock(index * 20 + (index >= at ? seconds : 0))}]${line.slice(line.indexOf("]") + 1)}`)
      .join("\n");
  const bandsOf = (transcript: string) => scored(transcript).assessments.map(({ band }) => band);
  const expected = bandsOf(withBreak(1, 60));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: lines.length - 1 }), fc.integer({ min: 60, max: 36_000 }), (at, seconds) => {
      expect(bandsOf(withBreak(at, seconds))).toEqual(expected);
    }),
  );
});

it("a break between two turns of the seller ends a monologue", () => {
  const words = "This is what our product does for everybody in the warehouse, every day of the week. ".repeat(5);
  const call = [
    `[00:00:00 - 00:10:40] Jonas Lindqvist: ${words}`,
    `[00:10:41 - 00:11:20] Jonas Lindqvist: ${words}`,
    "[00:11:21 - 00:11:24] Ana Ruiz: Thank you very much, go on.",
    "[00:11:25 - 00:11:27] Jonas Lindqvist: I will.",
    "[00:11:28 - 00:11:30] Ana Ruiz: Good.",
  ].join("\n");
  const [talk] = scoreOffline(callWith(call), templateWith("Monologue")).assessments;
  expect(talk?.feedback).toMatch(/longest turn took 0:\d\d/);
});

it("spoken time never exceeds what the words take, and never overlaps the next time that is said", () => {
  const gaps = fc.array(fc.record({ gap: fc.nat(900), length: fc.integer({ min: 1, max: 400 }) }), { minLength: 1 });
  fc.assert(
    fc.property(gaps, (turns) => {
      let seconds = 0;
      const transcript = turns
        .map(({ gap, length }) => {
          seconds += gap;
          return `[${new Date(seconds * 1000).toISOString().slice(11, 19)}] Ana: ${"a".repeat(length)}`;
        })
        .join("\n");
      const lines = parseTranscript(transcript);
      for (const [index, { start, end }] of spokenTimes(lines).entries()) {
        expect(end - start).toBeLessThanOrEqual(1 + (lines[index]?.text.length ?? 0) / 9 + 1e-6);
        expect(end).toBeLessThanOrEqual((lines[index + 1]?.startMs ?? Number.POSITIVE_INFINITY) / 1000);
      }
    }),
  );
});
