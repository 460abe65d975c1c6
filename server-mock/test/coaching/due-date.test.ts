import { expect, it } from "vitest";
import { dueDate } from "../../coaching/offline/due-date.ts";
import type { Language } from "../../coaching/offline/lexicon.ts";

/** A Tuesday. */
const TODAY = "2026-03-17T09:00:00.000Z";

const DATED: [Language, string, string | undefined][] = [
  ["en", "i'll post the keys tonight", "2026-03-17"],
  ["en", "i'll have it done this afternoon", "2026-03-17"],
  ["en", "you'll get the plan by close of play tomorrow", "2026-03-18"],
  ["en", "i'll be there on the second of april", "2026-04-02"],
  ["en", "let's say the twenty-third, in the morning", "2026-03-23"],
  ["en", "then on the thirtieth, that's the monday, at nine", "2026-03-30"],
  ["en", "i'll bring the first draft and the second sample", undefined],
  ["en", "on the thirtieth, that's the friday", undefined],
  ["en", "i'll tell you today what we do next week", undefined],
  ["en", "i will report on the fifteen today", "2026-03-17"],
  ["en", "somebody comes out a week from today", undefined],
  ["en", "i'll post them tomorrow and call you on the third of april", undefined],
  ["en", "i'll send the draft on the 10th of july and we sign on the 24th", undefined],
  ["en", "i'll send you half on the 10th and half on the 24th", undefined],
  ["en", "it's with you on january fifth", "2027-01-05"],
  ["en", "you'll have it by the twenty first", "2026-03-21"],
  ["en", "i'll call you next tuesday", "2026-03-24"],
  ["en", "i'll call you next wednesday", undefined],
  ["de", "dann danke ich ihnen, frau sonntag", undefined],
  ["de", "ich schick ihnen das heute noch", "2026-03-17"],
  ["de", "nächster termin ist montag, der dreiundzwanzigste, halb neun", "2026-03-23"],
  ["de", "wir sehen uns am siebten april um zehn", "2026-04-07"],
  ["de", "ich melde mich am ersten tag danach", undefined],
  ["de", "wir sehen uns am donnerstag, dem neunten, bei ihnen", "2026-04-09"],
  ["de", "ich rede morgens auch nicht", undefined],
  ["de", "heute in einer woche telefonieren wir wieder", undefined],
  ["de", "ich schicke es heute abend oder morgen", undefined],
  ["de", "ich rufe sie kommenden montag an", "2026-03-23"],
  ["es", "te mando la lista hoy", "2026-03-17"],
  ["es", "voy el veintitrés, que es lunes, a primera hora", "2026-03-23"],
  ["es", "le llamo el dos de abril", "2026-04-02"],
  ["es", "de hoy en ocho nos hablamos", undefined],
  ["es", "te mando los informes de los lunes", undefined],
  ["es", "quedamos el treinta y uno", "2026-03-31"],
  ["es", "el martes que viene le envío el contrato", "2026-03-24"],
  ["es", "el miércoles que viene, el veinticinco", "2026-03-25"],
  ["fr", "je vous envoie la photo ce soir", "2026-03-17"],
  ["fr", "le 23, c'est un lundi, je serai là à neuf heures", "2026-03-23"],
  ["fr", "je passe le premier avril", "2026-04-01"],
  ["fr", "je t'appelle le lendemain, le trois, à dix heures", "2026-04-03"],
  ["fr", "je te transfère le mail de demain", undefined],
  ["fr", "moi le lundi j'ai cours à quinze heures", undefined],
  ["fr", "je vous envoie le rapport du lundi", undefined],
  ["fr", "je vous l'envoie le vingt et un", "2026-03-21"],
  ["fr", "je vous rappelle lundi prochain", "2026-03-23"],
  ["ja", "本日中にお送りします", "2026-03-17"],
  ["ja", "次回は四月二日の木曜に伺います", "2026-04-02"],
  ["ja", "二十三日の月曜、午後二時にお電話します", "2026-03-23"],
  ["ja", "三日後にお電話します", undefined],
  ["ja", "明日お送りして、明後日お電話します", undefined],
  ["ja", "あさってまでに見積もりを出します", "2026-03-19"],
  ["ja", "あした改めてお電話します", "2026-03-18"],
  ["ja", "次の火曜日にお送りします", "2026-03-24"],
];

it.each(DATED)("the day of a promise is the day that its words name: %s, %s", (language, sentence, day) => {
  expect(dueDate(sentence, language, TODAY)).toBe(day);
});
