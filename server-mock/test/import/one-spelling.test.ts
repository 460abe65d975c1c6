import { expect, it } from "vitest";
import { withOneSpelling } from "../../team/import/named-speakers.ts";

it.each([
  [
    ["Ruiz, Ana", "Ana Ruiz"],
    ["Ruiz, Ana", "Ruiz, Ana"],
  ],
  [
    ["Bo Lind (she/her) | Acme", "Bo Lind"],
    ["Bo Lind (she/her) | Acme", "Bo Lind (she/her) | Acme"],
  ],
  [
    ["Bo Lind", "Bo Lind | Acme", "BO LIND"],
    ["Bo Lind", "Bo Lind", "Bo Lind"],
  ],
  // Two of one name, whom their companies tell apart, and one of whom nobody knows which it is.
  [
    ["Ana | Acme", "Ana | North"],
    ["Ana | Acme", "Ana | North"],
  ],
  [
    ["Ana", "Ana | Acme", "Ana | North"],
    ["Ana", "Ana | Acme", "Ana | North"],
  ],
  [
    ["Speaker 1", "Speaker 2"],
    ["Speaker 1", "Speaker 2"],
  ],
])("speakers %j are called %j", (speakers, expected) => {
  const turns = speakers.map((speaker, start) => ({ start, end: null, speaker, text: "x" }));
  expect(withOneSpelling({ format: "text", attendees: [], turns }).turns.map(({ speaker }) => speaker)).toEqual(
    expected,
  );
});
