import { expect, it } from "vitest";
import { FORMATS, isCalendarDate } from "../../api/validate/formats.ts";
import type { Insight } from "../../records/resources.ts";
import { findUnsaidInsight } from "../../team/import/contradictions.ts";
import { countFromStart } from "../../team/import/formats/count-from-start.ts";
import { readTable } from "../../team/import/formats/read-table.ts";
import { recognizeJson } from "../../team/import/formats/recognize-json.ts";
import type { SpokenCall, Turn } from "../../team/import/formats/spoken-call.ts";
import { withNames } from "../../team/import/named-speakers.ts";
import { spokenRows } from "../../team/import/spoken-rows.ts";

const turn = (start: number, end: number | null, speaker = "Ana", text = "Hello there."): Turn => ({
  ...{ start, end, speaker, text },
});
const call = (turns: Turn[], attendees: SpokenCall["attendees"] = []): SpokenCall => ({
  ...{ format: "vtt", attendees, turns },
});

it("Channels of AWS Transcribe are speakers, beside the words and in a list of their own", () => {
  const word = (start: string, content: string, label = {}) => ({
    ...{ start_time: start, end_time: start, alternatives: [{ content }] },
    ...label,
  });
  const read = (results: object) =>
    recognizeJson({ results })?.calls[0]?.turns.map(({ speaker, text }) => [speaker, text]);
  const beside = [word("0.5", "Hi", { channel_label: "ch_0" }), word("1.5", "Hello", { channel_label: "ch_1" })];
  expect(read({ items: beside })).toEqual([
    ["Speaker 1", "Hi"],
    ["Speaker 2", "Hello"],
  ]);
  const channels = [
    { channel_label: "ch_0", items: [word("0.5", "Hi")] },
    { channel_label: "ch_1", items: [word("1.5", "Hello")] },
  ];
  const items = [word("0.5", "Hi"), word("1.5", "Hello")];
  expect(read({ items, channel_labels: { channels } })).toEqual(read({ items: beside }));
  expect(recognizeJson({ results: { items: [{ alternatives: [{ confidence: "1" }] }] } })).toBeUndefined();
});

it("Times of day count from the first one, and a turn without an end has none afterwards", () => {
  const counted = countFromStart(call([turn(36_000, 36_004.5), turn(36_010, null)]));
  expect(counted).toMatchObject({ call: { turns: [turn(0, 4.5), turn(10, null)] } });
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

it("The last time that sorts as text is one, and what an offset moves beyond it is none", () => {
  const isTime = FORMATS["date-time"];
  expect(isTime("9999-12-31T23:59:59.999Z")).toBe(true);
  expect(isTime("0000-01-01T00:00:00.000Z")).toBe(true);
  expect(isTime("9999-12-31T23:59:59.999-00:01")).toBe(false);
  expect(isTime("0000-01-01T00:00:00.000+00:01")).toBe(false);
});

it("A leap day is one in leap years alone", () => {
  expect(["2024-02-29", "2025-02-29", "1900-02-29", "2000-02-29", "2026-11-00"].map(isCalendarDate)).toEqual([
    ...[true, false, false, true, false],
  ]);
});
