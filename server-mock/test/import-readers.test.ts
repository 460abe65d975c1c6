import { afterEach, describe, expect, it, vi } from "vitest";
import { readRecorderJson } from "../src/import/formats/read-recorder-json.ts";
import { readTextTranscript } from "../src/import/formats/read-text-transcript.ts";
import { readSubRip, readWebVtt } from "../src/import/formats/read-web-vtt.ts";
import {
  durationOf,
  joinTurns,
  participantsOf,
  type Turn,
  transcriptOf,
  turnTimesOf,
} from "../src/import/formats/spoken-call.ts";
import { isImportable, openImport, readImport } from "../src/import/read-file.ts";
import { readRows } from "../src/import/read-rows.ts";
import { spokenRows } from "../src/import/spoken-rows.ts";

// What is read from files, without a database.

afterEach(() => {
  vi.unstubAllEnvs();
});

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
        [2.2857142857142856, "Bo", "Three."],
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
    [`A heading\nattendees of it\n${said}`, undefined, []],
    [`Transcript of a call - transcripts\n${said}`, undefined, []],
  ])("takes title and attendees from %j", (text, title, names) => {
    const read = readTextTranscript(text);
    expect([read?.title, read?.attendees]).toEqual([title, names.map((name) => ({ name }))]);
  });
});

describe("JSON of recorders", () => {
  const sentence = { speaker_name: "Ana", text: "Hi.", start_time: 1, end_time: 2 };
  const fireflies = (call: object) => readRecorderJson({ transcript: { sentences: [sentence], ...call } })?.[0];
  const gong = (details: object, spoken: object = {}) =>
    readRecorderJson({
      calls: [{ metaData: { id: "7", ...details }, parties: [{ speakerId: 1, emailAddress: "ana@acme.example" }] }],
      callTranscripts: [
        { callId: "7", transcript: [{ speakerId: "1", sentences: [{ start: 0, end: 1000, text: "Hi.", ...spoken }] }] },
      ],
    })?.[0];

  it.each([
    ["a list", { transcripts: [{ sentences: [sentence] }] }],
    ["one", { transcript: { sentences: [sentence] } }],
    ["a list in data", { data: { transcripts: [{ sentences: [sentence] }] } }],
    ["one in data", { data: { transcript: { sentences: [sentence] } } }],
    ["nothing around it", { sentences: [sentence] }],
    ["others that are no calls", { transcripts: [{ id: "x" }, null, { sentences: [sentence] }] }],
  ])("reads a transcript of Fireflies in %s", (_case, parsed) => {
    expect(readRecorderJson(parsed)?.map(({ format, turns }) => [format, turns])).toEqual([
      ["fireflies", [turn(1, 2, "Ana", "Hi.")]],
    ]);
  });

  it.each([[null], [[]], ["text"], [{ transcripts: [] }], [{ sentences: "Hi." }], [{ data: null }]])(
    "reads no call from %j",
    (parsed) => {
      expect(readRecorderJson(parsed)).toBeUndefined();
    },
  );

  it("leaves out what Fireflies leaves out or writes otherwise", () => {
    const call = {
      ...{ id: "", title: 7, duration: "30", dateString: "never", meeting_link: null },
      meeting_attendees: [{ name: "Bo" }, { email: "cleo@acme.example" }, {}, "x"],
      participants: ["not.read@acme.example"],
      sentences: [{ text: "Hi." }, { raw_text: "Raw.", start_time: "x", end_time: "" }, 7],
    };
    expect(fireflies(call)).toEqual({
      format: "fireflies",
      attendees: [{ name: "Bo" }, { name: "cleo@acme.example", email: "cleo@acme.example" }, { name: "Unknown" }],
      turns: [turn(0, null, "Unknown", "Hi."), turn(0, null, "Unknown", "Raw.")],
    });
  });

  it("takes the address of the meeting, or else that of the transcript", () => {
    const transcript_url = "https://app.fireflies.example/1";
    expect(fireflies({ transcript_url })?.meetingUrl).toBe(transcript_url);
    expect(fireflies({ transcript_url, meeting_link: "https://meet.example/1" })?.meetingUrl).toBe(
      "https://meet.example/1",
    );
  });

  it.each<[unknown, string | undefined]>([
    ["2026-11-03T14:00:00.000Z", "2026-11-03T14:00:00.000Z"],
    ["2026-11-03T14:00:00+02:00", "2026-11-03T12:00:00.000Z"],
    ["2026-11-03", "2026-11-03T00:00:00.000Z"],
    // Without an offset it is UTC, as in the rest of the service, whatever the time zone of the machine.
    ["2026-11-03T14:00:00", "2026-11-03T14:00:00.000Z"],
    ["2026-11-03 14:00", "2026-11-03T14:00:00.000Z"],
    ["2026-02-30T14:00:00Z", undefined],
    [1_793_714_400_000, "2026-11-03T14:00:00.000Z"],
    [1_793_714_400, "2026-11-03T14:00:00.000Z"],
    [true, undefined],
    ["soon", undefined],
  ])("reads the start %j as %s", (date, expected) => {
    vi.stubEnv("TZ", "America/New_York");
    expect(fireflies({ date })?.startedAt).toBe(expected);
    expect(gong({ started: date })?.startedAt).toBe(expected);
  });

  it.each<[object, number, number | null]>([
    [{ start: 1500, end: 2500 }, 1.5, 2.5],
    [{ start: "1500", end: "2500" }, 1.5, 2.5],
    [{ start: undefined, end: undefined }, 0, null],
    [{ start: "x", end: "x" }, 0, null],
    [{ start: {}, end: null }, 0, null],
  ])("reads the times %j of Gong", (times, start, end) => {
    expect(gong({}, times)?.turns).toEqual([turn(start, end, "ana@acme.example", "Hi.")]);
  });

  it("reads a call of Gong whose details are missing, or at its top level", () => {
    const callTranscripts = [{ callId: 7, transcript: [{ speakerId: "1", sentences: [{ text: "Hi." }] }] }];
    expect(readRecorderJson({ callTranscripts })).toEqual([
      {
        format: "gong",
        sourceId: "7",
        attendees: [],
        turns: [turn(0, null, "Unknown", "Hi.")],
      },
    ]);
    const details = {
      id: 7,
      title: "Demo",
      scheduled: "2026-11-03T14:00:00Z",
      duration: 60,
      url: "https://gong.example",
    };
    const parties = [
      { name: "Ana", speakerId: "1", affiliation: "INTERNAL" },
      { name: "Bo", affiliation: "Unknown", title: "" },
    ];
    expect(readRecorderJson({ calls: [{ ...details, parties }], callTranscripts })).toMatchObject([
      {
        title: "Demo",
        startedAt: "2026-11-03T14:00:00.000Z",
        durationSeconds: 60,
        meetingUrl: "https://gong.example",
        attendees: [{ name: "Ana", isInternal: true }, { name: "Bo" }],
        turns: [turn(0, null, "Ana", "Hi.")],
      },
    ]);
  });
});

describe("files", () => {
  async function readAll(path: string, text: string, settings = {}): Promise<object[]> {
    const rows: object[] = [];
    for await (const row of readImport(path, text, settings).read()) rows.push(row);
    return rows;
  }

  it.each(["a.json", "a.NDJSON", "a.jsonl", "a.vtt", "a.srt", "a.txt", "a.docx"])("imports %s", (name) => {
    expect(isImportable(name)).toBe(true);
  });

  it.each(["a", "a.doc", "json", "a.json.gz", "constructor"])("does not import %s", async (name) => {
    expect([isImportable(name), await openImport(name, {})]).toEqual([false, undefined]);
  });

  it.each<[string, string, object]>([
    ["a.json", "{", { problem: "The file is not valid JSON." }],
    ["a.vtt", "x", { problem: "a.vtt: there is no transcript in it that can be read as .vtt." }],
    ["a.srt", "x", { problem: "a.srt: there is no transcript in it that can be read as .srt." }],
    ["a.txt", "x", { problem: "a.txt: there is no transcript in it that can be read as .txt." }],
    [
      "a.txt",
      "[00:01] Ana: Hi.",
      {
        problem:
          "a.txt: it does not say when it started. Set --started-at, or put the time into its name, such as 2026-11-03T14-00-00Z.",
      },
    ],
  ])("says what is wrong with %s of %j", async (path, text, expected) => {
    expect(await readAll(path, text)).toEqual([expected]);
  });

  it("gives a call what its person says, then what its file says, then what its name says", async () => {
    const text = "Sync - transcript\n[00:01] Ana: Hi.";
    expect(await readAll("dir/2026-11-03 call.txt", text)).toEqual([
      {
        location: "dir/2026-11-03 call.txt",
        kind: "meeting",
        value: {
          source_id: expect.stringMatching(/^text\/[0-9a-f]{64}$/),
          title: "Sync",
          started_at: "2026-11-03T00:00:00.000Z",
          ended_at: "2026-11-03T00:00:01.000Z",
          duration_seconds: 1,
          participants: [{ name: "Ana", is_internal: false }],
          transcript: "[00:00:01] Ana: Hi.",
        },
      },
    ]);
    const settings = { startedAt: "2026-11-05T09:00:00Z", title: "Given" };
    expect(await readAll("2026-11-03 call.txt", text, settings)).toMatchObject([
      { value: { title: "Given", started_at: "2026-11-05T09:00:00.000Z" } },
    ]);
    expect(await readAll("2026-11-03 call.srt", "00:00:01,000 --> 00:00:02,000\nHi.")).toMatchObject([
      { turns: [[1, 2]], value: { source_id: expect.stringMatching(/^srt\//), title: "2026-11-03 call" } },
    ]);
  });

  it("takes the same call for the same, and one at another time or with other words for another", async () => {
    const idOf = async (name: string, text: string) =>
      ((await readAll(name, text)) as { value: { source_id: string } }[])[0]?.value.source_id;
    const first = await idOf("2026-11-03 a.txt", "[00:01] Ana: Hi.");
    expect(await idOf("2026-11-03 b.txt", "[00:01] Ana: Hi.\n")).toBe(first);
    expect(await idOf("2026-11-04 a.txt", "[00:01] Ana: Hi.")).not.toBe(first);
    expect(await idOf("2026-11-03 a.txt", "[00:01] Ana: Ho.")).not.toBe(first);
  });

  it("lets nothing that is said begin a line of its own, nor end a name early", () => {
    const said = { start: 0, end: 1, speaker: "Ana: CEO\n", text: "Hi.\n[00:00:09] Bo: I agree." };
    const { rows } = spokenRows([{ format: "x", attendees: [{ name: "Ana: CEO" }], turns: [said] }], {
      ...{ path: "a", fileName: "2026-11-03" },
    });
    expect(rows[0]?.value).toMatchObject({
      transcript: "[00:00:00] Ana CEO: Hi. [00:00:09] Bo: I agree.",
      participants: [{ name: "Ana CEO" }],
    });
    expect(rows[0]?.value["participants"]).toHaveLength(1);
  });

  it("puts overlapping turns in the order in which they began, and ends with the one that ends last", () => {
    const turnsOf = [
      { start: 5, end: 6, speaker: "Bo", text: "Second." },
      { start: 0, end: 9, speaker: "Ana", text: "First." },
    ];
    const { rows } = spokenRows([{ format: "x", attendees: [], turns: turnsOf }], {
      path: "a",
      fileName: "2026-11-03",
    });
    expect(rows[0]).toMatchObject({
      value: { transcript: "[00:00:00] Ana: First.\n[00:00:05] Bo: Second.", duration_seconds: 9 },
      turns: [
        [0, 9],
        [5, 6],
      ],
    });
  });

  it("rejects times that no call has", () => {
    const late = { start: 360_000, end: 360_001, speaker: "Ana", text: "Hi." };
    expect(spokenRows([{ format: "x", attendees: [], turns: [late] }], { path: "a", fileName: "2026-11-03" })).toEqual({
      rows: [],
      problems: ["a: its times go beyond 99 hours, so they are none of one call. Correct them."],
    });
  });

  it("takes a call in which nothing was said for one without a transcript", () => {
    const call = { format: "x", attendees: [], turns: [turn(0, 30, "Ana", "")], startedAt: "2026-11-03T14:00:00Z" };
    const [row] = spokenRows([call], { path: "a.json", fileName: "a" }).rows;
    expect(row?.value).toMatchObject({ status: "no_transcript", duration_seconds: 30 });
    expect(row?.value).not.toHaveProperty("transcript");
  });

  it("says which of several calls has no start, with advice of its own", () => {
    const call = { format: "x", attendees: [], turns: [] };
    const calls = [call, { ...call, startedAt: "2026-11-03T14:00:00Z", sourceId: "1" }];
    const context = { path: "a.json", fileName: "a", startAdvice: "Give it below" };
    expect(spokenRows(calls, context)).toMatchObject({
      rows: [{ location: "a.json[1]", value: { source_id: "x/1" } }],
      problems: [
        "a.json[0]: it does not say when it started. Give it below, or put the time into its name, such as 2026-11-03T14-00-00Z.",
      ],
    });
  });

  it.each<[string, string | undefined]>([
    ["GMT20261103-140501_Recording", "2026-11-03T14:05:01.000Z"],
    ["call 2026-11-03T14-05-01Z", "2026-11-03T14:05:01.000Z"],
    ["2026-11-03_14:05", "2026-11-03T14:05:00.000Z"],
    ["2026-11-03 14h05m01", "2026-11-03T14:05:01.000Z"],
    ["20261103", "2026-11-03T00:00:00.000Z"],
    ["Sync (2026-11-03 at 14:05 GMT-7)", "2026-11-03T21:05:00.000Z"],
    ["Sync 2026_11_03 14_05 GMT+05:30", "2026-11-03T08:35:00.000Z"],
    ["Sync 2026_11_03 14_05 CET - Transcript", undefined],
    ["Sync-20261103_140501-Meeting Recording", "2026-11-03T14:05:01.000Z"],
    ["81210301234", undefined],
    ["99120261103 call", undefined],
    ["85612104123 2026-11-03 14-05", "2026-11-03T14:05:00.000Z"],
    ["2026-02-30 call", undefined],
    ["2026-13-01 call", undefined],
    ["2026-11-03 25-00 call", undefined],
    ["call 7", undefined],
  ])("reads the start from the name %j", (fileName, expected) => {
    const call = { format: "x", attendees: [], turns: [] };
    expect(spokenRows([call], { path: fileName, fileName }).rows.map(({ value }) => value["started_at"])).toEqual(
      expected === undefined ? [] : [expected],
    );
  });

  it.each<[string, "json" | "ndjson", object]>([
    ['\ufeff[{"title":"x"}, 7]', "json", { rows: [["[0]", "meeting"]], problems: ["[1]: expected a JSON object."] }],
    ["7", "json", { rows: [], problems: ['Expected a list of meetings, or {"meetings": [...], "reports": [...]}.'] }],
    [
      "null",
      "json",
      { rows: [], problems: ['Expected a list of meetings, or {"meetings": [...], "reports": [...]}.'] },
    ],
    ["{", "json", { rows: [], problems: ["The file is not valid JSON."] }],
    [
      '{"meeting":[],"reports":{},"users":[{}]}',
      "json",
      {
        rows: [
          ["users[0]", "user"],
          ["reports", "report"],
        ],
        problems: ["`meeting` is unknown; known are `users`, `meetings`, `reports`, `insights`, `roleplay_sessions`."],
      },
    ],
    [
      '{"reports":7,"meetings":[null]}',
      "json",
      { rows: [], problems: ["meetings[0]: expected a JSON object.", "reports: expected a JSON object."] },
    ],
    [
      '\r\n{"title":"x"}\r\n  \n{"kind":"user"}\n{"kind":null}\n[]',
      "ndjson",
      {
        rows: [
          ["line 2", "meeting"],
          ["line 4", "user"],
        ],
        problems: [
          'line 5: `kind` must be one of "user", "meeting", "report", "insight", "roleplay_session".',
          "line 6: expected a JSON object.",
        ],
      },
    ],
  ])("reads the rows of %j", (text, format, expected) => {
    const { rows, problems } = readRows(text, format);
    expect({ rows: rows.map(({ location, kind }) => [location, kind]), problems }).toEqual(expected);
  });
});
