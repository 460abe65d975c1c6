import { expect, it } from "vitest";
import { importLines } from "../src/commands/import-lines.ts";
import { readImport } from "../src/import/read-file.ts";

const VTT = "WEBVTT\n\n00:01.000 --> 00:04.000\n<v Jürgen Groß>Grüße. Was führt Sie heute her?\n";
const SETTINGS = { startedAt: "2026-11-03T14:00:00Z" };

async function rowsOf(bytes: Uint8Array): Promise<unknown[]> {
  const rows: unknown[] = [];
  for await (const row of readImport("call.vtt", bytes, SETTINGS).read()) rows.push(row);
  return rows;
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

it("says before anything is stored that a call has no speaker who is known to sell, and promises no report of it", () => {
  const counts = { users: 0, meetings: 1, reports: 0, insights: 0, sessions: 0, known: 0, jobs: 1, withoutTemplate: 0 };
  const lines = (matched: [] | [object], hasInternal: boolean, isDryRun = false) =>
    importLines({ ...counts, matched, unmatched: ["Kim"] } as never, {
      ...{ isDryRun, hasInternal, name: "Acme", path: undefined },
    }).join("\n");
  expect(lines([], false)).toContain("No report: none of the speakers is a user");
  expect(lines([], false)).not.toContain("will be produced");
  expect(lines([], false, true)).toContain("No report: none of the speakers is a user");
  expect(lines([], true)).toContain("A report will be produced");
  expect(lines([{ name: "Ana", user: "a@x", reason: "name" }], false)).toContain("A report will be produced");
});
