import { afterEach, describe, expect, it, vi } from "vitest";
import { recognizeJson } from "../../team/import/formats/recognize-json.ts";
import type { Turn } from "../../team/import/formats/spoken-call.ts";

const readCalls = (parsed: unknown) => recognizeJson(parsed)?.calls;

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

describe("JSON of recorders", () => {
  const sentence = { speaker_name: "Ana", text: "Hi.", start_time: 1, end_time: 2 };
  const fireflies = (call: object) => readCalls({ transcript: { sentences: [sentence], ...call } })?.[0];
  const gong = (details: object, spoken: object = {}) =>
    readCalls({
      calls: [{ metaData: { id: "7", ...details }, parties: [{ speakerId: 1, emailAddress: "ana@acme.example" }] }],
      callTranscripts: [
        { callId: "7", transcript: [{ speakerId: "1", sentences: [{ start: 0, end: 1000, text: "Hi.", ...spoken }] }] },
      ],
    })?.[0];

  it("reads who speaks in a call of Avoma from its list of speakers: by name, address, or neither", () => {
    const speakers = [
      { id: 0, name: "Ana", email: "ana@acme.example", is_rep: true },
      { id: 1, name: null, email: "bo@customer.example", is_rep: false },
      { id: 2 },
    ];
    const transcript = [0, 1, 2].map((id) => ({ transcript: "Hi.", speaker_id: id, timestamps: [id, id + 0.5] }));
    expect(readCalls({ meeting_uuid: "5b1f", uuid: "other", transcript, speakers })?.[0]).toMatchObject({
      sourceId: "5b1f",
      attendees: [
        { name: "Ana", email: "ana@acme.example", isInternal: true },
        { name: "bo@customer.example", email: "bo@customer.example", isInternal: false },
        { name: "Speaker 3" },
      ],
      turns: [turn(0, 0.5, "Ana", "Hi."), turn(1, 1.5, "bo@customer.example", "Hi."), turn(2, 2.5, "Speaker 3", "Hi.")],
    });
  });

  it.each([
    ["a list", { transcripts: [{ sentences: [sentence] }] }],
    ["one", { transcript: { sentences: [sentence] } }],
    ["a list in data", { data: { transcripts: [{ sentences: [sentence] }] } }],
    ["one in data", { data: { transcript: { sentences: [sentence] } } }],
    ["nothing around it", { sentences: [sentence] }],
    ["others that are no calls", { transcripts: [{ id: "x" }, null, { sentences: [sentence] }] }],
  ])("reads a transcript of Fireflies in %s", (_case, parsed) => {
    expect(readCalls(parsed)?.map(({ format, turns }) => [format, turns])).toEqual([
      ["fireflies", [turn(1, 2, "Ana", "Hi.")]],
    ]);
  });

  it.each([
    [null],
    [[]],
    ["text"],
    [{ transcripts: [] }],
    [{ sentences: "Hi." }],
    [{ data: null }],
    [{ meetings: [] }],
  ])("reads no call from %j", (parsed) => {
    expect(readCalls(parsed)).toBeUndefined();
  });

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
      turns: [turn(0, 1, "Unknown", "Hi."), turn(1, 2, "Unknown", "Raw.")],
      isEstimated: true,
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
    [{ start: undefined, end: undefined }, 0, 1],
    [{ start: "x", end: "x" }, 0, 1],
    [{ start: {}, end: null }, 0, 1],
  ])("reads the times %j of Gong", (times, start, end) => {
    expect(gong({}, times)?.turns).toEqual([turn(start, end, "ana@acme.example", "Hi.")]);
  });

  it("leaves what has no time, or an end before it, where it was said", () => {
    const said = [
      { start_time: 5, end_time: 9, text: "One." },
      { start_time: null, end_time: 3, text: "Two." },
      { start_time: 20, end_time: 24, text: "Three." },
    ];
    const sentences = said.map((one) => ({ ...one, speaker_name: "Ana" }));
    const inMs = said.map(({ start_time: start, end_time, text }) => ({
      ...{ start: start && start * 1000, end: end_time * 1000, text },
    }));
    const transcript = [{ speakerId: "1", sentences: inMs }];
    for (const calls of [readCalls({ sentences }), readCalls({ callTranscripts: [{ callId: "7", transcript }] })])
      expect(calls?.[0]).toMatchObject({
        isEstimated: true,
        turns: [
          { start: 5, end: 9 },
          { start: 9, end: 10 },
          { start: 20, end: 24 },
        ],
      });
  });

  it("moves no time that a recorder states where another is missing", () => {
    const said = [
      { start_time: 500, end_time: 510, text: "A long sentence of one monologue. ".repeat(8) },
      { start_time: null, text: "Two." },
      { start_time: 2, end_time: 3, text: "Said meanwhile." },
    ];
    const sentences = said.map((one) => ({ ...one, speaker_name: "Ana" }));
    expect(readCalls({ sentences })?.[0]?.turns.map(({ start }) => start)).toEqual([500, 510, 2]);
  });

  it("reads a call of Gong whose details are missing, or at its top level", () => {
    const callTranscripts = [{ callId: 7, transcript: [{ speakerId: "1", sentences: [{ text: "Hi." }] }] }];
    expect(readCalls({ callTranscripts })).toEqual([
      {
        format: "gong",
        sourceId: "7",
        attendees: [],
        turns: [turn(0, 1, "Speaker 1", "Hi.")],
        isEstimated: true,
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
    expect(readCalls({ calls: [{ ...details, parties }], callTranscripts })).toMatchObject([
      {
        title: "Demo",
        startedAt: "2026-11-03T14:00:00.000Z",
        durationSeconds: 60,
        meetingUrl: "https://gong.example",
        attendees: [{ name: "Ana", isInternal: true }, { name: "Bo" }],
        turns: [turn(0, 1, "Ana", "Hi.")],
      },
    ]);
  });
});
