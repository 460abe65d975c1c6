import { expect, it } from "vitest";
import { cleanLine, cleanText, clip, clipList } from "../../mcp/text/clean-text.ts";
import { didYouMean } from "../../mcp/text/did-you-mean.ts";
import { toClock, toMinute, toMinutes, toSentence } from "../../mcp/text/format.ts";
import { createMask } from "../../mcp/text/mask-key.ts";
import { readNumber, readText, readTime } from "../../mcp/text/read-value.ts";

const ESC = "\u001b";

it.each([
  [`a${ESC}[31mred${ESC}[0m`, "ared"],
  [`a${ESC}[1;31 qb`, "ab"],
  [`${ESC}]0;title\u0007text`, "text"],
  [`${ESC}]8;;https://evil.example${ESC}\\link${ESC}]8;;${ESC}\\`, "link"],
  [`${ESC}]0;never ended`, ""],
  [`${ESC}Mup`, "up"],
  ["one\r\ntwo\rthree\u2028four\u2029five\u0085six", "one\ntwo\nthree\nfour\nfive\nsix"],
  ["a\u0000b\u0007c\u009bd\te\nf", "abcd\te\nf"],
  ["zero\u200bwidth\u202ebidi\u2066\ufff9", "zerowidthbidi"],
  ["lone \ud800 surrogate", "lone \ufffd surrogate"],
])("%j is cleaned to %j", (text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

it("a line keeps one space where the text had breaks and runs of spaces", () => {
  expect(cleanLine("  one \n\n two\t\tthree ")).toBe("one two three");
});

it.each([
  ["abc", 3, "abc"],
  ["abcd", 3, "abc…[+1 characters]"],
  ["ab🚀d", 3, "ab…[+3 characters]"],
  ["ab🚀d", 4, "ab🚀…[+1 characters]"],
  ["ab\ud83d", 2, "ab…[+1 characters]"],
  ["ab\u{10000}d", 3, "ab…[+3 characters]"],
  ["ab\u{10ffff}d", 3, "ab…[+3 characters]"],
])("%j cut to %i characters is %j", (text, length, expected) => {
  expect(clip(text, length)).toBe(expected);
});

it("a list says how many items were cut, and one that fits is left as it is", () => {
  expect(clipList(["a", "b", "c"], 2)).toEqual(["a", "b", "…[+1 more]"]);
  expect(clipList(["a", "b"], 2)).toEqual(["a", "b"]);
});

it.each([
  ["meeting", ["meeting_id", "max_chars"], " Did you mean `meeting_id`?"],
  ["meetingId", ["offset", "meeting_id"], " Did you mean `meeting_id`?"],
  ["Meeting Id", ["offset", "meeting_id"], " Did you mean `meeting_id`?"],
  ["meeting-id", ["offset", "meeting_id"], " Did you mean `meeting_id`?"],
  ["date_from", ["to", "from"], " Did you mean `from`?"],
  ["dateFrom", ["to", "from"], " Did you mean `from`?"],
  ["date from", ["to", "from"], " Did you mean `from`?"],
  ["user_id", ["limit", "user"], " Did you mean `user`?"],
  // One letter may differ in a short word, a third of them in a longer one.
  ["tp", ["to", "limit"], " Did you mean `to`?"],
  ["xy", ["to", "limit"], ""],
  ["serchs", ["search"], " Did you mean `search`?"],
  ["sxxxch", ["search"], ""],
  ["", ["to"], ""],
  ["x", [], ""],
  ["x".repeat(61), ["x".repeat(60)], ""],
  ["x".repeat(60), ["x".repeat(59)], ` Did you mean \`${"x".repeat(59)}\`?`],
])("%j among %j gives the hint %j", (name, candidates, expected) => {
  expect(didYouMean(name, candidates)).toBe(expected);
});

it.each([
  ["2026-11-12T14:05:59.999Z", "2026-11-12T14:05Z"],
  ["2026-11-12T15:05:00+01:00", "2026-11-12T14:05Z"],
  ["2026-11-12", "2026-11-12T00:00Z"],
  ["yesterday", "yesterday"],
  [" ", undefined],
  [null, undefined],
  [true, undefined],
])("the timestamp %j is shown as %j", (value, expected) => {
  expect(toMinute(value)).toBe(expected);
});

it.each([
  [89, 1],
  [90, 2],
  [null, undefined],
])("%j seconds are %j minutes", (seconds, expected) => {
  expect(toMinutes(seconds)).toBe(expected);
});

it.each([
  [0, "00:00:00"],
  [83.9, "00:01:23"],
  [3_599, "00:59:59"],
  [3_600, "01:00:00"],
  [360_000, "100:00:00"],
  [-5, "00:00:00"],
  [null, undefined],
])("the position %j is shown as %j", (seconds, expected) => {
  expect(toClock(seconds)).toBe(expected);
});

it.each([
  ["Wait", "Wait."],
  ["Wait.", "Wait."],
  ["Wait!", "Wait!"],
  ["Wait?", "Wait?"],
  ["What? No", "What? No."],
])("the sentence %j ends as %j", (text, expected) => {
  expect(toSentence(text)).toBe(expected);
});

it.each([
  ["text", "text", undefined],
  [" text ", " text ", undefined],
  ["  ", undefined, undefined],
  ["", undefined, undefined],
  ["7.5", "7.5", undefined],
  [0, undefined, 0],
  [Number.POSITIVE_INFINITY, undefined, undefined],
  [null, undefined, undefined],
  [undefined, undefined, undefined],
])("a member %j reads as the text %j and the number %j", (value, text, number) => {
  expect(readText(value)).toBe(text);
  expect(readNumber(value)).toBe(number);
});

it.each([
  [null, undefined],
  ["", undefined],
  [0, undefined],
  ["2026-11-12T14:05:00.5Z", Date.UTC(2026, 10, 12, 14, 5, 0, 500)],
  ["Thu, 12 Nov 2026 14:05:00 GMT", Date.UTC(2026, 10, 12, 14, 5)],
])("the timestamp %j is at %j", (value, expected) => {
  expect(readTime(value)).toBe(expected);
});

it.each([
  ["a key of twelve characters", "secret-word1", "it is secret-word1", "it is …"],
  ["a shorter key, which may be a word", "secret-word", "it is secret-word", "it is secret-word"],
  ["the configured key", "svc_live_abcdef", "svc_live_abcdef, svc_live_xy", "svc_live_ab…, svc_live_xy…"],
  ["no key configured", undefined, "see svc_live_abc-d_e.", "see svc_live_ab…."],
])("%s is masked as it should", (_, key, text, expected) => {
  expect(createMask(key)(text)).toBe(expected);
});
