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
    [4_102_444_799_000, "2099-12-31T23:59:59.000Z"],
    [4_102_444_800_000, undefined],
    ["20261103140000", undefined],
    [202_611_031_400, undefined],
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

it.each([
  ["0|1", "Speaker 1|Speaker 2"],
  ["1|2|12", "Speaker 1|Speaker 2|Speaker 12"],
  ["A|b", "Speaker A|Speaker B"],
  ["spk_0|SPEAKER_01|speaker 2|ch-3|Channel 4", "Speaker 1|Speaker 2|Speaker 3|Speaker 4|Speaker 5"],
  ["777|3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001|777", "Speaker 1|Speaker 2|Speaker 1"],
  ["Ana|x777|777x|spk|1b|the speaker 1|Speaker 1 of 2", "Ana|x777|777x|spk|1b|the speaker 1|Speaker 1 of 2"],
  ["| ", "Unknown|Unknown"],
])("the labels %s are called %s", (labels, names) => {
  const nameOf = nameLabels(labels.split("|"));
  expect(labels.split("|").map(nameOf).join("|")).toBe(names);
  expect(nameOf(undefined)).toBe("Unknown");
});

it("a label is one, and a name that has one in it is none", () => {
  const labels = ["Speaker 1", "speaker 12", "SPEAKER A", "Unknown"];
  expect([...labels, "Speaker", "Speaker AB", "A Speaker 1", "Unknown Ed"].filter(isUnnamed)).toEqual(labels);
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
  ["f.g", [4]],
  ["f.g.h", [5]],
  ["f.i", [6]],
  [" f . i ", [6]],
  ["f.g.i", []],
  ["j.k[].l.m", [7]],
  [".n [s] (No.)", [8]],
  ["f.", [{ g: 0, i: 6 }]],
  ["a.[].b", [1, 2]],
  [".a.[0].b", [1]],
  ["m[].[]", [1, 2]],
  ["a[9].b", []],
  ["o[0]", [9]],
  ["o[1].q", [10]],
  ["o[]", [11]],
  ["r.s.t", [12]],
  ["v.w[].u", [13]],
])("the path %s finds %j", (path, found) => {
  const dotted = {
    "f.g": 4,
    "f.g.h": 5,
    f: { g: 0, i: 6 },
    "j.k": [{ "l.m": 7, l: { m: 0 } }],
    "n [s] (No.)": 8,
    m: [[1], [2]],
    o: [0, { q: 1 }],
    "o[0]": 9,
    "o[1].q": 10,
    "o[]": 11,
    "r.s": { t0: 0 },
    r: { s: { t: 12 } },
    "v.w": "flat",
    v: { w: [{ u: 13 }] },
  };
  const value = { a: [{ b: 1 }, { b: 2, c: [{ d: 3 }] }], e: [], ...dotted };
  expect(valuesAt(value, stepsOf(path))).toEqual(found);
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

  it("reads columns that are named as lists and their items are", () => {
    const rows = [
      { "who[0]": "Ana", "said[]": "One." },
      { "who[0]": "Bo", "said[]": "Two." },
    ];
    const [call] = readMapped(rows, parseMapping("speaker=[].who[0],text=[].said[]"), "x");
    expect(call?.turns).toMatchObject([
      { speaker: "Ana", text: "One." },
      { speaker: "Bo", text: "Two." },
    ]);
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
    expect(() => parseMapping(text)).toThrow(expect.objectContaining({ name: "AdministrationError", message }));
  });

  it.each([
    ["by the list that has the speaker", "speaker=a[].who,text=a[].w[].t", "0 Ana: One two"],
    ["by its own list where there is no other", "text=a[].w[].t", "0 Unknown: One|1 Unknown: two"],
    ["with what is said of the whole", "speaker=all,text=a[].w[].t,start=a[].w[].s,unit=ms", "3 Bo: One|4 Bo: two"],
    ["of several calls", "calls=a[].w,text=[].t,start=[].s", "3000 Unknown: One|4000 Unknown: two"],
    ["with the blanks of its words", "speaker=b[].who,text=b[].w[].t", "0 Unknown: One more two"],
    ["without blanks where its words have them", "speaker=c[].who,text=c[].t[]", "0 Unknown: Well, then"],
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
    const said = readMapped(file, parseMapping(mapping), "x").flatMap((call) => call.turns);
    expect(said.map(({ start, speaker, text }) => `${start} ${speaker}: ${text}`).join("|")).toBe(turns);
  });
});

describe("of a format that is not known", () => {
  const said = "What would have to change?";
  const words = (count: number) => Array.from({ length: count }, () => ({ b: "word" }));
  const values = (count: number) => Array.from({ length: count }, (_, at) => at);

  it.each<[string, unknown, string | undefined]>([
    ["nothing", {}, undefined],
    ["no speech", { a: [{ b: "word" }] }, undefined],
    ["speech in no list", { b: said }, undefined],
    ["words that are no text", { a: [{ b: said }, { b: 7 }] }, undefined],
    ["a list", { a: [{ who: "x", b: said, at: 1, to: 2 }] }, "speaker=a[].who,text=a[].b,start=a[].at,end=a[].to"],
    [
      "an end of a longer key",
      [{ b: said, from: 1, end_time: 2 }],
      "speaker=…,text=[].b,start=[].from,end=[].end_time",
    ],
    [
      "a start with an end's letters before its end",
      [{ b: said, sender_start: 1, stop: 2 }],
      "speaker=…,text=[].b,start=[].sender_start,end=[].stop",
    ],
    ["two speakers", { a: [{ name: "x", w: [{ x: said, who: "y" }] }] }, "speaker=a[].w[].who,text=a[].w[].x"],
    ["a start with an end's letters", [{ b: said, sendTime: 1 }], "speaker=…,text=[].b,start=[].sendTime"],
    ["a name of the whole", { name: "Weekly", a: [{ b: said }] }, "speaker=…,text=a[].b"],
    ["a speaker of another list", { z: [{ name: "Ed", at: 1 }], a: [{ b: said }] }, "speaker=…,text=a[].b"],
    ["words whose key may be a speaker's", { a: [{ role: said, x: 1 }] }, "speaker=…,text=a[].role"],
    ["a time that one item lacks", [{ b: said, start: "x" }, { start: 1 }], "speaker=…,text=[].b,start=[].start"],
    ["times that are none", [{ b: said, start: "soon", end: true }], "speaker=…,text=[].b"],
    ["one word among blanks", [{ b: " word " }], undefined],
    ["words in the 21st item", [...words(20), { b: said }], undefined],
    ["words in the 20th item", [...words(19), { b: said }], "speaker=…,text=[].b"],
    ["words behind 400 values", { ...values(400), z: [said] }, undefined],
    ["words behind 399 values", { ...values(399), z: [said] }, "speaker=…,text=z[]"],
    [
      "words within a speaker's part",
      { name: "Weekly", a: [{ name: "Ana", w: [{ x: said, from: "0:01" }] }], z: [{ user: "Ed" }] },
      "speaker=a[].name,text=a[].w[].x,start=a[].w[].from",
    ],
  ])("a file with %s says how it may be read", (_, parsed, mapping) => {
    expect(suggestMapping(parsed).mapping).toBe(mapping);
  });

  const paths = (count: number) =>
    values(count)
      .map((at) => `\`${at}\``)
      .join(", ");
  it.each<[unknown, string]>([
    [[{ a: null }], "nothing"],
    [{ name: "Weekly", a: [{ b: said }] }, "`name`, `a[].b`"],
    [{ a: { a: { a: { a: { a: { a: { a: [said] } } } } } } }, "`a.a.a.a.a.a.a[]`"],
    [{ a: { a: { a: { a: { a: { a: { a: { a: { a: 1 } } } } } } } } }, "nothing"],
    [[[[[[[[[[1]]]]]]]]], "nothing"],
    [{ ...values(8) }, paths(8)],
    [{ ...values(9) }, `${paths(8)} and more`],
  ])("a file with %j says what it has", (parsed, seen) => {
    expect(suggestMapping(parsed).seen).toBe(seen);
  });
});

/** Of each turn: start, end, and number of characters; a time that is missing is empty. */
const numbersIn = (text: string) =>
  text.split(" ").map((part) => part.split("/").map((one) => (one === "" ? null : Number(one))));

it.each<[boolean, string, string]>([
  [false, "5//1 9/8/1", "5/ 9/8"],
  [false, "//28 //1 2/9/14", "0/2 2/3 3/9"],
  [true, "/3/28 /2/14 2/2/14", "0/3 3/4 2/3"],
])("times of which one is missing are estimated, exact ones (%s) kept: %s", (isExact, raw, times) => {
  const turns = numbersIn(raw).map(([start = null, end = null, length]) => ({
    ...{ start, end, speaker: "Ana", text: "x".repeat(length ?? 0) },
  }));
  const estimated = estimateTimes(turns, isExact);
  expect(estimated.turns.map(({ start, end }) => [start, end])).toEqual(numbersIn(times));
  expect(estimated.isEstimated).toBe(turns.some(({ start }) => start === null) || undefined);
});
