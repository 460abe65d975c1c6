import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { demoDataset, withoutWords } from "../demo/dataset.ts";
import { readLines, type Story } from "../demo/read-archive.ts";

const NOW = new Date("2026-11-18T14:20:00.000Z");
const ARCHIVED = 1200;
const NEWEST = 12;
const WITH_WORDS = 20_000;

it("is the demo data that documentation, examples and tests name", () => {
  const hash = createHash("sha256");
  for (const record of demoDataset({ now: NOW })) hash.update(JSON.stringify(record));
  expect(hash.digest("hex").slice(0, 16)).toBe("5b393432b31cf74e");
});

it("repeats its meetings at its end, but for the newest ones, with other IDs some days apart", () => {
  const meetings = [...demoDataset({ now: NOW, meetings: ARCHIVED + 100 })].flatMap(({ kind, value }) =>
    kind === "meeting" ? [value] : [],
  );
  for (const [index, again] of meetings.slice(ARCHIVED).entries()) {
    const first = meetings[NEWEST + index];
    expect([again.transcript, again.user_id, again.status]).toEqual([first?.transcript, first?.user_id, first?.status]);
    expect(again.id).not.toBe(first?.id);
    // Earlier, unless the first was moved from a weekend to a day before it.
    const apartMs = Date.parse(first?.started_at ?? "") - Date.parse(again.started_at);
    expect(Math.abs(apartMs)).toBeLessThan(14 * 86_400_000);
  }
});

it("keeps times, people, states and scores of the meetings beyond a number, and no words", () => {
  const stories = readLines<Story>("meetings-0");
  for (const { records } of stories) {
    expect(withoutWords(records, WITH_WORDS - 1)).toBe(records);
    const kept = withoutWords(records, WITH_WORDS);
    const [meeting, ...reports] = records.filter(({ kind }) => kind !== "insight");
    expect(kept[0]?.value).toEqual({ ...meeting?.value, has_transcript: false, transcript: null });
    expect(kept.slice(1).map(({ value }) => [value["overall_score"], value["strengths"]])).toEqual(
      reports.map(({ value }) => [value["overall_score"], []]),
    );
    expect(JSON.stringify(kept)).not.toContain('"quote"');
  }
});
