import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { importLines } from "../../program/import-lines.ts";
import { readImportFile } from "../../team/import/read-file.ts";
import { type ImportRow, streamLines, type UnreadableRow } from "../../team/import/read-rows.ts";

const VTT = "WEBVTT\n\n00:01.000 --> 00:04.000\n<v Jürgen Groß>Grüße. Was führt Sie heute her?\n";
const SETTINGS = { startedAt: "2026-11-03T14:00:00Z" };

async function rowsOf(bytes: Uint8Array): Promise<unknown[]> {
  const { problems, rows } = await readImportFile("call.vtt", bytes, SETTINGS);
  return [...problems.map((problem) => ({ problem })), ...rows];
}

const little = Buffer.from(`\ufeff${VTT}`, "utf16le");
const ENCODED: [string, Uint8Array][] = [
  ["UTF-8", Buffer.from(VTT)],
  ["UTF-8 with a mark", Buffer.from(`\ufeff${VTT}`)],
  ["UTF-16, little end first", little],
  ["UTF-16, big end first", Buffer.from(little).swap16()],
];

it.each(ENCODED)("a transcript in %s is read as what was said", async (_, bytes) => {
  expect(JSON.stringify(await rowsOf(bytes))).toContain("[00:00:01] Jürgen Groß: Grüße. Was führt Sie heute her?");
});

it("a transcript in another encoding is rejected, and no letter of it is guessed", async () => {
  const rows = JSON.stringify(await rowsOf(Buffer.from(VTT, "latin1")));
  expect(rows).toContain("call.vtt: it is not text in UTF-8. Save it as UTF-8, and import it again.");
  expect(rows).not.toContain("\ufffd");
});

const LINE = JSON.stringify({ title: "Gespräch\u2028 zwei", started_at: "2026-11-03T14:00:00Z" });
const wide = Buffer.from(`\ufeff${LINE}\r\n${LINE}`, "utf16le");

it.each<[string, Uint8Array]>([
  ["UTF-8", Buffer.from(`${LINE}\n\n${LINE}\n`)],
  ["UTF-8 with a mark", Buffer.from(`\ufeff${LINE}\n${LINE}`)],
  ["UTF-16, little end first", wide],
  ["UTF-16, big end first", Buffer.from(wide).swap16()],
  ["UTF-8 of which a letter is in two pieces", Buffer.from(`${" ".repeat(65_520)}${LINE}\n${LINE}`)],
  ["UTF-8 in many pieces", Buffer.from(`${LINE}\n${" ".repeat(70_001)}${LINE}`)],
])("an .ndjson file in %s is read line by line, and its lines end where JSON lets them", async (_, bytes) => {
  expect((await linesIn(bytes)).map((row) => "value" in row && row.value["title"])).toEqual([
    "Gespräch\u2028 zwei",
    "Gespräch\u2028 zwei",
  ]);
});

it("an .ndjson file in another encoding is rejected, and no letter of it is guessed", async () => {
  const rows = await linesIn(Buffer.from(`${LINE.replace("\u2028", "")}\n`, "latin1"));
  expect(rows).toEqual([
    { problem: "line 1 or below: it is not text in UTF-8. Save it as UTF-8, and import it again." },
  ]);
});

it("an .ndjson file has an object a line, and one that is none is named by the number of its line", async () => {
  const rows = await linesIn(Buffer.from('\r\n{"title":"x"}\r\n  \n{"kind":"user"}\n{"kind":null}\n[]'));
  expect(rows.map((row) => ("problem" in row ? row.problem : [row.location, row.kind]))).toEqual([
    ["line 2", "meeting"],
    ["line 4", "user"],
    'line 5: `kind` must be one of "user", "meeting", "report", "insight", "roleplay_session".',
    "line 6: expected a JSON object.",
  ]);
});

async function linesIn(bytes: Uint8Array): Promise<(ImportRow | UnreadableRow)[]> {
  const folder = await mkdtemp(join(tmpdir(), "svc-lines-"));
  try {
    const path = join(folder, "a.ndjson");
    await writeFile(path, bytes);
    const rows: (ImportRow | UnreadableRow)[] = [];
    for await (const row of streamLines(path).read()) rows.push(row);
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

it("says before anything is stored that a call has no speaker who is known to sell, and promises no report of it", () => {
  const counts = {
    users: 0,
    meetings: 1,
    reports: 0,
    insights: 0,
    sessions: 0,
    known: 0,
    jobs: 1,
    withoutTemplate: 0,
    repaired: 0,
    replaced: 0,
    differing: [],
  };
  const lines = (matched: [] | [object], hasInternal: boolean, isDryRun = false) =>
    importLines({ ...counts, matched, unmatched: ["Kim"] } as never, {
      ...{ isDryRun, hasInternal, name: "Acme", path: undefined, location: {} },
    }).join("\n");
  expect(lines([], false)).toContain("No report: no speaker is a known user");
  expect(lines([], false)).not.toContain("will be produced");
  expect(lines([], false, true)).toContain("No report: no speaker is a known user");
  expect(lines([], true)).toContain("A report will be produced");
  expect(lines([{ name: "Ana", user: "a@x", reason: "name" }], false)).toContain("A report will be produced");
});
