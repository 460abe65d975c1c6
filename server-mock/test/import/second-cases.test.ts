import { expect, it } from "vitest";
import { isCalendarDate } from "../../api/validate/formats.ts";
import type { Insight } from "../../records/resources.ts";
import { findUnsaidInsight } from "../../team/import/contradictions.ts";
import { readTable } from "../../team/import/formats/read-table.ts";
import type { SpokenCall, Turn } from "../../team/import/formats/spoken-call.ts";
import { withNames } from "../../team/import/named-speakers.ts";
import { spokenRows } from "../../team/import/spoken-rows.ts";

const turn = (start: number, end: number | null, speaker = "Ana", text = "Hello there."): Turn => ({
  ...{ start, end, speaker, text },
});
const call = (turns: Turn[], attendees: SpokenCall["attendees"] = []): SpokenCall => ({
  ...{ format: "vtt", attendees, turns },
});

it.each([
  ["a call of 99 hours, 59 minutes and 59 seconds", [turn(0, 359_999)], 0],
  ["one whose last turn ends a second later", [turn(0, 360_000)], 1],
  ["one whose last turn begins there and has no end", [turn(0, 2), turn(360_000, null)], 1],
])("Of %s the times are tried against what a transcript can say", (_, turns, problems) => {
  const file = spokenRows([call(turns)], { path: "a", fileName: "a", startedAt: "2026-11-03T14:00:00.000Z" });
  expect(file.problems).toHaveLength(problems);
});

it("A name entered for a speaker comes with what was entered beside it, and a name alone adds nobody", () => {
  const named = withNames(call([turn(0, 1, "S1"), turn(1, 2, "S2"), turn(2, 3, "S3")]), [
    { label: "S1", name: "Ana Ruiz", email: "ana@acme.example" },
    { label: "S2", name: "Kim Lee", isInternal: false },
    { label: "S3", name: "Bo Ito" },
  ]);
  expect(named.turns.map(({ speaker }) => speaker)).toEqual(["Ana Ruiz", "Kim Lee", "Bo Ito"]);
  expect(named.attendees).toEqual([
    { name: "Ana Ruiz", email: "ana@acme.example" },
    { name: "Kim Lee", isInternal: false },
  ]);
});

it("An insight's quote that leaves out the word that denies it is named as such", () => {
  const insight = { quote: "have a budget for this", timestamp_seconds: null } as Insight;
  expect(findUnsaidInsight(insight, "[00:00:01] Kim Lee: We do not have a budget for this.")).toEqual([
    'the insight leaves out the word that denies what it quotes: "have a budget for this"',
  ]);
  expect(findUnsaidInsight(insight, "[00:00:01] Kim Lee: We have a budget for this.")).toEqual([]);
});

it("A text with a quote that nothing closes is no table", () => {
  expect(readTable('a,b\n"x,y')).toBeUndefined();
});

it("A leap day is one in leap years alone", () => {
  expect(["2024-02-29", "2025-02-29", "1900-02-29", "2000-02-29", "2026-11-00"].map(isCalendarDate)).toEqual([
    ...[true, false, false, true, false],
  ]);
});
