import { expect, it } from "vitest";
import { findCited } from "../../coaching/find-quote.ts";
import { callWith, transcriptOf } from "./support/calls.ts";

const call = callWith(
  transcriptOf(
    "J: What made you take this call?",
    "A: We’re guessing where deals go wrong — «every week», honestly.",
    "J: So what would  change, Ana?",
    "A: ﾃﾞｰﾀが足りないので、判断できません。",
    "J: We meet Thursday at ten, agreed?",
    "A: Thursday at ten is agreed, yes.",
  ),
);
const find = (quote: string, line: number | null = null, side?: "seller" | "prospect") => {
  const found = findCited(call, { quote, line }, side);
  return found && [found.line.index, found.text];
};

it.each([
  ["as it was said", "What made you take this call?", [0, "What made you take this call?"]],
  [
    "in other quotation marks, dashes and case",
    `we're guessing where deals go wrong - "Every Week"`,
    [1, "We’re guessing where deals go wrong — «every week», honestly."],
  ],
  ["with other spaces", "So what\nwould change", [2, "So what would  change, Ana?"]],
  ["in full width", "データが足りない", [3, "ﾃﾞｰﾀが足りないので、判断できません。"]],
  ["inside quotation marks and dots", "“…made you take this call…”", [0, "What made you take this call?"]],
  ["cut in the middle of a word", "hat made you take this ca", [0, "What made you take this call?"]],
])("a quote %s is found, and kept as the transcript has it", (_, quote, expected) => {
  expect(find(quote)).toEqual(expected);
});

it.each([
  ["was never said", "What made you hang up on us?"],
  ["is too short to mean anything", "call?"],
  ["is punctuation", "........"],
  ["is empty", ""],
  ["joins two lines", "take this call? We’re guessing"],
  ["leaves words out", "What made ... this call?"],
])("a quote that %s is not found", (_, quote) => {
  expect(find(quote)).toBeUndefined();
});

it("a quote that was said twice is taken from the line that is named, else from the one beside it", () => {
  expect(find("Thursday at ten", 4)).toEqual([4, "We meet Thursday at ten, agreed?"]);
  expect(find("Thursday at ten", 5)).toEqual([5, "Thursday at ten is agreed, yes."]);
  expect(find("What made you take", 99)).toEqual([0, "What made you take this call?"]);
});

it("the words of one side are no evidence for the other", () => {
  expect(find("Thursday at ten", 4, "prospect")).toEqual([5, "Thursday at ten is agreed, yes."]);
  expect(find("guessing where deals go wrong", 1, "seller")).toBeUndefined();
});

it("an hour without a full stop is quoted by its beginning, in whole words that are found again", () => {
  const call = callWith(transcriptOf(`J: ${"word after word ".repeat(5_000)}`, "A: Sure."));
  const text = findCited(call, { quote: call.lines[0]?.text ?? "", line: 0 })?.text ?? "";
  expect(text.length).toBeGreaterThan(550);
  expect(text.length).toBeLessThanOrEqual(600);
  expect(text).toMatch(/(?:word|after)$/);
  expect(findCited(call, { quote: text, line: 0 })?.text).toBe(text);
});
