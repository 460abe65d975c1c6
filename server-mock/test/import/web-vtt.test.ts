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

  it("reads SubRip with a byte order mark, or blank lines, before it", () => {
    for (const before of ["\ufeff", "\n7\n", " \n\n\n7\n"])
      expect(readSubRip(`${before}00:00:01,000 --> 00:00:02,000\nHi.`)).toEqual([turn(1, 2, "Unknown", "Hi.")]);
  });

  it.each<[string, string[], string[]]>([
    [
      "names on lines of their own in three of five cues",
      ["Ana Ruiz\nHi.", "Ana Ruiz\nWell.", "Ana Ruiz\nGood.", "Bo Lind\nYes.", "No."],
      ["Ana Ruiz: Hi.", "Ana Ruiz: Well.", "Ana Ruiz: Good.", "Unknown: Bo Lind Yes.", "Unknown: No."],
    ],
    [
      "a name on a line of its own in fewer",
      ["Ana Ruiz\nHi.", "Ana Ruiz\nWell.", "No.", "No."],
      ["Unknown: Ana Ruiz Hi.", "Unknown: Ana Ruiz Well.", "Unknown: No.", "Unknown: No."],
    ],
    ["a line alone", ["Ana Ruiz", "Ana Ruiz"], ["Unknown: Ana Ruiz", "Unknown: Ana Ruiz"]],
    [
      "first lines that end a sentence",
      ["No, Never.\nHi.", "No, Never.\nWell."],
      ["Unknown: No, Never. Hi.", "Unknown: No, Never. Well."],
    ],
    [
      "first lines of 61 letters",
      [`${"A".repeat(61)}\nHi.`, `${"A".repeat(61)}\nHo.`],
      [`${"A".repeat(61)}: Hi.`, `${"A".repeat(61)}: Ho.`],
    ],
    [
      "first lines of 62 letters",
      [`${"A".repeat(62)}\nHi.`, `${"A".repeat(62)}\nHo.`],
      [`Unknown: ${"A".repeat(62)} Hi.`, `Unknown: ${"A".repeat(62)} Ho.`],
    ],
    [
      "a name known from other cues on a line of its own",
      ["Ana Ruiz: Hi.", "Ana Ruiz\nWell.", "Bo Lind: Yes."],
      ["Ana Ruiz: Hi.", "Ana Ruiz: Well.", "Bo Lind: Yes."],
    ],
    [
      "two speakers in a cue, each with a dash",
      ["- Ana Ruiz: Hi.\n- Bo Lind: Hello.", "\u2013 Yes.\n\u2014 No.\nNever."],
      ["Ana Ruiz: Hi.", "Bo Lind: Hello.", "Unknown: Yes.", "Unknown: No. Never."],
    ],
    [
      "a second speaker who is known by a name",
      ["Ana Ruiz: Hi.\nBo Lind: Hello.\nthe plan: ship it.", "and so on: yes.", "Fine."],
      ["Ana Ruiz: Hi.", "Bo Lind: Hello. the plan: ship it.", "Unknown: and so on: yes.", "Unknown: Fine."],
    ],
    [
      "arrows without a blank",
      [">>Yes.\n>>>No.", ">> Ana Ruiz: Hi."],
      ["Unknown: Yes.", "Unknown: No.", "Ana Ruiz: Hi."],
    ],
    [
      "a label with its words below, but not those of another",
      ["Ana Ruiz:\nHi.\nBo Lind\uff1a\nYes.", "Ana Ruiz:\n- Hm."],
      ["Ana Ruiz: Hi.", "Bo Lind: Yes.", "Unknown: Ana Ruiz:", "Unknown: Hm."],
    ],
    [
      "words before and between voices",
      ["So <v Ana Ruiz>Hi.</v> <v Bo Lind>Yes.</v>", "<v Ana Ruiz>Well,\nthen."],
      ["Unknown: So", "Ana Ruiz: Hi.", "Bo Lind: Yes.", "Ana Ruiz: Well, then."],
    ],
    [
      "cues of which only one has words before a colon",
      ["the caller: Hi.", "", "<v Ana>Well."],
      ["the caller: Hi.", "Unknown: ", "Ana: Well."],
    ],
    [
      "a name, and what stands where names do",
      ["Ana Ruiz: Hi.", "the caller: Yes."],
      ["Ana Ruiz: Hi.", "the caller: Yes."],
    ],
    [
      "a sentence with a colon below a name",
      ["Ana Ruiz: Hi.\nthe plan: ship it."],
      ["Ana Ruiz: Hi. the plan: ship it."],
    ],
    [
      "a name below a sentence with a colon",
      ["and then: x\nBo Lind: Hello.", "Fine."],
      ["Unknown: and then: x Bo Lind: Hello.", "Unknown: Fine."],
    ],
    ["a label above a voice", ["Ana Ruiz:\n<v Bo>Hi."], ["Unknown: Ana Ruiz:", "Bo: Hi."]],
    [
      "a label of a voice above a name",
      ["Bo Lind: Yes.", "<v Ana>Note:\nBo Lind: Hi."],
      ["Bo Lind: Yes.", "Ana: Note:", "Bo Lind: Hi."],
    ],
    ["a name above words, and alone", ["Ana Ruiz\nHi.", "Ana Ruiz"], ["Unknown: Ana Ruiz Hi.", "Unknown: Ana Ruiz"]],
    [
      "a name that a voice says",
      ["<v Ana>Bo Lind\nHi.", "Bo Lind\nYes."],
      ["Ana: Bo Lind Hi.", "Unknown: Bo Lind Yes."],
    ],
    [
      "a known name below words, and alone",
      ["Ana Ruiz: Hi.\nAna Ruiz", "Ana Ruiz"],
      ["Ana Ruiz: Hi. Ana Ruiz", "Unknown: Ana Ruiz"],
    ],
    [
      "names in brackets",
      ["[Ana Ruiz] Hi.", "[Bo Lind] Yes.", "[Music]"],
      ["Ana Ruiz: Hi.", "Bo Lind: Yes.", "Unknown: [Music]"],
    ],
  ])("reads who speaks from %s", (_case, payloads, expected) => {
    const cues = payloads.map((payload, index) => `00:0${index}.000 --> 00:0${index + 1}.000\n${payload}`);
    const turns = readWebVtt(`WEBVTT\n\n${cues.join("\n\n")}`);
    expect(turns?.map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual(expected);
  });

  it("divides the time of a cue among its speakers by the length of what each says", () => {
    const read = (payload: string) => readWebVtt(`WEBVTT\n\n00:10.000 --> 00:13.000\n${payload}`);
    expect(read("<v A>xxxxxxx<v B>yyyyy<v C>zzz")).toEqual([
      turn(10, 11.4, "A", "xxxxxxx"),
      turn(11.4, 12.4, "B", "yyyyy"),
      turn(12.4, 13, "C", "zzz"),
    ]);
    expect(read("")).toEqual([turn(10, 13, "Unknown", "")]);
    expect(read("<v A><v B>")).toEqual([turn(10, 10, "A", ""), turn(10, 10, "B", "")]);
  });

  it.each([
    ["<v Ana>Hi <00:01.500>there</>, {\\i1}all", "Hi there, all"],
    ["x <5 and <b", "x <5 and <b"],
    [
      "&#65;&#x42;&#X43; &#55296; &#57343; &#55295; &#57344; &#1114111; &#1114112; &#12345678; &LT;",
      "ABC &#55296; &#57343; \ud7ff \ue000 \u{10ffff} &#1114112; &#12345678; &LT;",
    ],
    ["a&amp;b &unknown; & c;", "a&b &unknown; & c;"],
  ])("reads the text of %j", (payload, text) => {
    expect(cue(payload)?.text).toBe(text);
  });
});
