import { describe, expect, it } from "vitest";
import { readSubRip, readWebVtt } from "../../team/import/formats/read-web-vtt.ts";
import type { Turn } from "../../team/import/formats/spoken-call.ts";

// What is read from files, without a database.

const turn = (start: number, end: number | null, speaker: string, text: string): Turn => ({
  start,
  end,
  speaker,
  text,
});

describe("WebVTT and SubRip", () => {
  const cue = (payload: string, times = "00:01.000 --> 00:02.000") => readWebVtt(`WEBVTT\n\n${times}\n${payload}`)?.[0];

  it.each<[string, string, string]>([
    ["Ana Ruiz: Hello.", "Ana Ruiz", "Hello."],
    ["Ana: Bo: Hello.", "Ana", "Bo: Hello."],
    ["<v Ana>Bo: Hello.</v>", "Ana", "Bo: Hello."],
    ["<v.loud.first Ana Ruiz>Hello.", "Ana Ruiz", "Hello."],
    ["<v Žofie &amp; Bo>Hello.", "Žofie & Bo", "Hello."],
    ["<c.yellow>Hello</c> <i>you</i>.", "Unknown", "Hello you."],
    ["<i>Ana Ruiz:</i> Hello.", "Ana Ruiz", "Hello."],
    ["{\\an8}<b>Ana Ruiz: Hello.</b>", "Ana Ruiz", "Hello."],
    ["- Ana Ruiz: Hello.", "Ana Ruiz", "Hello."],
    [">> ANA RUIZ: Hello.", "ANA RUIZ", "Hello."],
    ["Ana Ruiz:\nHello.", "Ana Ruiz", "Hello."],
    ["\u200fשרה לוי: שלום.", "שרה לוי", "שלום."],
    ["田中：こんにちは", "田中", "こんにちは"],
    ["if x < 5 and y > 3", "Unknown", "if x < 5 and y > 3"],
    ["It is 9:30.", "Unknown", "It is 9:30."],
    ["https://acme.example", "Unknown", "https://acme.example"],
    ["Ana:", "Unknown", "Ana:"],
    ["4th caller: Hello.", "4th caller", "Hello."],
    ["one line\nand another", "Unknown", "one line and another"],
    ["a &lt; b &gt; c&nbsp;d &amp;amp; &lrm;e&rlm;", "Unknown", "a < b > c\u00a0d &amp; \u200ee\u200f"],
    ["&quot;I&#39;m here&quot; &#x2013; &apos;fine&apos;", "Unknown", "\"I'm here\" – 'fine'"],
    ["R&D; &unicorn; &#0; &#x110000; &", "Unknown", "R&D; &unicorn; &#0; &#x110000; &"],
  ])("reads the cue %j as what %s said", (payload, speaker, text) => {
    expect(cue(payload)).toEqual({ start: 1, end: 2, speaker, text });
  });

  it.each<[string, number, number]>([
    ["00:00:01.5 --> 01:02:03.25", 1.5, 3723.25],
    ["100:00:00.000\t-->\t100:00:01.000", 360_000, 360_001],
    ["00:01,000 --> 00:02,5 align:start position:10%", 1, 2.5],
    ["-00:00:02.000 --> -00:00:01.000", 0, 0],
  ])("reads the times %j", (times, start, end) => {
    expect(cue("Hi.", times)).toMatchObject({ start, end });
  });

  it.each<[string, string]>([
    ["a comment that shows a cue", "WEBVTT\n\nNOTE\nlike this:\n00:01.000 --> 00:02.000\nHi."],
    ["times without fractions", "WEBVTT\n\n00:01 --> 00:02\nHi."],
    ["an arrow without blanks", "WEBVTT\n\n00:01.000-->00:02.000\nHi."],
    ["something before the times", "WEBVTT\n\nat 00:01.000 --> 00:02.000\nHi."],
    ["something behind the times", "WEBVTT\n\n00:01.000 --> 00:02.000x\nHi."],
    ["another word for its first line", "WEBVTTS\n\n00:01.000 --> 00:02.000\nHi."],
    ["its word on the second line", "\nWEBVTT\n\n00:01.000 --> 00:02.000\nHi."],
  ])("reads no cue of %s", (_case, text) => {
    expect(readWebVtt(text)).toBeUndefined();
  });

  it("reads cues with and without a name, with old line ends, after a header with a title", () => {
    const text =
      "WEBVTT - Title\rKind: captions\r\rfirst\r00:01.000 --> 00:02.000\rOne.\r \t \r00:03.000 --> 00:04.000\rTwo.\r";
    expect(readWebVtt(text)?.map(({ start, text: said }) => [start, said])).toEqual([
      [1, "One."],
      [3, "Two."],
    ]);
  });

  it("reads SubRip with a byte order mark", () => {
    expect(readSubRip("\ufeff00:00:01,000 --> 00:00:02,000\nHi.")).toEqual([turn(1, 2, "Unknown", "Hi.")]);
  });
});
