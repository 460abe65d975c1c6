import { describe, expect, it } from "vitest";
import { readTextTranscript } from "../../team/import/formats/read-text-transcript.ts";
import { readSubRip, readWebVtt } from "../../team/import/formats/read-web-vtt.ts";
import { ZOOM_CAPTIONS } from "../support/recordings.ts";

// What is known of each recorder's format; what becomes of its files is in files-of-a-team.test.ts.

describe("transcripts of recorders", () => {
  it("reads Zoom's WebVTT, whose speakers stand before the text, and Teams', whose speakers are voices", () => {
    expect(readWebVtt(ZOOM_CAPTIONS)?.map(({ speaker, text }) => [speaker, text])).toEqual([
      ["Ana Ruiz", "Good morning."],
      ["Ana Ruiz", "Shall we start?"],
      ["Bo Lind", "Yes: now."],
    ]);
    const teams = "WEBVTT\n\n3f2b-0\n00:00:01.000 --> 00:00:03.000\n<v Lind, Bo (North)>Hello &amp; welcome: all</v>\n";
    expect(readWebVtt(teams)).toEqual([
      { start: 1, end: 3, speaker: "Lind, Bo (North)", text: "Hello & welcome: all" },
    ]);
  });

  it("reads the WebVTT of Microsoft Graph, with short times, times before the start and blanks in empty lines", () => {
    const text =
      "WEBVTT\r\n    \r\n-0:0:2.5 --> 0:0:1.0\r\n<v Ana Ruiz>Are we on?</v>\r\n \r\n0:0:6.1 --> 0:1:8.25\r\n<v Bo Lind>Yes.</v>\r\n";
    expect(readWebVtt(text)).toEqual([
      { start: 0, end: 1, speaker: "Ana Ruiz", text: "Are we on?" },
      { start: 6.1, end: 68.25, speaker: "Bo Lind", text: "Yes." },
    ]);
  });

  it("reads SubRip", () => {
    const text =
      "1\r\n00:00:01,000 --> 00:00:03,500\r\nAna Ruiz: Hi.\r\n\r\n2\r\n00:01:00,000 --> 00:01:02,000\r\nno speaker\r\n";
    expect(readSubRip(text)).toEqual([
      { start: 1, end: 3.5, speaker: "Ana Ruiz", text: "Hi." },
      { start: 60, end: 62, speaker: "Unknown", text: "no speaker" },
    ]);
    expect(readSubRip("no cues")).toBeUndefined();
  });

  it("reads text of Google Meet, of Teams and of the service itself", () => {
    const meet =
      "Weekly sync (2026/11/03) - Transcript\n\nAttendees\nAna Ruiz, Bo Lind\n\nTranscript\n\nAna Ruiz: Good morning.\nBo Lind: Hi.\n\n00:05:00\n\nAna Ruiz: Let us end.\n";
    const read = readTextTranscript(meet);
    expect([read?.title, read?.attendees.map(({ name }) => name)]).toEqual([
      "Weekly sync (2026/11/03)",
      ["Ana Ruiz", "Bo Lind"],
    ]);
    expect(read?.turns.map(({ start, speaker }) => [Math.floor(start), speaker])).toEqual([
      [0, "Ana Ruiz"],
      [1, "Bo Lind"],
      [300, "Ana Ruiz"],
    ]);
    expect(readTextTranscript("Ana Ruiz   0:12\nGood morning.\nAnd more.\n\nBo Lind   1:02:03\nHi.\n")?.turns).toEqual([
      { start: 12, end: null, speaker: "Ana Ruiz", text: "Good morning. And more." },
      { start: 3723, end: null, speaker: "Bo Lind", text: "Hi." },
    ]);
    expect(readTextTranscript("[00:01:23] Ana Ruiz: Good: morning.")?.turns).toEqual([
      { start: 83, end: null, speaker: "Ana Ruiz", text: "Good: morning." },
    ]);
    expect(readTextTranscript("A shopping list\nmilk\n")).toBeUndefined();
  });
});
