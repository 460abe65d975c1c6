import { expect, it } from "vitest";
import { sortSpeakers } from "../../coaching/sides.ts";
import { parseTranscript } from "../../coaching/transcript.ts";

const PARTICIPANTS = [
  { name: "Jonas Lindqvist", is_internal: true },
  { name: "Ana Ruiz", is_internal: false },
];

it("a transcript is read line by line, with speaker and second", () => {
  expect(parseTranscript("[00:01:23] Ana Ruiz: Sure: why not?\r\n\n[01:00:00] 小日向 澪：はい。")).toEqual([
    { index: 0, seconds: 83, speaker: "Ana Ruiz", text: "Sure: why not?" },
    { index: 1, seconds: 3600, speaker: "小日向 澪", text: "はい。" },
  ]);
});

it.each([
  ["minutes and seconds alone", "[02:03] Ana: Yes.", { seconds: 123, speaker: "Ana" }],
  ["no times", "Ana: Yes.", { seconds: null, speaker: "Ana" }],
  ["no brackets", "00:02:03 Ana: Yes.", { seconds: 123, speaker: "Ana" }],
  ["nobody named", "Yes.", { seconds: null, speaker: "" }],
])("a transcript with %s is read as well", (_, text, expected) => {
  expect(parseTranscript(text)[0]).toMatchObject({ ...expected, text: "Yes." });
});

it.each(["[00:02:03.250 - 00:02:09.500]", "00:02:03.250 --> 00:02:09.500", "[02:03,25–02:09,5]"])(
  "a transcript with the ends of turns has them: %s",
  (stamp) => {
    expect(parseTranscript(`${stamp} Ana: Yes.`)).toEqual([
      { index: 0, seconds: 123, turn: { start: 123.25, end: 129.5 }, speaker: "Ana", text: "Yes." },
    ]);
  },
);

it("a line without a time goes on with what the last one said", () => {
  const lines = parseTranscript("[00:00:01] Ana: First.\nsecond: half of it");
  expect(lines[1]).toEqual({ index: 1, seconds: 1, speaker: "Ana", text: "second: half of it" });
});

it("sellers are those whom the meeting marks as internal", () => {
  const sides = sortSpeakers(parseTranscript("jonas  LINDQVIST: Hi\nAna Ruiz: Hi"), {
    participants: PARTICIPANTS,
    ownerName: null,
  });
  expect([sides.sideOf("jonas  LINDQVIST"), sides.sideOf("Ana Ruiz")]).toEqual(["seller", "prospect"]);
});

it("where nobody is marked, the seller is the meeting's owner", () => {
  const participants = PARTICIPANTS.map((participant) => ({ ...participant, is_internal: false }));
  const lines = parseTranscript("Jonas Lindqvist: Hi\nAna Ruiz: Hi");
  expect(sortSpeakers(lines, { participants, ownerName: "Ana Ruiz" })).toMatchObject({
    source: "owner",
    sellers: ["Ana Ruiz"],
  });
  const unknown = sortSpeakers(lines, { participants, ownerName: "Somebody Else" });
  expect([unknown.source, unknown.sideOf("Ana Ruiz")]).toEqual(["unknown", undefined]);
});
