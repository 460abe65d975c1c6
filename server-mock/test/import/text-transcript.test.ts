import { describe, expect, it } from "vitest";
import { readTextTranscript } from "../../team/import/formats/read-text-transcript.ts";

// What is read from files, without a database.

describe("plain text", () => {
  it.each<[string, [number, string, string][]]>([
    [
      "[1:02:03] Ana: Hi.\nnoise\n  [01:02]   Bo Lind:  Yes.  ",
      [
        [3723, "Ana", "Hi. noise"],
        [62, "Bo Lind", "Yes."],
      ],
    ],
    [
      "[01:02] Ana: Hi.\n[1:3] Bo: No.\n[01:04] Hm.",
      [
        [62, "Ana", "Hi."],
        [63, "Bo", "No."],
        [64, "Unknown", "Hm."],
      ],
    ],
    [
      "Ana  0:12\nLet us meet at 10:30\nFine: ten.\nSpeaker 2  0:14\nYes.",
      [
        [12, "Ana", "Let us meet at 10:30 Fine: ten."],
        [14, "Speaker 2", "Yes."],
      ],
    ],
    [
      "Ana: One.\nthe thing is: two.\nBo: Three.\nTranscription ended after 00:45:12",
      [
        [0, "Ana", "One. the thing is: two."],
        [1.6428571428571428, "Bo", "Three."],
      ],
    ],
    [
      "before\nAna Ruiz  0:12\nOne.\n\nTwo.\nBo 1:00:00\nThree.",
      [
        [12, "Ana Ruiz", "One. Two."],
        [3600, "Bo", "Three."],
      ],
    ],
    ["Ana 0:12\nBo 0:13\nHi.", [[13, "Bo", "Hi."]]],
    [
      "Ana: One.\r\n1:05\r\nBo: Two.",
      [
        [0, "Ana", "One."],
        [65, "Bo", "Two."],
      ],
    ],
    [
      "Ana: One.\n0:00\nBo: Two.",
      [
        [0, "Ana", "One."],
        [1, "Bo", "Two."],
      ],
    ],
    [
      `Ana: ${"x".repeat(28)}\nBo: Two.`,
      [
        [0, "Ana", "x".repeat(28)],
        [2, "Bo", "Two."],
      ],
    ],
  ])("reads %j", (text, expected) => {
    expect(readTextTranscript(text)?.turns.map(({ start, speaker, text: said }) => [start, speaker, said])).toEqual(
      expected,
    );
  });

  it.each(["Ana: Only one.", "1: One.\n2: Two.", "Ana 0:12", "[00:01] no speaker here", ""])(
    "reads no transcript from %j",
    (text) => {
      expect(readTextTranscript(text)).toBeUndefined();
    },
  );

  it("knows how long a named turn took, and of a stamped one only when it began", () => {
    expect(readTextTranscript(`Ana: ${"x".repeat(28)}\nBo: Hi.`)?.turns.map(({ end }) => end)).toEqual([2, 3]);
    expect(readTextTranscript("[00:01] Ana: Hi.")?.turns.map(({ end }) => end)).toEqual([null]);
    expect(readTextTranscript("Ana 0:12\nHi.")?.turns.map(({ end }) => end)).toEqual([null]);
    expect(readTextTranscript("[0:05 - 0:09.5] Ana: Hi.")?.turns).toMatchObject([{ start: 5, end: 9.5 }]);
  });

  const said = "Ana: One.\nBo: Two.";

  it.each<[string, string | undefined, string[]]>([
    [
      `\ufeff\n\nWeekly sync - Transcript\nInvited\n\nAna Ruiz, , Bo Lind ,\n${said}`,
      "Weekly sync",
      ["Ana Ruiz", "Bo Lind"],
    ],
    [`Woche – Transkript\n${said}\nTeilnehmer`, "Woche", []],
    [`Semana - TRANSCRIPCIÓN\nAsistentes\nAna\n${said}`, "Semana", ["Ana"]],
    [`Semaine - transcription\nparticipants\nAna\n${said}`, "Semaine", ["Ana"]],
    [`Weekly  –  Transkript\nAll attendees\nAna\n${said}`, "Weekly", []],
    [`attendees\nAna, Bo\n${said}`, undefined, ["Ana", "Bo"]],
    [`A heading\nattendees of it\n${said}`, undefined, []],
    [`Transcript of a call - transcripts\n${said}`, undefined, []],
  ])("takes title and attendees from %j", (text, title, names) => {
    const read = readTextTranscript(text);
    expect([read?.title, read?.attendees]).toEqual([title, names.map((name) => ({ name }))]);
  });
});
