import { expect, it } from "vitest";
import { hasPalette, wantsColor } from "../../cli/text/color.ts";
import { pickFields, readPath } from "../../cli/text/fields.ts";
import { parseBoolean, parseCount, parseNumber, parseSeconds } from "../../cli/text/parsers.ts";
import { PLAIN_STYLE } from "../../cli/text/style.ts";
import { textDiff } from "../../cli/text/text-diff.ts";
import { formatRelative } from "../../cli/text/values.ts";
import { wrapAdvice, wrapText } from "../../cli/text/wrap.ts";
import { flatText } from "../../core/formats/flat-text.ts";
import { maskKey, maskKeys } from "../../core/secrets/mask-keys.ts";
import { countText, formatCount } from "../../core/words/count-text.ts";
import { courseText } from "../../core/words/course-text.ts";
import { durationText } from "../../core/words/duration-text.ts";
import { NOW } from "./support/run-cli.ts";
import { TAGGED_STYLE } from "./support/tagged-style.ts";

it.each([
  [{}, true],
  [{ NO_COLOR: "1" }, false],
  [{ NO_COLOR: "" }, true],
  [{ FORCE_COLOR: "0" }, false],
  [{ FORCE_COLOR: "false" }, false],
  [{ FORCE_COLOR: "", NO_COLOR: "1" }, true],
  [{ CLICOLOR: "0" }, false],
  [{ CLICOLOR: "1" }, true],
  [{ CLICOLOR_FORCE: "1", CLICOLOR: "0" }, true],
  [{ CLICOLOR_FORCE: "0", TERM: "dumb" }, false],
  [{ CLICOLOR_FORCE: "1", NO_COLOR: "1" }, false],
  [{ TERM: "dumb" }, false],
])("On a terminal with %j color is %s", (env, expected) => {
  expect(wantsColor({ env, isTerminal: true })).toBe(expected);
  expect(wantsColor({ env, isTerminal: true, flag: !expected })).toBe(!expected);
});

it("Elsewhere color has to be asked for", () => {
  expect(wantsColor({ env: {}, isTerminal: false })).toBe(false);
  expect(wantsColor({ env: { CLICOLOR_FORCE: "1" }, isTerminal: false })).toBe(true);
  expect(wantsColor({ env: { FORCE_COLOR: "1" }, isTerminal: false })).toBe(true);
});

it.each([
  [{}, false],
  [{ TERM: "xterm" }, true],
  [{ TERM: "xterm-kitty" }, true],
  [{ TERM: "screen" }, false],
  [{ TERM: "linux" }, false],
  [{ TERM: "screen-256color" }, true],
  [{ TERM: "my-xterm" }, false],
  [{ COLORTERM: "truecolor" }, true],
  [{ COLORTERM: "24bit" }, true],
  [{ COLORTERM: "my24bit" }, false],
  [{ WT_SESSION: "x" }, true],
  [{ FORCE_COLOR: "1", TERM: "xterm" }, false],
  [{ FORCE_COLOR: "2", TERM: "linux" }, true],
  [{ FORCE_COLOR: "3" }, true],
  [{ FORCE_COLOR: "", TERM: "xterm" }, true],
])("With %j there are 256 colors: %s", (env, expected) => {
  expect(hasPalette(env)).toBe(expected);
});

it.each<[(text: string) => unknown, string, unknown]>([
  [parseCount(1), "1", 1],
  [parseCount(1), "0", "Expected a whole number of at least 1."],
  [parseCount(1), "abc", "Expected a whole number of at least 1."],
  [parseCount(1), "1.5", "Expected a whole number of at least 1."],
  [parseCount(1), "-1", "Expected a whole number of at least 1."],
  [parseCount(1), "1234567890123456", "Expected a whole number of at least 1."],
  [parseCount(0, 100), "100", 100],
  [parseCount(0, 100), "101", "Expected a whole number from 0 to 100."],
  [parseNumber(), "-3.5", -3.5],
  [parseNumber(), "3.", "Expected a number of at least -Infinity."],
  [parseNumber(0, 100), "100.5", "Expected a number from 0 to 100."],
  [parseNumber(0, 100), "0", 0],
  [parseNumber(0, 100), "1e2", "Expected a number from 0 to 100."],
  [parseSeconds, "0.5", 0.5],
  [parseSeconds, "3600", 3600],
  [parseSeconds, "3601", "Expected a number from 0 to 3600."],
  [parseSeconds, "0", "Expected a number of seconds greater than 0."],
  [parseBoolean, "true", true],
  [parseBoolean, "false", false],
  [parseBoolean, "yes", "Expected true or false."],
])("%# An argument %j is read or rejected with the range", (parse, text, expected) => {
  if (typeof expected === "string") expect(() => parse(text)).toThrow(expected);
  else expect(parse(text)).toBe(expected);
});

const lines = (...numbers: number[]) => numbers.map((number) => `line ${number}\n`).join("");

it.each([
  ["equal texts", lines(1, 2), lines(1, 2), ""],
  ["a changed line", "a\nb\nc\n", "a\nB\nc\n", "  a\n- b\n+ B\n  c\n"],
  ["the first line", lines(1, 2, 3, 4), lines(0, 2, 3, 4), "- line 1\n+ line 0\n  line 2\n  line 3\n"],
  ["the last line", lines(1, 2, 3, 4), lines(1, 2, 3, 5), "  line 2\n  line 3\n- line 4\n+ line 5\n"],
  [
    "lines far apart",
    lines(1, 2, 3, 4, 5, 6, 7),
    lines(0, 2, 3, 4, 5, 6, 8),
    "- line 1\n+ line 0\n  line 2\n  line 3\n  … 1 more\n  line 5\n  line 6\n- line 7\n+ line 8\n",
  ],
  [
    "lines as near as their surroundings",
    lines(1, 2, 3, 4, 5, 6),
    lines(0, 2, 3, 4, 5, 8),
    "- line 1\n+ line 0\n  line 2\n  line 3\n  line 4\n  line 5\n- line 6\n+ line 8\n",
  ],
  ["one line between", "a\nb\nc\n", "A\nb\nC\n", "- a\n+ A\n  b\n- c\n+ C\n"],
  ["a control character", "a\n", "\u0007\n", "- a\n+ \\x07\n"],
])("The difference of %s has two lines around it", async (_, before, after, expected) => {
  expect(await textDiff(before, after, PLAIN_STYLE)).toBe(expected);
});

it("What is added is green, what is removed red, and what is around dim", async () => {
  expect(await textDiff("a\nb\n", "a\nc\n", TAGGED_STYLE)).toBe("<dim>  a</>\n<red>- b</>\n<green>+ c</>\n");
});

it("A key is shown by its first two characters, another secret not at all", () => {
  expect(maskKey("svc_live_abcdef")).toBe("svc_live_ab…");
  expect(maskKey("secret")).toBe("…");
  expect(maskKeys("a svc_live_ab-cd_ef, svc_live_xy")).toBe("a svc_live_ab…, svc_live_xy…");
  expect(maskKeys(maskKeys("svc_live_abcdef."))).toBe("svc_live_ab….");
});

it.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [1234567, "1,234,567"],
])("%i is counted as %s", (value, expected) => {
  expect(formatCount(value)).toBe(expected);
});

it("One thing is in the singular", () => {
  expect([0, 1, 2000].map((count) => countText(count, "report"))).toEqual(["0 reports", "1 report", "2,000 reports"]);
});

it.each([
  [0, "0s"],
  [59.9, "59s"],
  [60, "1m 00s"],
  [2480, "41m 20s"],
  [3600, "1h 00m"],
  [36_540, "10h 09m"],
])("%d seconds last %s", (seconds, expected) => {
  expect(durationText(seconds)).toBe(expected);
});

const DAY = 86_400;

it.each([
  [0, "just now"],
  [44, "just now"],
  [45, "1m ago"],
  [-44, "just now"],
  [-45, "in 1m"],
  [3599, "60m ago"],
  [3600, "1h ago"],
  [DAY - 1, "24h ago"],
  [DAY, "1d ago"],
  [60 * DAY - 1, "60d ago"],
  [60 * DAY, "2mo ago"],
  [730 * DAY - 1, "24mo ago"],
  [730 * DAY, "2y ago"],
  [-2 * 3600, "in 2h"],
])("%i seconds before now is %s", (seconds, expected) => {
  expect(formatRelative(new Date(NOW.getTime() - seconds * 1000).toISOString(), NOW)).toBe(expected);
});

it.each([
  [null, ""],
  [undefined, ""],
  ["text", "text"],
  [0, "0"],
  [false, "false"],
  [["a", "b"], "a; b"],
  [["a", 1], '["a",1]'],
  [[], ""],
  [{ a: 1 }, '{"a":1}'],
])("%j is %j in a flat format", (value, expected) => {
  expect(flatText(value)).toBe(expected);
});

it("A path ends where an object does", () => {
  const item = { a: { b: 1, c: null }, d: [2] };
  expect(["a.b", "a.c", "a.c.d", "a.x", "d.0", "toString", "a.b.c"].map((path) => readPath(item, path))).toEqual([
    ...[1, null, undefined, undefined, 2, undefined, undefined],
  ]);
  expect(readPath(null, "a")).toBeUndefined();
  expect(pickFields(item, ["a.b", "x"])).toEqual({ "a.b": 1, x: null });
});

it("A course of scores is drawn between 0 and 100", () => {
  expect(courseText([0, 12.4, 12.5, 50, 99, 100, 150, -5, null, "80"])).toBe("▁▁▂▅██" + "█▁··");
});

it("Words are wrapped, a command between backticks is not", () => {
  expect(wrapText("one two three four five six", 20)).toBe("one two three four\nfive six");
  expect(wrapText("one two three four five six", 24, "    ")).toBe("one two three four\n    five six");
  expect(wrapText("one two", undefined)).toBe("one two");
  expect(wrapAdvice("Run now `svc auth login` again", 24, "  ")).toBe("Run now\n  `svc auth login` again");
});
