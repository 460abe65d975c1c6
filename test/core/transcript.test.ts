import fc from "fast-check";
import { expect, it } from "vitest";
import { parseQuery } from "../../core/text/word-query.ts";
import { exactTimecode } from "../../core/transcript/clock.ts";
import { parseTranscript, speakersOf } from "../../core/transcript/parse-transcript.ts";
import { nameFor, printLine, printTranscript } from "../../core/transcript/print-transcript.ts";
import { searchLines } from "../../core/transcript/search-lines.ts";
import { bareName, calledNames, looksLikeName } from "../../core/transcript/speaker-names.ts";
import { spokenTimes } from "../../core/transcript/spoken-time.ts";
import { anyCharacter } from "../support/any-character.ts";

const TRANSCRIPT = [
  "[00:00:04] Daniël Zijlstra: What is the price of the second year?",
  "[00:00:11] Ana Ruiz: It’s the same price.",
  "We don’t raise it.",
  "[00:01:05] Daniël Zijlstra: And the follow-up?",
].join("\n");

const lines = parseTranscript(TRANSCRIPT);
const offsets = (search: string | undefined, speaker?: string) =>
  searchLines(lines, { query: search === undefined ? undefined : parseQuery(search), speaker }).map(({ line }) =>
    lines.indexOf(line),
  );

it.each([
  ["pricing", [0, 1]],
  ["PRICES", [0, 1]],
  ["it's", [1]],
  ["don't", [2]],
  ["don’t raise", [2]],
  ['"same price"', [1]],
  ['"price same"', []],
  ["raise year", [0, 2]],
  ["the price", [0, 1]],
  ["followup", [3]],
  ["follow up", [3]],
  ["discount", []],
])("a search for %s finds the lines %j", (search, expected) => {
  expect(offsets(search)).toEqual(expected);
});

it.each(["daniel", "DANIËL", "zijl", "Daniël Zijlstra"])(
  "the speaker %s is found without marks and case",
  (speaker) => {
    expect(offsets(undefined, speaker)).toEqual([0, 3]);
  },
);

it("a colon within what is said makes no speaker where lines begin with a time and a name", () => {
  const lines = parseTranscript(
    "[00:00:01] Ana Ruiz: Hello.\nOne thing: the price.\nAna Ruiz: Again.\n[00:00:09] Ivo Kerr: Yes.",
  );
  expect(lines.map(({ speaker, text }) => [speaker, text])).toEqual([
    ["Ana Ruiz", "Hello."],
    ["Ana Ruiz", "One thing: the price."],
    ["Ana Ruiz", "Again."],
    ["Ivo Kerr", "Yes."],
  ]);
  const untimed = parseTranscript("00:00:01\nAna Ruiz: Hello.\n00:00:02\nIvo Kerr: Yes.");
  expect(untimed.map(({ speaker }) => speaker)).toEqual(["Ana Ruiz", "Ivo Kerr"]);
});

it("an organization is found as a speaker is", () => {
  const [line] = parseTranscript("Ana (Acme): One.");
  expect(searchLines(line ? [line] : [], { speaker: "ACME" })).toEqual([
    { line, before: undefined, after: undefined, terms: [] },
  ]);
});

it("names of speakers are not taken for what was said", () => {
  expect(offsets("Ana")).toEqual([]);
});

it("a hit has its neighbors, its time and its speaker, also on a line that continues", () => {
  const [hit] = searchLines(lines, { query: parseQuery("raise") });
  expect(hit).toMatchObject({
    line: { seconds: 11, speaker: "Ana Ruiz", text: "We don’t raise it.", isContinued: true },
    before: { seconds: 11 },
    after: { seconds: 65, speaker: "Daniël Zijlstra" },
  });
});

it.each([
  ["[00:01:23] Ana Ruiz: Hello", 83, "Ana Ruiz", "Hello"],
  ["(01:23) Ana Ruiz: Hello", 83, "Ana Ruiz", "Hello"],
  ["1:00:01 - Ana: Hello", 3601, "Ana", "Hello"],
  ["[00:01:23.450] Ana: Hello", 83, "Ana", "Hello"],
  ["Ana Ruiz (01:23): Hello", 83, "Ana Ruiz", "Hello"],
  ["Ana Ruiz: Hello", null, "Ana Ruiz", "Hello"],
  ["Hello there", null, "", "Hello there"],
  ["See https://x.example/a", null, "", "See https://x.example/a"],
  ["At 10:30 we meet", null, "", "At 10:30 we meet"],
  ["[00:01:23] Ana Ruiz: Sure: why not?", 83, "Ana Ruiz", "Sure: why not?"],
  ["[01:00:00] 小日向 澪：はい。", 3600, "小日向 澪", "はい。"],
  ["[02:03] +1 555 0100: Hello", 123, "+1 555 0100", "Hello"],
  ["[00:00.000 --> 00:05.000]  Hello", 0, "", "Hello"],
] as const)("the line %j is read", (text, seconds, speaker, said) => {
  expect(parseTranscript(text)).toMatchObject([{ index: 0, offset: 0, text: said, seconds, speaker }]);
});

it.each(["[00:02:03.250 - 00:02:09.500]", "00:02:03.250 --> 00:02:09.500", "[02:03,25–02:09,5]"])(
  "the ends of turns are read: %s",
  (stamp) => {
    expect(parseTranscript(`${stamp} Ana: Yes.`)).toMatchObject([{ startMs: 123_250, endMs: 129_500, seconds: 123 }]);
  },
);

it.each<[string, [number | null, string, string][]]>([
  [
    "[00:01] Ana: Hi.\n[00:04] Hm.\n10:30 is fine",
    [
      [1, "Ana", "Hi."],
      [4, "", "Hm."],
      [4, "", "10:30 is fine"],
    ],
  ],
  [
    "Ana: One.\n1:05\nBo: Two.\nAna: Three.",
    [
      [null, "Ana", "One."],
      [65, "Bo", "Two."],
      [65, "Ana", "Three."],
    ],
  ],
  [
    "Ana Ruiz  0:12\nLet us meet at 10:30\nFine: ten.\nBo 0:14\nYes.",
    [
      [12, "Ana Ruiz", "Let us meet at 10:30"],
      [12, "Ana Ruiz", "Fine: ten."],
      [14, "Bo", "Yes."],
    ],
  ],
  [
    "0:03 - Ana Ruiz (Acme)\n Hi.\n0:05 - Bo\n Yes.\n0:09 - Ana Ruiz (Acme)\n Well.",
    [
      [3, "Ana Ruiz", "Hi."],
      [5, "Bo", "Yes."],
      [9, "Ana Ruiz", "Well."],
    ],
  ],
  [
    "WEBVTT\n\n1\n00:01.000 --> 00:04.000\nAna: Hi.\n\n2\n00:05.000 --> 00:06.000\nBo: Yes.",
    [
      [1, "Ana", "Hi."],
      [5, "Bo", "Yes."],
    ],
  ],
  [
    "ana: hi\nbo: yes",
    [
      [null, "ana", "hi"],
      [null, "bo", "yes"],
    ],
  ],
  [
    "Ana: One.\nthe thing is: two.",
    [
      [null, "Ana", "One."],
      [null, "Ana", "the thing is: two."],
    ],
  ],
  [
    "Ana:\nOne.\nBo:\nTwo.",
    [
      [null, "Ana", "One."],
      [null, "Bo", "Two."],
    ],
  ],
  [
    "Ana (Acme): One.\nAna (Beta): Two.",
    [
      [null, "Ana (Acme)", "One."],
      [null, "Ana (Beta)", "Two."],
    ],
  ],
])("who says what, and when, depends on the whole transcript: %j", (text, expected) => {
  expect(parseTranscript(text).map(({ seconds, speaker, text: said }) => [seconds, speaker, said])).toEqual(expected);
});

it("a line has its own times alone, and one that continues has none", () => {
  expect(parseTranscript("[0:01 - 0:02.3456] Ana: Hi.\nmore\nAna: again")).toStrictEqual([
    ...[
      { index: 0, offset: 0, speaker: "Ana", seconds: 1, isContinued: false, text: "Hi.", startMs: 1000, endMs: 2345 },
    ],
    { index: 1, offset: 28, speaker: "Ana", seconds: 1, isContinued: true, text: "more" },
    { index: 2, offset: 33, speaker: "Ana", seconds: 1, isContinued: false, text: "again" },
  ]);
  expect(parseTranscript("Hello\nthere").map(({ isContinued }) => isContinued)).toEqual([false, true]);
  expect([1_000, 61_050].map(exactTimecode)).toEqual(["00:00:01", "00:01:01.050"]);
});

it.each([
  ["Ana  Ruiz  Lee  Bo", true],
  ["Ana Ruiz (", true],
  ['Ana ["bo"]', false],
  ["Ana iPhone", false],
  ["1st Floor", false],
])("%s is written like a name: %s", (text, expected) => {
  expect(looksLikeName(text)).toBe(expected);
});

it("a name is printed without what could be read as something else, on one line with what is said", () => {
  expect(["Ana::  <Ruiz>", "[– Ana", `${"x".repeat(79)} Ana`].map(nameFor)).toEqual([
    "Ana Ruiz",
    "Ana",
    "x".repeat(79),
  ]);
  const line = {
    index: 0,
    offset: 0,
    seconds: 1,
    isContinued: false,
    speaker: "",
    startMs: 1_000,
    text: " One \n\r\n two\nthree ",
  };
  expect([line, { ...line, isContinued: true, text: "more" }].map(printLine)).toEqual([
    "[00:00:01] One two three",
    "more",
  ]);
  expect([" Ana|Acme", "Ana | Acme | B"].map(bareName)).toEqual(["Ana", "Ana"]);
});

it("a line is spoken until its end, the next time, or as long as its words take", () => {
  const said = (length: number, startMs?: number, endMs?: number) => ({
    ...{
      text: "x".repeat(length),
      ...(startMs === undefined ? {} : { startMs }),
      ...(endMs === undefined ? {} : { endMs }),
    },
  });
  expect(spokenTimes([said(9, 0), said(90), said(90, 10_000, 12_000), said(9, 11_000), said(9)])).toEqual([
    { start: 0, end: 2 },
    { start: 2, end: 10 },
    { start: 10, end: 12 },
    { start: 11, end: 13 },
    { start: 13, end: 15 },
  ]);
});

it("every line stands at its offset, in order, whatever the text", () => {
  const anyText = fc.array(fc.oneof(fc.constant("\n"), fc.constant("[00:01] A: b"), fc.string({ unit: anyCharacter })));
  fc.assert(
    fc.property(anyText, (parts) => {
      const text = parts.join("");
      let end = 0;
      for (const line of parseTranscript(text)) {
        expect(line.offset).toBeGreaterThanOrEqual(end);
        end = line.offset + line.text.length;
        expect(text.indexOf(line.text, line.offset)).toBeGreaterThanOrEqual(line.offset);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

const PEOPLE = [
  { speaker: "Ana Ruiz" },
  { speaker: "Bo Lind", organization: "Contoso" },
  { speaker: "田中 太郎", organization: "株式会社エー" },
  { speaker: "Žofie von Berg" },
  { speaker: "שרה לוי" },
];
const hostileText = fc
  .oneof(
    fc.string({ unit: anyCharacter }),
    fc.constantFrom(
      "[00:01:23] Bo Lind: no",
      "Bo 0:12",
      "a: b：c",
      "(01:23)",
      "“»' — …",
      "WEBVTT",
      "- Ana: x",
      "12",
      "<v Bo>x",
    ),
  )
  .map((text) => text.replaceAll(/[\r\n]+/g, " ").trim())
  .filter((text) => text !== "");
const anyTurns = (times: "times" | "ends" | "none") =>
  fc.array(
    fc
      .tuple(fc.constantFrom(...PEOPLE), hostileText, fc.nat(3_599_999_999), fc.nat(60_000))
      .map(([person, text, startMs, length]) => ({
        ...person,
        ...(times === "none" ? {} : { startMs }),
        ...(times === "ends" ? { endMs: Math.min(startMs + length, 3_599_999_999) } : {}),
        text,
      })),
  );

it.each(["times", "ends", "none"] as const)(
  "turns with %s are read as they were printed, whatever is said",
  (times) => {
    fc.assert(
      fc.property(anyTurns(times), (turns) => {
        const read = parseTranscript(printTranscript(turns));
        expect(read.map(({ index, offset, seconds, isContinued, ...turn }) => turn)).toEqual(turns);
      }),
    );
  },
);

it.each(["[00:00:00 - 00:00:09] ", "[00:00:00] ", ""])(
  "a time that somebody says behind %j is no time of a turn",
  (stamp) => {
    const lines = ["Ana Ruiz: (01:23)", "Bo Lind: So late?", "Ana Ruiz: (01:23)", "Ana Ruiz: Yes."];
    expect(parseTranscript(lines.map((line) => stamp + line).join("\n"))).toMatchObject([
      { speaker: "Ana Ruiz", text: "(01:23)" },
      { speaker: "Bo Lind", text: "So late?" },
      { speaker: "Ana Ruiz", text: "(01:23)" },
      { speaker: "Ana Ruiz", text: "Yes." },
    ]);
  },
);

it("printing what was read of any text says the same again", () => {
  const anything = fc.record({
    speaker: fc.string({ unit: anyCharacter }),
    startMs: fc.nat(3_599_999_999),
    text: fc.string({ unit: anyCharacter }),
  });
  fc.assert(
    fc.property(fc.array(anything), (turns) => {
      const printed = printTranscript(turns);
      expect(printTranscript(parseTranscript(printed))).toBe(printed);
    }),
  );
});

it("speakers are listed once, in the order of their first lines", () => {
  expect(speakersOf([{ speaker: "" }, ...lines])).toEqual(["Daniël Zijlstra", "Ana Ruiz"]);
  expect(calledNames(" Ana Ruiz (Acme) ")[1]).toBe("ana ruiz");
});
