import fc from "fast-check";
import { expect, it } from "vitest";
import { checkQuote, findQuote, quotedWords } from "../../core/evidence/find-quote.ts";
import { parseTranscript } from "../../core/transcript/parse-transcript.ts";
import { printTranscript } from "../../core/transcript/print-transcript.ts";

const LINES = parseTranscript(
  [
    "[00:00:05] Ana Ruiz: We don’t use it — we are unable to pay for the Straße, honestly.",
    "[00:00:20] 小日向 澪：「はい」、ﾃﾞｰﾀが足りないので。",
    "[00:00:40] Bo Lind: İstanbul is fine. The café, too.",
    "and a price of 1,000",
    // A digit before a sign that folds to nothing.
    "[00:00:50] Bo Lind: \u1c40\ufc5e",
  ].join("\n"),
);

it.each([
  ["we don't use it - we are unable", 5],
  ["unable to pay for the STRASSE", 5],
  ["“honestly”", 5],
  ["はい", 20],
  ["「はい」", 20],
  ["データが足りない", 20],
  ["istanbul is fine the cafe too", 42],
  ["price of 1,000", 40],
  ["\u1c40", 50],
  ["The café", null],
])("%s was said at %s", (quote, seconds) => {
  expect(checkQuote(LINES, quote, seconds)).toBe("said");
});

it.each([
  ["able to pay", 5, "unsaid"],
  ["İstanbul is fin", 40, "unsaid"],
  ["honestly はい", 5, "unsaid"],
  ["we use it", 5, "unsaid"],
  ["The café", 5, "elsewhere"],
  ["“…”", 5, "wordless"],
  ["use it", 5, "clipped"],
] as const)("%s at %s is %s", (quote, seconds, outcome) => {
  expect(checkQuote(LINES, quote, seconds)).toBe(outcome);
});

it("a word cut at either end is completed, and known to have been cut", () => {
  const [line] = LINES;
  const found = line && findQuote(line, quotedWords("able to pay for the Stra"));
  expect(line && findQuote(line, quotedWords("…"))).toBeUndefined();
  expect(found?.isWhole).toBe(false);
  expect(line?.text.slice(found?.start, found?.end)).toBe("unable to pay for the Straße");
});

it("whole words go before words that are cut, with the end of their sentence, and one place near by is enough", () => {
  const lines = parseTranscript(
    "[0:01] Bo: ...unable to pay. Able to pay?! No\n[0:30] Bo: Able to pay\nNo time\nAble, I say",
  );
  const [line] = lines;
  const found = line && findQuote(line, quotedWords("able to pay"));
  expect([line?.text.slice(found?.start, found?.end), found?.isWhole]).toEqual(["Able to pay?!", true]);
  const last = line && findQuote(line, quotedWords("no"));
  expect(line?.text.slice(last?.start, last?.end)).toBe("No");
  expect([1, 30, 60].map((seconds) => checkQuote(lines, "able to pay", seconds))).toEqual([
    "said",
    "said",
    "elsewhere",
  ]);
  expect(checkQuote(parseTranscript("Bo: Able to pay."), "able to pay", 500)).toBe("said");
});

it("what a line says is found in it, in any case and any form, also in what was printed of it", () => {
  const text = fc.string({ unit: "grapheme", minLength: 1 }).map((said) => said.replaceAll(/\s+/g, " ").trim());
  fc.assert(
    fc.property(text, (said) => {
      fc.pre(quotedWords(said) !== "");
      const lines = parseTranscript(printTranscript([{ speaker: "Ana Ruiz", startMs: 5_000, text: said }]));
      for (const quote of [said, said.normalize("NFD"), `“${said}”`, `… ${said}.`])
        expect(checkQuote(lines, quote, 5), quote).toBe("said");
    }),
  );
});
