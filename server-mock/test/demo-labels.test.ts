import { describe, expect, it } from "vitest";
import { type CallLabels, type Dimension, type LabeledCall, labeledCalls } from "../demo/labels.ts";
import { all, linesOf, now } from "./support/demo-records.ts";

const calls: readonly LabeledCall[] = [...labeledCalls({ now, meetings: 1_200 })];
const languages = ["en", "de", "es", "fr", "ja"] as const;

type Signal = (labels: CallLabels) => number | null;

const share = (labels: CallLabels, kind: "open" | "closed") =>
  labels.questions.filter((question) => question.kind === kind).length / Math.max(1, labels.questions.length);

const signals: readonly [name: string, dimension: Dimension, signal: Signal, atLeast: number][] = [
  ["talk ratio", "listening", ({ talkRatio }) => -talkRatio, 0.6],
  ["longest monologue", "listening", ({ longestMonologue }) => -longestMonologue.durationSeconds, 0.6],
  ["open questions", "discovery", (labels) => share(labels, "open"), 0.5],
  ["agenda", "opening", ({ callType, agenda }) => (callType === "cold-call" ? null : rankOf(agenda?.isAgreed)), 0.5],
  ["dated next step", "next", ({ nextStep }) => rankOf(nextStep?.isDated), 0.5],
  [
    "price named by the prospect",
    "pricing",
    ({ firstPrice }) => (firstPrice ? Number(firstPrice.by === "prospect") : null),
    0.3,
  ],
  ["recaps", "listening", ({ recaps }) => recaps.length, 0.6],
  ["objections explored", "objection", ({ objections }) => handlingOf(objections), 0.6],
];

function rankOf(isDone: boolean | undefined): number {
  return isDone === undefined ? 0 : isDone ? 2 : 1;
}

function handlingOf(objections: CallLabels["objections"]): number | null {
  const ranks = { explored: 2, reassured: 1, argued: 0 };
  if (objections.length === 0) return null;
  return objections.reduce((sum, { handling }) => sum + ranks[handling], 0) / objections.length;
}

describe.each(signals)("%s", (_, dimension, signal, atLeast) => {
  const correlationIn = (known: readonly string[]) => {
    const pairs = calls.flatMap(({ labels }) => {
      const value = known.includes(labels.language) ? signal(labels) : null;
      return value === null ? [] : [[value, labels.skill[dimension]] as const];
    });
    expect(pairs.length).toBeGreaterThan(25);
    return rankCorrelation(pairs);
  };

  it("ranks all calls as the sellers' ability in it does", () => {
    expect(correlationIn(languages)).toBeGreaterThan(atLeast);
  });

  it.each(languages)("ranks the calls in %s so, too", (language) => {
    expect(correlationIn([language])).toBeGreaterThan(0.2);
  });
});

it("spreads talk ratio and monologues far enough apart to tell calls from each other", () => {
  const ratios = calls.map(({ labels }) => labels.talkRatio).toSorted((one, other) => one - other);
  const seconds = calls
    .map(({ labels }) => labels.longestMonologue.durationSeconds)
    .toSorted((one, other) => one - other);
  const at = (values: readonly number[], part: number) => values[Math.floor(part * (values.length - 1))] ?? 0;
  expect(at(ratios, 0.02)).toBeLessThan(0.42);
  expect(at(ratios, 0.98)).toBeGreaterThan(0.7);
  expect(at(seconds, 0.02)).toBeLessThan(30);
  expect(at(seconds, 0.98)).toBeGreaterThan(90);
});

it("points at lines of the transcript, and measures what they show", () => {
  for (const { meeting, labels } of calls.slice(0, 300)) {
    const lines = linesOf(meeting);
    const internal = new Set(meeting.participants.filter(({ is_internal }) => is_internal).map(({ name }) => name));
    const isSeller = (line: number) => internal.has(lines[line]?.speaker ?? "");
    const told = [...labels.questions, ...labels.recaps, ...labels.interruptions, labels.longestMonologue];
    if (labels.agenda) told.push(labels.agenda);
    if (labels.nextStep) told.push(labels.nextStep);
    for (const { line, seconds } of told) expect([lines[line]?.seconds, isSeller(line)]).toEqual([seconds, true]);
    for (const { line, seconds } of labels.objections)
      expect([lines[line]?.seconds, isSeller(line)]).toEqual([seconds, false]);
    if (labels.firstPrice) {
      expect(isSeller(labels.firstPrice.line)).toBe(labels.firstPrice.by === "seller");
      expect(lines[labels.firstPrice.line]?.text).toMatch(/\d/);
    }
    const said = lines.filter(({ speaker }) => internal.has(speaker)).reduce((sum, { text }) => sum + text.length, 0);
    expect(labels.talkRatio).toBeCloseTo(said / lines.reduce((sum, { text }) => sum + text.length, 0), 6);
    for (const { line } of labels.questions) expect(lines[line]?.text).toMatch(/[?？。.]/);
  }
});

it("uses every band, and gives each criterion of a report one", () => {
  const criteria = calls.flatMap(({ labels }) => labels.criteria);
  expect(new Set(criteria.map(({ band }) => band))).toEqual(new Set([1, 2, 3, 4, 5]));
  const report = all("report")[0];
  const labels = calls.find(({ meeting }) => meeting.id === report?.meeting_id)?.labels;
  const own = labels?.criteria.filter(({ reportId }) => reportId === report?.id) ?? [];
  expect(own.map(({ name, score }) => [name, score])).toEqual(
    report?.criteria_scores.map(({ name, score }) => [name, score]),
  );
});

it("labels every call with a transcript, by the id of its meeting", () => {
  const transcribed = all("meeting").flatMap(({ id, has_transcript }) => (has_transcript ? [id] : []));
  const labeled = calls.map(({ meeting, labels }) => [meeting.id, labels.meetingId]);
  expect(labeled.slice(0, transcribed.length)).toEqual(transcribed.map((id) => [id, id]));
});

/** Spearman's, with mean ranks for ties. */
function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const xs = ranks(pairs.map(([x]) => x));
  const ys = ranks(pairs.map(([, y]) => y));
  const mean = (pairs.length - 1) / 2;
  const sum = (values: readonly number[], others: readonly number[]) =>
    values.reduce((total, value, index) => total + (value - mean) * ((others[index] ?? 0) - mean), 0);
  return sum(xs, ys) / Math.sqrt(sum(xs, xs) * sum(ys, ys));
}

function ranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}
