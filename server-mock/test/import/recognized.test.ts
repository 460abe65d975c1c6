import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { countFromStart } from "../../team/import/formats/count-from-start.ts";
import { readDocx } from "../../team/import/formats/read-docx.ts";
import { readTable } from "../../team/import/formats/read-table.ts";
import { readXml } from "../../team/import/formats/read-xml.ts";
import { recognizeJson } from "../../team/import/formats/recognize-json.ts";
import type { Turn } from "../../team/import/formats/spoken-call.ts";

// By what each recorder's file is known, and the least and the most that is read from it.

const turn = (speaker: string, text: string, start = 0, end: number | null = null): Turn => ({
  ...{ start, end, speaker, text },
});
const aws = (...items: [content: string | undefined, start_time?: string, more?: object][]) => ({
  results: {
    items: items.map(([content, start_time, more]) => ({ start_time, ...more, alternatives: [{ content }] })),
  },
});
const word = (text: string, more = {}) => ({ word: text, start: 1, end: 2, ...more });
const deepgram = (alternative: object, more = {}) => ({
  results: { channels: [{ alternatives: [alternative] }] },
  ...more,
});

/** Parts of the identity of stored calls, since another id would store them again; and the signs of each format. */
const FORMATS = {
  Gong: ["gong", "`callTranscripts`"],
  "Fireflies (API)": ["fireflies", "`sentences` of a `transcript`"],
  Avoma: ["avoma", "`transcript[].speaker_id` and `speakers`"],
  Deepgram: ["deepgram", "`results.channels[].alternatives`"],
  Fathom: ["fathom", "`items[].transcript[].text` and `items[].transcript[].speaker.display_name`"],
  "AWS Transcribe": ["aws-transcribe", "`results.items[].alternatives[].content`"],
  Whisper: ["whisper", "`segments[].text` and `segments[0].start`"],
  "whisper.cpp": ["whisper-cpp", "`transcription[].text` and `transcription[0].offsets.from`"],
};
const utterance = (start: number, more = {}) => ({ channel: 0, transcript: "Hi.", start, end: start + 1, ...more });
const uttered = (...utterances: object[]) => ({ results: { channels: [{ alternatives: [] }], utterances } });
const fathom = {
  ...{ title: "Demo", recording_id: 7, recording_start_time: "2026-11-03T14:00:00Z" },
  speaker: { display_name: "Bo", matched_calendar_invitee_email: "bo@acme.example" },
};

describe("a file of JSON", () => {
  it.each<[keyof typeof FORMATS, unknown, object[]]>([
    [
      "Gong",
      { calls: [{ metaData: { title: "Another" } }], callTranscripts: [{ callId: "7" }, {}] },
      [{ sourceId: "7", turns: [] }, { turns: [] }],
    ],
    [
      "Fireflies (API)",
      { transcripts: [{ sentences: [] }, { sentences: [{ start_time: 1 }], id: "b" }] },
      [{ turns: [] }, { sourceId: "b", turns: [turn("Unknown", "", 1)] }],
    ],
    [
      "Avoma",
      [{ transcript: [{ speaker_id: 7, transcript: "Hi." }], speakers: [], uuid: "5b1f" }],
      [{ sourceId: "5b1f", turns: [turn("Speaker 7", "Hi.", 0, 1)] }],
    ],
    [
      "Avoma",
      { results: [{ transcript: [{ speaker_id: 0, transcript: "Hi.", timestamps: [3] }], speakers: [{ id: 0 }] }, {}] },
      [{ attendees: [{ name: "Speaker 1" }], turns: [turn("Speaker 1", "Hi.", 3)] }],
    ],
    [
      "Avoma",
      { transcript: [{ speaker_id: null, transcript: "Hi." }], speakers: [{ name: "Bo" }] },
      [{ attendees: [{ name: "Bo" }], turns: [turn("Unknown", "Hi.", 0, 1)] }],
    ],
    [
      "Deepgram",
      deepgram(
        { words: [word("hi", { speaker: 0 }), word("yes", { speaker: 1 })] },
        { metadata: { request_id: "24" } },
      ),
      [{ sourceId: "24", turns: [turn("Speaker 1", "hi", 1, 2), turn("Speaker 2", "yes", 1, 2)] }],
    ],
    ["Deepgram", uttered(utterance(1)), [{ turns: [turn("Speaker 1", "Hi.", 1, 2)] }]],
    [
      "Deepgram",
      uttered(utterance(1, { speaker: 1 }), utterance(3)),
      [{ turns: [turn("Speaker 1", "Hi.", 1, 2), turn("Unknown", "Hi.", 3, 4)] }],
    ],
    [
      "AWS Transcribe",
      { ...aws(["Hi", "0.5", { end_time: "0.9" }], ["."], ["Yes", "1"]), jobName: "call" },
      [{ sourceId: "call", turns: [turn("Unknown", "Hi.", 0.5, 0.9), turn("Unknown", "Yes", 1)] }],
    ],
    [
      "AWS Transcribe",
      aws(["¿"], ["Sí", "1", { speaker_label: "spk_0" }]),
      [{ turns: [turn("Unknown", "¿", 0), turn("Speaker 1", "Sí", 1)] }],
    ],
    [
      "AWS Transcribe",
      {
        results: {
          ...aws(["¿"], ["Sí", "1"], ["No", "2"]).results,
          channel_labels: {
            channels: [
              { channel_label: "ch_0", items: [{ start_time: "1" }] },
              { channel_label: "ch_1", items: [{ type: "punctuation" }, { start_time: "2" }] },
            ],
          },
        },
      },
      [{ turns: [turn("Unknown", "¿", 0), turn("Speaker 1", "Sí", 1), turn("Speaker 2", "No", 2)] }],
    ],
    ["Whisper", { segments: [{ start: 1, text: " Hi. " }] }, [{ turns: [turn("Unknown", "Hi.", 1)] }]],
    [
      "whisper.cpp",
      { transcription: [{ text: "Hi.", offsets: { from: 1500, to: 2500 } }] },
      [{ turns: [turn("Unknown", "Hi.", 1.5, 2.5)] }],
    ],
    [
      "Fathom",
      { items: [{ ...fathom, transcript: [{ ...fathom, text: "Hi.", timestamp: "00:00:03" }] }, { transcript: [] }] },
      [
        {
          ...{ sourceId: "7", title: "Demo", startedAt: "2026-11-03T14:00:00.000Z" },
          ...{ attendees: [{ name: "Bo", email: "bo@acme.example" }], turns: [turn("Bo", "Hi.", 3)] },
        },
      ],
    ],
  ])("of %s is known, and read", (format, parsed, calls) => {
    const read = recognizeJson(parsed);
    const [id, sign] = FORMATS[format];
    expect(read).toMatchObject({ format, reason: `it has ${sign}` });
    expect(read?.calls.map(({ isEstimated: _, ...call }) => call)).toEqual(
      calls.map((call) => ({ format: id, attendees: [], ...call })),
    );
  });

  it.each([
    [{ callTranscripts: {} }],
    [{ sentences: [{ start: 1, text: "Hi." }] }],
    [{ results: [{ transcript: [{ speaker_id: 0 }], speakers: [] }] }],
    [{ transcript: [{ speaker_id: 0, transcript: "Hi." }] }],
    [{ transcript: [], speakers: [] }],
    [deepgram({ words: [] })],
    [{ results: { channels: [{}], utterances: [{ channel: 0, transcript: "Hi." }] } }],
    [{ results: 7 }],
    [{ results: { items: [{ alternatives: [{ confidence: "1" }] }] } }],
    [{ segments: [{ start: 1, text: " " }] }],
  ])("that has no more than %j is not known", (parsed) => {
    expect(recognizeJson(parsed)).toBeUndefined();
  });

  it("of Gong has the duration, the address and the sides of its people, and nothing that is none", () => {
    const parties = [
      { name: "Ana", emailAddress: "ana@acme.example", title: "AE", affiliation: "Internal", speakerId: 12 },
      { emailAddress: "bo@north.example", affiliation: "EXTERNAL" },
      { speakerId: "13" },
    ];
    const said = { start: 1000, end: 2000, text: "Hi." };
    const transcript = ["12", "13", "77", null].map((speakerId) => ({ speakerId, sentences: [said, 7] }));
    const read = (metaData: object) =>
      recognizeJson({
        calls: [7, { metaData: { id: 1, ...metaData }, parties }],
        callTranscripts: [{ callId: "1", transcript }],
      })?.calls[0];
    expect(
      read({ duration: 60, url: "https://gong.example/1", title: "", started: null, scheduled: 1_793_714_400 }),
    ).toEqual({
      ...{ format: "gong", sourceId: "1", durationSeconds: 60, meetingUrl: "https://gong.example/1" },
      startedAt: "2026-11-03T14:00:00.000Z",
      attendees: [
        { name: "Ana", email: "ana@acme.example", title: "AE", isInternal: true },
        { name: "bo@north.example", email: "bo@north.example", isInternal: false },
        { name: "Unknown" },
      ],
      turns: ["Ana", "Unknown", "Speaker 3", "Unknown"].map((name) => turn(name, "Hi.", 1, 2)),
    });
    expect(read({ duration: "60" })).not.toHaveProperty("durationSeconds");
    expect(read({ duration: Number.POSITIVE_INFINITY })).not.toHaveProperty("durationSeconds");
  });

  it("of Fireflies has what it says of the call, in seconds, and its people by the first name that is one", () => {
    const call = {
      ...{ id: "ff", title: "Demo", duration: 30.51, dateString: "2026-11-03T14:00:00Z", date: 0 },
      meeting_attendees: [
        { displayName: "Ana R.", name: "ana", email: "ana@acme.example" },
        { displayName: "", name: "Bo" },
      ],
      sentences: [{ speaker_name: "Ana R.", text: "Hi.", raw_text: "hi", start_time: 1, end_time: 2 }],
    };
    expect(recognizeJson(call)?.calls).toEqual([
      {
        ...{ format: "fireflies", sourceId: "ff", title: "Demo", startedAt: "2026-11-03T14:00:00.000Z" },
        durationSeconds: 1831,
        attendees: [{ name: "Ana R.", email: "ana@acme.example" }, { name: "Bo" }],
        turns: [turn("Ana R.", "Hi.", 1, 2)],
      },
    ]);
    const bare = { sentences: [], duration: Number.NaN, participants: ["", 7, "bo@acme.example"] };
    expect(recognizeJson(bare)?.calls).toEqual([
      { format: "fireflies", attendees: [{ name: "bo@acme.example", email: "bo@acme.example" }], turns: [] },
    ]);
  });

  it("of AWS Transcribe has the labels of its segments for words that have none", () => {
    const items = [{ start_time: "0.5" }, { start_time: "1", speaker_label: "spk_1" }, { speaker_label: "spk_2" }];
    const more = { channel_label: "ch_4" };
    const { results } = aws(["Hi", "0.5"], ["Yes", "1.0"], ["No", "1"], ["Well", "7"], ["So", "2", more]);
    const labelled = { ...results, speaker_labels: { segments: [{ speaker_label: "spk_0", items }] } };
    const turns = recognizeJson({ results: labelled })?.calls[0]?.turns;
    expect(turns?.map(({ speaker, text }) => `${text}: ${speaker}`)).toEqual([
      ...["Hi: Speaker 1", "Yes: Unknown", "No: Speaker 2", "Well: Unknown", "So: Speaker 5"],
    ]);
  });

  it("of Deepgram with a channel for each is read by channel, whatever its labels", () => {
    const channel = (...words: object[]) => ({ alternatives: [{ words }] });
    const channels = [channel(word("hi", { punctuated_word: "Hi." })), channel(), channel(word("yes", { speaker: 0 }))];
    expect(recognizeJson({ results: { channels } })?.calls[0]?.turns).toEqual([
      turn("Speaker 1", "Hi.", 1, 2),
      turn("Speaker 3", "yes", 1, 2),
    ]);
  });
});

it.each<[string, unknown[] | undefined]>([
  ["who,said\nAna,Hi\n\nBo\n", [{ who: "Ana", said: "Hi" }, { who: "Bo" }]],
  ['\ufeffwho;said\r\n Ana ;"Hi, you; all"\r\n', [{ who: "Ana", said: "Hi, you; all" }]],
  ["who\tsaid\nAna\tHi, you", [{ who: "Ana", said: "Hi, you" }]],
  ["who|said\nAna|Hi, you|more", [{ who: "Ana", said: "Hi, you" }]],
  ["said\na;b,c", [{ said: "a;b" }]],
  ["", []],
])("the table %j has the rows %j", (text, rows) => {
  expect(readTable(text)).toEqual(rows);
});

it("a table whose rows have no more and no fewer values than its head may be asked for", () => {
  expect(readTable("a,b\n1,2", true)).toEqual([{ a: "1", b: "2" }]);
  for (const text of ["a,b\n1", "a,b\n1,2,3"]) expect(readTable(text, true)).toBeUndefined();
});

it.each<[string, unknown]>([
  [
    '<t><p a="1">Hi<br/>you <i>all</i></p> x <p/></t>',
    {
      p: [{ a: "1", br: [{ "#text": "" }], i: [{ "#text": "all" }], "#text": "Hi  you  all " }, { "#text": "" }],
      "#text": " x ",
    },
  ],
  [
    "<t q='7'><tt:em>a</tt:em><q><constructor>b</constructor></q></t>",
    { "tt:em": [{ "#text": "a" }], q: [{ constructor: [{ "#text": "b" }], "#text": "" }], "#text": " a " },
  ],
  ["<t><p>Hi</t>", undefined],
  ["<t>&unknown;</t>", undefined],
  [`${"<t>".repeat(64)}${"</t>".repeat(64)}`, expect.objectContaining({ "#text": "" })],
  [`${"<t>".repeat(65)}${"</t>".repeat(65)}`, undefined],
])("the XML %.60s is read", (text, expected) => {
  const read = readXml(text) as { t: unknown[] } | undefined;
  expect(read?.t[0]).toEqual(expected);
});

const document = (body: string) =>
  zipSync({
    "word/document.xml": strToU8(`<w:document>${body}</w:document>`),
    "word/comments.xml": strToU8("<w:t>x</w:t>"),
  });

const NO_DOCUMENT = {
  problem: "it is an archive, but not a Word document. Unpack it, and import the files in it.",
};

it.each<[string, Uint8Array, object]>([
  [
    "paragraphs, breaks and tabs",
    document(
      "<w:p><w:r><w:t>Ana</w:t><w:tab/><w:t>0:01</w:t><w:br/><w:t>Hi.</w:t><w:cr/></w:r></w:p><w:p>x<w:t>Bye</w:t>y</w:p>",
    ),
    { text: "Ana\t0:01\nHi.\n\nBye\n" },
  ],
  [
    "content in two forms",
    document("<mc:Choice><w:t>a</w:t></mc:Choice><mc:Fallback><w:t>a</w:t></mc:Fallback><w:t>b</w:t>"),
    { text: "ab" },
  ],
  ["markup that ends early", document("<w:p>"), NO_DOCUMENT],
  ["another archive", zipSync({ "a.txt": strToU8("x") }), NO_DOCUMENT],
  ["no archive", strToU8("PK"), { problem: "it is not a readable Word document. Save it again as .docx or as .txt." }],
])("a document with %s is read", (_, content, expected) => {
  expect(readDocx(content)).toEqual(expected);
});

describe("times", () => {
  const counted = (turns: Turn[], startedAt?: string) =>
    countFromStart({ format: "x", attendees: [], turns, ...(startedAt && { startedAt }) });
  const timesOf = (turns: readonly Turn[]) => turns.map(({ start, end }) => `${start}-${end ?? ""}`).join(" ");
  const at = (start: number, end: number | null = null) => turn("Ana", "Hi.", start, end);
  const right = Array.from({ length: 9 }, () => at(1, 2));
  const ofDay = (clock: string) => `Times are of the day, from ${clock} on, and count from the first of them.`;
  const WRONG = "Times of 1 turn cannot be right: their ends are left out.";

  it.each<[string, Turn[], string, string[]]>([
    ["a second before the call", [at(-1, 0), at(-0.2)], "0-0 0-", []],
    ["that end a second early", [at(5, 4)], "5-4", []],
    ["up to five hours", [at(17_999)], "17999-", []],
    ["of the day", [at(18_000, 18_001)], "0-1", [ofDay("5:00:00")]],
    ["of a day's end", [at(86_399)], "0-", [ofDay("23:59:59")]],
    ["beyond a day", [at(86_400)], "86400-", []],
    ["of no turns", [], "", []],
    ["of which one in ten is wrong", [...right, at(5, 3.9)], `${timesOf(right)} 5-`, [WRONG]],
    ["of which one begins too early", [...right, at(-1.1, 3)], `${timesOf(right)} 0-`, [WRONG]],
  ])("%s count from the start of the call", (_, turns, times, notes) => {
    const read = counted(turns);
    expect("call" in read && [timesOf(read.call.turns), read.call.startedAt, read.notes]).toEqual([
      times,
      undefined,
      notes,
    ]);
  });

  it("of which more are wrong are no times", () => {
    expect(counted([...right.slice(1), at(5, 3.9)])).toEqual({
      problem:
        "1 of its 9 turns end before they begin, or begin before the call, such as the one at 5 s of Ana. Correct its times, or leave them out.",
    });
  });

  it.each([undefined, "2001-01-01T00:00:00Z"])(
    "that are dates count from the first, at which a call began or at %s",
    (startedAt) => {
      const read = counted([at(978_307_200, 978_307_201.5), at(978_307_200.5)], startedAt);
      expect(read).toMatchObject({ call: { startedAt: startedAt ?? "2001-01-01T00:00:00.000Z" }, notes: [] });
      expect("call" in read && timesOf(read.call.turns)).toBe("0-1.5 0.5-");
    },
  );
});
