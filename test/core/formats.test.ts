import fc from "fast-check";
import { expect, it } from "vitest";
import { csvLines } from "../../core/formats/csv.ts";
import { jsonDocument, jsonLine, parseJson } from "../../core/formats/json.ts";
import {
  escapeMarkdown,
  markdownFence,
  markdownHead,
  markdownQuote,
  markdownRow,
  markdownSection,
  markdownTable,
  markdownText,
} from "../../core/formats/markdown.ts";
import { tsvLine } from "../../core/formats/tsv.ts";
import { escapeMarkup } from "../../core/formats/xml.ts";
import { parseYaml, yamlItems, yamlText } from "../../core/formats/yaml.ts";
import { anyCharacter } from "../support/any-character.ts";
import { parseCsv, undefused } from "../support/csv.ts";

const CHARACTERS = [
  ..."\r\n\t =+-@|%'\"`,;:#&*?!{}[]()<>\\~_^$.0é\u00a0",
  ...["\u0000", "\u0007", "\u001b", "\u007f", "\u0085", "\u009f", "\u200e", "\u200f", "\u202e", "\u2028", "\u2029"],
  ...["\ufeff", "\ufffe", "\uffff", "\ud800", "\udc00", "\u{1f600}", "\u{e0041}", "あ", "ש", "\uff1d"],
];
const WORDS = [
  "",
  "yes",
  "no",
  "null",
  "~",
  "1",
  "0x1f",
  "1:30",
  "2026-11-09",
  "---",
  "...",
  "- a",
  "a: b",
  "<br>",
  "&#9;",
];

/** Text by people, spreadsheets, Windows and attackers. */
const hostileText = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.array(fc.constantFrom(...CHARACTERS, "a", "word"), { maxLength: 12 }).map((parts) => parts.join("")),
  fc.string({ unit: anyCharacter }),
);

/** What is left of a text in a file: UTF-8 has no lone surrogates. */
const inFile = (text: string): string => Buffer.from(text).toString();

it("YAML reads back equal", () => {
  const value = fc.oneof(
    hostileText,
    fc.record({ name: hostileText, prompt_template: hostileText }),
    fc.dictionary(hostileText, fc.array(hostileText, { maxLength: 3 }), { maxKeys: 3, noNullPrototype: true }),
  );
  fc.assert(
    fc.property(value, fc.array(hostileText, { maxLength: 3 }), (one, items) => {
      expect(parseYaml(inFile(yamlText(one)))).toEqual({ value: one });
      if (items.length > 0) expect(parseYaml(yamlItems(items))).toEqual({ value: items });
    }),
  );
});

it("JSON and NDJSON read back equal, and nothing in them controls a screen", () => {
  fc.assert(
    fc.property(fc.array(hostileText), (value) => {
      expect(JSON.parse(inFile(jsonDocument(value)))).toEqual(value);
      expect(JSON.parse(jsonLine(value))).toEqual(value);
      expect(jsonLine(value)).not.toMatch(/[^\n\P{Cc}]|[\u200e\u200f\u202a-\u202e\u2028\u2029]/u);
    }),
  );
});

it("CSV reads back equal once the apostrophe before formulas is removed, and no cell is a formula", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(hostileText, hostileText), { minLength: 1, maxLength: 4 }), (rows) => {
      const cells = parseCsv(inFile(csvLines(rows)));
      expect(cells.flat().filter((cell) => /^\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(cell))).toEqual([]);
      expect(cells.map((row) => row.map(undefused))).toEqual(rows.map((row) => row.map(inFile)));
    }),
  );
});

it("TSV reads back equal", () => {
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 1, maxLength: 4 }), (cells) => {
      const line = inFile(tsvLine(cells));
      expect(line.slice(0, -1)).not.toMatch(/[\n\r]/);
      expect(line.slice(0, -1).split("\t").map(unescaped)).toEqual(cells.map(inFile));
    }),
  );
});

it("Markdown renders as the text that it was made of", () => {
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 1, maxLength: 4 }), (cells) => {
      const row = inFile(markdownRow(cells));
      expect(row.slice(0, -1)).not.toMatch(/[\n\r]/);
      expect(row.slice(2, -3).split(" | ").map(rendered)).toEqual(cells.map(inFile));
    }),
  );
});

it.each([
  ["[x](https://evil.example)", "\\[x\\](https://evil.example)"],
  ["<img src=x>", "&lt;img src=x&gt;"],
  ["a\r\nb", "a&#13;<br>b"],
  ["1986. A great year", "1986\\. A great year"],
  ["2) Terms", "2\\) Terms"],
  ["- one", "\\- one"],
  ["+", "\\+"],
  ["---", "\\---"],
  ["==", "\\=="],
  ["-5 and +3, 1.5 is a - b", "-5 and +3, 1.5 is a - b"],
])("Markdown of %j is inert", (text, written) => {
  expect(escapeMarkdown(text)).toBe(written);
});

it.each([
  [{ a: [1, { b: 2 }] }, '{\n  "a": [\n    1,\n    {\n      "b": 2\n    }\n  ]\n}\n', '{"a":[1,{"b":2}]}\n'],
  [undefined, "null\n", "null\n"],
])("%j has one JSON document and one line", (value, document, line) => {
  expect([jsonDocument(value), jsonLine(value)]).toEqual([document, line]);
  expect(parseJson(document)).toEqual(value ?? null);
});

it("What is no JSON is read as nothing", () => {
  expect(parseJson("{")).toBeUndefined();
});

it("YAML quotes what YAML 1.1 reads otherwise, repeats what is twice there and folds no line", () => {
  const [long, twice] = ["word ".repeat(40).trim(), { a: 1 }];
  expect(yamlText(["yes", "0x1f", twice, twice, long, 5, null])).toBe(
    `- "yes"\n- "0x1f"\n- a: 1\n- a: 1\n- ${long}\n- 5\n- null\n`,
  );
});

it.each([
  ["\ufeffa: 1", { value: { a: 1 } }],
  ["a: b\ufeffc", { value: { a: "b\ufeffc" } }],
  ["", { value: null }],
  ["a: 1\na: 2", { problem: "Map keys must be unique at line 2, column 1" }],
  ["[1", { problem: "Flow sequence must end with a ] at line 1, column 3" }],
  ["a: *x", { problem: "Unresolved alias (the anchor must be set before the alias): x" }],
])("YAML of %j gives %j", (text, expected) => {
  expect(parseYaml(text)).toEqual(expected);
});

it("Markdown has tables, quotations and fences that no text ends", () => {
  expect(markdownHead(["A", "*B*", "C"], ["left", "right"])).toBe("| A | \\*B\\* | C |\n| --- | ---: | --- |\n");
  expect(markdownTable(["A"], [["x"], [null]])).toBe("| A |\n| --- |\n| x |\n|  |\n");
  expect([markdownTable(["A"], []), markdownSection("A", ""), markdownText(" ")]).toEqual(["", "", ""]);
  expect(markdownQuote("*a*")).toBe("> \\*a\\*\n");
  expect([markdownFence("a ``` b\n\n"), markdownFence("", "yaml")]).toEqual([
    "````text\na ``` b\n````\n",
    "```yaml\n\n```\n",
  ]);
  expect(markdownText("one\ntwo\r\n\n\nthree ")).toBe("one  \ntwo\n\nthree\n");
});

it("Markup has entities, and no character that it forbids", () => {
  expect(escapeMarkup(`<a href="x">'&'</a>\u0000\ufffe\ud800\u{1f600}\n`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;\ufffd\ufffd\ufffd\u{1f600}\n",
  );
});

it("numbers, lists and nesting have one text in flat formats", () => {
  expect(
    csvLines([
      ["n", "list"],
      [-5, ["a", "b"]],
      [null, { a: 1 }],
      [true, ["a", 1]],
    ]),
  ).toBe('n,list\r\n-5,a; b\r\n,"{""a"":1}"\r\ntrue,"[""a"",1]"\r\n');
});

const unescaped = (cell: string): string =>
  cell.replace(/\\([\\tnr])/g, (_, letter: string) => ({ t: "\t", n: "\n", r: "\r" })[letter] ?? "\\");

/** What a renderer shows of a cell. */
const rendered = (cell: string): string =>
  cell.replace(/\\(\W|_)|&#(\d+);|&(amp|lt|gt);|<br>/g, (whole, escaped, code, name: string | undefined) => {
    if (escaped !== undefined) return String(escaped);
    if (code !== undefined) return String.fromCharCode(Number(code));
    return whole === "<br>" ? "\n" : ({ amp: "&", lt: "<", gt: ">" }[name ?? ""] ?? "");
  });
