import { expect, it } from "vitest";
import { LEXICONS } from "../../coaching/offline/languages.ts";
import type { Language } from "../../coaching/offline/lexicon.ts";

const isOpen = (language: Language, text: string) => {
  const { open, request } = LEXICONS[language];
  return [open, request].some((words) => words.test(text.toLowerCase()));
};

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
])("a question that a name, a number or yes answers is closed: %s %s", (language, text) => {
  expect(isOpen(language, text)).toBe(false);
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
  expect(isOpen(language, text)).toBe(true);
});
