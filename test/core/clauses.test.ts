import { expect, it } from "vitest";
import {
  affirmedPart,
  clausesAround,
  isDeniedAround,
  isDeniedBefore,
  sentencesAround,
  type TextSpan,
} from "../../core/text/clauses.ts";

const spanOf = (text: string, part: string): TextSpan => {
  const start = text.indexOf(part);
  return { start, end: start + part.length };
};

it.each([
  ["We ship in March.", "We ship in March."],
  ["We do not ship, but we bill.", "                but we bill."],
  ["We bill. We do not ship.  Ok.", "We bill.                  Ok."],
  ["Not now, Dr. Lee; we bill 1,000 - never. Ok?", "         Dr. Lee; we bill 1,000 -        Ok?"],
  ["\u51fa\u8377\u3057\u307e\u305b\u3093\u3002\u306f\u3044\u3002", `${" ".repeat(7)}\u306f\u3044\u3002`],
])("what %j affirms is %j", (text, affirmed) => {
  expect(affirmedPart(text)).toBe(affirmed);
});

it.each([
  [
    "Yes. We met Dr. Lee, who said: we ship today.  Ok.",
    "we ship",
    "We met Dr. Lee, who said: we ship today.",
    "we ship today.",
  ],
  ["One, two. Three, four.", "two. Three", "One, two. Three, four.", "two. Three,"],
  ["One, two, three", "two,", "One, two, three", "two,"],
  ["One, two, three", ", two", "One, two, three", "One, two,"],
  ["One, two, three", "two", "One, two, three", "two,"],
  [" One ", "One", "One", "One"],
])("around a part of %j, %j, stand a sentence and a clause", (text, part, sentence, clause) => {
  const cut = ({ start, end }: TextSpan) => text.slice(start, end);
  const span = spanOf(text, part);
  expect([cut(sentencesAround(text, span)), cut(clausesAround(text, span))]).toEqual([sentence, clause]);
});

it.each([
  ["We do not ship.", "ship", true, true],
  ["Wir liefern heute nicht.", "liefern", true, false],
  ["We ship, not bill.", "ship", false, false],
  ["Not bill, we ship.", "ship", false, false],
  ["No problem, we ship.", "ship", false, false],
])("in %j, %j is denied in its clause: %s, and before it: %s", (text, part, around, before) => {
  const span = spanOf(text, part);
  expect([isDeniedAround(text, span), isDeniedBefore(text, span.start)]).toEqual([around, before]);
});
