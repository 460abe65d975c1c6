import { hash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { testFolder } from "../../../test/support/test-folder.ts";
import { decodeText } from "../../team/import/decode-text.ts";
import type { SpokenCall, Turn } from "../../team/import/formats/spoken-call.ts";
import { withNames } from "../../team/import/named-speakers.ts";
import { isStreamed, openImport, readCalls, rowsOf } from "../../team/import/read-file.ts";
import { isOwnJson, streamLines } from "../../team/import/read-rows.ts";
import { spokenRows } from "../../team/import/spoken-rows.ts";

// What a file is taken for, and what a call that it holds becomes.

const LINES = "[00:00:01] Ana: Hi.";
const CUE = "00:00:01,000 --> 00:00:02,000\nAna: Hi.";
const docx = zipSync({ "word/document.xml": strToU8(`<d><w:p><w:t>${LINES}</w:t></w:p></d>`) });
const SAID = { a: [{ who: "Ana", b: "Hi there, all." }] };
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const KNOWN =
  "Gong, Fireflies (API), Avoma, Deepgram, AssemblyAI, AWS Transcribe, Fireflies (download), Grain, Rev, Fathom, tl;dv, Google Speech-to-Text, WhisperX, Whisper, whisper.cpp, and lists of users, meetings, reports, insights, roleplay_sessions";
const unknown = (seen: string, map: string) =>
  `its format is not known. It has ${seen}. Known formats: ${KNOWN}. To read it, give the paths: --map "${map}"`;

describe("a file", () => {
  it.each<[string, string | Uint8Array, string, string]>([
    ["a.VTT", `WEBVTT\n\n${CUE}`, "WebVTT", "it is a .vtt"],
    ["a.srt", CUE, "SubRip", "it is a .srt"],
    ["a.txt", LINES, "text", "it is a .txt"],
    ["a.docx", docx, "Word document", "it is a .docx"],
    ["a.vtt", docx, "Word document", "it is a .docx"],
    ["a.txt", strToU8(`PDF\n${LINES}`), "text", "it is a .txt"],
  ])("%s with %.12j is known by its name and content", async (path, content, format, reason) => {
    const read = await readCalls(path, content, {});
    expect(read).toMatchObject({ format, reason, calls: [{ turns: [{ speaker: "Ana", text: "Hi." }] }] });
  });

  it.each([
    ["a.json", JSON.stringify(SAID)],
    ["a.CSV", 'who,b\nAna,"Hi there, all."'],
    ["a.tsv", "who\tb\nAna\tHi there, all."],
    ["a.ttml", "<a><who>Ana</who><b>Hi there, all.</b></a>"],
    ["a.xml", "<a><who>Ana</who><b>Hi there, all.</b></a>"],
  ])("%s is read by a mapping", async (path, text) => {
    const at = path.endsWith("ml") ? "a[]." : path.endsWith("json") ? "a[]." : "[].";
    const inner = path.endsWith("ml") ? "[].#text" : "";
    const mapping = { speaker: `${at}who${inner}`, text: `${at}b${inner}` };
    expect(await readCalls(path, text, { mapping })).toMatchObject({
      ...{ format: "mapping", reason: "of --map" },
      calls: [{ format: "mapped", turns: [{ speaker: "Ana", text: "Hi there, all." }] }],
    });
    expect(await readCalls(path, text, { mapping: { text: "x[].y" } })).toEqual({
      problem: expect.stringMatching(/^nothing is said at `x\[\]\.y`\. The file has `.+`\. Correct --map\.$/),
    });
  });

  it.each<[string, string | Uint8Array, string]>([
    ["a.json", "{}", unknown("nothing", "speaker=turns[].speaker,text=turns[].text,start=turns[].start")],
    ["a.json", JSON.stringify(SAID), unknown("`a[].who`, `a[].b`", "speaker=a[].who,text=a[].b")],
    ["a.json", nested(101), "it is nested deeper than 100 levels, deeper than any transcript. Export it again."],
    ["a.json", "", "it is not valid JSON. It may be cut off: download it again."],
    ["a.csv", "", unknown("nothing", "speaker=turns[].speaker,text=turns[].text,start=turns[].start")],
    ["a.tsv", 'a\n"b', "it is not a valid table: a quote is never closed. Export it again."],
    ["a.xml", "<a>", "it is not well-formed XML. Export it again."],
    ["a.json", strToU8("%PDF-1.7"), "it is a PDF. Download the transcript as .vtt, .srt, .docx, .txt or .json."],
    ["a.txt", "a\0b", "it contains U+0000, so it is not text. Export the transcript again, as UTF-8."],
    ["a.docx", strToU8(LINES), "it is not a readable Word document. Save it again as .docx or as .txt."],
    [
      "a.docx",
      zipSync({ "word/document.xml": strToU8("<d><w:t>Hi.</w:t></d>") }),
      "there is no transcript in it that can be read as .txt. Lines such as `[00:01:23] Ana Ruiz: text` can be, and what Zoom, Teams, Meet and Otter export.",
    ],
    [
      "a.vtt",
      CUE,
      "there is no transcript in it that can be read as .vtt. Lines such as `[00:01:23] Ana Ruiz: text` can be, and what Zoom, Teams, Meet and Otter export.",
    ],
    [
      "a.mp3",
      "x",
      "there is no transcript in it that can be read as .mp3. Lines such as `[00:01:23] Ana Ruiz: text` can be, and what Zoom, Teams, Meet and Otter export.",
    ],
  ])("%s with %.12j is none that can be read", async (path, content, problem) => {
    expect(await readCalls(path, content, {})).toEqual({ problem });
    expect(rowsOf({ problem }, `dir/${path}`, {})).toEqual({ rows: [], problems: [`dir/${path}: ${problem}`] });
  });

  it("nested a hundred levels deep is read", async () => {
    const file = { rows: [], problems: ["[0]: expected a JSON object."] };
    expect(await readCalls("a.json", nested(100), {})).toEqual({ file });
  });

  it.each<[unknown, boolean]>([
    [[], true],
    [[7], true],
    [[{}], true],
    [[{ user_email: "" }], true],
    [[{ word: "" }, { title: "" }], false],
    [{ insights: 7 }, true],
    [{ insight: [] }, false],
    [7, false],
    [null, false],
  ])("%j has rows of the service: %s", (parsed, expected) => {
    expect(isOwnJson(parsed)).toBe(expected);
  });

  it("of lines is streamed, and another read whole", async () => {
    const path = join(testFolder(), "a.NDJSON");
    await writeFile(path, `{"title":"One"}\n${JSON.stringify({ title: "ä" })}`);
    expect([isStreamed(path), isStreamed("a.jsonl"), isStreamed("a.json")]).toEqual([true, true, false]);
    expect((await openImport(path, {})).isWhole).toBe(false);
    await expect(openImport(`${path}.jsonl`, {})).rejects.toThrow("ENOENT");
    await writeFile(path, Buffer.from('{"title":"One"}\nä').subarray(0, -1));
    const rows: unknown[] = [];
    for await (const row of streamLines(path).read()) rows.push(row);
    expect(rows).toEqual([
      { location: "line 1", line: 1, kind: "meeting", value: { title: "One" } },
      { problem: "line 2 or below: it is not text in UTF-8. Save it as UTF-8, and import it again." },
    ]);
  });

  it.each<[number[], string | undefined]>([
    [[0xef, 0xbb, 0xbf, 0x61], "a"],
    [[0xff, 0xfe, 0x61, 0], "a"],
    [[0xfe, 0xff, 0, 0x61], "a"],
    [[0xff, 0x61], undefined],
    [[0xfe, 0x61], undefined],
    [[0x61, 0xfe], undefined],
    [[0x61, 0xff], undefined],
    [[], ""],
  ])("of the bytes %j is %j", (bytes, text) => {
    expect(decodeText(Uint8Array.from(bytes))).toBe(text);
  });
});

const turn = (start: number, end: number | null, speaker: string, text: string): Turn => ({
  start,
  end,
  speaker,
  text,
});
const CALL: SpokenCall = { format: "x", attendees: [], turns: [turn(1, 2.5, "Ana", "Hi.")] };
const CONTEXT = { path: "dir/a.x", fileName: "a", startedAt: "2026-11-03T16:00:00+02:00" };
const rowOf = (call: SpokenCall, context: object = {}) => spokenRows([call], { ...CONTEXT, ...context }).rows[0];

describe("a call", () => {
  it("becomes a row", () => {
    const call = { ...CALL, sourceId: "7", meetingUrl: "https://meet.example/1", title: "Theirs" };
    expect(rowOf(call, { format: "X", meetingId: "m" })).toEqual({
      ...{ location: "dir/a.x", kind: "meeting", format: "X", meetingId: "m", notes: [], turns: [[1, 2.5]] },
      value: {
        ...{ source_id: "x/7", title: "Theirs", meeting_url: "https://meet.example/1", duration_seconds: 3 },
        ...{ started_at: "2026-11-03T14:00:00.000Z", ended_at: "2026-11-03T14:00:03.000Z" },
        ...{ participants: [{ name: "Ana", is_internal: false }], transcript: LINES },
      },
    });
  });

  it("says what of it is not known", () => {
    const call = { ...CALL, isEstimated: true, turns: [turn(36_000, null, "Ana", "Hi.")] };
    expect(rowOf(call, { startedAt: undefined, startElse: "2026-11-20T12:00:00Z" })).toMatchObject({
      isStartAssumed: true,
      notes: [
        "Times are of the day, from 10:00:00 on, and count from the first of them.",
        "Its start is not known.",
        "Times are estimated from the length of what was said.",
        "The ends of turns are not known, so patience is not measured.",
      ],
      value: { started_at: "2026-11-20T12:00:00.000Z", duration_seconds: 0 },
    });
    expect(rowOf(CALL)).not.toHaveProperty("isStartAssumed");
    expect(spokenRows([CALL], { ...CONTEXT, startedAt: undefined }).problems).toEqual([
      "dir/a.x: it does not say when it started. Set --started-at, or put the time into its name, such as 2026-11-03T14-00-00Z.",
    ]);
  });

  it.each([
    [359_999, 0],
    [360_000, 1],
  ])("with words at second %i has %i problems, however short it is said to be", (start, count) => {
    const call = { ...CALL, durationSeconds: 10, turns: [...CALL.turns, turn(start, null, "Bo", "Yes.")] };
    expect(spokenRows([call], CONTEXT).problems).toHaveLength(count);
  });

  it("of 30 words with names and times is known by them, a shorter one by its start as well", () => {
    const [short, long] = [27, 28].map((count) => ({ ...CALL, turns: [turn(1, 2, "Ana", "a ".repeat(count))] }));
    const words = (count: number) => `[00:00:01] Ana: ${"a ".repeat(count).trim()}`;
    const id = (text: string) => `x/${hash("sha256", text, "hex")}`;
    expect(rowOf(long as SpokenCall)).toMatchObject({
      formerSourceId: id(`2026-11-03T14:00:00.000Z\n${words(28)}`),
      value: { source_id: id(words(28)) },
    });
    const row = rowOf(short as SpokenCall);
    expect(row?.value["source_id"]).toBe(id(`2026-11-03T14:00:00.000Z\n${words(27)}`));
    expect(row).not.toHaveProperty("formerSourceId");
    expect(rowOf({ ...(long as SpokenCall), sourceId: "7" })).not.toHaveProperty("formerSourceId");
  });

  it("is known by the same words with other names, and its people are called as they are named", () => {
    const who = [{ label: "ana", name: "Ana Ruiz", email: "ana@acme.example" }];
    const call = {
      ...CALL,
      attendees: [
        { name: "Ana", title: "AE" },
        { name: "Bo", isInternal: true },
      ],
    };
    expect(rowOf(call, { who })?.value).toMatchObject({
      source_id: rowOf(call)?.value["source_id"],
      transcript: "[00:00:01] Ana Ruiz: Hi.",
      participants: [
        { name: "Ana Ruiz", title: "AE", email: "ana@acme.example", is_internal: false },
        { name: "Bo", is_internal: true },
      ],
    });
    expect(withNames(call, [])).toEqual(call);
  });

  it.each<[string, string | undefined]>([
    ["2026-11-03 14-05 UTC", "14:05:00"],
    ["2026-11-03 14-05Z", "14:05:00"],
    ["2026-11-03 14-05 +2", "12:05:00"],
    ["2026-11-03 14-05 -07:30", "21:35:00"],
    ["2026-11-03 14-05-0730", "21:35:00"],
    ["2026-11-03 14-05 UTC+10", "04:05:00"],
    ["2026-11-03 14-05_GMT", "14:05:00"],
    ["2026-11-03, at 14.05.09", "14:05:09"],
    ["2026-11-03 at 14:05", "14:05:00"],
    ["2026.11.03_1405", "14:05:00"],
    ["2026-11-03 14051", "00:00:00"],
    ["2026-11-03x14-05", "00:00:00"],
    ["2026-11-03 14-05 Paris", "14:05:00"],
    ["2026-11-03 PST", "00:00:00"],
    ["2026-11-03 14-05 PST", undefined],
    ["2026-11-03 14-05 PST 2026-11-03", undefined],
    ["2026-11-03 14-05 (PST)", "14:05:00"],
    ["2026-02-30 14-05 2026-11-03 15-00", "15:00:00"],
    ["12026-11-03", undefined],
    ["2026-11-031", undefined],
    ["1926-11-03", undefined],
  ])("whose file is called %s began at %s", (fileName, time) => {
    const row = rowOf(CALL, { fileName, startedAt: undefined });
    expect(row?.value["started_at"]).toBe(time && `2026-11-03T${time}.000Z`);
  });
});
