import { expect, it } from "vitest";
import { LEXICONS } from "../../coaching/offline/languages.ts";
import type { Language } from "../../coaching/offline/lexicon.ts";
import { isOpen } from "../../coaching/offline/signals/open-questions.ts";

const opens = (language: Language, text: string) => isOpen(text.toLowerCase(), LEXICONS[language]);

it.each<[Language, string]>([
  ["en", "What would the machine not running till August cost you?"],
  ["en", "What's the limit up to which you sign?"],
  ["en", "What are you burning a week, so that I have a picture?"],
  ["en", "How high does it get in there?"],
  ["en", "Can I have thirty seconds to say why I ring?"],
  ["de", "Was kostet so eine zweite Fahrt?"],
  ["de", "Was war denn Ihr Rahmen?"],
  ["de", "Wie tief ist der Schacht?"],
  ["es", "¿Y qué os cuesta una tarde de esas?"],
  ["ja", "そうなんですか。"],
  ["en", "And how do they order, in one lump or as they go?"],
  ["de", "Wie machen Sie das, auf Papier oder im System?"],
  ["es", "¿Y qué os preocupa más, que se pare otra vez o los jueves?"],
  ["fr", "Comment commandez-vous, par mail ou au téléphone ?"],
  ["ja", "どう注文されますか、それとも決まっていますか。"],
])("a question that a name, a number, a choice or yes answers is closed: %s %s", (language, text) => {
  expect(opens(language, text)).toBe(false);
});

it.each<[Language, string]>([
  ["en", "What happens when it breaks?"],
  ["en", "Did he say why?"],
  ["en", "What would change in a week?"],
  ["de", "Was hat Sie letztes Jahr am meisten Zeit gekostet?"],
  ["es", "¿Qué os cuesta más de todo esto?"],
  ["fr", "Qu'est-ce qui vous coûte le plus de temps ?"],
  ["ja", "差し支えなければ、理由を伺えますか。"],
  ["ja", "なんでそうなったんですか。"],
])("a question that invites to tell is open: %s %s", (language, text) => {
  expect(opens(language, text)).toBe(true);
});
