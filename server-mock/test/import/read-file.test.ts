import { describe, expect, it } from "vitest";
import type { Turn } from "../../team/import/formats/spoken-call.ts";
import { isImportable, readImportFile } from "../../team/import/read-file.ts";
import { jsonIn, readParsed } from "../../team/import/read-rows.ts";
import { spokenRows } from "../../team/import/spoken-rows.ts";

// What is read from files, without a database.

const turn = (start: number, end: number | null, speaker: string, text: string): Turn => ({
  start,
  end,
  speaker,
  text,
});

describe("files", () => {
  async function readAll(path: string, text: string, settings = {}): Promise<object[]> {
    const { problems, rows } = await readImportFile(path, text, settings);
    return [...problems.map((problem) => ({ problem })), ...rows];
  }

  it.each(["a.json", "a.NDJSON", "a.jsonl", "a.vtt", "a.srt", "a.txt", "a.docx"])("imports %s", (name) => {
    expect(isImportable(name)).toBe(true);
  });

  it.each(["a", "a.doc", "json", "a.json.gz", "constructor"])("does not import %s", (name) => {
    expect(isImportable(name)).toBe(false);
  });

  it("gives a call what its person says, then what its file says, then what its name says", async () => {
    const text = "Sync - transcript\n[00:01] Ana: Hi.";
    expect(await readAll("dir/2026-11-03 call.txt", text)).toEqual([
      {
        location: "dir/2026-11-03 call.txt",
        format: "text",
        kind: "meeting",
        notes: ["The ends of turns are not known, so patience is not measured."],
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
      problems: ["a: its times go beyond 99 hours, so they cannot be of one call. Correct them."],
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

  it("keeps a byte order mark that is no beginning", () => {
    expect(jsonIn('"\ufeff"')).toBe("\ufeff");
  });

  it.each<[string, object]>([
    ['\ufeff[{"title":"x"}, 7]', { rows: [["[0]", "meeting"]], problems: ["[1]: expected a JSON object."] }],
    ["7", { rows: [], problems: ['Expected a list of meetings, or {"meetings": [...], "reports": [...]}.'] }],
    ["null", { rows: [], problems: ['Expected a list of meetings, or {"meetings": [...], "reports": [...]}.'] }],
    [
      '{"meeting":[],"reports":{},"users":[{}]}',
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
      { rows: [], problems: ["meetings[0]: expected a JSON object.", "reports: expected a JSON object."] },
    ],
  ])("reads the rows of %j", (text, expected) => {
    const { rows, problems } = readParsed(jsonIn(text));
    expect({ rows: rows.map(({ location, kind }) => [location, kind]), problems }).toEqual(expected);
  });
});
