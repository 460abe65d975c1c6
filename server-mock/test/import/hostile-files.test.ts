import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { openImport, readImportFile } from "../../team/import/read-file.ts";

// Files that are no transcripts, or try to be a burden: each is rejected with what to do about it.

const START = { startedAt: "2026-11-03T14:00:00Z" };
const srt = (times: string, count = 4) => `1\n${times}\nAna Ruiz: Hi.\n\n`.repeat(count);

it.each<[string, string, string | Uint8Array, RegExp]>([
  [
    "a Word document that unpacks to 65 MiB",
    "bomb.docx",
    bomb(),
    /unpacks to more than 64 MiB.*Save its text as \.txt/,
  ],
  ["an archive of other files", "files.docx", zipSync({ "a.txt": strToU8("x") }), /not a Word document\. Unpack it/],
  [
    "half of a Word document",
    "half.docx",
    strToU8("PK\u0003\u0004 and no more"),
    /not a readable Word document\. Save it again/,
  ],
  ["JSON nested a million deep", "deep.json", "[".repeat(1_000_000), /nested deeper than 100 levels.*Export it again/],
  ["JSON that is cut off", "cut.json", '{"segments":[{"text":"Hi', /not valid JSON.*download it again/],
  [
    "sound",
    "call.vtt",
    Uint8Array.from([0xff, 0xfb, 0x90, 0x64, 0, 0x0f, 0xf0]),
    /not text in UTF-8\. Save it as UTF-8/,
  ],
  ["a PDF", "call.txt", strToU8("%PDF-1.7\n"), /is a PDF\. Download the transcript as/],
  ["characters U+0000", "call.txt", "[00:01] Ana: Hi\0.", /U\+0000.*Export the transcript again/],
  [
    "UTF-16 without its mark",
    "call.txt",
    Buffer.from("[00:01] Ana: Hi.", "utf16le"),
    /U\+0000.*Export the transcript again/,
  ],
  [
    "times that run backwards",
    "call.srt",
    srt("00:00:09,000 --> 00:00:02,000"),
    /4 of its 4 turns end before they begin.*Correct its times/,
  ],
  [
    "times before the call",
    "call.json",
    JSON.stringify({ segments: [{ start: -90, end: -80, text: "Hi." }] }),
    /begin before the call.*Correct its times/,
  ],
  ["times of 200 hours", "call.srt", srt("200:00:00,000 --> 200:00:02,000"), /beyond 99 hours.*Correct them/],
  ["a million lines", "call.txt", "Ana: Hi.\n".repeat(200_000), /200,001 lines, and a call at most 200,000.*Split it/],
  ["200,001 turns of JSON", "call.json", manyTurns(), /200,001 turns, and a call at most 200,000.*Split it/],
  [
    "XML whose entities grow",
    "call.ttml",
    '<!DOCTYPE t [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><t>&b;</t>',
    /not well-formed XML.*Export it again/,
  ],
  ["quotes of CSV that never end", "call.csv", 'Who,Said\nAna,"Hi', /a quote is never closed\. Export it again/],
  [
    "JSON of nobody's",
    "call.json",
    JSON.stringify({ metadata: {}, items: [{ who: "Ana", said: "Hi there, all of you.", at: 5 }] }),
    /It has `items\[\]\.who`, `items\[\]\.said`, `items\[\]\.at`.*Known formats: Gong.*--map "speaker=items\[\]\.who,text=items\[\]\.said,start=items\[\]\.at"$/,
  ],
  [
    "JSON whose longest text is none of a list, and whose list has numbers",
    "call.json",
    JSON.stringify({
      summary: "A long text about the call, which nobody said in it.",
      items: [
        { who: "Ana", said: "Hi there, all of you.", code: 7 },
        { who: "Bo", said: "Good morning to you.", code: "seven words that are a code here" },
      ],
    }),
    /--map "speaker=items\[\]\.who,text=items\[\]\.said"$/,
  ],
  ...([8, 9] as const).map((count): [string, string, string, RegExp] => [
    `JSON of ${count} members that are no speech`,
    "call.json",
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`m${index}`, index]))),
    count > 8 ? /It has .*`m7` and more\./ : /It has .*`m7`\. /,
  ]),
])("rejects %s", async (_, path, content, expected) => {
  const { rows, problems } = await readImportFile(path, content, START);
  expect(rows).toEqual([]);
  expect(problems.join(" ")).toMatch(expected);
});

it("reads lines that end in different ways, and a few times that cannot be right", async () => {
  const text = "[00:00:05] Ana Ruiz: One.\r\n[00:00:09] Bo Lind: Two.\r[00:00:12] Ana Ruiz: Three.\n";
  const { rows } = await readImportFile("call.txt", text, START);
  expect(String(rows[0]?.value["transcript"]).split("\n")).toHaveLength(3);
  const captions = `${srt("00:00:05,000 --> 00:00:06,000", 12)}13\n00:00:30,000 --> 00:00:20,000\nBo Lind: Bye.\n`;
  const { rows: read } = await readImportFile("call.srt", captions, START);
  expect(read[0]?.notes).toContain("Times of 1 turn cannot be right: their ends are left out.");
});

it("rejects a file of 300 MB without reading it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "svc-large-"));
  const path = join(folder, "call.json");
  const file = await open(path, "w");
  await file.truncate(300_000_000);
  await file.close();
  const problems: unknown[] = [];
  for await (const row of (await openImport(path, START)).read()) problems.push(row);
  expect(problems).toEqual([
    {
      problem: `${path}: it has 287 MiB, and a file at most 128 MiB. Split it; an archive of many calls goes into .ndjson, which may be of any size.`,
    },
  ]);
  await rm(folder, { recursive: true });
});

function bomb(): Uint8Array {
  return zipSync({ "word/document.xml": new Uint8Array(65 * 1024 * 1024) });
}

function manyTurns(): string {
  return JSON.stringify({ segments: Array.from({ length: 200_001 }, (_, start) => ({ start, text: "Hi." })) });
}
