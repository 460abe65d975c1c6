import fc from "fast-check";
import { expect, it } from "vitest";
import { escapeJson } from "../../core/formats/json.ts";
import { defuseWorkflowCommands, escapeLine, escapeText } from "../../core/text/escape.ts";
import { anyCharacter } from "../support/any-character.ts";
import { samples } from "../support/draw.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come out
const RAW = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;

it.each([
  ["an ANSI color", "\u001b[31mred", "\\x1b[31mred"],
  ["an OSC 52 clipboard write", "\u001b]52;c;aGk=\u0007", "\\x1b]52;c;aGk=\\x07"],
  ["an eight-bit CSI", "\u009b2J", "\\x9b2J"],
  ["a right-to-left override", "abc\u202etxt.exe", "abc\\u202etxt.exe"],
  ["an isolate", "\u2066x\u2069", "\\u2066x\\u2069"],
  ["a carriage return", "safe\rgone", "safe\\x0dgone"],
  ["a backspace", "a\bb", "a\\x08b"],
  ["a lone surrogate", "\ud83dx", "\\ud83dx"],
  ["hidden tag characters", "a\u{e0041}b", "a\\u{e0041}b"],
  ["a tag at the end of no flag", "\u{e0041}\u{e007f}", "\\u{e0041}\\u{e007f}"],
  [
    "a bell behind a flag",
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}\u0007",
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}\\x07",
  ],
  ["what ends C0 and C1", "\u0000\u007f\u009f", "\\x00\\x7f\\x9f"],
  ["a line separator", "\u2028\ufeff", "\\u2028\\ufeff"],
])("%s is shown, not obeyed", (_what, text, shown) => {
  expect(escapeText(text)).toBe(shown);
});

it.each(["Łukasz Żółć", "山田太郎", "👩‍👩‍👧 family", "🏴󠁧󠁢󠁳󠁣󠁴󠁿 Scotland", "नमस्ते", "e\u0301"])(
  "%s passes unchanged",
  (text) => {
    expect(escapeText(text)).toBe(text);
  },
);

it("A line keeps line feeds and tabs visible, text of several lines keeps them as they are", () => {
  expect(escapeLine("a\r\nb\tc")).toBe("a\\nb\\tc");
  expect(escapeText("a\r\nb\tc")).toBe("a\nb\tc");
  expect(escapeJson('"\u202e\u0085"')).toBe('"\\u202e\\u0085"');
});

it("No input leaves a raw control, C1 or bidirectional character", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(RAW.test(escapeText(text))).toBe(false);
      expect(/[\n\t]/.test(escapeLine(text))).toBe(false);
    }),
    { numRuns: samples(2_000, 500) },
  );
});

it("Escaped JSON is equal data", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
      const text = escapeJson(JSON.stringify(value));
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(RAW.test(text)).toBe(false);
    }),
    { numRuns: samples(1_000, 250) },
  );
});

it.each([
  ["::error::broken", "\\x3a:error::broken"],
  ["  ::set-output name=x::1", "  \\x3a:set-output name=x::1"],
  ["##[group]x", "#\\x23[group]x"],
  ["std::string", "std::string"],
])("The log line %s becomes %s", (line, inert) => {
  expect(defuseWorkflowCommands(`first\n${line}\n`)).toBe(`first\n${inert}\n`);
});
