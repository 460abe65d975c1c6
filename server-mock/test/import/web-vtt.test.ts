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
  const LONG = "A".repeat(61);
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

  it.each([
    // Names on lines of their own: where most cues have them, and of 61 letters at most.
    ["Ana\nHi.|Ana\nWell.|Ana\nGood.|Bo\nYes.|No.", "Ana: Hi.|Ana: Well.|Ana: Good.|Unknown: Bo Yes.|Unknown: No."],
    ["Ana\nHi.|Ana\nWell.|No.|No.", "Unknown: Ana Hi.|Unknown: Ana Well.|Unknown: No.|Unknown: No."],
    ["Ana|Ana", "Unknown: Ana|Unknown: Ana"],
    ["Ana\nHi.|Ana", "Unknown: Ana Hi.|Unknown: Ana"],
    ["No, Never.\nHi.|No, Never.\nWell.", "Unknown: No, Never. Hi.|Unknown: No, Never. Well."],
    [`${LONG}\nHi.|${LONG}\nHo.`, `${LONG}: Hi.|${LONG}: Ho.`],
    [`${LONG}A\nHi.|${LONG}A\nHo.`, `Unknown: ${LONG}A Hi.|Unknown: ${LONG}A Ho.`],
    ["Ana: Hi.|Ana\nWell.|Bo: Yes.", "Ana: Hi.|Ana: Well.|Bo: Yes."],
    ["Ana: Hi.\nAna|Ana", "Ana: Hi. Ana|Unknown: Ana"],
    // Marks of another speaker.
    ["- Ana: Hi.\n- Bo: Hello.|– Yes.\n— No.\nNever.", "Ana: Hi.|Bo: Hello.|Unknown: Yes.|Unknown: No. Never."],
    [">>Yes.\n>>>No.|>> Ana: Hi.", "Unknown: Yes.|Unknown: No.|Ana: Hi."],
    // Sentences with a colon.
    [
      "Ana: Hi.\nBo: Yes.\nthe plan: ship.|so on: yes.|Fine.",
      "Ana: Hi.|Bo: Yes. the plan: ship.|Unknown: so on: yes.|Unknown: Fine.",
    ],
    ["the caller: Hi.||<v Ana>Well.", "the caller: Hi.|Unknown: |Ana: Well."],
    ["Ana: Hi.|the caller: Yes.", "Ana: Hi.|the caller: Yes."],
    ["Ana: Hi.\nthe plan: ship it.", "Ana: Hi. the plan: ship it."],
    ["and then: x\nBo: Hello.|Fine.", "Unknown: and then: x Bo: Hello.|Unknown: Fine."],
    // Labels above words, voices, and brackets.
    ["Ana:\nHi.\nBo：\nYes.|Ana:\n- Hm.", "Ana: Hi.|Bo: Yes.|Unknown: Ana:|Unknown: Hm."],
    ["Ana:\n<v Bo>Hi.", "Unknown: Ana:|Bo: Hi."],
    ["Bo: Yes.|<v Ana>Note:\nBo: Hi.", "Bo: Yes.|Ana: Note:|Bo: Hi."],
    ["<v Ana>Bo\nHi.|Bo\nYes.", "Ana: Bo Hi.|Unknown: Bo Yes."],
    ["So <v Ana>Hi.</v> <v Bo>Yes.</v>|<v Ana>Well,\nthen.", "Unknown: So|Ana: Hi.|Bo: Yes.|Ana: Well, then."],
    ["[Ana] Hi.|[Bo] Yes.|[Music]", "Ana: Hi.|Bo: Yes.|Unknown: [Music]"],
  ])("reads of the cues %j who speaks", (payloads, expected) => {
    const cues = payloads.split("|").map((payload, at) => `00:0${at}.000 --> 00:0${at + 1}.000\n${payload}`);
    const turns = readWebVtt(`WEBVTT\n\n${cues.join("\n\n")}`);
    expect(turns?.map(({ speaker, text }) => `${speaker}: ${text}`).join("|")).toBe(expected);
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
