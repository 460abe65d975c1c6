import { describe, expect, it } from "vitest";
import { checkQuote } from "../../core/evidence/find-quote.ts";
import { verifyReport } from "../../core/evidence/verify-report.ts";
import { roundFigure } from "../../core/figures/round-figure.ts";
import { figureBeside } from "../../core/figures/threshold.ts";
import { lintTemplate } from "../../core/templates/lint-template.ts";
import { parseTranscript } from "../../core/transcript/parse-transcript.ts";
import { nameFor } from "../../core/transcript/print-transcript.ts";
import { looksLikeName, nameTester } from "../../core/transcript/speaker-names.ts";

const named = (length: number): string => `A${"n".repeat(length - 1)}`;
const rulesOf = (...criteria: { name: string; description: string }[]) =>
  lintTemplate({
    grading_criteria: criteria.map((criterion) => ({ weight: 100 / criteria.length, ...criterion })),
  }).map(({ rule }) => rule);

describe("each limit holds at itself and one behind it:", () => {
  it.each([
    [15, "said"],
    [16, "elsewhere"],
    [5, "said"],
    [4, "elsewhere"],
  ])("a quote of second 10 that is looked for at second %i is %s", (seconds, expected) => {
    expect(checkQuote(parseTranscript("[00:00:10] Ana: We ship in March."), "ship in March", seconds)).toBe(expected);
  });

  it.each([
    [60, `"${"x".repeat(60)}"`],
    [61, `"${"x".repeat(60)}…"`],
  ])("a quote of %i characters is shown as %s", (length, shown) => {
    const evidence = [{ quote: "x".repeat(length), timestamp_seconds: 1 }];
    const criteria_scores = [{ name: "Agenda", score: 50, weight: 1, evidence }];
    const { problems } = verifyReport({ overall_score: 50, criteria_scores }, { transcript: "[00:00:01] Ana: Hello." });
    expect(problems).toEqual([`Agenda: ${shown} is not in the transcript`]);
  });

  it.each([
    [76.149_999_999_99, 76.1],
    [76.149_999_999_994, 76.1],
    [76.149_999_999_995, 76.2],
    [76.149_999_999_999, 76.2],
  ])("%d is printed as %d: the twelfth digit comes from dividing", (value, printed) => {
    expect(roundFigure(value)).toBe(printed);
  });

  it.each([
    [69.999_999_999_9, "70", 69.999_999_999_9],
    [69.999_999_999_99, "70", 69.999_999_999_99],
  ])("%d beside a threshold of %s is shown as %d", (value, threshold, shown) => {
    expect(figureBeside(value, ">=", threshold)).toBe(shown);
  });

  it.each([
    ["a b c", ["vague"]],
    ["a b c d", []],
    ["abcdefghijk", ["vague"]],
    ["abcdefghijkl", []],
  ])("the description %j of a criterion gives %j", (description, rules) => {
    expect(rulesOf({ name: "Agenda", description })).toEqual(rules);
  });

  it.each([
    ["names date, hour, room", []],
    ["names date, hour, room, guests", []],
    ["names date, hour, room, guests, host", ["compound"]],
  ])("the parts of %j give %j", (description, rules) => {
    expect(rulesOf({ name: "Agenda", description })).toEqual(rules);
  });

  it.each([
    ["one two three seven", ["overlap"]],
    ["one two eight seven", []],
  ])("beside one, two, three and four, %j gives %j", (description, rules) => {
    const first = { name: "Alpha", description: "one two three four" };
    expect(rulesOf(first, { name: "Beta", description })).toEqual(rules);
  });

  it.each([
    [80, 80],
    [81, 80],
  ])("of a speaker's name of %i characters %i are written", (length, written) => {
    expect(nameFor(named(length))).toHaveLength(written);
  });

  it.each([
    [80, named(80)],
    [81, ""],
  ])("a heading of %i characters is the speaker %j", (length, speaker) => {
    const lines = [named(length), "00:00:05", "We ship in March.", named(length), "00:00:09", "And in May."];
    expect(parseTranscript(lines.join("\n"))[0]?.speaker).toBe(speaker);
  });

  it.each([
    [6, true],
    [7, false],
  ])("%i words with capitals are a name: %s", (count, expected) => {
    expect(looksLikeName(Array.from({ length: count }, () => "Ana").join(" "))).toBe(expected);
  });

  it.each([
    [1, 19, true],
    [1, 20, false],
    [2, 20, true],
    [9, 100, false],
    [10, 100, true],
  ])("a name that %i of %i texts have is one: %s", (count, texts, expected) => {
    expect(nameTester({ names: ["Ana"], named: count, texts, canContinue: false })("Ana")).toBe(expected);
  });

  it.each([
    [89, false],
    [90, true],
  ])("what stands before a colon in %i of 100 texts is a name, however it is written: %s", (count, expected) => {
    expect(nameTester({ names: ["ana"], named: count, texts: 100, canContinue: false })("ana")).toBe(expected);
  });
});
