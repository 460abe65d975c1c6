import { expect, it } from "vitest";
import { languageOf } from "../../coaching/offline/language.ts";
import { callWith } from "./support/calls.ts";

const DUTCH = "Eerlijk gezegd is de prijs prima, maar de invoering is waar ik me zorgen over maak. Hoe lang duurt het?";
const GERMAN = "Das Pricing ist pro Seat, das Onboarding macht Customer Success, und der Rollout geht in zwei Sprints.";

it.each([
  [null, GERMAN, "de"],
  [null, "hola qué tal sí te oigo bien a ver dónde nos quedamos", "es"],
  [null, "Donc le planificateur recopie chaque commande la nuit. Ça lui prend combien de temps ?", "fr"],
  [null, "SalesforceとHubSpotを使っていて、オンボーディングはカスタマーサクセスが担当です。", "ja"],
  [null, DUTCH, undefined],
  [null, "Perdemos dois motoristas no mês passado e ninguém deu por isso até ao fim do mês.", undefined],
  ["en-US", GERMAN, "de"],
  ["en", DUTCH, undefined],
  ["de_AT", "Ja.", "de"],
  ["en", "14, 15, 16.", "en"],
  ["en", "Yeah. Okay. Mm-hm. Right. Uh-huh, no. ".repeat(3), "en"],
  ["de", "Ja. Genau. Mhm. Okay. ".repeat(6), "de"],
])(
  "a call is in the language that is spoken, and in the recorder's (%s) where little is said: %s",
  (language, text, spoken) => {
    expect(languageOf(callWith(`A: ${text}`, { language }))).toBe(spoken);
  },
);

it("a text without punctuation is read in no time, however long it is", () => {
  const text = "we lost two drivers last month and nobody noticed until payroll ran ".repeat(20_000);
  expect(languageOf(callWith(`A: ${text}`, { language: null }))).toBe("en");
  expect(languageOf(callWith(`A: ${"日".repeat(1_000_000)}`, { language: null }))).toBeUndefined();
});
