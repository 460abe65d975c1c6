import fc from "fast-check";
import { expect, it } from "vitest";
import { foldText } from "../../core/text/fold.ts";
import { matchTerms, parseQuery } from "../../core/text/word-query.ts";
import { parseTranscript, speakersOf } from "../../core/transcript/parse-transcript.ts";
import { searchLines } from "../../core/transcript/search-lines.ts";

const TRANSCRIPT = [
  "[00:00:04] Daniël Zijlstra: What is the price of the second year?",
  "[00:00:11] Ana Ruiz: It’s the same price.",
  "We don’t raise it.",
  "[00:01:05] Daniël Zijlstra: And the follow-up?",
].join("\n");

const lines = parseTranscript(TRANSCRIPT);
const offsets = (search: string | undefined, speaker?: string) =>
  searchLines(lines, { query: search === undefined ? undefined : parseQuery(search), speaker }).map(({ line }) =>
    lines.indexOf(line),
  );

it.each([
  ["pricing", [0, 1]],
  ["PRICES", [0, 1]],
  ["it's", [1]],
  ["don't", [2]],
  ["don’t raise", [2]],
  ['"same price"', [1]],
  ['"price same"', []],
  ["raise year", [0, 2]],
  ["the price", [0, 1]],
  ["followup", [3]],
  ["follow up", [3]],
  ["discount", []],
])("a search for %s finds the lines %j", (search, expected) => {
  expect(offsets(search)).toEqual(expected);
});

it.each(["daniel", "DANIËL", "zijl", "Daniël Zijlstra"])(
  "the speaker %s is found without marks and case",
  (speaker) => {
    expect(offsets(undefined, speaker)).toEqual([0, 3]);
  },
);

it("a colon within what is said makes no speaker where lines begin with a time and a name", () => {
  const lines = parseTranscript(
    "[00:00:01] Ana Ruiz: Hello.\nOne thing: the price.\nAna Ruiz: Again.\n[00:00:09] Ivo Kerr: Yes.",
  );
  expect(lines.map(({ speaker, said }) => [speaker, said])).toEqual([
    ["Ana Ruiz", "Hello."],
    ["Ana Ruiz", "One thing: the price."],
    ["Ana Ruiz", "Again."],
    ["Ivo Kerr", "Yes."],
  ]);
  const untimed = parseTranscript("00:00:01\nAna Ruiz: Hello.\n00:00:02\nIvo Kerr: Yes.");
  expect(untimed.map(({ speaker }) => speaker)).toEqual(["", "Ana Ruiz", "Ana Ruiz", "Ivo Kerr"]);
});

it.each([
  ["価格", "価格について教えてください"],
  ["가격", "가격이 너무 높아요"],
  ["ราคา", "ราคาสูงเกินไป"],
  ["preis*", "Die Preiserhöhung ist zu hoch"],
  ["PREIS*", "Das ist der Preis."],
  ["pricing*", "The prices."],
  ["цен*", "Цены высокие"],
])("%s is found in %s", (search, text) => {
  expect(matchTerms(text, parseQuery(search))).toEqual([0]);
});

it.each([
  ["preis", "Der Preisgeber"],
  ["art*", "smart"],
  ["価格", "高い"],
])("%s is not found in %s", (search, text) => {
  expect(matchTerms(text, parseQuery(search))).toEqual([]);
});

it("names of speakers are not taken for what was said", () => {
  expect(offsets("Ana")).toEqual([]);
});

it("a hit has its neighbors, its time and its speaker, also on a line that continues", () => {
  const [hit] = searchLines(lines, { query: parseQuery("raise") });
  expect(hit).toMatchObject({
    line: { seconds: 11, speaker: "Ana Ruiz", said: "We don’t raise it." },
    before: { seconds: 11 },
    after: { seconds: 65, speaker: "Daniël Zijlstra" },
  });
});

it.each([
  ["[00:01:23] Ana Ruiz: Hello", 83, "Ana Ruiz", "Hello"],
  ["(01:23) Ana Ruiz: Hello", 83, "Ana Ruiz", "Hello"],
  ["1:00:01 - Ana: Hello", 3601, "Ana", "Hello"],
  ["[00:01:23.450] Ana: Hello", 83, "Ana", "Hello"],
  ["Ana Ruiz (01:23): Hello", 83, "Ana Ruiz", "Hello"],
  ["Ana Ruiz: Hello", null, "Ana Ruiz", "Hello"],
  ["Hello there", null, "", "Hello there"],
  ["See https://x.example/a", null, "", "See https://x.example/a"],
  ["At 10:30 we meet", null, "", "At 10:30 we meet"],
] as const)("the line %j is read", (text, seconds, speaker, said) => {
  expect(parseTranscript(text)).toEqual([{ offset: 0, text, seconds, speaker, said }]);
});

it("lines join to the transcript, and each stands at its offset, whatever the text", () => {
  const anyText = fc.array(fc.oneof(fc.constant("\n"), fc.constant("[00:01] A: b"), fc.string({ unit: "binary" })));
  fc.assert(
    fc.property(anyText, (parts) => {
      const text = parts.join("");
      const parsed = parseTranscript(text);
      expect(parsed.map((line) => line.text).join("\n")).toBe(text.replace(/\n$/, ""));
      for (const line of parsed) expect(text.startsWith(line.text, line.offset)).toBe(true);
    }),
  );
});

it("speakers are listed once, in the order of their first lines", () => {
  expect(speakersOf(lines)).toEqual(["Daniël Zijlstra", "Ana Ruiz"]);
});

it("folding is stable, and marks, case and typographic variants make no difference to a search", () => {
  const word = fc.stringMatching(/^[A-Za-zéèäöüñçßøł]{1,12}$/);
  fc.assert(
    fc.property(word, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
      const query = parseQuery(text);
      for (const variant of [text.toUpperCase(), text.normalize("NFD"), `“${text}”`, `${text}’s`, `(${text}).`]) {
        expect(matchTerms(variant, query), variant).toEqual([0]);
      }
    }),
  );
});

it("a search without a word matches nothing", () => {
  expect(parseQuery(' "" ?! ').terms).toEqual([]);
  expect(matchTerms("anything", parseQuery("?!"))).toEqual([]);
});
