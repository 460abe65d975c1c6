import { describe, expect, it } from "vitest";
import { estimateTimes } from "../../team/import/formats/estimate-times.ts";
import { dateIn, objectsIn, optional, secondsIn, textIn, type Unit } from "../../team/import/formats/json-values.ts";
import { parseMapping, printMapping } from "../../team/import/formats/mapping.ts";
import { stepsOf, valuesAt } from "../../team/import/formats/paths.ts";
import { readMapped } from "../../team/import/formats/read-mapped.ts";
import { isUnnamed, nameLabels } from "../../team/import/formats/speaker-labels.ts";
import { suggestMapping } from "../../team/import/formats/suggest-mapping.ts";

// What the readers of all formats share: values, paths, mappings, labels and times.

describe("values of JSON", () => {
  it.each<[unknown, Unit | undefined, number | null]>([
    [1.5, undefined, 1.5],
    [1500, "ms", 1.5],
    [1_500_000, "us", 1.5],
    [1_500_000_000, "ns", 1.5],
    [" 1500 ", "ms", 1.5],
    ["1.25s", "ms", 1.25],
    ["-1.25s", undefined, -1.25],
    ["12.5 s", undefined, 12.5],
    ["250 ms", undefined, 0.25],
    ["250us", undefined, 0.00025],
    ["1000000000ns", undefined, 1],
    ["00:01:23.4", undefined, 83.4],
    ["-0:05", "ms", -5],
    ["2026-11-03T14:00:00Z", undefined, 1_793_714_400],
    ["x1s", undefined, null],
    ["1sx", undefined, null],
    ["1.s", undefined, null],
    ["", undefined, null],
    [" ", undefined, null],
    ["soon", undefined, null],
    [Number.NaN, undefined, null],
    [Number.POSITIVE_INFINITY, undefined, null],
    [true, undefined, null],
    [null, undefined, null],
  ])("%j in %s are %s seconds", (value, unit, seconds) => {
    expect(secondsIn(value, unit)).toBe(seconds);
  });

  it.each<[unknown, string | undefined]>([
    [978_307_200, "2001-01-01T00:00:00.000Z"],
    [978_307_199.9, undefined],
    ["978307200.25", "2001-01-01T00:00:00.250Z"],
    [978_307_200_001, "2001-01-01T00:00:00.001Z"],
    ["1793714400000", "2026-11-03T14:00:00.000Z"],
    [1e300, undefined],
    ["0:05", undefined],
    [undefined, undefined],
  ])("the start %j is the date %s", (value, date) => {
    expect(dateIn(value)).toBe(date);
  });

  it("text is what is not blank, or a number", () => {
    expect(["a ", 7, 0, "", " \n", Number.NaN, true, null, {}].map(textIn)).toEqual([
      ...["a ", "7", "0"],
      ...Array.from({ length: 6 }, () => undefined),
    ]);
    expect([optional("id", "a"), optional("id", ""), optional("id", 7)]).toEqual([{ id: "a" }, {}, {}]);
    expect([objectsIn([{}, null, 7, []]), objectsIn({}), objectsIn("x")]).toEqual([[{}], [], []]);
  });
});

it.each<[string[], string[]]>([
  [
    ["0", "1"],
    ["Speaker 1", "Speaker 2"],
  ],
  [
    ["1", "2", "12"],
    ["Speaker 1", "Speaker 2", "Speaker 12"],
  ],
  [
    ["A", "b"],
    ["Speaker A", "Speaker B"],
  ],
  [
    ["spk_0", "SPEAKER_01", "speaker 2", "ch-3", "Channel 4"],
    ["Speaker 1", "Speaker 2", "Speaker 3", "Speaker 4", "Speaker 5"],
  ],
  [
    ["777", "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", "777"],
    ["Speaker 1", "Speaker 2", "Speaker 1"],
  ],
  [
    ["Ana", "x777", "777x", "spk", "1b", "the speaker 1", "Speaker 1 of 2"],
    ["Ana", "x777", "777x", "spk", "1b", "the speaker 1", "Speaker 1 of 2"],
  ],
  [
    ["", " "],
    ["Unknown", "Unknown"],
  ],
])("the labels %j are called %j", (labels, names) => {
  const nameOf = nameLabels(labels);
  expect(labels.map(nameOf)).toEqual(names);
  expect(nameOf(undefined)).toBe("Unknown");
});

it("a label is one, and a name that has one in it is none", () => {
  const names = [
    "Speaker 1",
    "speaker 12",
    "SPEAKER A",
    "Unknown",
    "Speaker",
    "Speaker AB",
    "A Speaker 1",
    "Unknown Ed",
  ];
  expect(names.filter(isUnnamed)).toEqual(["Speaker 1", "speaker 12", "SPEAKER A", "Unknown"]);
});

it.each<[string, unknown[]]>([
  ["a[].b", [1, 2]],
  ["a[0].b", [1]],
  ["a[-1].b", [2]],
  ["a[]. c [].d", [3]],
  ["a.b", []],
  ["e[0]", []],
  ["a[].constructor", []],
  ["a[].b[]", []],
  ["a[].b[0]", []],
])("the path %s finds %j", (path, found) => {
  expect(valuesAt({ a: [{ b: 1 }, { b: 2, c: [{ d: 3 }] }], e: [] }, stepsOf(path))).toEqual(found);
});

describe("a mapping", () => {
  it("reads the addresses of its speakers, and no address of nobody", () => {
    const a = [
      { who: "Ana", at: "ana@acme.example", t: "x" },
      { who: "Bo", t: "x" },
      { at: "ed@acme.example", t: "x" },
    ];
    const [call] = readMapped({ a }, parseMapping("speaker=a[].who,email=a[].at,text=a[].t,start=a[].s"), "x");
    expect(call).toMatchObject({ format: "x", attendees: [{ name: "Ana", email: "ana@acme.example" }] });
    expect(call?.attendees).toHaveLength(1);
  });

  it.each([
    [" speaker = a[].who , text = a[].x ", "speaker=a[].who,text=a[].x"],
    [" # of the old recorder\n\ntext=a[].x\nunit=ms", "text=a[].x,unit=ms"],
    ["text=a=b", "text=a=b"],
    [' {"text":"a[].x","start":7}', "text=a[].x,start=7"],
    [
      "unit=s,started_at=j,title=i,id=h,email=g,end=f,start=e,text=d,speaker=c,calls=b",
      "calls=b,speaker=c,text=d,start=e,end=f,email=g,id=h,title=i,started_at=j,unit=s",
    ],
  ])("%j is %s", (text, printed) => {
    expect(printMapping(parseMapping(text))).toBe(printed);
  });

  const parts = "calls, speaker, text, start, end, email, id, title, started_at, unit";
  it.each([
    ["text", "`text` is not a part of a mapping. Write it as text=segments[].text"],
    ["=a", "`=a` is not a part of a mapping. Write it as text=segments[].text"],
    ["a=b", `\`a\` is not a part of a mapping. Parts are ${parts}.`],
    ["text=a,words=b", `\`words\` is not a part of a mapping. Parts are ${parts}.`],
    ["text=a,unit=toString", "The unit `toString` is unknown. Use s, ms, us, ns."],
    ["{text=a", "The mapping begins with { and is not valid JSON."],
    ["{}", "A mapping needs at least text=…, the path of the words, such as text=segments[].text"],
  ])("%j is none", (text, message) => {
    expect(() => parseMapping(text)).toThrow(expect.objectContaining({ name: "MappingError", message }));
  });

  it.each<[string, string, unknown[]]>([
    ["by the list that has the speaker", "speaker=a[].who,text=a[].w[].t", [["Ana", "One two", 0]]],
    [
      "by its own list where there is no other",
      "text=a[].w[].t",
      [
        ["Unknown", "One", 0],
        ["Unknown", "two", 1],
      ],
    ],
    [
      "with what is said of the whole",
      "speaker=all,text=a[].w[].t,start=a[].w[].s,unit=ms",
      [
        ["Bo", "One", 3],
        ["Bo", "two", 4],
      ],
    ],
    [
      "of several calls",
      "calls=a[].w,text=[].t,start=[].s",
      [
        ["Unknown", "One", 3000],
        ["Unknown", "two", 4000],
      ],
    ],
    ["with the blanks of its words", "speaker=b[].who,text=b[].w[].t", [["Unknown", "One more two", 0]]],
    ["without blanks where its words have them", "speaker=c[].who,text=c[].t[]", [["Unknown", "Well, then", 0]]],
  ])("reads turns %s", (_, mapping, turns) => {
    const file = {
      all: "Bo",
      b: [{ w: [{ t: "One more" }, { t: "two" }] }],
      c: [{ t: ["Well", ",", " then"] }],
      a: [
        { who: "Ana", w: [{ t: "One", s: 3000 }, { t: "two", s: 4000 }, { t: 7 }] },
        { who: "Ed", w: [] },
      ],
    };
    const calls = readMapped(file, parseMapping(mapping), "x");
    expect(calls.flatMap((call) => call.turns.map(({ speaker, text, start }) => [speaker, text, start]))).toEqual(
      turns,
    );
  });
});

describe("of a format that is not known", () => {
  const said = "What would have to change?";
  const FEW = Array.from({ length: 8 }, (_, at) => at);
  const MANY = `${FEW.map((at) => `\`${at}\``).join(", ")} and more`;
  it.each<[string, unknown, string, string | undefined]>([
    ["nothing", {}, "nothing", undefined],
    ["null alone", [{ a: null }], "nothing", undefined],
    ["no speech", { a: [{ b: "word" }] }, "`a[].b`", undefined],
    ["speech in no list", { b: said }, "`b`", undefined],
    ["words that are no text", { a: [{ b: said }, { b: 7 }] }, "`a[].b`", undefined],
    [
      "a list",
      { a: [{ who: "Ana", b: said, start: 1, end: 2 }] },
      "`a[].who`, `a[].b`, `a[].start`, `a[].end`",
      "speaker=a[].who,text=a[].b,start=a[].start,end=a[].end",
    ],
    [
      "an end whose key is longer",
      [{ b: said, timestamp: 1, end_timestamp: 2 }],
      "`[].b`, `[].timestamp`, `[].end_timestamp`",
      "speaker=…,text=[].b,start=[].timestamp,end=[].end_timestamp",
    ],
    ["an end alone", [{ b: said, endTime: 2 }], "`[].b`, `[].endTime`", "speaker=…,text=[].b,start=[].endTime"],
    ["a name of the whole", { name: "Weekly", a: [{ b: said }] }, "`name`, `a[].b`", "speaker=…,text=a[].b"],
    [
      "a speaker of another list",
      { z: [{ name: "Ed", at: 1 }], a: [{ b: said }] },
      "`z[].name`, `z[].at`, `a[].b`",
      "speaker=…,text=a[].b",
    ],
    [
      "words whose key may be a speaker's",
      { a: [{ role: said, x: 1 }] },
      "`a[].role`, `a[].x`",
      "speaker=…,text=a[].role",
    ],
    [
      "a time that one item lacks",
      [{ b: said, start: "x" }, { start: 1 }],
      "`[].b`, `[].start`",
      "speaker=…,text=[].b,start=[].start",
    ],
    ["one word among blanks", [{ b: " word " }], "`[].b`", undefined],
    [
      "words in the 21st item",
      [...Array.from({ length: 20 }, () => ({ b: "word" })), { b: said }],
      "`[].b`",
      undefined,
    ],
    [
      "words in the 20th item",
      [...Array.from({ length: 19 }, () => ({ b: "word" })), { b: said }],
      "`[].b`",
      "speaker=…,text=[].b",
    ],
    [
      "words eight levels deep",
      { a: { a: { a: { a: { a: { a: { a: [said] } } } } } } },
      "`a.a.a.a.a.a.a[]`",
      "speaker=…,text=a.a.a.a.a.a.a[]",
    ],
    [
      "a value nine levels deep",
      { a: { a: { a: { a: { a: { a: { a: { a: { a: 1 } } } } } } } } },
      "nothing",
      undefined,
    ],
    [
      "eight values",
      Object.fromEntries(FEW.map((at) => [`m${at}`, at])),
      FEW.map((at) => `\`m${at}\``).join(", "),
      undefined,
    ],
    [
      "words behind 399 values",
      { ...Array.from({ length: 399 }, (_, at) => at), z: [said] },
      MANY,
      "speaker=…,text=z[]",
    ],
    ["words behind 400 values", { ...Array.from({ length: 400 }, (_, at) => at), z: [said] }, MANY, undefined],
    [
      "times that are none",
      [{ b: said, start: "soon", end: true }],
      "`[].b`, `[].start`, `[].end`",
      "speaker=…,text=[].b",
    ],
    [
      "words within a speaker's part",
      { name: "Weekly", a: [{ name: "Ana", w: [{ x: said, from: "0:01" }] }], z: [{ user: "Ed" }] },
      "`name`, `a[].name`, `a[].w[].x`, `a[].w[].from`, `z[].user`",
      "speaker=a[].name,text=a[].w[].x,start=a[].w[].from",
    ],
  ])("a file with %s says what it has, and how it may be read", (_, parsed, seen, mapping) => {
    expect(suggestMapping(parsed)).toEqual({ seen, mapping });
  });
});

it.each<[boolean, [number | null, number | null, number][], [number, number | null][]]>([
  [
    false,
    [
      [5, null, 1],
      [9, 8, 1],
    ],
    [
      [5, null],
      [9, 8],
    ],
  ],
  [
    false,
    [
      [null, null, 28],
      [null, null, 1],
      [2, 9, 14],
    ],
    [
      [0, 2],
      [2, 3],
      [3, 9],
    ],
  ],
  [
    true,
    [
      [null, 3, 28],
      [null, 2, 14],
      [2, 2, 14],
    ],
    [
      [0, 3],
      [3, 4],
      [2, 3],
    ],
  ],
])("times of which one is missing are estimated, exact ones (%s) kept: %j", (isExact, raw, times) => {
  const turns = raw.map(([start, end, length]) => ({ start, end, speaker: "Ana", text: "x".repeat(length) }));
  const estimated = estimateTimes(turns, isExact);
  expect(estimated.turns.map(({ start, end }) => [start, end])).toEqual(times);
  expect(estimated.isEstimated).toBe(raw.some(([start]) => start === null) || undefined);
});
