import { describe, expect, it } from "vitest";
import {
  durationOf,
  joinTurns,
  participantsOf,
  type Turn,
  transcriptOf,
  turnTimesOf,
} from "../../team/import/formats/spoken-call.ts";

// What is read from files, without a database.

const turn = (start: number, end: number | null, speaker: string, text: string): Turn => ({
  start,
  end,
  speaker,
  text,
});

describe("turns", () => {
  it("puts those of one speaker in a row together, but not those of unknown speakers", () => {
    expect(
      joinTurns([
        turn(0, 1, "Ana", "One."),
        turn(2, 3, "Ana", "Two."),
        turn(4, 5, "Bo", "Three."),
        turn(6, 7, "Unknown", "Four."),
        turn(8, 9, "Unknown", "Five."),
        turn(10, null, "Ana", "Six."),
        turn(11, 12, "Bo", ""),
      ]),
    ).toEqual([
      turn(0, 3, "Ana", "One. Two."),
      turn(4, 5, "Bo", "Three."),
      turn(6, 7, "Unknown", "Four."),
      turn(8, 9, "Unknown", "Five."),
      turn(10, null, "Ana", "Six."),
    ]);
  });

  it("begin again after a break, and after a minute, so that words are quoted as said when they were", () => {
    const minutes = Array.from({ length: 13 }, (_, index) =>
      turn(
        index * 10,
        index * 10 + 9.5,
        "Ana",
        `Part ${index} of a plan that takes as long to say as this sentence does, more or less.`,
      ),
    );
    expect(joinTurns(minutes).map(({ start }) => start)).toEqual([0, 70]);
    expect(joinTurns([turn(0, 2, "Ana", "Before."), turn(640, 642, "Ana", "After.")]).length).toBe(2);
    // A caption that stays until the next one, and recorders that know no ends.
    for (const end of [640, null])
      expect(joinTurns([turn(0, end, "Ana", "Before."), turn(640, null, "Ana", "After.")]).length).toBe(2);
  });

  it("are lines with hours, minutes and seconds", () => {
    const turns = [
      turn(0.9, 1, "Ana", "One."),
      turn(59.99, 60, "Bo", "Two."),
      turn(37_800 + 83, null, "Ana", "Three."),
    ];
    expect(transcriptOf(turns)).toBe("[00:00:00] Ana: One.\n[00:00:59] Bo: Two.\n[10:31:23] Ana: Three.");
  });

  it("have times only where every end is known", () => {
    expect(turnTimesOf([turn(0, 1, "Ana", "x"), turn(2, 3, "Bo", "y")])).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(turnTimesOf([turn(0, 1, "Ana", "x"), turn(2, null, "Bo", "y")])).toBeUndefined();
  });

  it("end the call, unless the file says how long it took", () => {
    const call = { format: "x", attendees: [], turns: [turn(0, 1, "Ana", "x"), turn(2, 3.2, "Bo", "y")] };
    expect([
      durationOf(call),
      durationOf({ ...call, durationSeconds: 60 }),
      durationOf({ ...call, turns: [turn(7.5, null, "Ana", "x")] }),
      durationOf({ ...call, turns: [] }),
    ]).toEqual([4, 60, 8, 0]);
  });

  it("add speakers to the attendees once each", () => {
    const turns = [turn(0, 1, "Ana", "x"), turn(2, 3, "Bo", "y"), turn(4, 5, "Bo", "z")];
    expect(participantsOf({ format: "x", attendees: [{ name: "Ana", email: "ana@acme.example" }], turns })).toEqual([
      { name: "Ana", email: "ana@acme.example" },
      { name: "Bo" },
    ]);
  });

  it.each<[string, Turn[], Turn[]]>([
    [
      "begun a minute after the first of them",
      [turn(0, 59.5, "Ana", "a ".repeat(600)), turn(60, 61, "Ana", "b"), turn(60.1, 62, "Ana", "c")],
      [turn(0, 61, "Ana", `${"a ".repeat(600)}b`), turn(60.1, 62, "Ana", "c")],
    ],
    [
      "of which one ends within the other",
      [turn(0, 9, "Ana", "a ".repeat(90)), turn(1, 2, "Ana", "b")],
      [turn(0, 9, "Ana", `${"a ".repeat(90)}b`)],
    ],
    [
      "of which the first has no end",
      [turn(0, null, "Ana", "Hello there."), turn(1, 2, "Ana", "b")],
      [turn(0, 2, "Ana", "Hello there. b")],
    ],
    [
      "five seconds apart, but no more",
      [turn(0, 1, "Ana", "a"), turn(6, 7, "Ana", "b"), turn(12.01, 13, "Ana", "c")],
      [turn(0, 7, "Ana", "a b"), turn(12.01, 13, "Ana", "c")],
    ],
    [
      "of which the last has no end",
      [turn(0, 1, "Ana", "a"), turn(1, null, "Ana", "b")],
      [turn(0, null, "Ana", "a b")],
    ],
    [
      "in a name with a colon and a line break, and blank ones",
      [turn(0, 1, " Ana:\nRuiz ", " a\n\tb "), turn(1, 2, "", "c"), turn(2, 3, "Ana", " \n")],
      [turn(0, 1, "Ana Ruiz", "a b"), turn(1, 2, "Unknown", "c")],
    ],
  ])("puts turns together that are %s", (_case, turns, expected) => {
    expect(joinTurns(turns)).toEqual(expected);
  });
});
